# mypyc: skip — wraps methods of classes that people write.
"""Hooks of one's own under guard: what goes wrong in them is told with file, line and remedy, never as a traceback."""

import functools
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from elbowroom.content.problem import Problem
from elbowroom.content.reference import hooks
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import ChanceError
from elbowroom.engine.errors import ElbowRoomError, IllegalAction
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Law, Power, Race, Site, Tile

CALLS: Final[Counter[tuple[str, str]]] = Counter()  # how often each hook was called, by key of the tile and name
LARGEST: Final = 2**63 - 1
MOST: Final = 99  # pieces or coins; no game has more to give at once
# Numbers of pieces and prices; `bonus` is coins, all other numbers are region sets.
COUNTS: Final = ("support", "toll", "losses", "combo_price", "combo_tokens")
ANSWERS: Final[dict[str, tuple[type, ...]]] = {
    "i64": (int,),
    "bool": (bool,),
    "list[str]": (list,),
    "list[Fact]": (list,),
    "Fact | None": (Fact, type(None)),
    "IllegalAction": (IllegalAction,),
    "IllegalAction | None": (IllegalAction, type(None)),
}
MEANT: Final = {
    "i64": "a whole number, such as a set of regions",
    "bool": "True or False",
    "list[str]": "a list of texts",
    "list[Fact]": "a list of Facts",
    "Fact | None": "a Fact or None",
    "IllegalAction": "an IllegalAction",
    "IllegalAction | None": "an IllegalAction or None",
}


class ContentError(ElbowRoomError):
    """Content of somebody's own that cannot be loaded, or a hook of it that failed during a game."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def guard(tile: type[Tile], file: Path) -> None:
    """Put all hooks that a class defines itself under guard, also those of classes in between."""
    for cls in _own_classes(tile):
        for name, hook in hooks().items():
            method = cls.__dict__.get(name)
            if callable(method) and not hasattr(method, "__wrapped__"):
                setattr(cls, name, _guarded(name, method, hook.returns, str(file)))


def _own_classes(tile: type[Tile]) -> Iterator[type]:
    for cls in tile.__mro__:
        if cls in (Race, Power, Site, Law, Tile):
            return
        if not cls.__module__.startswith("elbowroom."):
            yield cls


def _guarded(name: str, method: Callable[..., Any], returns: str, file: str) -> Callable[..., Any]:
    expected = ANSWERS.get(returns)

    @functools.wraps(method)
    def call(self: Tile, *arguments: Any) -> Any:
        CALLS[self.key, name] += 1
        try:
            answer = method(self, *arguments)
        except (ContentError, ChanceError):
            raise
        except Exception as error:
            what = f"{name} of {self.key} failed: {type(error).__name__}: {error}"
            remedy = f"correct the hook, then try it with: elbowroom content check {file}"
            raise ContentError(Problem(file, line_of(error, file) or _first_line(method), what, remedy)) from None
        if expected is not None and not _fits(answer, expected):
            what = f"{name} of {self.key} returned {answer!r}, it must return {MEANT[returns]}"
            remedy = "let every way through the hook end with return"
            raise ContentError(Problem(file, _first_line(method), what, remedy))
        if name == "actions" and (wrong := [entry for entry in arguments[2] if not isinstance(entry, Action)]):
            what = f"{name} of {self.key} appended {wrong[0]!r}, which is no action"
            raise ContentError(Problem(file, _first_line(method), what, "append actions that verb() has made"))
        if name in COUNTS and answer < 0:
            what = f"{name} of {self.key} returned {answer}, it must not be below 0"
            raise ContentError(Problem(file, _first_line(method), what, "use max(0, …)"))
        if name in (*COUNTS, "bonus") and not -MOST <= answer <= MOST:
            what = f"{name} of {self.key} returned {answer}, no number of pieces or coins is beyond {MOST}"
            raise ContentError(Problem(file, _first_line(method), what, f"use min({MOST}, …)"))
        if returns == "i64" and name not in (*COUNTS, "bonus"):
            return answer & arguments[0].board.everywhere  # so that ~s.board.sea is what it looks like
        return answer if expected is not None else None

    return call


def _fits(answer: object, expected: tuple[type, ...]) -> bool:
    if not isinstance(answer, expected):
        return False
    return not isinstance(answer, int) or -LARGEST - 1 <= answer <= LARGEST


class Hangs(BaseException):
    """A hook takes too long; no Exception, so that the hook does not catch it by mistake."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


@contextmanager
def patience(seconds: float, file: str = "") -> Iterator[None]:
    """Stop a hook, or a file while it is read, that takes longer, with a ContentError that says where it hangs.

    It needs alarms, which Windows and other threads than the main one do not have: there nothing is stopped.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[FrameType] = []  # the call that was under way at the last alarm

    def look(_: int, frame: FrameType | None) -> None:
        frames = [] if frame is None else [frame for frame, _ in traceback.walk_stack(frame)]
        ours = [frame for frame in frames if frame.f_code.co_filename == __file__ and frame.f_code.co_name == "call"]
        reading = [frame for frame in frames if frame.f_code.co_filename == file]
        calls = (ours or reading)[-1:]
        if calls and calls == waiting:
            raise Hangs(_hanging(calls[0], frames, seconds, file))
        waiting[:] = calls

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    except Hangs as error:
        raise ContentError(error.problem) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _hanging(call: FrameType, frames: list[FrameType], seconds: float, file: str) -> Problem:
    """What hangs: a hook under guard, or a file that is being read. The frames begin with the innermost."""
    names = call.f_locals
    guarded = call.f_code.co_filename != file
    what = f"{names['name']} of {names['self'].key}" if guarded else "reading the file"
    file = names["file"] if guarded else file
    line = next((frame.f_lineno for frame in frames if frame.f_code.co_filename == file), 0)
    remedy = "let every loop come to an end; --patience gives it more time"
    return Problem(file, line, f"{what} does not end: it was stopped after {seconds:g} seconds", remedy)


def line_of(error: BaseException, file: str) -> int:
    """The last line of a file that an error came through; 0 if it did not."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    return (lines[-1] or 0) if lines else 0


def _first_line(method: Callable[..., Any]) -> int:
    code = getattr(method, "__code__", None)
    return code.co_firstlineno if code is not None else 0
