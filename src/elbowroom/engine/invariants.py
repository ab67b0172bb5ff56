"""What must hold in every position (CORE-13). Used by tests, simulations with checks on, and content checks."""

from __future__ import annotations

from elbowroom.engine import layout as at
from elbowroom.engine.buried import all_buried, buried
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.hooks import MAY_STAY
from elbowroom.engine.phases import (
    AFTERMATH,
    CONQUER,
    DECIDE,
    GAME_OVER,
    LEGACY,
    PICK,
    READY,
    REDEPLOY,
    START_EFFECTS,
)
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.sites import site_stack
from elbowroom.engine.slots import BESIDE, in_decline, place_of, seat_of
from elbowroom.engine.state import State


class InvariantBroken(ElbowRoomError):
    """The engine has reached an impossible position: a bug, never a player's fault."""


def check_invariants(s: State) -> None:
    """Raise InvariantBroken with everything that is wrong with the position."""
    if problems := broken_invariants(s):
        raise InvariantBroken(f"{s!r}: " + "; ".join(problems))


def broken_invariants(s: State) -> list[str]:
    """Everything that is wrong with the position."""
    problems: list[str] = []
    _check_tokens(s, problems)
    _check_regions(s, problems)
    _check_races(s, problems)
    _check_tiles(s, problems)
    _check_markers(s, problems)
    _check_terrain(s, problems)
    _check_hooks(s, problems)
    if s.rules.sites:
        _check_sites(s, problems)
    for tile in s.rules.tiles():
        problems.extend(tile.problems(s))
    return problems


def _check_tokens(s: State, problems: list[str]) -> None:
    """CORE-13.1: every token is in exactly one place. CORE-13.6: no balance is negative."""
    found = [int(tokens) for tokens in s.words[at.TRAY : at.TRAY + len(s.rules.races)]]
    tray = list(found)
    on_board = [int(tokens) for tokens in s.words[at.TOKENS : at.TOKENS + s.board.size]]
    for slot in range(s.rules.slots):
        race = s.race(slot)
        below = len(members(buried(s, slot)))
        amounts = [s.hand(slot), s.reserve(slot), below, *[on_board[r] for r in members(s.occupied(slot))]]
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
    for slot in range(s.rules.slots):
        for r in members(s.occupied(slot)):
            if owners[r] >= 0:
                problems.append(f"CORE-13.2: region {r + 1} belongs to slots {owners[r]} and {slot}")
            owners[r] = int(slot)
    costs = [int(cost) for cost in s.board.bare_cost]
    for kind, marker in enumerate(s.rules.markers):
        if marker.defence:
            for r in members(s.marked(kind)):
                costs[r] += int(s.markers_at(kind, r)) * marker.defence
    for r in members(all_buried(s)):
        costs[r] += 1
    for site in s.rules.sites:
        if s.site_region(site.index) >= 0:
            costs[s.site_region(site.index)] += site.defence
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
    for slot in range(s.rules.slots):
        if s.race(slot) < 0:
            continue
        if between_turns and s.hand(slot) and s.occupied(slot):
            problems.append(f"CORE-13.3: slot {slot} holds {s.hand(slot)} tokens between turns")
        if not in_decline(slot) and s.power(slot) < 0:
            problems.append(f"CORE-13.4: the active race of seat {seat_of(slot) + 1} has no power")
        lent = any(power.stays_beside for power in s.rules.powers) and s.words[at.FOUND]
        beside = place_of(slot) == BESIDE
        if in_decline(slot) and beside != _stays_beside(s, slot) and not (beside and lent):
            problems.append(f"CORE-13.4: the race in slot {slot} does not belong there")
        if in_decline(slot) and not s.occupied(slot) and not s.hand(slot) and not buried(s, slot):
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
    for slot in range(s.rules.slots):
        if s.race(slot) >= 0:
            races.append(int(s.race(slot)))
        if s.power(slot) >= 0:
            powers.append(int(s.power(slot)))
    for site in s.rules.sites:
        if s.site_badge(site.index) >= 0:
            powers.append(int(s.site_badge(site.index)))
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
            if s.owner(r) < 0 and not marker.independent:
                problems.append(f"CORE-13.7: {marker.name} in region {r + 1} where no race stands")
            bars_all = marker.immune and marker.independent and not marker.lets_keeper_pass
            if bars_all and (s.tokens(r) or s.natives(r)):
                problems.append(f"UG-12.5: {marker.name} in region {r + 1}, which is not empty")


def _check_hooks(s: State, problems: list[str]) -> None:
    """The hooks kept for each slot are those of its tiles."""
    fresh = s.copy()
    for slot in range(s.rules.slots):
        fresh.refresh(slot)
        if fresh.hooks(slot) != s.hooks(slot):
            problems.append(f"the hooks of slot {slot} are out of date")


def _check_terrain(s: State, problems: list[str]) -> None:
    """UG-12.1: only who may stay stands on a River when no race of the player moves. UG-12.2: nothing is in a Chasm."""
    river, chasm = int(s.board.river), int(s.board.chasm)
    if not river and not chasm:
        return
    moving = s.phase in (START_EFFECTS, LEGACY, READY, CONQUER, AFTERMATH)
    for slot in range(s.rules.slots):
        standing = int(s.occupied(slot))
        if standing & chasm:
            problems.append(f"UG-12.2: slot {slot} stands in a Chasm")
        on_the_move = moving or (s.phase == REDEPLOY and slot > s.acting)  # one race redeploys after the other
        if standing & river and not (on_the_move and seat_of(slot) == s.turn_of):
            stay = int(s.board.everywhere) & ~river
            for tile in s.listening(MAY_STAY, slot):
                stay = int(tile.may_stay(s, slot, stay))
            if standing & river & ~stay & ~int(s.words[at.KEPT]):
                problems.append(f"UG-12.1: slot {slot} stands on a River")
    if s.guarded() & chasm or s.words[at.SITED] & chasm or s.words[at.HIDING] & chasm:
        problems.append("UG-12.2: a guardian or a site is in a Chasm")


def _check_sites(s: State, problems: list[str]) -> None:
    """UG-12.3: natives guard a site each. UG-12.6: a site is in the stack, in one region or out of the game."""
    stack = site_stack(s)
    found = [int(site.index) for site in s.rules.sites if s.site_region(site.index) >= 0]
    if len(set(stack + found)) != len(stack) + len(found) or min([0, *stack]) < 0:
        problems.append(f"UG-12.6: sites {stack} are still hidden and {found} have been found")
    if found != members(s.words[at.FOUND]):
        problems.append(f"UG-12.6: the sites {found} lie on the board, not {members(s.words[at.FOUND])}")
    sited = 0
    for index in found:
        sited |= int(BIT[s.site_region(index)])
    if sited != s.words[at.SITED]:
        problems.append(f"UG-12.6: sites lie in the regions {members(sited)}, not {members(s.words[at.SITED])}")
    for r in range(s.board.size):
        hides = s.words[at.HIDING] & BIT[r] != 0
        uncovered = hides and s.is_empty(r) and s.rules.natives_may_leave
        if (
            ((s.natives(r) > 1) != hides and not uncovered)
            or (s.natives(r) == 1 and s.board.natives[r] > 1)
            or s.natives(r) > 2
        ):
            problems.append(
                f"UG-12.3: {s.natives(r)} natives in region {r + 1}, which {'hides' if hides else 'has no'} site"
            )
    if s.armed and not s.conquering:
        problems.append(f"sites {members(s.armed)} are armed when nothing can be conquered")
