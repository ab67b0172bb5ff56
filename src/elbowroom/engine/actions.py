"""Actions: what a player decides. Built once and shared, so they compare by identity and cost nothing to list."""

from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Final, final

from mypy_extensions import i64

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.regions import MAX_REGIONS, first

# What the argument of a verb means.
NOTHING: Final = 0
REGION: Final = 1
SEAT: Final = 2
COMBO: Final = 3

_LIMITS: Final = (1, MAX_REGIONS, 6, 6)


@final
class Action:
    """One decision, such as `conquer 5`. Use the shared instances; never build one yourself."""

    def __init__(self, verb: str, kind: i64, meaning: i64, target: i64) -> None:
        self.verb: Final = verb
        self.kind: Final = kind
        self.meaning: Final = meaning  # what `target` is: NOTHING, REGION, SEAT or COMBO
        self.target: Final = target  # region or seat counted from 0; index in the column

    def __repr__(self) -> str:
        return self.text()

    def text(self) -> str:
        """Short readable form: regions and seats are counted from 1, combos by their price."""
        if self.meaning == NOTHING:
            return self.verb
        if self.meaning == COMBO:
            return f"{self.verb} {self.target}"
        return f"{self.verb} {self.target + 1}"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (parse_action, (self.text(),))


_VERBS: Final[dict[str, list[Action]]] = {}


def verb(name: str, meaning: i64 = NOTHING) -> list[Action]:
    """The actions of a verb, one for each possible target. Tiles use this to add actions of their own."""
    known = _VERBS.get(name)
    if known is not None:
        if known[0].meaning != meaning:
            raise ElbowRoomError(f"the verb '{name}' is already used with another kind of target")
        return known
    kind: i64 = len(_VERBS)
    actions = [Action(name, kind, meaning, target) for target in range(_LIMITS[meaning])]
    _VERBS[name] = actions
    return actions


def verbs() -> list[str]:
    """Names of all verbs known so far, in alphabetical order."""
    return sorted(_VERBS)


class BadActionText(ElbowRoomError):
    """A text that is not the notation of any action."""


def parse_action(text: str, known: Callable[[], list[str]] = verbs) -> Action:
    """The action a text such as `conquer 5` means. It need not be legal anywhere.

    `known` are the verbs that an unknown one is answered with; `Rules.verbs` knows those of one game.
    """
    words = text.split()
    if not words:
        raise BadActionText("an action is missing: the text is empty")
    if words[0] not in _VERBS:
        word = words[0][:40]
        raise BadActionText(f"'{word}' is no action; known are {', '.join(_nearest(word, known()))}")
    actions = _VERBS[words[0]]
    meaning = actions[0].meaning
    if meaning == NOTHING:
        if len(words) > 1:
            raise BadActionText(f"'{words[0]}' takes nothing after it, but '{' '.join(words[1:])[:40]}' follows")
        return actions[0]
    what = ("", "a region", "a seat", "the price of a combo")[meaning]
    if len(words) != 2:
        raise BadActionText(f"'{words[0]}' takes {what}, one number, for example '{words[0]} 3'")
    number = words[1]
    lowest = 0 if meaning == COMBO else 1
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise BadActionText(f"'{words[0]}' takes {what} as a number, not '{number[:40]}'")
    target = int(number) - lowest
    if not 0 <= target < len(actions):
        raise BadActionText(f"'{words[0]} {number}': {what} is a number from {lowest} to {len(actions) - 1 + lowest}")
    return actions[target]


def _nearest(word: str, names: list[str]) -> list[str]:
    """Names in the order of their likeness to a word."""
    likeness = {name: SequenceMatcher(None, word, name).ratio() for name in names}
    return sorted(names, key=lambda name: (-likeness[name], name))


def add_each(out: list[Action], actions: list[Action], regions: i64) -> None:
    """Append the action of every region in the set."""
    while regions:
        out.append(actions[first(regions)])
        regions &= regions - 1


PICK: Final = verb("pick", COMBO)
EXPAND: Final = verb("expand")[0]
DECLINE: Final = verb("decline")[0]
ABANDON: Final = verb("abandon", REGION)
CONQUER: Final = verb("conquer", REGION)
DIE: Final = verb("die", REGION)
STOP: Final = verb("stop")[0]
PLACE: Final = verb("place", REGION)
DONE: Final = verb("done")[0]
LOWER: Final = verb("lower")[0]

EVERYBODY: Final = ("pick", "expand", "decline", "abandon", "conquer", "die", "stop", "place", "done")

# Kinds of the verbs above, in the order of their definition; constants compile to plain comparisons.
PICK_KIND: Final = 0
EXPAND_KIND: Final = 1
DECLINE_KIND: Final = 2
ABANDON_KIND: Final = 3
CONQUER_KIND: Final = 4
DIE_KIND: Final = 5
STOP_KIND: Final = 6
PLACE_KIND: Final = 7
DONE_KIND: Final = 8
LOWER_KIND: Final = 9
