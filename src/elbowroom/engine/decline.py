"""Going into decline, and races that disappear (CORE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.buried import all_buried, buried, unearth
from elbowroom.engine.column import discard_badge, return_banner
from elbowroom.engine.events import Declined, Vanished
from elbowroom.engine.hooks import ON_DECLINE, VANISHES, Tile
from elbowroom.engine.regions import first
from elbowroom.engine.slots import Slot, active_of, in_decline, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def decline(s: State, seat: i64) -> Slot:
    """The active race of a player declines, in the order of CORE-9.3; returns the slot it declined to, -1 for none."""
    w = s.words
    slot = active_of(seat)
    race = s.rules.races[s.race(slot)]
    power = s.rules.powers[s.power(slot)]
    beside = race.stays_beside
    keeps_all = race.stays_whole
    for badge in s.badges(slot):
        beside = beside or badge.stays_beside
        keeps_all = keeps_all or badge.stays_whole
    leaves = False
    for tile in s.listening(VANISHES, slot):
        leaves = leaves or tile.vanishes(s, slot)
    for tile in s.listening(ON_DECLINE, slot):
        tile.on_decline(s, slot)
    place = slot + 2 if beside else slot + 1
    if w[at.RACE + place] >= 0:
        vanish(s, place)
    discard_buried(s, w[at.OCCUPIED + slot])
    if s.rules.decline_unearths:  # also those of a race that stays beside the new one
        discard_buried(s, buried(s, slot + 1) | buried(s, slot + 2))
    if leaves:
        _remove_markers(s, race)
        vanish(s, slot)
        return -1
    _to_tray(s, slot, w[at.HAND + slot] + w[at.RESERVE + slot])
    if s.events is not None:
        s.tell(Declined(seat, race.key))
    regions = w[at.OCCUPIED + slot]
    while regions:
        r = first(regions)
        regions &= regions - 1
        if not keeps_all:
            _to_tray(s, slot, w[at.TOKENS + r] - 1)
            s.set_tokens(r, 1)
        w[at.OWNER + r] = place
    _remove_markers(s, race)
    for badge in s.badges(slot):
        _remove_markers(s, badge)
    w[at.OCCUPIED + place] = w[at.OCCUPIED + slot]
    keeps_badge = power.holds_badge or race.holds_badge
    s.enrol(place, race.index, power.index if keeps_badge else -1)
    if not keeps_badge:
        discard_badge(s, power.index)
    _clear_slot(s, slot)
    vanish_if_gone(s, place)
    return place


def _clear_slot(s: State, slot: Slot) -> None:
    """Nothing of a race that has left its slot remains there."""
    w = s.words
    w[at.HAND + slot] = 0
    w[at.RESERVE + slot] = 0
    w[at.OCCUPIED + slot] = 0
    s.enrol(slot, -1, -1)
    w[at.NONEMPTY + slot] = 0
    w[at.ATTACKED + slot] = 0
    w[at.CONQUERED + slot] = 0


def _remove_markers(s: State, tile: Tile) -> None:
    """Markers leave the map with the decline unless they say they stay."""
    marker = tile.marker
    while marker < tile.marker + tile.marker_kinds:
        if not s.rules.marker_lasting[marker] and not s.rules.markers[marker].fleeting:
            regions = s.marked(marker)
            while regions:
                s.clear_marker(marker, first(regions))
                regions &= regions - 1
        marker += 1


def vanish_if_gone(s: State, slot: Slot) -> None:
    """A race in decline without tokens disappears at once (CORE-9.7); an active race never does (CORE-4.6)."""
    if in_decline(slot) and s.occupied(slot) == 0 and (s.hand(slot) == 0 or not s.rules.acts_in_decline[s.race(slot)]):
        if buried(s, slot):
            _to_tray(s, slot, s.hand(slot))  # they have nowhere to go, but the race is still there
            s.words[at.HAND + slot] = 0
        else:
            vanish(s, slot)


def vanish(s: State, slot: Slot) -> None:
    """Take a race off the board for good: tokens to the tray, banner and badge back."""
    w = s.words
    regions = w[at.OCCUPIED + slot]
    while regions:
        _to_tray(s, slot, s.vacate(first(regions)))
        regions &= regions - 1
    regions = buried(s, slot)
    while regions:
        unearth(s, first(regions))
        _to_tray(s, slot, 1)
        regions &= regions - 1
    _to_tray(s, slot, w[at.HAND + slot] + w[at.RESERVE + slot])
    race = w[at.RACE + slot]
    power = w[at.POWER + slot]
    _clear_slot(s, slot)
    if s.events is not None:
        s.tell(Vanished(seat_of(slot), s.rules.races[race].key))
    if power >= 0:
        discard_badge(s, power)
    return_banner(s, race)


def discard_buried(s: State, regions: i64) -> None:
    """Tokens that lie under the given regions go to their trays."""
    regions &= all_buried(s)
    while regions:
        below = unearth(s, first(regions))
        regions &= regions - 1
        _to_tray(s, below, 1)
        vanish_if_gone(s, below)


def discard_token(s: State, region: i64) -> None:
    """One token of a race in decline goes back to the tray."""
    slot = s.owner(region)
    _to_tray(s, slot, 1)
    if s.tokens(region) > 1:
        s.set_tokens(region, s.tokens(region) - 1)
    else:
        s.vacate(region)
        vanish_if_gone(s, slot)


def replace_tokens(s: State, region: i64, slot: Slot) -> None:
    """A race in decline makes room for one token of another race of its player, from the tray or else from hand."""
    old = s.owner(region)
    _to_tray(s, old, s.vacate(region))
    if s.tray(s.race(slot)) > 0:
        _to_tray(s, slot, -1)
    else:
        s.add_hand(slot, -1)
    s.settle(slot, region, 1)
    vanish_if_gone(s, old)


def _to_tray(s: State, slot: Slot, tokens: i64) -> None:
    s.words[at.TRAY + s.words[at.RACE + slot]] += tokens
