"""What the coach would do now: the best choices as they can be typed, what they promise, and why."""

from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.voice import told
from elbowroom.coach.hints import Choice, hint
from elbowroom.engine.actions import END, Action, declared
from elbowroom.engine.state import State


def advice(view: State, cast: Cast) -> RenderableType:
    """One to three choices for whoever decides, the best first; in the view coins are counted."""
    return Group(*(line for choice in hint(view) for line in _choice(choice, cast)))


def _choice(choice: Choice, cast: Cast) -> list[Text]:
    now = 1 if choice.actions[0].verb != "place" else len(_together(choice.actions)[0])
    (first,) = typed(choice.actions[:now])
    then = typed(telling(choice.actions[now:]))
    coins = count_of(round(choice.coins), "coin")
    return [
        Text.assemble((first, glyphs.COMMAND_STYLE), f"   {choice.chance:.0%} to win, about {coins}"),
        *(Text.assemble("  – ", told(cast, reason)) for reason in choice.why),
        *([Text(f"  – then {', '.join(then)}", glyphs.QUIET)] if then else []),
    ]


def telling(actions: Sequence[Action]) -> list[Action]:
    """Actions without those that end something: that goes without saying."""
    return [action for action in actions if declared(action.verb).place != END]


def typed(actions: Sequence[Action]) -> list[str]:
    """Lines that play some actions: what is done again and again is one line, `conquer 5 7`."""
    lines = []
    for several in _together(actions):
        first, *others = [action.text() for action in several]
        lines.append(" ".join([first, *(text.split()[1] for text in others)]))
    return lines


def _together(actions: Sequence[Action]) -> list[list[Action]]:
    """Actions of the same verb that follow each other."""
    return [list(several) for _, several in groupby(actions, key=lambda action: action.verb)]
