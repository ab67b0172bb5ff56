"""What all environments can be asked for: which game, where it begins, and who plays along."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from operator import index
from typing import Any, SupportsIndex

from elbowroom.bots import make_bot
from elbowroom.content.setup import Setup
from elbowroom.encoding.actions import NoSuchAction
from elbowroom.encoding.batch import Chooser
from elbowroom.engine.errors import BadValue, ElbowRoomError
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import replay


class OptionError(BadValue):
    """An environment that cannot be made."""


@contextmanager
def as_options() -> Iterator[None]:
    """Whatever is wrong with a setup or a bot is wrong with what the environment was asked for."""
    try:
        yield
    except OptionError:
        raise
    except ElbowRoomError as error:
        raise OptionError(str(error)) from None


def rules_of(board: str | Setup, start: State | None = None) -> Rules:
    """The rules of a board by its name, of a whole `Setup`, or of the position a game begins with."""
    with as_options():
        rules = board.rules() if isinstance(board, Setup) else Setup(board).rules()
    if start is not None and not isinstance(start, State):
        raise OptionError(f"a game begins with a State, such as load_position gives, not with {start!r}")
    if start is not None and start.rules != rules:
        raise OptionError(f"the position to begin with is of {start.rules!r}, the environment of {rules!r}")
    if start is not None and start.over:
        raise OptionError("the position to begin with is the end of a game")
    return rules


def moment(record: GameRecord, actions: int) -> State:
    """The position of a recorded game after so many actions, to begin with."""
    if not 0 <= actions <= len(record.actions):
        raise OptionError(f"the record has {len(record.actions)} actions, so there is no moment after {actions}")
    return next(islice(replay(record), actions, None)).state.copy()


def whole_number(action: Any) -> int:
    """The number of an action, of whatever type; what is none is refused and not rounded."""
    try:
        return index(action)
    except TypeError:
        raise NoSuchAction(f"an action is a whole number, not {action!r}") from None


def seat_of(given: Any, players: int) -> int:
    """The number of a seat, of whatever type."""
    if not (isinstance(given, SupportsIndex) and 0 <= index(given) < players):
        raise OptionError(f"seats go from 0 to {players - 1}, so nobody sits at {given!r}")
    return index(given)


def company(opponents: str | Sequence[str], players: int, seat: int) -> Callable[[int, int], Chooser] | None:
    """Who plays the other seats: one bot by its name for all of them, or one for each, clockwise from the learner."""
    given: Any = opponents
    if not (isinstance(given, Sequence) and all(isinstance(name, str) for name in given)):
        raise OptionError(f"opponents are the name of a bot or a list of names, not {given!r}")
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise OptionError(f"{players} players need {players - 1} opponents or one name for all, not {len(names)}")
    with as_options():
        for name in names:
            make_bot(name, 0)  # refuses a name that nobody has
    if set(names) == {"random"}:
        return None  # the batch plays at random by itself, far faster

    def join(seed: int, place: int) -> Chooser:
        return make_bot(names[(place - seat - 1) % players], seed).choose

    return join


def names_of(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def check_choice(what: str, given: str, known: Iterable[str]) -> None:
    """Refuse an option that is none of those there are."""
    if given not in (choices := list(known)):
        raise OptionError(f"{what} is '{given}'; it must be {' or '.join(choices)}")
