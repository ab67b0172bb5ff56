"""Why a choice is good, as facts of the position: what it brings, what it risks, what it leaves."""

from collections.abc import Sequence
from typing import Final

from elbowroom.bots.features import spare, turns_left
from elbowroom.coach.judge import Line
from elbowroom.engine.actions import (
    CONQUER_KIND,
    DECLINE_KIND,
    DIE_KIND,
    EXPAND_KIND,
    PICK_KIND,
    PLACE_KIND,
    REGION,
    Action,
)
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import tokens_of
from elbowroom.engine.conquest import cost, support, targets
from elbowroom.engine.facts import VOICE, Given
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.slots import active_of, seat_of
from elbowroom.engine.state import State

MOST_FACTS: Final = 3
TIRED: Final = 2  # spare tokens with which a race does not get far


class Advice:
    """One reason for a choice."""

    def __init__(self, why: str, **given: Given) -> None:
        self.why: Final = why
        self.given: Final = given

    @property
    def template(self) -> str:
        return f"advice-{self.why}"

    def __str__(self) -> str:
        return VOICE.say(self.template, self.given)


def reasons(view: State, line: Line, others: Sequence[Line]) -> list[Advice]:
    """Why a line is good, beside others that could be chosen; one to three facts, the most telling first."""
    if len(view.legal()) == 1:
        return [Advice("only-choice")]
    first = line.actions[0]
    found = [*_of_kind(view, line, first), *_of_turn(view, line, others)]
    return found[:MOST_FACTS] or [Advice("best-chance")]


# --- what the next action is about ----------------------------------------------------------------------------------


def _of_kind(view: State, line: Line, first: Action) -> list[Advice]:
    kind = first.kind
    if kind == PICK_KIND:
        return _of_pick(view, first)
    if kind == DECLINE_KIND:
        return _of_decline(view, line)
    if kind == EXPAND_KIND:
        left = int(spare(view, active_of(view.decider)))
        return [Advice("still-strong", tokens=left)] if left > TIRED else []
    if kind == PLACE_KIND:
        return _of_placing(view, line)
    if kind == DIE_KIND:
        return [_of_die(view, first)]
    return []


def _of_pick(view: State, first: Action) -> list[Advice]:
    rules = view.rules
    race = rules.races[view.column_race(first.target)]
    power = rules.powers[view.column_power(first.target)]
    tokens = int(tokens_of(view, view.decider, race.index, power.index))
    found = [Advice("fresh", power=power.key, race=race.key, tokens=tokens)]
    coins = int(view.column_coins(first.target))
    return [*found, Advice("coins-on-it", coins=coins)] if coins else found


def _of_decline(view: State, line: Line) -> list[Advice]:
    seat = int(view.decider)
    tokens = int(spare(view, active_of(seat)))
    found = [Advice("tired", tokens=tokens)] if tokens <= TIRED else []
    regions = int(count(line.end.owned(seat)))
    left = int(turns_left(view, seat)) + 1  # they score at the end of this turn too
    return [*found, Advice("decline-lasts", count=regions, left=left)] if regions else found


def _of_placing(view: State, line: Line) -> list[Advice]:
    """The regions that get tokens although, or because, others can reach them."""
    reach = _reach(line.end, int(view.decider))
    placed = [int(action.target) for action in line.actions if action.kind == PLACE_KIND]
    regions = sorted({region for region in placed if reach & BIT[region]}, key=lambda region: -placed.count(region))
    return [Advice("guards", regions=tuple(sorted(regions[:3])))] if regions else []


def _of_die(view: State, first: Action) -> Advice:
    slot = view.acting
    missing = int(cost(view, slot, first.target) - view.hand(slot) - support(view, slot, first.target))
    enough = sum(pips >= missing for pips in DIE_FACES)
    return Advice("die-helps", percent=round(100 * enough / len(DIE_FACES)))


# --- what the whole turn brings -------------------------------------------------------------------------------------


def _of_turn(view: State, line: Line, others: Sequence[Line]) -> list[Advice]:
    seat = int(view.decider)
    found = _of_conquests(view, line)
    if view.turn_of == seat:
        coins = round(line.earned)
        if coins > 0:
            found.append(Advice("coins-now", coins=coins))
    found += _of_borders(line, others, seat)
    return found


def _of_conquests(view: State, line: Line) -> list[Advice]:
    """Whom the planned conquests take regions from, the one who loses most."""
    seat = int(view.decider)
    losses: dict[int, int] = {}
    taken = 0
    for action in line.actions:
        if action.kind == CONQUER_KIND:
            taken += 1
            owner = view.owner(action.target)
            if owner >= 0 and seat_of(owner) != seat:
                losses[int(seat_of(owner))] = losses.get(int(seat_of(owner)), 0) + 1
    if not losses:
        return [Advice("takes", count=taken)] if taken else []
    victim = max(losses, key=lambda other: (losses[other], line.coins[other]))
    ahead = max(range(view.rules.players), key=lambda other: int(view.coins(other)))
    if victim == ahead and view.rules.players > 2:
        return [Advice("takes-from-leader", count=losses[victim], other=victim)]
    return [Advice("takes-from", count=losses[victim], other=victim)]


def _of_borders(line: Line, others: Sequence[Line], seat: int) -> list[Advice]:
    """How little others can attack, if it is less than after the other choices."""
    if line.end.over:
        return []
    first = line.actions[0]
    if first.kind == CONQUER_KIND and first.meaning == REGION and line.end.seat_at(first.target) == seat:
        attackers = _attackers(line.end, int(first.target), seat)
        rivals = [_attackers(other.end, int(other.actions[0].target), seat) for other in others if _attacks(other)]
        if attackers < line.end.rules.players - 1 and all(attackers < rival for rival in rivals):
            return [Advice("safe-border", region=int(first.target), count=attackers)]
    open_to_others = _at_risk(line.end, seat)
    if others and all(open_to_others < _at_risk(other.end, seat) for other in others if not other.end.over):
        return [Advice("few-at-risk", count=open_to_others)]
    return []


def _attacks(line: Line) -> bool:
    return line.actions[0].kind == CONQUER_KIND


def _attackers(s: State, region: int, seat: int) -> int:
    """How many others can reach a region with a race they have."""
    return sum(bool(targets(s, active_of(other)) & BIT[region]) for other in range(s.rules.players) if other != seat)


def _at_risk(s: State, seat: int) -> int:
    """How many regions of a player others can reach with races they have."""
    return int(count(_reach(s, seat) & s.owned(seat)))


def _reach(s: State, seat: int) -> int:
    """Regions that others than a player can attack."""
    reach = 0
    for other in range(s.rules.players):
        if other != seat:
            reach |= int(targets(s, active_of(other)))
    return reach
