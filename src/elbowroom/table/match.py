"""One table from the first chair to the last coin: seats, bots, clocks and the game, all as a fold over its log.

Commands check a wish, carry it out and return the entry that was made; `follow` repeats entries that were made
elsewhere or before. Nothing here waits, stores or looks at a clock: times are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, final

from elbowroom.bots.specs import bot_names
from elbowroom.content.catalog import check_content
from elbowroom.engine.actions import Action, BadActionText, parse_action
from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.events import Event
from elbowroom.engine.rules import KNOWN_VERSIONS, Rules
from elbowroom.engine.scoring import tokens_on_board, winners
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.record import GameRecord, player_text, result_of
from elbowroom.table.agreement import LONGEST_CHAT, USUAL_NAMES, Agreement, name_of, plain, settled, unused
from elbowroom.table.budgets import Budgets
from elbowroom.table.clock import Clock
from elbowroom.table.entries import (
    Acted,
    Began,
    Entry,
    Hushed,
    Muted,
    Paused,
    Relieved,
    Rematched,
    Said,
    Sat,
    Undone,
    Why,
)
from elbowroom.table.game import Game, NotCarriedOut
from elbowroom.table.luck import Luck, secret
from elbowroom.table.personas import persona
from elbowroom.table.refusals import refusal_of
from elbowroom.table.seat import Seat

Status = Literal["waiting", "playing", "over"]
NOBODY: Final = -1
DAY: Final = 86_400.0


@final
class Moment:
    """An entry of the log and what happened in the game because of it."""

    def __init__(self, seq: int, entry: Entry, events: list[Event]) -> None:
        self.seq: Final = seq
        self.entry: Final = entry
        self.events: Final = events


@final
class Match:
    """The authority over one table."""

    def __init__(self, agreement: Agreement, rules: Rules, luck: Luck = secret) -> None:
        self.agreement: Final = agreement
        self.rules: Final = rules
        self._luck: Final = luck
        self.seats: Final = [Seat(plan.player, plan.name) for plan in agreement.seats]
        self.moments: Final[list[Moment]] = []
        self.clock: Final = Clock(len(self.seats), agreement.thinking, agreement.pace)
        self.game: Game | None = None
        self.game_seq = 0  # the last entry that changed the game
        self.rematch = ""
        self.hushed = False  # spectators are not to talk
        self.muted: Final[set[int]] = set()  # seats that are not to talk
        self.set_up = False  # the host brought a game along, and may have chosen how its stacks lie
        self._budgets: Final = Budgets(self.seats)

    @classmethod
    def load(cls, agreement: Agreement, rules_version: str, entries: list[Entry], luck: Luck = secret) -> Match:
        """A match from its log, by the version of the rules it was begun with; refuses one that is not known."""
        if rules_version not in KNOWN_VERSIONS:
            known = tuple(KNOWN_VERSIONS)
            raise Refusal("rules_version", "begun-by-other-rules", text=rules_version, known=known)
        check_content(agreement.content or (), agreement.board)
        for began in (entry for entry in entries if isinstance(entry, Began)):
            check_content(began.record.content)
        agreed, rules = settled(agreement, version=rules_version)
        match = cls(agreed, rules, luck)
        match.follow(entries)
        return match

    # --- what is ----------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.moments)

    @property
    def status(self) -> Status:
        if self.game is None:
            return "waiting"
        return "over" if self.game.state.over else "playing"

    @property
    def decider(self) -> int:
        """The seat that must decide now, -1 for nobody."""
        return int(self.game.state.decider) if self.game is not None and not self.game.state.over else NOBODY

    @property
    def winners(self) -> list[int]:
        """Who has won; whoever has forfeited the game has not, unless all have."""
        state, contestants = self.state, self.contestants
        if len(contestants) in (0, len(self.seats)):
            return [int(seat) for seat in winners(state)]
        ranks = {seat: (int(state.coins(seat)), int(tokens_on_board(state, seat))) for seat in contestants}
        return [seat for seat in contestants if ranks[seat] == max(ranks.values())]

    @property
    def contestants(self) -> list[int]:
        """The seats that can still win."""
        return [number for number, seat in enumerate(self.seats) if not seat.out]

    def is_out_of_time(self, at: float) -> bool:
        """Whether the time of whoever must decide is up."""
        return (deadline := self.clock.deadline) is not None and deadline <= at

    @property
    def changed_at(self) -> float:
        """When the game last changed, so that somebody had to decide something new; talk does not count."""
        return self.moments[self.game_seq - 1].entry.at if self.game_seq else 0.0

    @property
    def last_at(self) -> float:
        """When anything last happened."""
        return self.moments[-1].entry.at if self.moments else 0.0

    @property
    def bot_decides(self) -> bool:
        return self.decider >= 0 and self.seats[self.decider].bot != ""

    @property
    def awaited(self) -> int:
        """The seat of the person who must decide now, -1 for nobody."""
        return NOBODY if self.bot_decides else self.decider

    @property
    def complete(self) -> bool:
        """Whether everybody is there and the game can begin."""
        return self.game is None and all(seat.taken for seat in self.seats)

    @property
    def state(self) -> State:
        """The true position; clients get `view`."""
        return self._playing.state

    @property
    def _playing(self) -> Game:
        if self.game is None:
            raise Refusal("not_begun", "not-begun")
        return self.game

    def view(self, seats: frozenset[int]) -> State:
        """The position as the holder of some seats may see it; nobody in particular sees what all see."""
        return seen_by(self.state, seats)

    # --- people come and go -----------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, at: float) -> Entry | None:
        """A person takes a seat, comes back to it, or changes the name; None if nothing changes by it."""
        chair = self._person(seat)
        if chair.out:
            raise Refusal("forfeited", "seat-forfeited")
        called = self._free_name(seat, name)
        if chair.taken and not chair.bot and called == chair.name:
            return None
        self._budgets.check(entry := Sat(at, seat, called))
        return self._log(entry)

    def arrive(self, seat: int, name: str, at: float) -> Entry | None:
        """A person comes by the link of a seat; sits down only if nobody ever did."""
        if self._person(seat).came:
            return None
        others = [chair.name for number, chair in enumerate(self.seats) if number != seat]
        called = name_of(name)
        return self.sit(seat, unused(called, others) if called else "", at)

    def pause(self, seat: int, days: int, at: float) -> Entry | None:
        """The clock of a person stands still for some days, or goes on; None if it does so already."""
        chair = self._person(seat)
        if self.agreement.vacation is None:
            raise Refusal("no_vacation", "no-vacation")
        if self.status == "over":
            raise Refusal("game_is_over", "game-over", "CORE-10.1")
        if chair.bot:
            raise Refusal("bot_plays", "bot-plays")
        if not days and self.clock.paused_until[seat] <= at:
            return None
        if days * DAY > self.vacation_left(seat, at) + 1:
            raise Refusal("no_vacation", "vacation-spent", count=int(self.vacation_left(seat, at) // DAY))
        if seat == self.decider and self.is_out_of_time(at):
            raise Refusal("no_vacation", "time-out-already")
        self._budgets.check(entry := Paused(at, seat, at + days * DAY))
        return self._log(entry)

    def vacation_left(self, seat: int, at: float) -> float:
        """Seconds for which somebody may still let the own clock stand; those of a pause that goes on count as left."""
        rest = max(0.0, self.clock.paused_until[seat] - at)
        return max(0.0, (self.agreement.vacation or 0) * DAY - self.seats[seat].paused + rest)

    def _free_name(self, seat: int, name: str) -> str:
        others = [chair.name for number, chair in enumerate(self.seats) if number != seat and chair.name]
        called = name_of(name) or self.seats[seat].name
        if called in others:
            raise Refusal("name", "name-taken", text=called)
        return called or unused(USUAL_NAMES[seat], others)

    def relieve(self, seat: int, bot: str, why: Why, at: float) -> Entry:
        """Let a bot play a seat."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("seat", "no-such-seat", most=len(self.seats))
        if bot not in bot_names():
            raise Refusal("bot", "no-such-bot", text=bot[:40], known=tuple(bot_names()))
        if self.status == "over":
            raise Refusal("game_is_over", "game-over", "CORE-10.1")
        if self.seats[seat].bot == bot:
            raise Refusal("bot", "bot-plays-there", chair=seat + 1, text=bot)
        name = "" if self.seats[seat].name else persona(self.agreement.board, [other.name for other in self.seats])
        self._budgets.check(entry := Relieved(at, seat, bot, why, name))
        return self._log(entry)

    def fill_one(self, bot: str, at: float) -> Entry | None:
        """Let a bot play one of the open seats that nobody has taken; None if there is none."""
        return self.relieve(self.free[0], bot, "began", at) if self.free else None

    @property
    def fill_at(self) -> float | None:
        """When bots take the seats that are still open: so long after the first person sat down; None for never."""
        if self.game is not None or self.agreement.fill is None or not self.free:
            return None
        came = (moment.entry.at for moment in self.moments if isinstance(moment.entry, Sat))
        first = next(came, None)
        return None if first is None else first + self.agreement.fill

    @property
    def free(self) -> list[int]:
        """Open seats that nobody has taken."""
        return [number for number, seat in enumerate(self.seats) if seat.open and not seat.taken]

    def _person(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats) or not self.seats[seat].expects:
            raise Refusal("seat", "not-for-person", chair=seat + 1)
        return self.seats[seat]

    def say(self, seat: int, name: str, text: str, at: float) -> Entry:
        """Somebody says something."""
        if seat in self.muted:
            raise Refusal("not_allowed", "muted")
        self._budgets.check(entry := Said(at, seat, name, _line(text)))
        return self._log(entry)

    def aside(self, name: str, text: str) -> tuple[str, str]:
        """The name and the line of a spectator, as they can be shown; no entry, since anybody can be one."""
        if self.hushed:
            raise Refusal("not_allowed", "spectators-hushed")
        called = name_of(name)
        if not called:
            raise Refusal("name", "name-needed")
        if called.casefold() in [seat.name.casefold() for seat in self.seats]:
            raise Refusal("name", "name-taken", text=called)
        return called, _line(text)

    def hush(self, on: bool, at: float) -> Entry | None:
        """Spectators shall be silent, or may talk; None if that is so already."""
        if self.hushed == on:
            return None
        self._budgets.check(entry := Hushed(at, on))
        return self._log(entry)

    def mute(self, seat: int, on: bool, at: float) -> Entry | None:
        """Somebody shall be silent, or may talk; None if that is so already."""
        self._person(seat)
        if (seat in self.muted) == on:
            return None
        self._budgets.check(entry := Muted(at, seat, on))
        return self._log(entry)

    def go_on_at(self, table: str, at: float) -> Entry:
        """The players go on at another table."""
        if self.status != "over":
            raise Refusal("not_over", "not-over")
        if self.rematch:
            raise Refusal("rematch", "rematch-exists")
        return self._log(Rematched(at, table))

    # --- the game ---------------------------------------------------------------------------------------------------

    def begin(self, at: float) -> Entry:
        """Lay out the board. Open seats that nobody took must have bots by then."""
        if self.game is not None:
            raise Refusal("begun", "begun")
        if free := self.free:
            raise Refusal("seats", "seats-free", chairs=tuple(seat + 1 for seat in free))
        first = self.agreement.first - 1 if self.agreement.first else None
        game = Game.open(self.agreement.setup(self.rules.version), self._luck(0), first, self._written())
        return self._log(Began(at, game.record()))

    def begin_if_waiting(self, at: float) -> Entry | None:
        """Begin unless the game has begun by itself."""
        return self.begin(at) if self.game is None else None

    def _written(self) -> list[str]:
        """Names as a record keeps them: with the bot in brackets."""
        return [player_text(seat.name or f"Player {number + 1}", seat.bot) for number, seat in enumerate(self.seats)]

    def act(self, seat: int, seen: int, text: str, at: float, *, bot: bool = False) -> Entry:
        """An action of the decider who has seen the game up to an entry."""
        return self.act_all(seat, seen, [text], at, bot=bot)

    def act_all(self, seat: int, seen: int, texts: Sequence[str], at: float, *, bot: bool = False) -> Entry:
        """Actions of the decider, carried out whole or not at all: one entry, which one `undo` takes back."""
        game = self._turn_of(seat, seen, bot)
        known = len(game.outcomes)
        game.reseed(self._luck(known))  # so that nobody who knows how the game began can know how it goes on
        try:
            actions = _parsed(texts, game.state)
            events = game.play_all(actions)
        except ElbowRoomError as error:
            raise refusal_of(error) from None
        chance, result = game.chance_since(known), result_of(game.state) if game.state.over else None
        first, *more = (action.text() for action in actions)
        return self._log(Acted(at, seat, first, chance, bot, result, more), events)

    def undo(self, seat: int, seen: int, at: float) -> Entry:
        """The decider takes back the last step of the own turn."""
        game = self._turn_of(seat, seen, False)
        self._budgets.check(entry := Undone(at, seat))
        try:
            game.undo()
        except ElbowRoomError as error:
            raise refusal_of(error) from None
        return self._log(entry, [])

    def _turn_of(self, seat: int, seen: int, bot: bool) -> Game:
        game = self._playing
        if game.state.over:
            raise Refusal("game_is_over", "game-over", "CORE-10.1")
        if not self.game_seq <= seen <= self.seq:
            raise Refusal("stale", "stale", seen=seen, now=self.game_seq)
        if seat != self.decider:
            raise self.other_decides()
        if bool(self.seats[seat].bot) != bot:
            raise Refusal("bot_plays", "bot-plays")
        return game

    def other_decides(self) -> Refusal:
        """Why somebody must wait: whose decision it is, by the seat if nobody there has said a name."""
        decider = self.decider
        return Refusal("not_your_turn", "other-decides", "CORE-4.1", text=self.seats[decider].name, chair=decider + 1)

    # --- the log ----------------------------------------------------------------------------------------------------

    def follow(self, entries: list[Entry]) -> None:
        """Repeat what was decided elsewhere or before."""
        for entry in entries:
            events: list[Event] | None = None
            if isinstance(entry, Acted):
                events = self._playing.follow([parse_action(text) for text in entry.actions], entry.chance)
            elif isinstance(entry, Undone):
                self._playing.undo()
                events = []
            self._log(entry, events)

    def _log(self, entry: Entry, events: list[Event] | None = None) -> Entry:
        """Write an entry down and let everything but the position follow from it; that has been moved already."""
        self._budgets.spend(entry)
        match entry:
            case Sat():
                seat = self.seats[entry.seat]
                if seat.bot:
                    self.clock.come_back(entry.seat)
                    self._settle(entry.seat)
                seat.name, seat.bot, seat.taken, seat.open, seat.came = entry.name, "", True, False, True
            case Relieved():
                seat = self.seats[entry.seat]
                seat.bot, seat.taken = entry.bot, True
                called = entry.name or unused(entry.bot.capitalize(), [other.name for other in self.seats])
                seat.name = seat.name or called
                seat.out = seat.out or entry.why == "forfeit"
                self._settle(entry.seat)
            case Began():
                # Logs of 0.1.0 do not say it, but there nobody sat down before such a game.
                self.set_up = entry.brought or (self.seq == 0 and any(seat.expects for seat in self.seats))
                self.game = Game.resume(entry.record, self._luck(0))
            case Hushed():
                self.hushed = entry.on
            case Muted():
                (self.muted.add if entry.on else self.muted.discard)(entry.seat)
            case Paused():
                self._pause(entry)
            case Rematched():
                self.rematch = entry.table
            case _:
                pass
        self.moments.append(Moment(self.seq + 1, entry, events or []))
        if events is not None or isinstance(entry, Began):
            self.game_seq = self.seq
        self.clock.run(self.decider, entry.at, stopped=self.bot_decides)
        return entry

    def _pause(self, entry: Paused) -> None:
        seat = self.seats[entry.seat]
        seat.paused -= max(0.0, self.clock.paused_until[entry.seat] - entry.at)  # an earlier pause ends
        seat.paused += max(0.0, entry.until - entry.at)
        self.clock.pause(entry.seat, entry.until, entry.at)

    def _settle(self, seat: int) -> None:
        """What a bot has decided at a seat is not taken back by a person, nor the other way round."""
        if self.game is not None and seat == self.decider:
            self.game.settle()

    def record(self) -> GameRecord:
        """The game up to now. It tells everything, so it is only for a game that is over."""
        return self._playing.record()


def seen_by(state: State, seats: frozenset[int]) -> State:
    """A position as the holder of some seats may see it; nobody in particular sees what all see."""
    return view(state, min(seats, default=NOBODY), sum(1 << seat for seat in seats))


def _parsed(texts: Sequence[str], state: State) -> list[Action]:
    actions: list[Action] = []
    for number, text in enumerate(texts, start=1):
        try:
            actions.append(parse_action(text, state.rules.verbs))
        except BadActionText as error:
            raise NotCarriedOut(number, error) if len(texts) > 1 else error from None
    return actions


def _line(text: str) -> str:
    """One line that somebody says."""
    line = plain(text, LONGEST_CHAT, "chat")
    if not line:
        raise Refusal("chat", "nothing-said")
    return line
