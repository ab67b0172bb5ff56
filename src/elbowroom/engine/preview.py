"""What an action would bring, tried on a copy of the game."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import CONQUER, Action
from elbowroom.engine.chance import DIE_FACES, Chance
from elbowroom.engine.conquest import habitable
from elbowroom.engine.events import Conquered, Earned, Scored
from elbowroom.engine.facts import Item
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.scoring import bank_score, score_items
from elbowroom.engine.slots import BESIDE, IN_DECLINE, active_of, slot_of
from elbowroom.engine.state import State


def coins_of_turn(s: State, action: Action) -> int:
    """Coins of the bank the turn would bring after an action if nothing else were done, those paid at once included."""
    seat = s.decider
    after = s.copy(0)
    after.events = []
    after.apply(action)
    own = [event for event in after.events if isinstance(event, (Earned, Scored)) and event.seat == seat]
    earned = sum(event.coins for event in own)
    return earned if any(isinstance(event, Scored) for event in own) else earned + int(bank_score(after, seat))


class Prospect(NamedTuple):
    """How a player's active race goes on after a choice."""

    keeps: int  # regions
    hand: int | None  # tokens to conquer with; unknown where something else comes first
    leaves: int  # the number of an older race that leaves the map, -1 for none


def prospect_of(s: State, action: Action) -> Prospect:
    """What going on or declining makes of the decider's active race, and of the one that declined before."""
    seat = s.decider
    active, beside = active_of(seat), slot_of(seat, BESIDE)
    race = s.race(active)
    older = s.race(slot_of(seat, IN_DECLINE))
    after = s.copy(0)
    after.apply(action)
    held = [slot for slot in range(active, beside + 1) if after.race(slot) >= 0]
    keeps = sum(len(members(after.occupied(slot))) for slot in held if after.race(slot) == race)
    gone = older >= 0 and older not in [after.race(slot) for slot in held]
    conquers = after.conquering and after.acting == active
    return Prospect(keeps, int(after.hand(active)) if conquers else None, int(older) if gone else -1)


def chance_of(s: State, action: Action) -> float:
    """How likely an action that rolls the die at once takes its region, from every face of the die."""
    taken = {pips: _takes(s, action, pips) for pips in set(DIE_FACES)}
    return sum(taken[pips] for pips in DIE_FACES) / len(DIE_FACES)


def _takes(s: State, action: Action, pips: int) -> bool:
    after = s.copy(0)
    after.chance = Chance(0, [pips])
    after.events = []
    after.apply(action)
    return any(isinstance(event, Conquered) and event.region == action.target for event in after.events)


def suited_to(s: State, pick: Action) -> i64:
    """Regions where a combo would do better than others: they cost it less or pay it more, or only it may stand there.

    What its tiles say of all land alike tells no region from another, and is left out.
    """
    after = s.copy(0)
    slot = active_of(s.decider)
    after.apply(pick)
    rules, land = after.rules, after.board.land
    passing = after.board.everywhere & ~after.board.river
    found = habitable(after, slot) & ~land
    for tile in (rules.races[after.race(slot)], rules.powers[after.power(slot)]):
        for regions in (tile.worth_more(after, slot), tile.cheaper(after, slot), tile.cheaper_again(after, slot)):
            if land & ~regions:
                found |= regions
        found |= tile.may_stay(after, slot, passing) & ~passing
    return found


def brought_by(s: State, region: i64) -> list[Item]:
    """What the conquest of a region would add to the score of this turn, line by line; nothing if it is not possible.

    What is hidden there is not looked at: nobody knows it.
    """
    action = CONQUER[region]
    if s.words[at.HIDING] & BIT[region] or action not in s.legal():
        return []
    after = s.copy(0)
    after.apply(action)
    lines: dict[tuple[str, str, str], Item] = {}
    coins: dict[tuple[str, str, str], int] = {}
    for state, sign in ((s, -1), (after, 1)):
        for item in score_items(state, s.decider):
            line = (item.why, item.rule, item.key)
            lines[line] = item
            coins[line] = coins.get(line, 0) + sign * item.amount
    return [item.of(coins[line]) for line, item in lines.items() if coins[line]]
