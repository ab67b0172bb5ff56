"""What a region would cost: a small position is laid out as asked for, and the engine is asked as in every game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from elbowroom.content.catalog import offered_name
from elbowroom.content.setup import Setup
from elbowroom.engine.access import access_pairs
from elbowroom.engine.board import ACCESS
from elbowroom.engine.errors import Refusal
from elbowroom.engine.hooks import Power, Race
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from elbowroom.notation.yaml_text import NotationError
from elbowroom.server.picture import target_view
from elbowroom.server.wire_position import Target

ATTACKER, DEFENDER = 0, 1  # seats
MOST_NATIVES = 2  # Monsters


class CostQuestion(msgspec.Struct, frozen=True):
    """Who attacks which region, from where, and what is in the way. Regions are counted from 1; 0 is none."""

    board: str
    region: int
    race: str
    power: str
    origin: int = 0  # a region the race holds; without one it comes onto the board
    natives: int = 0
    holder: str = ""  # the race of an opponent that stands there
    tokens: int = 1
    decline: bool = False  # of the holder
    markers: Mapping[str, int] = {}


def cost_of(asked: CostQuestion) -> Target:
    """The cost of a region line by line, and what forbids its conquest; complains about what cannot be."""
    return target_view(laid_out(asked), asked.region - 1)


def laid_out(asked: CostQuestion) -> State:
    """The position that was asked about, with a race that has just been picked."""
    rules = Setup(offered_name(asked.board)).rules()
    if not 1 <= asked.region <= rules.board.size:
        raise Refusal("query", "cost-region", most=int(rules.board.size))
    if not 0 <= asked.origin <= rules.board.size or asked.origin == asked.region:
        raise Refusal("query", "cost-origin", most=int(rules.board.size))
    race, power = _race(rules, "race", asked.race), _power(rules, asked.power)
    if asked.holder == race.key:
        raise Refusal("query", "cost-holder")
    regions: dict[str, dict[str, Any]] = {str(asked.region): _target(rules, asked)}
    if asked.origin:
        regions[str(asked.origin)] = {"race": race.key}
    hand = race.tokens + power.tokens - (1 if asked.origin else 0)
    seats: list[dict[str, Any]] = [{} for _ in range(rules.players)]
    seats[ATTACKER] = {"active": {"race": race.key, "power": power.key, "hand": hand}}
    if asked.holder:
        seats[DEFENDER] = _holder(rules, asked, power)
    position = {"board": offered_name(asked.board), "phase": "conquer", "seats": seats, "regions": regions}
    if rules.board.sky:
        places = access_pairs(rules.board)[0]
        position["access"] = {token: place + 1 for token, place in zip(ACCESS, places, strict=True)}
    try:
        return load_position(json.dumps(position))
    except NotationError as error:
        raise _wrong(error.problem) from None  # nobody wrote lines


def _target(rules: Rules, asked: CostQuestion) -> dict[str, Any]:
    """What lies in the region."""
    if not 0 <= asked.natives <= MOST_NATIVES:
        raise Refusal("query", "cost-natives", most=MOST_NATIVES)
    if asked.holder and asked.natives:
        raise Refusal("query", "cost-natives-alone")
    if not asked.holder:
        if asked.markers:
            raise Refusal("query", "cost-markers-alone")
        return {"natives": asked.natives}
    race = _race(rules, "holder", asked.holder)
    return {"race": race.key, "tokens": asked.tokens, "markers": dict(asked.markers)}


def _holder(rules: Rules, asked: CostQuestion, taken: Power) -> dict[str, Any]:
    """The seat of whoever is attacked: with the power that its markers come from, or else with any other."""
    if asked.decline:
        gone = [marker.key for marker in rules.markers if marker.key in asked.markers and not marker.stays_in_decline]
        if gone:
            raise Refusal("query", "cost-markers-leave", markers=tuple(gone))
        return {"decline": {"race": asked.holder}}
    others = [power for power in rules.powers if power is not taken]
    bringing = [power for power in others if any(marker.key in asked.markers for marker in power.markers)]
    return {"active": {"race": asked.holder, "power": (bringing or others)[0].key}}


def _race(rules: Rules, name: str, key: str) -> Race:
    for race in rules.races:
        if race.key == key:
            return race
    raise _wrong(f"{name} is one of {', '.join(sorted(race.key for race in rules.races))}")


def _power(rules: Rules, key: str) -> Power:
    for power in rules.powers:
        if power.key == key:
            return power
    raise _wrong(f"power is one of {', '.join(sorted(power.key for power in rules.powers))}")


def _wrong(message: str) -> Refusal:
    """What only a program can have asked, in English."""
    return Refusal("query", message)
