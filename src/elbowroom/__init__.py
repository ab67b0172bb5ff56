"""Elbow Room: the Small World family of board games, playable, explained and measured. Unofficial.

All public names come from here. They are fetched when they are first asked for, so that `import elbowroom` and the
help of the command line stay quick.
"""

from __future__ import annotations

import importlib as _importlib
from collections.abc import Iterable as _Iterable
from pathlib import Path as _Path
from typing import TYPE_CHECKING

from elbowroom._accelerate import activate as _activate

__version__ = "0.1.0"

# True when the compiled engine is in use. This stands before every other import of the package.
COMPILED: bool = _activate(_Path(__file__).resolve().parent, __path__)

# --- the public names of the package go below this line ---

from elbowroom.speech import voice as _voice  # noqa: E402, F401

if TYPE_CHECKING:
    from elbowroom.bots import Bot, bot_names, make_bot
    from elbowroom.content.board_check import check_board
    from elbowroom.content.boards import BoardFile, build_board, parse_board, read_board
    from elbowroom.content.catalog import Content, board_names, install
    from elbowroom.content.loader import forget, load_file, use
    from elbowroom.content.problem import Problem
    from elbowroom.content.setup import Setup, rules_for
    from elbowroom.content.trial import opening, try_out
    from elbowroom.content.underground.place import Place
    from elbowroom.content.underground.relic import Relic
    from elbowroom.engine.actions import COMBO, REGION, SEAT, Action, add_each, parse_action, verb
    from elbowroom.engine.board import Board
    from elbowroom.engine.chance import Chance
    from elbowroom.engine.errors import ElbowRoomError, IllegalAction, WrongDecision
    from elbowroom.engine.explain import Explanation, explain_conquest, why_not
    from elbowroom.engine.facts import Fact
    from elbowroom.engine.hooks import Law, Marker, Power, Race, Site, Switch
    from elbowroom.engine.region_set import RegionSet
    from elbowroom.engine.rules import RULES_VERSION, Rules
    from elbowroom.engine.scoring import earn, score_items, seat_score, winners
    from elbowroom.engine.slots import Slot, active_of, in_decline, place_of, seat_of, slot_of
    from elbowroom.engine.state import State
    from elbowroom.engine.view import counted_view, view
    from elbowroom.lab.game import play_game
    from elbowroom.notation.position import dump_position, load_position
    from elbowroom.notation.record import GameRecord, parse_record
    from elbowroom.notation.scenario import Scenario, parse_scenario, run_scenario
    from elbowroom.table.game import Game, final_state, replay

# Where the names above come from, which are fetched when they are first asked for.
_LATER = {
    "elbowroom.bots": ("Bot", "bot_names", "make_bot"),
    "elbowroom.content.board_check": ("check_board",),
    "elbowroom.content.boards": ("BoardFile", "build_board", "parse_board", "read_board"),
    "elbowroom.content.catalog": ("Content", "board_names", "install"),
    "elbowroom.content.loader": ("forget", "load_file", "use"),
    "elbowroom.content.problem": ("Problem",),
    "elbowroom.content.setup": ("Setup", "rules_for"),
    "elbowroom.content.trial": ("opening", "try_out"),
    "elbowroom.content.underground.place": ("Place",),
    "elbowroom.content.underground.relic": ("Relic",),
    "elbowroom.engine.actions": ("COMBO", "REGION", "SEAT", "Action", "add_each", "parse_action", "verb"),
    "elbowroom.engine.board": ("Board",),
    "elbowroom.engine.chance": ("Chance",),
    "elbowroom.engine.errors": ("ElbowRoomError", "IllegalAction", "WrongDecision"),
    "elbowroom.engine.explain": ("Explanation", "explain_conquest", "why_not"),
    "elbowroom.engine.facts": ("Fact",),
    "elbowroom.engine.hooks": ("Law", "Marker", "Power", "Race", "Site", "Switch"),
    "elbowroom.engine.region_set": ("RegionSet",),
    "elbowroom.engine.rules": ("RULES_VERSION", "Rules"),
    "elbowroom.engine.scoring": ("earn", "score_items", "seat_score", "winners"),
    "elbowroom.engine.slots": ("Slot", "active_of", "in_decline", "place_of", "seat_of", "slot_of"),
    "elbowroom.engine.state": ("State",),
    "elbowroom.engine.view": ("counted_view", "view"),
    "elbowroom.lab.game": ("play_game",),
    "elbowroom.notation.position": ("dump_position", "load_position"),
    "elbowroom.notation.record": ("GameRecord", "parse_record"),
    "elbowroom.notation.scenario": ("Scenario", "parse_scenario", "run_scenario"),
    "elbowroom.table.game": ("Game", "final_state", "replay"),
}
_HOMES = {name: module for module, names in _LATER.items() for name in names}

__all__ = [
    "COMBO",
    "COMPILED",
    "REGION",
    "RULES_VERSION",
    "SEAT",
    "Action",
    "Board",
    "BoardFile",
    "Bot",
    "Chance",
    "Content",
    "ElbowRoomError",
    "Explanation",
    "Fact",
    "Game",
    "GameRecord",
    "IllegalAction",
    "Law",
    "Marker",
    "Place",
    "Power",
    "Problem",
    "Race",
    "RegionSet",
    "Relic",
    "Rules",
    "Scenario",
    "Setup",
    "Site",
    "Slot",
    "State",
    "Switch",
    "WrongDecision",
    "active_of",
    "add_each",
    "board_names",
    "bot_names",
    "build_board",
    "check_board",
    "counted_view",
    "dump_position",
    "earn",
    "explain",
    "explain_conquest",
    "final_state",
    "forget",
    "in_decline",
    "install",
    "load_file",
    "load_position",
    "make_bot",
    "new_game",
    "opening",
    "parse_action",
    "parse_board",
    "parse_record",
    "parse_scenario",
    "place_of",
    "play_game",
    "read_board",
    "replay",
    "rules_for",
    "run_scenario",
    "score_items",
    "seat_of",
    "seat_score",
    "slot_of",
    "try_out",
    "use",
    "verb",
    "view",
    "why_not",
    "winners",
]


def new_game(
    board: str | Setup = "base_2",
    seed: int = 0,
    first: int | None = None,
    *,
    boxes: _Iterable[str] = (),
    sites: bool = False,
    without: _Iterable[str] = (),
    **switches: bool | str,
) -> State:
    """A game on a board, ready for its first decision. Everything random in it follows from the seed.

    `boxes`, `sites` and `without` mix the game as in `rules_for`; every other keyword is a house rule. A `Setup` in the
    place of the board says all of that by itself.
    """
    from elbowroom.content.setup import rules_for
    from elbowroom.engine.chance import Chance
    from elbowroom.engine.setup import new_state

    rules = rules_for(board, boxes=boxes, sites=sites, without=without, switches=switches)
    return new_state(rules, Chance(seed), first)


def explain(state: State, action: Action | str) -> Explanation:
    """What a conquest such as `conquer 20` costs the acting race, line by line, and what forbids it, if anything does.

    Regions are counted as in all texts, from 1. `why_not` tells of every other action why it is not possible.
    """
    from elbowroom.engine.actions import parse_action
    from elbowroom.engine.errors import ElbowRoomError
    from elbowroom.engine.explain import explain_conquest

    asked = parse_action(action, state.rules.verbs) if isinstance(action, str) else action
    if asked.verb not in ("conquer", "die"):
        raise ElbowRoomError(f"'{asked}' has no cost: only conquests such as 'conquer 20' or 'die 20' have one")
    return explain_conquest(state, asked.target)


if not TYPE_CHECKING:  # a type checker that saw it would believe in every name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'elbowroom' has no attribute '{name}'")
        _importlib.import_module("elbowroom.content")  # whoever asks for a name may meet every verb
        value: object = getattr(_importlib.import_module(_HOMES[name]), name)
        globals()[name] = value  # asked for once
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
