"""What is agreed before a game: board, boxes, house rules, clock, and who sits where."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from elbowroom.bots.specs import USUAL, bot_names
from elbowroom.content import underground
from elbowroom.content.catalog import BOARDS, boxes_of, check_content
from elbowroom.content.setup import Setup, own_tiles
from elbowroom.engine.errors import Refusal, SetupError
from elbowroom.engine.rules import RULES_VERSION, Rules
from elbowroom.table.personas import persona

PERSON: Final = "person"  # sits down by the link of the seat
OPEN: Final = "open"  # whoever comes first

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60
LONGEST_CHAT: Final = 400
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
USUAL_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]  # generous: what is shown is checked letter by letter
Key = Annotated[str, Meta(max_length=60)]


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Who shall sit somewhere: `person`, `open` or the name of a bot. Seats with the same `link` share one."""

    player: Key = PERSON
    name: Name = ""
    link: Annotated[int, Meta(ge=0, le=6)] = 0  # 0: a link of its own


class Agreement(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Everything that is fixed before a game begins."""

    board: Key = "base_2"
    boxes: Annotated[list[Key], Meta(max_length=8)] = []  # none: those the board belongs to
    sites: bool = False
    without: Annotated[list[Key], Meta(max_length=150)] = []
    switches: Annotated[dict[Key, bool | Key], Meta(max_length=40)] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=6)] = []  # none: a person and bots
    first: Annotated[int, Meta(ge=0, le=6)] = 0  # the seat that moves first; 0: chance decides
    title: Annotated[str, Meta(max_length=4 * LONGEST_TITLE)] = ""
    public: bool = False  # listed in the lobby; everybody may watch
    thinking: Annotated[int, Meta(ge=10, le=7 * 86_400)] | None = None  # seconds each person has in all
    pace: Annotated[int, Meta(ge=60, le=7 * 86_400)] | None = None  # seconds for each move, instead of `thinking`
    timeout: Literal["bot", "forfeit", "wait"] = "bot"  # when time is out: a bot plays on, one is out, all wait
    vacation: Annotated[int, Meta(ge=1, le=60)] | None = None  # days each person may pause the own clock, in all
    grace: Annotated[int, Meta(ge=1, le=7 * 86_400)] | None = None  # seconds away before a bot plays
    content: Annotated[list[Key], Meta(max_length=150)] | None = (
        None  # tiles of somebody's own; none said: all there are
    )
    hints: bool = True  # whoever must decide may ask what would be good, if there is no clock
    rated: bool = False  # it counts for the ratings of those who play, who all have accounts
    fill: Annotated[int, Meta(ge=15, le=7 * 86_400)] | None = None  # seconds, then bots take the seats that are open
    filler: Key = USUAL  # which bots

    @property
    def timed(self) -> bool:
        """Whether there is a clock."""
        return self.thinking is not None or self.pace is not None

    def setup(self, version: str = RULES_VERSION) -> Setup:
        """Which game is agreed."""
        setup = Setup(
            self.board,
            boxes=self.boxes,
            sites=self.sites,
            without=self.without,
            switches=self.switches,
            version=version,
        )
        return setup if self.content is None else setup.only(self.content)


def settled(wish: Agreement, bot: str = USUAL, version: str = RULES_VERSION) -> tuple[Agreement, Rules]:
    """A wish checked and completed with what it leaves open, and the rules of its game; refuses what cannot be."""
    if wish.sites and BOARDS.get(wish.board) == underground.KEY:
        raise SetupError("sites-anyway", board=wish.board)
    boxes = list(boxes_of(wish.board, wish.boxes)) if wish.boxes else []
    _check_clock(wish)
    check_content(wish.content or ())
    setup = wish.setup(version)
    rules = setup.rules()
    players = int(rules.players)
    plans = list(wish.seats) or [SeatPlan(), *[SeatPlan(bot)] * (players - 1)]
    if len(plans) != players:
        raise Refusal("seats", "seats-count", board=wish.board, players=players, count=len(plans))
    if wish.first > players:
        raise SetupError("bad-first", most=players, first=wish.first)
    if all(plan.player in bot_names() for plan in plans) and not wish.public:
        raise Refusal("seats", "only-bots")
    if wish.filler not in bot_names():
        raise Refusal("bot", "no-such-bot", text=wish.filler[:40], known=tuple(bot_names()))
    if wish.rated:
        _check_rated(plans, rules)
    agreed = msgspec.structs.replace(
        wish,
        boxes=boxes,
        without=setup.left_in_boxes(),
        content=own_tiles(rules),
        seats=_named(plans, wish.board),
        title=plain(wish.title, LONGEST_TITLE, "title"),
        hints=wish.hints and not wish.rated,
    )
    return agreed, rules


def _check_rated(plans: list[SeatPlan], rules: Rules) -> None:
    """A rated game is one of people each for himself, with tiles that everybody has."""
    if all(plan.player in bot_names() for plan in plans) or any(plan.link for plan in plans):
        raise Refusal("seats", "rated-each-alone")
    if own_tiles(rules):
        raise Refusal("setup", "rated-own-tiles")


def _check_clock(wish: Agreement) -> None:
    if wish.thinking is not None and wish.pace is not None:
        raise SetupError("two-clocks")
    if not wish.timed and wish.timeout != "bot":
        raise SetupError("timeout-without-clock")
    if not wish.timed and wish.vacation is not None:
        raise SetupError("vacation-without-clock")


def _named(plans: list[SeatPlan], board: str) -> list[SeatPlan]:
    """Seats with names that are given, or made up for bots; people may say their names when they come."""
    given = [plan.name for plan in plans]
    taken: list[str] = []
    named = []
    for seat, plan in enumerate(plans):
        if plan.player not in (PERSON, OPEN, *bot_names()):
            known = (PERSON, OPEN, *bot_names())
            raise Refusal("seats", "no-such-player", chair=seat + 1, text=plan.player[:40], known=known)
        if plan.link and plan.player != PERSON:
            raise Refusal("seats", "persons-share-links", chair=seat + 1)
        name = name_of(plan.name)
        if not name and plan.player in bot_names():
            name = persona(board, [*given, *taken])
        if name and name in taken:
            raise Refusal("name", "name-twice", text=name)
        taken.append(name)
        named.append(msgspec.structs.replace(plan, name=name))
    return named


def unused(name: str, taken: list[str]) -> str:
    """A name that nobody has yet, made from the given one."""
    numbered, number = name, 1
    while numbered in taken:
        number += 1
        numbered = f"{name[: LONGEST_NAME - 3]} {number}"
    return numbered


def name_of(text: str) -> str:
    """A name that can be shown; records write bots with their kind in brackets, so nobody else is called like that."""
    name = plain(text, LONGEST_NAME, "name")
    if name.endswith(tuple(f"({bot})" for bot in bot_names())):
        raise Refusal("name", "name-of-bot")
    return name


def plain(text: str, longest: int, what: str) -> str:
    """One line of visible characters. Whoever shows it must still escape it."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if len(line) > longest:
        raise Refusal(what, "text-too-long", what=what, most=longest)
    if any(unicodedata.category(c)[0] == "C" or c in BLANKS for c in line) or (line and not any(map(_is_seen, line))):
        raise Refusal(what, "text-unseen", what=what)
    if sum(unicodedata.combining(c) > 0 or unicodedata.category(c) == "Me" for c in line) > len(line) // 2:
        raise Refusal(what, "text-accents", what=what)
    return line


def _is_seen(character: str) -> bool:
    """Whether something can be seen without a letter before it, as accents cannot."""
    return unicodedata.category(character)[0] in "LNPS"
