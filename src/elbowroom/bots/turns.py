"""Whole turns in the mind: played by chance, as planned, or to their shortest end."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import (
    ABANDON_KIND,
    CONQUER_KIND,
    DIE_KIND,
    DONE_KIND,
    PLACE_KIND,
    STOP_KIND,
    Action,
)
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.conquest import Prices
from elbowroom.engine.hooks import WORTH_LESS, WORTH_MORE
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import stack_sites
from elbowroom.engine.slots import Slot, in_decline
from elbowroom.engine.state import State

LONGEST: Final = 80  # actions in a turn; no turn of printed tiles comes near
_FINE: Final = 1 << 20


def world(view: State, seed: int) -> State:
    """One of the games that a view may belong to: what nobody has seen is shuffled, and dice are new."""
    s = view.copy(seed=seed)
    random = Random(seed)
    stack_banners(s, _shuffled(banner_stack(s), random))
    stack_badges(s, _shuffled(badge_stack(s), random))
    if s.words[at.HIDING]:
        hidden = [site for site in range(s.rules.site_count) if s.site_region(site) < 0]
        stack_sites(s, _shuffled(hidden, random))
    return s


def _shuffled(tiles: list[int], random: Random) -> list[int]:
    i: i64 = len(tiles) - 1
    while i > 0:
        j = random.randrange(i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
        i -= 1
    return tiles


def follow(s: State, seat: i64, plan: list[Action]) -> i64:
    """Play what is planned as long as it is possible; returns how many actions that were."""
    done: i64 = 0
    for action in plan:
        if s.turn_of != seat or s.over:
            break
        if s.decider != seat or action not in s.legal():
            break
        s.apply(action)
        done += 1
    return done


def finish(s: State, seat: i64) -> None:
    """The shortest way to the end of the turn."""
    steps: i64 = 0
    while s.turn_of == seat and steps < LONGEST and not s.over:
        steps += 1
        legal = s.legal()
        s.apply(legal[len(legal) - 1])


def recall(s: State, seat: i64, plan: list[Action], done: list[Action]) -> None:
    """Play of a plan what is possible, leaving out the rest; what is played is added to `done`."""
    for action in plan:
        if s.turn_of != seat or s.decider != seat or s.over:
            break
        if action in s.legal():
            s.apply(action)
            done.append(action)


def improvise(s: State, seat: i64, random: Random, plan: list[Action], daring: float, timid: i64 = 0) -> None:
    """Go on with the turn by chance, to its end. What is done up to the placing of tokens is added to the plan.

    The less daring, the more often what looks best comes first. Who is timid stops with so many tokens in hand.
    """
    steps: i64 = 0
    while s.turn_of == seat and steps < LONGEST and not s.over:
        steps += 1
        legal = s.legal()
        last = legal[len(legal) - 1]
        if s.decider != seat:
            s.apply(last)
            continue
        if s.phase == REDEPLOY:
            finish(s, seat)
            return
        if not s.conquering:
            action = choice(legal, random)
        elif timid and last.kind == STOP_KIND and s.hand(s.acting) <= timid and s.conquered(s.acting):
            action = last
        else:
            action = guess(s, legal, random, daring)
        plan.append(action)
        s.apply(action)


def choice(legal: list[Action], random: Random) -> Action:
    """What tiles ask: any of their answers, or none of them. Tokens are not placed one by one here."""
    last = legal[len(legal) - 1]
    special: i64 = 0
    for action in legal:
        if action.kind != PLACE_KIND and action.kind != DONE_KIND:
            special += 1
    if special == 0 or (last.kind == DONE_KIND and random.randrange(3) == 0):
        return last
    chosen = random.randrange(special)
    for action in legal:
        if action.kind != PLACE_KIND and action.kind != DONE_KIND:
            if chosen == 0:
                return action
            chosen -= 1
    return last


def guess(s: State, legal: list[Action], random: Random, daring: float) -> Action:
    """A conquest by chance: those that bring much for few tokens come more often."""
    if len(legal) == 1:
        return legal[0]
    slot = s.acting
    rich: i64 = 0
    poor: i64 = 0
    for tile in s.listening(WORTH_MORE, slot):
        rich |= tile.worth_more(s, slot)
    for tile in s.listening(WORTH_LESS, slot):
        poor |= tile.worth_less(s, slot)
    prices = Prices(s, slot)
    best = legal[len(legal) - 1]
    best_weight = -1.0
    for action in legal:
        kind = action.kind
        if kind == CONQUER_KIND:
            weight = _gain(s, action.target, rich, poor) / float(prices.of(s, action.target))
        elif kind == DIE_KIND:
            weight = 0.1 * _gain(s, action.target, rich, poor) / float(prices.of(s, action.target))
        elif kind == ABANDON_KIND or kind == STOP_KIND:
            weight = 0.02
        else:
            weight = 0.4
        weight *= 1.0 - daring * float(random.randrange(_FINE)) / float(_FINE)
        if weight > best_weight:
            best, best_weight = action, weight
    return best


def _gain(s: State, region: i64, rich: i64, poor: i64) -> float:
    gain = 1.0
    if rich & BIT[region]:
        gain = 1.8
    elif poor & BIT[region]:
        gain = 0.5
    owner: Slot = s.owner(region)
    if owner >= 0:
        gain += 0.3 if in_decline(owner) else 0.6
    return gain
