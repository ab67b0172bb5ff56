"""`elbowroom train`: let the bots learn from games among themselves."""

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from elbowroom.cli import CONTENT_HELP
from elbowroom.cli.mixing import mixture
from elbowroom.cli.places import check_folder
from elbowroom.cli.progress import games_bar
from elbowroom.content.catalog import BOARDS, board_names
from elbowroom.content.setup import Setup
from elbowroom.lab.training import Model, Training, as_json
from elbowroom.lab.training import train as learn

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
    box: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="The boxes whose races and powers are mixed, such as base,underground,sky."),
    ] = (),
    sites: Annotated[bool, Parameter(negative="", help="Monsters hide Relics and Places (MIX-3).")] = False,
    games: Annotated[
        int, Parameter(help="How many games in each round, for each box that has boards among them.")
    ] = 6000,
    rounds: Annotated[int, Parameter(help="Rounds of games by what has been learned, after those of greedy.")] = 2,
    seed: Annotated[int, Parameter(help="All luck follows from this number.")] = 0,
    workers: Annotated[int | None, Parameter(help="Processes; as many as there are cores by default.")] = None,
    out: Annotated[Path, Parameter(help="The file to write.")] = Path("judgement.json"),
) -> int:
    """Play games and learn from them what positions are worth.

    The bots use the file when the environment variable ELBOWROOM_JUDGEMENT names it. The same seed teaches the same.
    """
    check_folder(out)
    families = _families([mixture(name, box, sites, ()) for name in board or board_names()])
    models: dict[str, Model] = {}
    for family, setups in families.items():
        training = Training(tuple(setups), games, rounds, seed)
        with games_bar(training.all_games, visible=True) as reach:
            reach(0)
            models[family] = learn(training, workers, reach)
    made = {
        "command": shlex.join(["elbowroom", *sys.argv[1:]]),
        "seed": seed,
        "games": games,
        "rounds": rounds,
        "boards": {family: [setup.board for setup in setups] for family, setups in families.items()},
    }
    text = json.dumps(as_json(models, made), ensure_ascii=False, separators=(",", ":"))
    out.write_text(text.replace('],"', '],\n"').replace('},"', '},\n"') + "\n", encoding="utf-8")
    Console(highlight=False).print(_table(models))
    return 0


def _families(setups: list[Setup]) -> dict[str, list[Setup]]:
    """Boards by the box they belong to: those of a box are learned together."""
    families: dict[str, list[Setup]] = {}
    for setup in setups:
        families.setdefault(BOARDS[setup.board], []).append(setup)
    return families


def _table(models: dict[str, Model]) -> Table:
    """How much each judgement knows about games it has not seen."""
    table = Table(box=None, header_style="bold cyan", padding=(0, 1), pad_edge=False)
    for column in ("boards", "examples", "coins wrong by", "explained", "calibration error"):
        table.add_column(column, justify="left" if column == "boards" else "right", no_wrap=True)
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
