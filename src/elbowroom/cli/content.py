"""`elbowroom content`: check races, powers and boards of one's own and see them at work."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.content import catalog
from elbowroom.content.board_check import check_board, summary
from elbowroom.content.catalog import Content
from elbowroom.content.guard import ContentError
from elbowroom.content.guard import patience as limit
from elbowroom.content.loader import forget, load_file, use_installed
from elbowroom.content.reference import hooks
from elbowroom.content.trial import PATIENCE, Trial, TrialError, try_out
from elbowroom.engine.errors import ElbowRoomError, SetupError
from elbowroom.engine.hooks import Law, Power, Race, Tile, implements
from elbowroom.notation.yaml_text import printable

WRONG = 1
MOST_PATIENCE = 86_400

content = App(name="content", help="Check races, powers and boards of your own.", help_format="markdown")


@content.command
def check(
    *files: Annotated[Path, Parameter(name="FILE", help="Python files with races and powers, or board files.")],
    board: Annotated[
        tuple[str, ...], Parameter(negative="", help="Where to play; may be repeated. Some of each box by default.")
    ] = (),
    games: Annotated[int, Parameter(help="Random games on each board.")] = 20,
    patience: Annotated[float, Parameter(help="Seconds that one call of a hook may take.")] = PATIENCE,
) -> int:
    """Look a file over, play random games with it and say what was seen.

    The status is 0 if all is well and 1 if something is wrong.
    """
    if not files:
        raise ElbowRoomError("name at least one file with races, powers or a board of your own")
    if games < 0:
        raise ElbowRoomError(f"--games is a number from 0, not {games}")
    if not 0 < patience < MOST_PATIENCE:
        raise ElbowRoomError(f"--patience is a number of seconds above 0, not {patience:g}")
    console = Console(highlight=False, soft_wrap=True)
    status = 0
    for path in files:
        forget()
        try:
            use_installed()
            with limit(patience, str(path)):
                found = load_file(path)
            catalog.install(found)
            trial = try_out(found, board, games, patience) if games else None
        except (ContentError, TrialError, SetupError) as error:
            console.print(Text.assemble(("✗ ", "bold red"), (printable(str(path)), "bold"), *_indented(str(error))))
            status = WRONG
            continue
        finally:
            forget()
        console.print(Text.assemble(("✓ ", "bold green"), (printable(str(path)), "bold")))
        for line in told(found, trial):
            console.print(Text(f"  {printable(line)}"))
    return status


def _indented(text: str) -> list[str]:
    return [f"\n  {printable(line)}" for line in text.splitlines()]


def told(found: Content, trial: Trial | None) -> list[str]:
    """What a file brings and what was seen of it, line by line."""
    lines = []
    for tile in found.tiles:
        lines.append(_described(tile))
        if trial is not None:
            lines += _seen(tile, trial)
    for board in found.boards:
        lines.append(f"board {summary(board)}")
        lines += [f"  {problem.level}: {problem.what}" for problem in check_board(board)]
    if trial is not None:
        played = ", ".join(f"{number} on {board}" for board, number in trial.games.items())
        lines.append(f"random games: {played}; {trial.actions} actions, every position sound")
    return lines


def _described(tile: type[Tile]) -> str:
    if issubclass(tile, Race):
        return f"race {tile.key} ({tile.name}): {tile.tokens} tokens, {tile.tray or tile.tokens + 5} in the tray"
    if issubclass(tile, Power):
        return f"power {tile.key} ({tile.name}): {tile.tokens} tokens"
    return f"{'law' if issubclass(tile, Law) else 'site'} {tile.key} ({tile.name})"


def _seen(tile: type[Tile], trial: Trial) -> list[str]:
    known = tile()
    called = [f"{name} {trial.called[tile.key, name]}×" for name in hooks() if trial.called[tile.key, name]]
    lines = []
    if issubclass(tile, Race | Power):
        lines.append(f"  picked {trial.picked[tile.key]} times")
    if called:
        lines.append(f"  hooks called: {', '.join(called)}")
    elif not any(implements(known, name) for name in hooks()):
        lines.append("  it overrides no hook")
    if silent := trial.silent(tile):
        lines.append(f"  never called: {', '.join(silent)}; play more games with --games, or on another --board")
    return lines
