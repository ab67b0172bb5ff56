"""`elbowroom export`: games and their decisions as Parquet files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli.crew import Cluster, Workers, watched
from elbowroom.cli.mixing import Boxes, HouseRules, Sites, Without, mixture, with_house_rules
from elbowroom.cli.places import check_folder
from elbowroom.cli.simulate import bots_named
from elbowroom.lab.crew import crew_for
from elbowroom.lab.export.columns import arrow
from elbowroom.lab.export.files import Tables, tables
from elbowroom.lab.export.notes import Batch, ExportError, played, read
from elbowroom.lab.simulate import Simulation

GAMES = 1000


def export(
    *files: Annotated[Path, Parameter(name="FILE", help="Game records, or folders of them; without any, bots play.")],
    board: Annotated[str | None, Parameter(help="Where bots play, such as base_3; base_2 by default.")] = None,
    bots: Annotated[
        str | None, Parameter(help="A bot for each seat, with commas between, as in simulate; greedy meets randoms.")
    ] = None,
    box: Boxes = (),
    sites: Sites = False,
    without: Without = (),
    rule: HouseRules = (),
    games: Annotated[int | None, Parameter(help="How many games bots play; 1000 by default.")] = None,
    seed: Annotated[int | None, Parameter(help="All luck of these games follows from it; 0 by default.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    output: Annotated[
        Path, Parameter(alias="-o", help="The folder for games.parquet and decisions.parquet; they are replaced.")
    ] = Path("export"),
) -> int:
    """Write games and all their decisions as tables that polars, DuckDB and others read.

    Bots play them, the same ones as in simulate, or they are read from records. docs/export.md shows queries,
    docs/columns.md what is in the files. Ctrl+C leaves files with the games that were finished.
    """
    arrow()  # says so before many games are played if it is not installed
    check_folder(output)
    if output.exists() and not output.is_dir():
        raise ExportError(f"{output} is no folder; name one for both files")
    if files:
        if chosen := [name for name, value in _choices(board, bots, games, seed, box, sites, without, rule) if value]:
            raise ExportError(f"records say what was played: leave {', '.join(chosen)} out")
        records = _records(files)
        with crew_for(workers, cluster) as crew:
            return _write(output, read(records, crew), len(records))
    setup = with_house_rules(mixture(board or "base_2", box, sites, without), rule)
    number = GAMES if games is None else games
    simulation = Simulation(setup, bots_named(bots or "", setup.board), number, seed or 0)
    with crew_for(workers, cluster, simulation.bots) as crew:
        return _write(output, played(simulation, crew), number)


def _choices(*values: object) -> Iterator[tuple[str, bool]]:
    """Options about games that bots play, and whether they are given."""
    names = ("--board", "--bots", "--games", "--seed", "--box", "--sites", "--without", "--rule")
    for name, value in zip(names, values, strict=True):
        yield name, value is not None and value is not False and value != ()


def _records(files: tuple[Path, ...]) -> list[Path]:
    """The records that are named, and those in folders that are."""
    found: list[Path] = []
    for file in files:
        if not file.exists():
            raise ExportError(f"{file} is not there")
        inside = sorted(file.glob("*.json")) if file.is_dir() else [file]
        if not inside:
            raise ExportError(f"no record is in the folder {file}; their names end in .json")
        found += inside
    return found


def _write(folder: Path, batches: Iterator[Batch], games: int) -> int:
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    written: Tables | None = None
    try:
        with tables(folder) as written, watched(games, None) as reach:
            for batch in batches:
                written.add(batch)
                reach(written.games)
    except KeyboardInterrupt:
        if written is not None:
            kept = f"{folder} has these games, whole." if written.games else "Nothing is written."
            console.print(kept)
        raise
    Console(highlight=False, soft_wrap=True).print(
        f"{written.games:,} games and {written.decisions:,} decisions: {folder / 'games.parquet'}, "
        f"{folder / 'decisions.parquet'}"
    )
    return 0
