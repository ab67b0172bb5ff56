"""Going into decline, and races that disappear (CORE-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.column import discard_badge, return_banner
from elbowroom.engine.hooks import ON_DECLINE, Tile
from elbowroom.engine.regions import first

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def decline(s: State, seat: i64) -> i64:
    """The active race of a player declines, in the order of CORE-9.3; returns the slot it declined to."""
    w = s.words
    slot = seat * 3
    race = s.rules.races[s.race(slot)]
    power = s.rules.powers[s.power(slot)]
    for tile in s.listening(ON_DECLINE, slot):
        tile.on_decline(s, slot)
    beside = race.stays_beside or power.stays_beside
    place = slot + 2 if beside else slot + 1
    if w[at.RACE + place] >= 0:
        vanish(s, place)
    _to_tray(s, slot, w[at.HAND + slot] + w[at.RESERVE + slot])
    if s.events is not None:
        s.tell("declined", seat, -1, 0, race.key)
    keeps_all = race.stays_whole or power.stays_whole
    regions = w[at.OCCUPIED + slot]
    while regions:
        r = first(regions)
        regions &= regions - 1
        if not keeps_all:
            _to_tray(s, slot, w[at.TOKENS + r] - 1)
            s.set_tokens(r, 1)
        w[at.OWNER + r] = place
    _remove_markers(s, race, w[at.OCCUPIED + slot])
    _remove_markers(s, power, w[at.OCCUPIED + slot])
    w[at.RACE + place] = w[at.RACE + slot]
    w[at.OCCUPIED + place] = w[at.OCCUPIED + slot]
    if power.holds_badge or race.holds_badge:
        w[at.POWER + place] = power.index
    else:
        discard_badge(s, power.index)
    _clear_slot(s, slot)
    vanish_if_gone(s, place)
    return place


def _clear_slot(s: State, slot: i64) -> None:
    """Nothing of a race that has left its slot remains there."""
    w = s.words
    w[at.RACE + slot] = -1
    w[at.POWER + slot] = -1
    w[at.HAND + slot] = 0
    w[at.RESERVE + slot] = 0
    w[at.OCCUPIED + slot] = 0
    w[at.NONEMPTY + slot] = 0
    w[at.ATTACKED + slot] = 0
    w[at.CONQUERED + slot] = 0


def _remove_markers(s: State, tile: Tile, occupied: i64) -> None:
    """Markers leave the map with the decline unless they say they stay."""
    marker = tile.marker
    while marker < tile.marker + tile.marker_kinds:
        if not s.rules.marker_lasting[marker]:
            regions = s.marked(marker) & occupied
            while regions:
                s.clear_marker(marker, first(regions))
                regions &= regions - 1
        marker += 1


def vanish_if_gone(s: State, slot: i64) -> None:
    """A race in decline without tokens disappears at once (CORE-9.7); an active race never does (CORE-4.6)."""
    if slot % 3 and s.occupied(slot) == 0 and (s.hand(slot) == 0 or not s.rules.acts_in_decline[s.race(slot)]):
        vanish(s, slot)


def vanish(s: State, slot: i64) -> None:
    """Take a race off the board for good: tokens to the tray, banner and badge back."""
    w = s.words
    regions = w[at.OCCUPIED + slot]
    while regions:
        _to_tray(s, slot, s.vacate(first(regions)))
        regions &= regions - 1
    _to_tray(s, slot, w[at.HAND + slot] + w[at.RESERVE + slot])
    race = w[at.RACE + slot]
    power = w[at.POWER + slot]
    _clear_slot(s, slot)
    if s.events is not None:
        s.tell("vanished", slot // 3, -1, 0, s.rules.races[race].key)
    if power >= 0:
        discard_badge(s, power)
    return_banner(s, race)


def _to_tray(s: State, slot: i64, tokens: i64) -> None:
    s.words[at.TRAY + s.words[at.RACE + slot]] += tokens
