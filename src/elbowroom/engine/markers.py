"""Markers a player puts where he likes: offering places, moving them, and placing the rest by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine.actions import Action, add_each
from elbowroom.engine.errors import (
    AlreadyUsed,
    ChoicePending,
    IllegalAction,
    NoRoom,
    NothingToPlace,
    NotYours,
    WrongDecision,
)
from elbowroom.engine.hooks import Tile
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.redeploy import weakest
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def waiting_markers(s: State, tile: Tile) -> i64:
    """How many markers of a tile are not on the board."""
    return s.rules.markers[tile.marker].supply - s.markers_on_board(tile.marker)


def room(s: State, tile: Tile, slot: Slot) -> i64:
    """Regions of the race that can take one more marker of the tile."""
    occupied = s.occupied(slot)
    return occupied if s.rules.markers[tile.marker].piles else occupied & ~s.marked(tile.marker)


def offer_moves(s: State, tile: Tile, slot: Slot, put: list[Action], lift: list[Action], out: list[Action]) -> None:
    """Offer to place a marker that waits, or else, in redeployment, to lift one; each once a turn at the most.

    Lifting is counted in the tile's first turn note so that a turn cannot go on for ever.
    """
    if waiting_markers(s, tile) > 0:
        add_each(out, put, room(s, tile, slot))
    elif s.phase == REDEPLOY and s.note(tile, tile.lasting) < s.rules.markers[tile.marker].supply:
        add_each(out, lift, s.marked(tile.marker) & s.occupied(slot))


def perform_move(s: State, tile: Tile, action: Action, put: list[Action], lift: list[Action]) -> bool:
    """Carry out an action of `offer_moves`."""
    if action.kind == put[0].kind:
        s.put_marker(tile.marker, action.target)
        return True
    if action.kind == lift[0].kind:
        s.take_marker(tile.marker, action.target)
        s.set_note(tile, tile.lasting, s.note(tile, tile.lasting) + 1)
        return True
    return False


def place_rest(s: State, tile: Tile, slot: Slot) -> None:
    """Put all markers that wait where they help most (CORE-7.12), as far as there is room."""
    while waiting_markers(s, tile) > 0 and room(s, tile, slot):
        s.put_marker(tile.marker, weakest(s, room(s, tile, slot)))


def move_refusal(
    s: State, tile: Tile, slot: Slot, action: Action, put: list[Action], lift: list[Action], withdraws: bool = False
) -> IllegalAction | None:
    """Why a marker cannot be placed or lifted; `withdraws`: it is also placed when its race has been attacked."""
    marker = s.rules.markers[tile.marker]
    here = int(action.target)
    if action.kind != put[0].kind and action.kind != lift[0].kind:
        return None
    placing_withdrawn = withdraws and s.phase == WITHDRAW and action.kind == put[0].kind
    if s.acting != slot or (s.phase != REDEPLOY and not placing_withdrawn):
        return WrongDecision("marker-moved-when", tile.rule, marker=marker.key)
    if action.kind == put[0].kind:
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours("not-occupied", tile.rule, region=here)
        if not room(s, tile, slot) & BIT[action.target]:
            return NoRoom("marker-there", tile.rule, region=here, marker=marker.key)
        return NothingToPlace("no-marker-waits", tile.rule, marker=marker.key)
    if not s.marked(tile.marker) & BIT[action.target]:
        return NothingToPlace("no-marker-there", tile.rule, region=here, marker=marker.key)
    if waiting_markers(s, tile) > 0:
        return ChoicePending("marker-in-hand-first", tile.rule, marker=marker.key)
    return AlreadyUsed("markers-moved", tile.rule, marker=marker.key)


def put_fleeting(s: State, marker: i64, region: i64, seat: i64) -> None:
    """Put a marker that leaves at the start of a player's next turn."""
    i: i64 = 0
    while s.rules.fleeting[i] != marker:
        i += 1
    s.words[s.rules.fleeting_at + i * 6 + seat] |= BIT[region]
    s.put_marker(marker, region)


def clear_fleeting(s: State, seat: i64) -> None:
    """A player's turn begins: what he put there for one round leaves."""
    place = s.rules.fleeting_at + seat
    for marker in s.rules.fleeting:
        regions = s.words[place]
        s.words[place] = 0
        while regions:
            s.take_marker(marker, first(regions))
            regions &= regions - 1
        place += 6
