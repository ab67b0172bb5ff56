"""`elbowroom train`: let the bots learn from games among themselves."""

import json
import shlex
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from elbowroom.cli import CONTENT_HELP
from elbowroom.cli.crew import Cluster, Resume, Workers, watched
from elbowroom.cli.mixing import Boxes, Sites, mixture
from elbowroom.cli.places import check_folder
from elbowroom.cli.tabular import aligned
from elbowroom.coach.judge import USUAL_JUDGE
from elbowroom.content.catalog import BOARDS, board_names
from elbowroom.content.setup import Setup
from elbowroom.lab.calibration import Measured, Trial, fitted, measure
from elbowroom.lab.crew import crew_for
from elbowroom.lab.journal import kept
from elbowroom.lab.report.calibration import calibration_svg
from elbowroom.lab.training import Lesson, Model, Training, as_json
from elbowroom.lab.training import train as learn

FAMILIES = ("base_2", "base_3", "base_4", "underground_2", "underground_3", "base_2+sky_2")

train = App(
    name="train",
    help="Let the bots learn from games among themselves.",
    help_epilogue=CONTENT_HELP,
    help_format="plaintext",
)


@train.command
def judgement(
    *,
    board: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A board to play on; may be repeated. All printed ones by default."),
    ] = (),
    box: Boxes = (),
    sites: Sites = False,
    games: Annotated[
        int, Parameter(help="How many games in each round, for each box that has boards among them.")
    ] = 6000,
    rounds: Annotated[int, Parameter(help="Rounds of games by what has been learned, after those of greedy.")] = 2,
    seed: Annotated[int, Parameter(help="All luck follows from this number.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    out: Annotated[Path, Parameter(help="The file to write.")] = Path("judgement.json"),
) -> int:
    """Play games and learn from them what positions are worth.

    The bots use the file when the environment variable ELBOWROOM_JUDGEMENT names it. The same seed teaches the same.
    """
    check_folder(out)
    if resume is not None:
        check_folder(resume)
    families = _families([mixture(name, box, sites, ()) for name in board or board_names()])
    trainings = {family: Training(tuple(setups), games, rounds, seed) for family, setups in families.items()}
    each = [training.settings() for training in trainings.values()]
    settings = {name: [one[name] for one in each] for name in each[0]}
    models: dict[str, Model] = {}
    before = 0
    with (
        crew_for(workers, cluster) as players,
        kept(players, resume, settings, list[Lesson]) as crew,
        watched(sum(training.all_games for training in trainings.values()), resume) as reach,
    ):
        for family, training in trainings.items():
            models[family] = learn(training, crew, partial(_reach, reach, before))
            before += training.all_games
    made = {
        "command": shlex.join(["elbowroom", *sys.argv[1:]]),
        "seed": seed,
        "games": games,
        "rounds": rounds,
        "boards": {family: [setup.board for setup in setups] for family, setups in families.items()},
    }
    _write(out, as_json(models, made))
    Console(highlight=False).print(_table(models))
    return 0


def _reach(reach: Callable[[int], None], before: int, played: int) -> None:
    reach(before + played)


def _write(file: Path, judgement: dict[str, Any]) -> None:
    """A judgement as the bots read it, a line for each weight."""
    text = json.dumps(judgement, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text.replace('],"', '],\n"').replace('},"', '},\n"') + "\n", encoding="utf-8")


def _families(setups: list[Setup]) -> dict[str, list[Setup]]:
    """Boards by the box they belong to: those of a box are learned together."""
    families: dict[str, list[Setup]] = {}
    for setup in setups:
        families.setdefault(BOARDS[setup.board], []).append(setup)
    return families


def _table(models: dict[str, Model]) -> Table:
    """How much each judgement knows about games it has not seen."""
    table = aligned("boards", "examples", "coins wrong by", "explained", "calibration error")
    for name, model in models.items():
        fit = model.fit
        table.add_row(
            name,
            f"{fit['examples']:,}",
            f"{fit['coins_wrong_by']:.1f}",
            f"{fit['explained']:.0%}",
            f"{fit['calibration_error']:.1%}",
        )
    return table


@train.command
def calibrate(
    *,
    board: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="A board to play on; may be repeated. Some of each box by default."),
    ] = (),
    games: Annotated[int, Parameter(help="How many games, on all boards together.")] = 2000,
    bot: Annotated[str, Parameter(help="Who plays.")] = "normal",
    judge: Annotated[str, Parameter(help="The level that tells the chances.")] = USUAL_JUDGE,
    seed: Annotated[int, Parameter(help="All luck follows from this number.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    fit: Annotated[
        Path | None, Parameter(help="Write a judgement that is as uncertain as these games show; measure it by others.")
    ] = None,
    svg: Annotated[Path | None, Parameter(help="Draw what was told against what came true into this file.")] = None,
) -> int:
    """Measure whether chances of winning are honest: how often came what was given so much chance.

    The error is the mean difference between both, over all tenths of chance.
    """
    for file in (fit, svg):
        if file is not None:
            check_folder(file)
    if resume is not None:
        check_folder(resume)
    setups = tuple(mixture(name, (), False, ()) for name in board or FAMILIES)
    trial = Trial(setups, games, bot, seed, judge, fits=fit is not None)
    with (
        crew_for(workers, cluster, [bot]) as players,
        kept(players, resume, trial.settings(), list[tuple[str, Measured]]) as crew,
        watched(games, resume) as reach,
    ):
        measured = measure(trial, crew, reach)
    if fit is not None:
        _write(fit, fitted(trial, measured))
    console = Console(highlight=False)
    total = sum(measured.values(), Measured())
    console.print(_curve(total))
    console.print(_errors({**measured, "together": total}))
    if svg is not None:
        svg.write_text(calibration_svg(total), encoding="utf-8")
    return 0


def _curve(measured: Measured) -> Table:
    """Chances that were told beside what came."""
    table = aligned("chance", "told", "won", "positions", "told within turns", "won", "positions")
    for number, (end, within) in enumerate(zip(measured.ends.bins, measured.within.bins, strict=True)):
        cells = []
        for part in (end, within):
            cells += [f"{part.told / part.count:.1%}", f"{part.won / part.count:.1%}"] if part.count else ["", ""]
            cells.append(f"{part.count:,}")
        table.add_row(f"{10 * number}–{10 * number + 10} %", *cells)
    return table


def _errors(measured: dict[str, Measured]) -> Table:
    table = aligned("board", "error", "error within turns", "positions")
    for name, one in measured.items():
        table.add_row(name, f"{one.ends.error:.1%}", f"{one.within.error:.1%}", f"{one.ends.count:,}")
    return table
