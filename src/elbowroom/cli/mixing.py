"""The options that mix games: which boxes, Relics and Places, and tiles that stay in the box."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from elbowroom.content import underground
from elbowroom.content.catalog import BOARDS, board_file, boxes_of
from elbowroom.content.setup import Setup
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import check_switches

BOX_NAMES = {"base": "Small World", "underground": "Small World Underground", "sky": "Sky Islands"}

Boxes = Annotated[
    tuple[str, ...],
    Parameter(negative="", help="The boxes whose races and powers are mixed, such as base,underground,sky."),
]
Sites = Annotated[bool, Parameter(negative="", help="Monsters hide Relics and Places (MIX-3).")]
Without = Annotated[
    tuple[str, ...], Parameter(negative="", help="A race, power or site that stays in the box; may be repeated.")
]
HouseRules = Annotated[
    tuple[str, ...],
    Parameter(negative="", help="A house rule of the game, such as flamesEntry=volcano; may be repeated."),
]


class WrongMixture(ElbowRoomError):
    """Options that do not go together or are given twice."""


def mixture(board: str, boxes: Iterable[str], sites: bool, without: Iterable[str]) -> Setup:
    """The game that options mean; lists may have commas. What cannot be played is refused with the reason."""
    chosen = _listed("--box", boxes)
    left_out = _listed("--without", without)
    board_file(board)
    if sites and BOARDS[board] == underground.KEY:
        raise WrongMixture(f"{board} has Relics and Places anyway; --sites is for the other boards (MIX-1.4)")
    setup = Setup(board, boxes=boxes_of(board, chosen) if chosen else (), sites=sites, without=left_out)
    setup.rules()
    return setup


def _listed(option: str, given: Iterable[str]) -> tuple[str, ...]:
    words = [word.strip().lower() for text in given for word in text.split(",")]
    for word in words:
        if words.count(word) > 1:
            raise WrongMixture(f"{option} {word} is given twice")
    return tuple(words)


def with_house_rules(setup: Setup, given: Iterable[str]) -> Setup:
    """A game with house rules from `name=value` texts; a name alone means true, what is not known there is refused."""
    chosen: dict[str, bool | str] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if name in chosen:
            raise WrongMixture(f"--rule {name} is given twice")
        truth = {"true": True, "false": False}.get(value.lower() if equals else "true")
        chosen[name] = truth if truth is not None else value
    check_switches(chosen, setup.house_rules())
    return replace(setup, switches=tuple({**dict(setup.switches), **chosen}.items()))


def mixture_title(setup: Setup) -> str:
    """What is mixed, for people; empty if the game is played as it comes out of its box."""
    parts = []
    if setup.boxes and setup.boxes != boxes_of(setup.board):
        parts.append(" + ".join(BOX_NAMES[box] for box in setup.boxes))
    if setup.sites:
        parts.append("with Relics and Places")
    if setup.without:
        parts.append(f"without {', '.join(setup.without)}")
    return ", ".join(parts)
