"""What has been learned, as it is stored: weights by the names of tiles, and the record of how they were made."""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from elbowroom.bots.judgement import Judgement
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import Rules

SHIPPED: Final = "judgement.json"
SWITCH: Final = "ELBOWROOM_JUDGEMENT"  # a file with another judgement, which `elbowroom train judgement` has written
DOUBT: Final = (4.0, 6.0, 8.0, 10.0)  # coins, by turns left, where nothing was learned


class BadJudgement(ElbowRoomError):
    """A file that no judgement can be read from."""


def judgement_for(rules: Rules) -> Judgement:
    """The judgement of whoever knows most of the tiles of a game, and fewest others."""
    known: dict[str, dict[str, Any]] = learned()["models"]
    if not known:
        return Judgement(rules, {}, list(DOUBT), {})
    model = known[model_for(rules)]
    return Judgement(rules, model["rows"], _spread(model["spread"], int(rules.players)), model["worth"])


def model_for(rules: Rules) -> str:
    """The name of what is learned about games like this one; there must be something."""
    known: dict[str, dict[str, Any]] = learned()["models"]
    tiles = {f"race {race.key}" for race in rules.races} | {f"power {power.key}" for power in rules.powers}

    def fit(name: str) -> tuple[int, int]:
        worth = known[name]["worth"]
        return len(tiles.intersection(worth)), -len(worth)

    return max(known, key=fit)


def learned() -> dict[str, Any]:
    """All that has been learned, as its file has it."""
    return _read(os.environ.get(SWITCH, ""))


def _spread(known: dict[str, list[float]], players: int) -> list[float]:
    """What is known for the nearest number of players."""
    return known[min(known, key=lambda number: abs(int(number) - players))]


@cache
def _read(file: str) -> dict[str, Any]:
    try:
        text = Path(file).read_bytes() if file else (files("elbowroom.bots") / SHIPPED).read_bytes()
        content: dict[str, Any] = msgspec.json.decode(text)
        if not isinstance(content["models"], dict):
            raise TypeError("no models")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadJudgement(f"{file or SHIPPED} has no judgement to read: {error}") from None
    return content
