"""What chance decides about a board: where access tokens to the sky lie (SKY-2), which natives hide sites (MIX-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.board import ACCESS, Board
from elbowroom.engine.regions import BIT, members, region_set

if TYPE_CHECKING:
    from elbowroom.engine.state import State

GUARDIANS: Final = 2  # natives on each region that hides a site (UG-2.2)


def access_pairs(board: Board) -> list[tuple[int, int]]:
    """Where the two access tokens may lie: the strictest advice that leaves a choice (SKY-2.5)."""
    ground = members(board.land & ~board.sky)
    inland = [r for r in ground if not board.edge & BIT[r]]
    for regions, distance in ((inland, 3), (inland, 2), (ground, 3), (ground, 1)):
        pairs = [(a, b) for a in regions for b in regions if a != b and not _within(board, a, b, distance - 1)]
        if pairs:
            return pairs
    return []


def _within(board: Board, start: int, goal: int, steps: int) -> bool:
    """Whether one region is reached from another over land of the ground in so many steps."""
    land = board.land & ~board.sky
    reached: i64 = BIT[start]
    for _ in range(steps):
        reached |= board.neighbours(reached) & land
    return reached & BIT[goal] != 0


def lay_access(s: State, places: list[int]) -> None:
    """Put the access tokens, in the order of ACCESS, on two regions of the ground."""
    for token in range(len(ACCESS)):
        s.words[s.rules.access_at + token] = places[token]
    join_sky(s)


def join_sky(s: State) -> None:
    """Let the board of a game follow its access tokens."""
    places = access_regions(s)
    if places:
        s.board = s.rules.board.joined(places)


def access_regions(s: State) -> list[int]:
    """Where the access tokens lie, in the order of ACCESS; empty without a sky."""
    if not s.rules.board.sky:
        return []
    return [int(s.words[s.rules.access_at + token]) for token in range(len(ACCESS))]


def guarded_sets(s: State) -> list[list[int]]:
    """All sets of regions with natives that can hide sites: no two adjacent, as many as asked for or as fit."""
    candidates = [r for r in range(s.board.size) if s.board.natives[r]]
    best: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int, blocked: int) -> None:
        if not best or len(chosen) > len(best[0]):
            best[:] = [list(chosen)]
        elif len(chosen) == len(best[0]):
            best.append(list(chosen))
        if len(chosen) == s.rules.monsters:
            return
        for i in range(start, len(candidates)):
            r = candidates[i]
            if not blocked & BIT[r]:
                chosen.append(r)
                extend(i + 1, blocked | int(s.board.neighbours(BIT[r])))
                chosen.pop()

    extend(0, 0)
    return best


def hide_sites(s: State, regions: list[int]) -> None:
    """Guardians take the place of natives and hide a site each."""
    for r in regions:
        s.set_natives(r, GUARDIANS)
    s.words[at.HIDING] |= region_set(regions)
