"""`elbowroom board`: look over board files before anybody plays on them."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.content.board_check import Problem, check_board, summary
from elbowroom.content.boards import BoardFile, printed_board, read_board, shipped_boards
from elbowroom.content.catalog import UNDER_THE_SKY
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.notation.yaml_text import printable

HAS_ERRORS = 1
UNREADABLE = 2
STYLES = {"error": "bold red", "warning": "yellow", "note": "dim"}

board = App(name="board", help="Check board files, such as one you have drawn yourself.")


@board.command
def check(
    *names: Annotated[str, Parameter(name="FILE", help="Board files, or names of boards such as underground_4.")],
) -> int:
    """Say what is wrong with a board, region by region.

    The status is 0 if no board has errors (warnings are allowed), 1 if one has and 2 if one cannot be read.
    """
    if not names:
        raise ElbowRoomError(f"name at least one board file, or one of these boards: {', '.join(shipped_boards())}")
    console = Console(highlight=False, soft_wrap=True)
    status = 0
    for name in names:
        try:
            file = _read(name)
        except (ElbowRoomError, OSError) as error:
            _print_unreadable(name, error)
            status = UNREADABLE
            continue
        problems = check_board(file)
        _print_board(console, file, problems)
        if any(problem.level == "error" for problem in problems):
            status = max(status, HAS_ERRORS)
    return status


def _read(name: str) -> BoardFile:
    shipped = shipped_boards()
    if name in shipped:
        return printed_board(shipped[name], name)
    if name in UNDER_THE_SKY:
        ground, _, side = name.partition("+")
        raise ElbowRoomError(f"it is put together from {ground} and {side} when a game begins; check {ground} instead")
    path = Path(name)
    if not path.exists() and path.name == name and not path.suffix:
        raise ElbowRoomError(f"there is no such file, and no board of this name; boards are {', '.join(shipped)}")
    return read_board(path)


def _print_unreadable(name: str, error: Exception) -> None:
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    console.print(Text.assemble(("error: ", "bold red"), (printable(name), "bold"), ": ", printable(reason)))


def _print_board(console: Console, file: BoardFile, problems: list[Problem]) -> None:
    failed = any(problem.level == "error" for problem in problems)
    mark = ("✗ ", "bold red") if failed else ("✓ ", "bold green")
    console.print(Text.assemble(mark, printable(summary(file))))
    for problem in problems:
        console.print(Text.assemble("  ", (problem.level, STYLES[problem.level]), ": ", printable(problem.text)))
