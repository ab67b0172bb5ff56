"""Actions: what a player decides. Built once and shared, so they compare by identity and cost nothing to list."""

from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Final, final

from mypy_extensions import i64

from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.facts import Given
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

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"parse_action({self.text()!r})"

    def text(self) -> str:
        """Short readable form: regions and seats are counted from 1, combos by their price."""
        if self.meaning == NOTHING:
            return self.verb
        if self.meaning == COMBO:
            return f"{self.verb} {self.target}"
        return f"{self.verb} {self.target + 1}"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (parse_action, (self.text(),))


# Where a verb stands on a screen. Without a target it is a button, with one it is a button that then asks for it.
BUTTON: Final = "button"
MAP: Final = "map"  # chosen on the map itself, without a button first
FORK: Final = "fork"  # one of the ways to go on with a race, side by side
END: Final = "end"  # ends the phase, at its fixed place

USUAL_ORDER: Final = 50


@final
class Verb:
    """What people are told about a verb, whoever shows it: declared once, beside the tile or phase it belongs to."""

    def __init__(
        self,
        name: str,
        label: str,
        question: str,
        hint: str,
        icon: str,
        order: int,
        place: str,
        rolls: bool,
        final: bool,
        texts: dict[str, dict[str, str]],
        also: tuple[str, ...],
    ) -> None:
        self.name: Final = name
        self.label: Final = label  # on a button
        self.question: Final = question  # what choosing it answers: where, whom, or whether
        self.hint: Final = hint  # one sentence, or nothing where the label says it all
        self.icon: Final = icon  # a name of the icon set
        self.order: Final = order  # among the choices of a region or a list, the smallest first
        self.place: Final = place  # BUTTON, MAP, FORK or END
        self.rolls: Final = rolls  # a die is rolled at once
        self.final: Final = final  # what cannot be taken back: people are asked once more
        self.texts: Final = texts  # `{"pl": {"label": …, "question": …, "hint": …}}`, beside those of the catalogs
        self.also: Final = also  # other names that whoever types it may use

    def text(self, language: str, what: str) -> str:
        """What the declaration itself says in a language; nothing if it does not."""
        own = self.texts.get(language, {}).get(what, "")
        if own or language != "en":
            return own
        return {"label": self.label, "question": self.question, "hint": self.hint}[what]


_VERBS: Final[dict[str, list[Action]]] = {}
_DECLARED: Final[dict[str, Verb]] = {}


def verb(
    name: str,
    meaning: i64 = NOTHING,
    *,
    label: str = "",
    question: str = "",
    hint: str = "",
    icon: str = "",
    order: int = USUAL_ORDER,
    place: str = BUTTON,
    rolls: bool = False,
    final: bool = False,
    texts: dict[str, dict[str, str]] | None = None,
    also: tuple[str, ...] = (),
) -> list[Action]:
    """The actions of a verb, one for each possible target, and what people are told about it (see `Verb`).

    Tiles use this to add actions of their own. A verb without texts is shown by its name.
    """
    known = _VERBS.get(name)
    if known is not None:
        if known[0].meaning != meaning:
            raise ElbowRoomError(f"the verb '{name}' is already used with another kind of target")
        return known
    kind: i64 = len(_VERBS)
    actions = [Action(name, kind, meaning, target) for target in range(_LIMITS[meaning])]
    _VERBS[name] = actions
    plain = label or name.replace("_", " ").capitalize()
    _DECLARED[name] = Verb(name, plain, question, hint, icon, order, place, rolls, final, texts or {}, also)
    return actions


def declared(name: str) -> Verb:
    """What people are told about a verb."""
    return _DECLARED[name]


def target_of(name: str) -> int:
    """What the argument of a verb means: NOTHING, REGION, SEAT or COMBO."""
    return int(_VERBS[name][0].meaning)


def verbs() -> list[str]:
    """Names of all verbs known so far, in alphabetical order."""
    return sorted(_VERBS)


class BadActionText(Refusal):
    """A text that is not the notation of any action."""

    def __init__(self, why: str, rule: str = "", **given: Given) -> None:
        super().__init__("bad_action_text", why, rule, **given)


def parse_action(text: str, known: Callable[[], list[str]] = verbs) -> Action:
    """The action a text such as `conquer 5` means. It need not be legal anywhere.

    `known` are the verbs that an unknown one is answered with; `Rules.verbs` knows those of one game.
    """
    words = text.split()
    if not words:
        raise BadActionText("no-action-text")
    if words[0] not in _VERBS:
        word = words[0][:40]
        raise BadActionText("unknown-action", text=word, choices=tuple(_nearest(word, known())))
    actions = _VERBS[words[0]]
    meaning = actions[0].meaning
    if meaning == NOTHING:
        if len(words) > 1:
            raise BadActionText("action-takes-nothing", action=words[0], text=" ".join(words[1:])[:40])
        return actions[0]
    what = ("nothing", "region", "seat", "combo")[meaning]
    if len(words) != 2:
        raise BadActionText("action-takes-number", action=words[0], what=what)
    number = words[1]
    lowest = 0 if meaning == COMBO else 1
    if not (number.isascii() and number.isdigit() and len(number) <= 3):
        raise BadActionText("action-needs-number", action=words[0], what=what, text=number[:40])
    target = int(number) - lowest
    if not 0 <= target < len(actions):
        most = len(actions) - 1 + lowest
        raise BadActionText("action-out-of-range", action=f"{words[0]} {number}", what=what, least=lowest, most=most)
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


PICK: Final = verb(
    "pick",
    COMBO,
    label="Pick",
    question="Which pair do you pick?",
    hint="Costs 1 coin for each pair above it; the coins lying on the pair are yours.",
)
EXPAND: Final = verb(
    "expand",
    label="Expand",
    question="Go on with your race?",
    hint="Go on with your race: conquer, redeploy and score.",
    order=1,
    place=FORK,
)[0]
DECLINE: Final = verb(
    "decline",
    label="Go into decline",
    question="Go into decline?",
    hint="Your race stops conquering, you score this turn and pick a new pair next turn.",
    order=2,
    place=FORK,
    final=True,
)[0]
ABANDON: Final = verb(
    "abandon",
    REGION,
    label="Abandon",
    question="Which region do you abandon?",
    hint="All tokens here return to your hand. Only before your first conquest.",
    order=95,
    place=MAP,
)
CONQUER: Final = verb("conquer", REGION, label="Conquer", question="Which region do you conquer?", order=2, place=MAP)
DIE: Final = verb(
    "die",
    REGION,
    label="Roll the die",
    question="Which region is your last attempt?",
    hint="Your last attempt: whatever you roll, your conquests end afterwards.",
    order=12,
    place=MAP,
    rolls=True,
    final=True,
)
STOP: Final = verb("stop", label="Stop conquering", question="Stop conquering?", order=99, place=END)[0]
PLACE: Final = verb("place", REGION, label="Place here", question="Where does a token go?", order=1, place=MAP)
DONE: Final = verb("done", label="Done", question="Done?", order=98, place=END)[0]
LOWER: Final = verb(
    "lower",
    label="Put the Relics down",
    question="Do without the Relics you raised?",
    hint="Your next conquest does without the Relics you raised. Once before it.",
    order=60,
)[0]

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
