"""Elbow Room: the Small World family of board games, playable, explained and measured. Unofficial."""

from collections.abc import Iterable as _Iterable
from pathlib import Path as _Path

from elbowroom._accelerate import activate as _activate

__version__ = "0.1.0"

# True when the compiled engine is in use. This stands before every other import of the package.
COMPILED: bool = _activate(_Path(__file__).resolve().parent, __path__)

# --- the public names of the package go below this line ---

from elbowroom.content.catalog import board_names, rules_for  # noqa: E402
from elbowroom.engine.actions import Action, parse_action  # noqa: E402
from elbowroom.engine.chance import Chance  # noqa: E402
from elbowroom.engine.errors import ElbowRoomError, IllegalAction  # noqa: E402
from elbowroom.engine.explain import Explanation, explain_conquest, why_not  # noqa: E402
from elbowroom.engine.rules import RULES_VERSION, Rules  # noqa: E402
from elbowroom.engine.scoring import score_items, winners  # noqa: E402
from elbowroom.engine.setup import new_state  # noqa: E402
from elbowroom.engine.state import State  # noqa: E402
from elbowroom.engine.view import view  # noqa: E402

__all__ = [
    "COMPILED",
    "RULES_VERSION",
    "Action",
    "Chance",
    "ElbowRoomError",
    "Explanation",
    "IllegalAction",
    "Rules",
    "State",
    "board_names",
    "explain_conquest",
    "new_game",
    "parse_action",
    "rules_for",
    "score_items",
    "view",
    "why_not",
    "winners",
]


def new_game(
    board: str = "base_2",
    seed: int = 0,
    first: int | None = None,
    *,
    boxes: _Iterable[str] = (),
    sites: bool = False,
    without: _Iterable[str] = (),
    **switches: bool | str,
) -> State:
    """A game on a board, ready for its first decision. Everything random in it follows from the seed.

    `boxes`, `sites` and `without` mix the game as in `rules_for`; every other keyword is a house rule.
    """
    rules = rules_for(board, boxes=boxes, sites=sites, without=without, switches=switches)
    return new_state(rules, Chance(seed), first)
