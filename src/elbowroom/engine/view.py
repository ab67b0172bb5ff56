"""What one player may see or know: the only place where hidden information is taken out (CORE-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import stack_sites
from elbowroom.engine.state import State

_EVERYBODY: Final = -1  # the set of all seats


def view(s: State, viewer: int, also: i64 = 0) -> State:
    """A position without what the viewer may not know; seat -1 is a spectator, `also` a set of further seats.

    Other players' coins read 0 until the game is over or scores are open, the stacks are in a fixed order that tells
    nothing, and chance is a new source. The legal actions of the viewer are those of the true position.
    """
    seen = State(s.rules, Chance(0), s)
    if not coins_are_open(s):
        for seat in range(s.rules.players):
            if seat != viewer and not also & BIT[seat]:
                seen.words[at.COINS + seat] = 0
                seen.hidden |= BIT[seat]
    banners = sorted(banner_stack(s))
    badges = sorted(badge_stack(s))
    for i in range(at.RACE_STACK, at.TRAY):
        seen.words[i] = -1
    stack_banners(seen, banners)
    stack_badges(seen, badges)
    stack_sites(seen, [site for site in range(s.rules.site_count) if s.site_region(site) < 0])
    return seen


def counted_view(s: State, seat: int) -> State:
    """The same for a player who has counted along: everybody's coins are what was openly earned and paid (CORE-11.5).

    Bots get this. There is nothing else to keep: no coin ever changes hands in secret, so what can be counted is what
    is there. People are shown it by the house rule `openScores` only.
    """
    return view(s, seat, _EVERYBODY)


def coins_are_open(s: State) -> bool:
    """Whether everybody's balance may be seen (CORE-11.2, 11.4)."""
    return s.rules.open_scores or s.over
