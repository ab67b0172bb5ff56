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
    known = _known(os.environ.get(SWITCH, ""))
    tiles = {f"race {race.key}" for race in rules.races} | {f"power {power.key}" for power in rules.powers}

    def fit(name: str) -> tuple[int, int]:
        worth = known[name]["worth"]
        return len(tiles.intersection(worth)), -len(worth)

    if not known:
        return Judgement(rules, {}, list(DOUBT), {})
    model = known[max(known, key=fit)]
    return Judgement(rules, model["rows"], _spread(model["spread"], int(rules.players)), model["worth"])


def _spread(known: dict[str, list[float]], players: int) -> list[float]:
    """What is known for the nearest number of players."""
    return known[min(known, key=lambda number: abs(int(number) - players))]


@cache
def _known(file: str) -> dict[str, dict[str, Any]]:
    try:
        text = Path(file).read_bytes() if file else (files("elbowroom.bots") / SHIPPED).read_bytes()
        models: dict[str, dict[str, Any]] = msgspec.json.decode(text)["models"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadJudgement(f"{file or SHIPPED} has no judgement to read: {error}") from None
    return models
