"""`elbowroom board`: look over board files before anybody plays on them, and draw them."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.cli.places import check_folder
from elbowroom.content.board_check import check_board, summary
from elbowroom.content.boards import BoardFile, printed_board, read_board, shipped_boards
from elbowroom.content.catalog import UNDER_THE_SKY
from elbowroom.content.problem import Problem
from elbowroom.drawing.draw import draw_board
from elbowroom.drawing.errors import CannotDraw
from elbowroom.drawing.figures import figures
from elbowroom.drawing.outline import outline_path, outline_text
from elbowroom.drawing.preview import preview
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.notation.yaml_text import printable

HAS_ERRORS = 1
UNREADABLE = 2
STYLES = {"error": "bold red", "warning": "yellow", "note": "dim"}

board = App(
    name="board", help="Check and draw board files, such as one you have designed yourself.", help_format="markdown"
)


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


@board.command
def draw(
    name: Annotated[str, Parameter(name="FILE", help="A board file, or the name of a board such as underground_4.")],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help="Also write a picture to look at.")] = None,
    to: Annotated[Path | None, Parameter(help="Where the outline goes; beside the board file if not given.")] = None,
    seed: Annotated[int, Parameter(help="Another number, another hand: borders run a little differently.")] = 0,
) -> int:
    """Compute the outlines of all regions and store them beside the board, for clients that show it.

    It takes some seconds. Neighbours share a border and no others do; every region has about its listed share of the
    board and lies close to its centroid. The same board and seed always give the same outline. The status is 1 if the
    board cannot be drawn, with the border that stands in the way, and 2 if the file cannot be read.
    """
    try:
        file = _read(name)
    except (ElbowRoomError, OSError) as error:
        _print_unreadable(name, error)
        return UNREADABLE
    if to is None and name in shipped_boards() and svg is None:
        raise ElbowRoomError(f"{name} has its outline already; say with --to or --svg where another one should go")
    for path in (to, svg):
        if path is not None:
            check_folder(path)
    try:
        outline = draw_board(file, seed)
    except CannotDraw as error:
        _print_unreadable(name, error)
        return HAS_ERRORS
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text.assemble(("✓ ", "bold green"), printable(figures(file, outline))))
    if to is None and name not in shipped_boards():
        to = outline_path(Path(name))
    for path, text in ((to, outline_text(outline)), (svg, preview(file, outline))):
        if path is not None:
            path.write_text(text, encoding="utf-8")
            console.print(f"  wrote {printable(str(path))}")
    return 0


def _read(name: str) -> BoardFile:
    shipped = shipped_boards()
    if name in shipped:
        return printed_board(shipped[name], name)
    if name in UNDER_THE_SKY:
        ground, _, side = name.partition("+")
        raise ElbowRoomError(
            f"it is put together from {ground} and {side} when a game begins; name {ground} or {side} instead"
        )
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
        console.print(Text.assemble("  ", (problem.level, STYLES[problem.level]), ": ", printable(problem.what)))
