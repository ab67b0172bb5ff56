"""`elbowroom balance`: how strong each race, power and pair is, as a page to look at."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.cli.crew import Cluster, Workers, watched
from elbowroom.cli.places import check_folder
from elbowroom.content.catalog import BOARDS, BOXES, board_file
from elbowroom.lab.balance import (
    USUAL_BELOW_GROUND,
    USUAL_BOTS,
    Balance,
    BalanceError,
    measure,
    printed,
    stored_settings,
)
from elbowroom.lab.crew import crew_for
from elbowroom.lab.holdings import HoldingTally, Sums, total
from elbowroom.lab.report import page
from elbowroom.lab.report.data import as_values
from elbowroom.notation.files import write_text

SUFFIX = ".progress.json"
DEFAULTS: dict[str, Any] = {"bots": None, "games": 20_000, "seed": 0}


def balance(
    *,
    box: Annotated[
        str | None, Parameter(help="Whose tiles are measured: base (default), underground or sky; with commas mixed.")
    ] = None,
    board: Annotated[str | None, Parameter(help="The board; by default the one for two players.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="The bot in all seats: a name as in simulate; "
            f"{USUAL_BOTS} by default, on Underground boards {USUAL_BELOW_GROUND}."
        ),
    ] = None,
    games: Annotated[int | None, Parameter(help="How many games; 20,000 by default.")] = None,
    output: Annotated[
        Path | None, Parameter(alias="-o", help="The page; balance.html in this folder by default.")
    ] = None,
    seed: Annotated[int | None, Parameter(help="All luck follows from this number; 0 by default.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with this progress file; what it was begun with need not be repeated.")
    ] = None,
    as_json: Annotated[
        bool, Parameter(name="--json", negative="", help="Print all numbers of the page as JSON.")
    ] = False,
) -> int:
    """Measure how strong each race, each power and each pair of them is, and write a page about it.

    In every game one pair is dealt to one player, so that all pairs are seen equally often. Progress is kept beside
    the page: after an interruption the same command goes on and comes to the same results, and so does one that asks
    for more games.
    """
    if resume is not None:
        known = stored_settings(resume)
    else:
        known = {**DEFAULTS, "board": None if board else _first_board(_boxes(box))}
    plan = printed(
        _board(box, board or known.get("board")),
        known["bots"] if bots is None else bots,
        known["games"] if games is None else games,
        known["seed"] if seed is None else seed,
        _mixed(_boxes(box) or tuple(known.get("boxes", ()))),
    )
    report, store = _files(output, resume)
    started = time.perf_counter()
    with crew_for(workers, cluster, [plan.bots]) as crew, watched(plan.games, store, visible=not as_json) as reach:
        tally = measure(plan, store, crew, reach)
    write_text(report, page(plan, tally))
    if as_json:
        sys.stdout.write(json.dumps(as_values(plan, tally), indent=2) + "\n")
        return 0
    _summary(plan, tally, time.perf_counter() - started, report)
    return 0


def _boxes(text: str | None) -> tuple[str, ...]:
    """The boxes of the option, none if it is not given."""
    names = tuple(name.strip() for name in text.split(",")) if text is not None else ()
    for box in names:
        if box not in BOXES:
            raise BalanceError(f"there is no box '{box}'; known are {', '.join(BOXES)}")
    return names


def _mixed(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """Several boxes are mixed; a single one is what its board is played with anyway."""
    return boxes if len(boxes) > 1 else ()


def _first_board(boxes: tuple[str, ...]) -> str:
    return BOXES[boxes[0] if len(boxes) == 1 else "base"].boards[0]


def _board(box: str | None, board: object) -> str:
    """The board, which must be one of the box if that is named."""
    if not isinstance(board, str):
        raise BalanceError("the progress file names no board")
    board_file(board)
    if box is not None and not _mixed(_boxes(box)) and box != BOARDS[board]:
        raise BalanceError(f"the board {board} belongs to the box {BOARDS[board]}, not to {box}")
    return board


def _files(output: Path | None, resume: Path | None) -> tuple[Path, Path]:
    """The page and the progress file; each follows from the other unless both are named."""
    if output is None:
        output = (
            Path("balance.html") if resume is None else resume.with_name(resume.name.removesuffix(SUFFIX) + ".html")
        )
    if output.is_dir():
        raise BalanceError(f"{output} is a folder; name a file for the page")
    check_folder(output)
    return output, resume or output.with_name(output.stem + SUFFIX)


def _summary(plan: Balance, tally: HoldingTally, seconds: float, report: Path) -> None:
    """A taste of the page."""
    rules = plan.rules()
    powers = len(rules.powers)
    console = Console(highlight=False, soft_wrap=True)
    console.print(
        Text.assemble((f"{plan.games:,} games", "bold"), f" of {plan.bots} on {rules.board.key}: {seconds:.1f} s")
    )
    races = [(race.name, total(tally.dealt[i * powers : (i + 1) * powers])) for i, race in enumerate(rules.races)]
    badges = [(power.name, total(tally.dealt[i::powers])) for i, power in enumerate(rules.powers)]
    for title, rows in (("races", races), ("powers", badges)):
        ranked = sorted(rows, key=lambda row: -_share(row[1]))
        best, worst = (
            ", ".join(f"{name} {_share(sums):.1%}" for name, sums in part) for part in (ranked[:3], ranked[-3:])
        )
        console.print(Text.assemble((f"{title:<7}", "cyan"), f"{best} … {worst}"))
    console.print(Text.assemble(("page   ", "cyan"), str(report)))


def _share(sums: Sums) -> float:
    return sums.win_share().value if sums.held else 0.0
