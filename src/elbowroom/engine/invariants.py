"""What must hold in every position (CORE-13). Used by tests, simulations with checks on, and content checks."""

from __future__ import annotations

from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.phases import DECIDE, GAME_OVER, PICK
from elbowroom.engine.regions import members
from elbowroom.engine.state import State


class InvariantBroken(ElbowRoomError):
    """The engine has reached an impossible position: a bug, never a player's fault."""


def check_invariants(s: State) -> None:
    """Raise InvariantBroken with everything that is wrong with the position."""
    problems: list[str] = []
    _check_tokens(s, problems)
    _check_regions(s, problems)
    _check_races(s, problems)
    _check_tiles(s, problems)
    _check_markers(s, problems)
    if problems:
        raise InvariantBroken(f"{s!r}: " + "; ".join(problems))


def _check_tokens(s: State, problems: list[str]) -> None:
    """CORE-13.1: every token is in exactly one place. CORE-13.6: no balance is negative."""
    found = [int(tokens) for tokens in s.words[at.TRAY : at.TRAY + len(s.rules.races)]]
    tray = list(found)
    on_board = [int(tokens) for tokens in s.words[at.TOKENS : at.TOKENS + s.board.size]]
    for slot in range(s.rules.players * 3):
        race = s.race(slot)
        amounts = [s.hand(slot), s.reserve(slot), *[on_board[r] for r in members(s.occupied(slot))]]
        if race < 0:
            if any(amounts):
                problems.append(f"CORE-13.1: empty slot {slot} has tokens {amounts}")
            continue
        if min(amounts) < 0:
            problems.append(f"CORE-13.1: slot {slot} has a negative number of tokens: {amounts}")
        found[race] += int(sum(amounts))
    for race, total in enumerate(found):
        if total != s.rules.tray[race] or tray[race] < 0:
            key = s.rules.races[race].key
            problems.append(
                f"CORE-13.1: {total} tokens of {key}, {tray[race]} in the tray, must be {s.rules.tray[race]}"
            )
    for seat in range(s.rules.players):
        if s.coins(seat) < 0:
            problems.append(f"CORE-13.6: seat {seat + 1} has {s.coins(seat)} coins")


def _check_regions(s: State, problems: list[str]) -> None:
    """CORE-13.2: one race in a region, never together with natives; and the derived numbers are right."""
    w, size = s.words, int(s.board.size)
    owners = [-1] * size
    for slot in range(s.rules.players * 3):
        for r in members(s.occupied(slot)):
            if owners[r] >= 0:
                problems.append(f"CORE-13.2: region {r + 1} belongs to slots {owners[r]} and {slot}")
            owners[r] = int(slot)
    costs = [int(cost) for cost in s.board.bare_cost]
    for kind, marker in enumerate(s.rules.markers):
        if marker.defence:
            for r in members(s.marked(kind)):
                costs[r] += int(s.markers_at(kind, r)) * marker.defence
    rows = zip(
        w[at.OWNER : at.OWNER + size],
        owners,
        w[at.TOKENS : at.TOKENS + size],
        w[at.NATIVES : at.NATIVES + size],
        w[at.DEFENCE : at.DEFENCE + size],
        costs,
        strict=True,
    )
    for r, (owner, occupant, tokens, natives, defence, cost) in enumerate(rows):
        if owner != occupant or (occupant >= 0) != (tokens > 0):
            problems.append(f"region {r + 1}: owner {owner}, {tokens} tokens, occupied by slot {occupant}")
        if occupant >= 0 and natives:
            problems.append(f"CORE-13.2: region {r + 1} holds natives and race tokens")
        if defence != cost + tokens + natives:
            problems.append(f"region {r + 1}: defence {defence} instead of {cost + tokens + natives}")


def _check_races(s: State, problems: list[str]) -> None:
    """CORE-13.3: between turns nothing waits in a hand. CORE-13.4: each slot holds the right kind of race."""
    between_turns = s.phase == DECIDE or s.phase == PICK or s.phase == GAME_OVER
    for slot in range(s.rules.players * 3):
        if s.race(slot) < 0:
            continue
        if between_turns and s.hand(slot) and s.occupied(slot):
            problems.append(f"CORE-13.3: slot {slot} holds {s.hand(slot)} tokens between turns")
        if slot % 3 == 0 and s.power(slot) < 0:
            problems.append(f"CORE-13.4: the active race of seat {slot // 3 + 1} has no power")
        if slot % 3 and (slot % 3 == 2) != _stays_beside(s, slot):
            problems.append(f"CORE-13.4: the race in slot {slot} does not belong there")
        if slot % 3 and not s.occupied(slot) and not s.hand(slot):
            problems.append(f"CORE-9.7: the race in slot {slot} should have vanished")


def _stays_beside(s: State, slot: int) -> bool:
    """Whether a race in decline does not count toward the limit of one."""
    power = s.power(slot)
    return s.rules.races[s.race(slot)].stays_beside or (power >= 0 and s.rules.powers[power].stays_beside)


def _check_tiles(s: State, problems: list[str]) -> None:
    """CORE-13.5: every banner and badge is in exactly one place."""
    races = banner_stack(s)
    powers = badge_stack(s) + members(s.words[at.DISCARD])
    for index in range(s.visible):
        races.append(int(s.column_race(index)))
        powers.append(int(s.column_power(index)))
    for slot in range(s.rules.players * 3):
        if s.race(slot) >= 0:
            races.append(int(s.race(slot)))
        if s.power(slot) >= 0:
            powers.append(int(s.power(slot)))
    if sorted(races) != list(range(len(s.rules.races))):
        problems.append(f"CORE-13.5: banners {sorted(races)}")
    if sorted(powers) != list(range(len(s.rules.powers))):
        problems.append(f"CORE-13.5: badges {sorted(powers)}")


def _check_markers(s: State, problems: list[str]) -> None:
    """CORE-13.7: no more markers than there are, one in a region unless they pile, only where a race stands."""
    for kind, marker in enumerate(s.rules.markers):
        on_board = s.markers_on_board(kind)
        if on_board > marker.supply:
            problems.append(f"CORE-13.7: {on_board} {marker.name} on the board, there are {marker.supply}")
        for r in members(s.marked(kind)):
            if s.markers_at(kind, r) < 1:
                problems.append(f"region {r + 1} is marked with {marker.key} but holds none")
            if s.owner(r) < 0:
                problems.append(f"CORE-13.7: {marker.name} in region {r + 1} where no race stands")
