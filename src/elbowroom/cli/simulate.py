"""`elbowroom simulate`: bots play many games on all cores, and tables say what happened."""

import json
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from elbowroom.cli import INTERRUPTED
from elbowroom.cli.crew import Cluster, Resume, Workers, watched
from elbowroom.cli.mixing import Boxes, HouseRules, Sites, Without, mixture, mixture_title, with_house_rules
from elbowroom.cli.places import check_folder
from elbowroom.cli.terminal.words import board_title
from elbowroom.content.catalog import board_file
from elbowroom.lab.accumulators import Fortune
from elbowroom.lab.crew import Crew, crew_for
from elbowroom.lab.journal import kept
from elbowroom.lab.simulate import Counts, Report, Simulation, reports
from elbowroom.lab.statistics import wilson

WIDTH = 100


def simulate(
    *,
    board: Annotated[str, Parameter(help="The board, such as base_3, underground_3 or base_2+sky_3.")] = "base_2",
    bots: Annotated[
        str,
        Parameter(
            help="A bot for each seat, with commas between: gentle, easy, normal, strong, expert, greedy, random, or "
            "module:Class. By default greedy meets randoms."
        ),
    ] = "",
    box: Boxes = (),
    sites: Sites = False,
    without: Without = (),
    rule: HouseRules = (),
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seed: Annotated[int, Parameter(help="All luck follows from this number.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = None,
    save: Annotated[Path | None, Parameter(help="A folder for the records of all games.")] = None,
    check: Annotated[bool, Parameter(negative="", help="Check the invariants after every action; slow.")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")] = False,
) -> int:
    """Let bots play many games and count what happened.

    Seats rotate, so that every bot plays every seat equally often. The same seed gives the same results whatever the
    number of workers, here or on a cluster. Ctrl+C ends it early and counts the games that were finished.
    """
    setup = with_house_rules(mixture(board, box, sites, without), rule)
    simulation = Simulation(setup, bots_named(bots, board), games, seed, check, save)
    if save is not None:
        check_folder(save)
    if resume is not None:
        check_folder(resume)
    with (
        crew_for(workers, cluster, simulation.bots) as players,
        kept(players, resume, simulation.settings(), Counts) as crew,
    ):
        report = run_with_progress(simulation, crew, resume, visible=not as_json)
    if report is None:
        return INTERRUPTED
    if as_json:
        sys.stdout.write(json.dumps(report.as_json(), indent=2) + "\n")
    else:
        console = Console(highlight=False)
        console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
        console.print(page(report))
    return 0 if report.games == games else INTERRUPTED


def bots_named(named: str, board: str) -> tuple[str, ...]:
    """The bots of a list with commas; greedy against randoms when none is named."""
    if not named.strip():
        return ("greedy", *["random"] * (board_file(board).players - 1))
    return tuple(name.strip() for name in named.split(","))


def run_with_progress(simulation: Simulation, crew: Crew, resume: Path | None, visible: bool) -> Report | None:
    """Play behind a bar; after an interruption what was finished until then, None if that is nothing."""
    report: Report | None = None
    with suppress(KeyboardInterrupt), watched(simulation.games, resume, visible) as reach:
        for report in reports(simulation, crew):
            reach(report.games)
    return report


# --- tables ---------------------------------------------------------------------------------------------------------


def page(report: Report) -> Group:
    """Everything a person wants to see."""
    plan = report.simulation
    names = {tile.key: tile.name for tile in plan.rules.tiles()}
    title = ", ".join(filter(None, (board_title(plan.setup.board), mixture_title(plan.setup))))
    heading = Text.assemble(
        (f"{report.games:,} games", "bold"),
        f" on {title}, seed {plan.seed}: {report.seconds:.1f} s, ",
        (f"{report.games_per_second:,.0f} games/s", "bold green"),
    )
    parts: list[Text | Table] = [heading, Text(), bot_table(report), Text()]
    for title, fortunes in (("races", report.races), ("powers", report.powers)):
        parts += [tile_table(title, names, fortunes), Text()]
    if plan.save is not None:
        parts.append(Text(f"records: {plan.save}"))
    return Group(*parts)


def _table(first: str, columns: Iterable[str]) -> Table:
    table = Table(box=None, header_style="bold cyan", padding=(0, 1), pad_edge=False)
    table.add_column(first, style="bold", no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("")
    return table


def bot_table(report: Report) -> Table:
    table = _table("bot", ("games", "wins", "share", "95 %", "mean coins"))
    for spec, tally in zip(report.simulation.bots, report.bots, strict=True):
        coins = f"{tally.coins / tally.games:.1f}"
        table.add_row(spec, f"{tally.games:,}", f"{tally.wins:,.6g}", *_shares(tally.wins, tally.games, coins))
    return table


def tile_table(title: str, names: dict[str, str], fortunes: dict[str, Fortune]) -> Table:
    """Best earners first; those never picked last."""
    table = _table(title, ("picked", "coins a pick", "games", "won", "95 %"))
    for key, fortune in sorted(fortunes.items(), key=lambda item: -_coins_a_pick(item[1])):
        coins = f"{_coins_a_pick(fortune):.1f}" if fortune.picked else "–"
        row = [names[key], f"{fortune.picked:,}", coins, f"{fortune.games:,}"]
        table.add_row(*row, *(_shares(fortune.wins, fortune.games) if fortune.games else ("–", "–", "")))
    return table


def _coins_a_pick(fortune: Fortune) -> float:
    return fortune.coins / fortune.picked if fortune.picked else 0.0


def _shares(wins: float, games: int, *between: str) -> tuple[str | Text, ...]:
    """Share and interval in numbers, whatever stands between, and a picture of the interval."""
    low, high = wilson(wins, games)
    share = wins / games
    return f"{share:.1%}", f"{low:.1%} – {high:.1%}", *between, interval_bar(low, share, high)


def interval_bar(low: float, share: float, high: float, width: int = 16) -> Text:
    """A line from 0 to 100 % with the interval thick and the share as a dot."""
    last = width - 1
    bar = Text()
    for i in range(width):
        if i == round(share * last):
            bar.append("●", "green")
        elif round(low * last) <= i <= round(high * last):
            bar.append("━", "green")
        else:
            bar.append("─", "bright_black")
    return bar
