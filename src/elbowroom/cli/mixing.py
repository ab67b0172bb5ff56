"""The options that mix games: which boxes, Relics and Places, and tiles that stay in the box."""

from collections.abc import Iterable
from dataclasses import dataclass

from elbowroom.content import underground
from elbowroom.content.catalog import BOARDS, board_file, boxes_of, house_rules, rules_for
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.rules import check_switches

BOX_NAMES = {"base": "Small World", "underground": "Small World Underground", "sky": "Sky Islands"}


class WrongMixture(ElbowRoomError):
    """Options that do not go together or are given twice."""


@dataclass(frozen=True)
class Mixture:
    """What a game is mixed from beside its board; the names are those of `rules_for`."""

    boxes: tuple[str, ...] = ()
    sites: bool = False
    without: tuple[str, ...] = ()


def mixture(board: str, boxes: Iterable[str], sites: bool, without: Iterable[str]) -> Mixture:
    """The mixture of options; lists may have commas. What cannot be played is refused with the reason."""
    chosen = _listed("--box", boxes)
    left_out = _listed("--without", without)
    board_file(board)
    if sites and BOARDS[board] == underground.KEY:
        raise WrongMixture(f"{board} has Relics and Places anyway; --sites is for the other boards (MIX-1.4)")
    mixed = Mixture(boxes_of(board, chosen) if chosen else (), sites, left_out)
    rules_for(board, boxes=mixed.boxes, sites=sites, without=left_out)
    return mixed


def _listed(option: str, given: Iterable[str]) -> tuple[str, ...]:
    words = [word.strip().lower() for text in given for word in text.split(",")]
    for word in words:
        if words.count(word) > 1:
            raise WrongMixture(f"{option} {word} is given twice")
    return tuple(words)


def house_rules_of(board: str, mixed: Mixture, given: Iterable[str]) -> dict[str, bool | str]:
    """House rules from `name=value` texts; a name alone means true, what is not known in this game is refused."""
    chosen: dict[str, bool | str] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if name in chosen:
            raise WrongMixture(f"--rule {name} is given twice")
        truth = {"true": True, "false": False}.get(value.lower() if equals else "true")
        chosen[name] = truth if truth is not None else value
    check_switches(chosen, house_rules(board, mixed.boxes, mixed.sites))
    return chosen


def mixture_title(board: str, mixed: Mixture) -> str:
    """What is mixed, for people; empty if the game is played as it comes out of its box."""
    parts = []
    if mixed.boxes and mixed.boxes != boxes_of(board):
        parts.append(" + ".join(BOX_NAMES[box] for box in mixed.boxes))
    if mixed.sites:
        parts.append("with Relics and Places")
    if mixed.without:
        parts.append(f"without {', '.join(mixed.without)}")
    return ", ".join(parts)
