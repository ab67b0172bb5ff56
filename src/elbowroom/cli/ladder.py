"""`elbowroom ladder`: bots meet each other on the same deals in all seats, and ratings say how strong they are."""

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from elbowroom.bots.specs import bot_names
from elbowroom.cli.crew import Cluster, Workers, watched
from elbowroom.cli.places import check_folder
from elbowroom.lab.crew import crew_for
from elbowroom.lab.ladder.document import document
from elbowroom.lab.ladder.plan import FAMILIES, GOALS, LadderError, Match, everybody, parse_match
from elbowroom.lab.ladder.play import climb, games_in
from elbowroom.lab.ladder.ratings import openskill
from elbowroom.lab.ladder.standings import ALL, Values, standings
from elbowroom.lab.ladder.store import Store
from elbowroom.lab.report.ladder import ladder_page
from elbowroom.notation.files import write_text

SUFFIX = ".deals.jsonl"
GAMES = 400


def ladder(
    *,
    bots: Annotated[
        str, Parameter(help="Who meets whom, with commas between: names, cheapest, or module:Class; all by default.")
    ] = "",
    boards: Annotated[str, Parameter(help="Where, with commas between; by default a board of each family.")] = "",
    match: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Only this match, such as 'greedy vs random on base_3'; may be repeated."),
    ] = (),
    goals: Annotated[bool, Parameter(negative="", help="Only the matches of the goals, as often as they ask.")] = False,
    games: Annotated[
        int | None, Parameter(help="Games of each match, at least; 400 by default, 0 only writes what is known.")
    ] = None,
    output: Annotated[
        Path | None, Parameter(alias="-o", help="The page; ladder.html in this folder by default, beside it a .json.")
    ] = None,
    docs: Annotated[Path | None, Parameter(help="Write the standings as Markdown to this file, too.")] = None,
    seed: Annotated[int | None, Parameter(help="All luck follows from this number; 0 by default.")] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Annotated[
        Path | None, Parameter(help="The file of deals to go on with; beside the page by default.")
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print the standings as JSON.")] = False,
) -> int:
    """Let bots meet each other and rate them.

    Every deal is played with the one bot in every seat. On boards for three and more each of two bots is once alone
    against the other one in all other seats. Deals are kept in a file beside the page: after an interruption the same
    command goes on, and every command adds to what is known. The page tells of all of it.
    """
    openskill(())  # says so before many games are played if it is not installed
    wanted = _wanted(bots, boards, match, goals, games)
    page, file = _files(output, resume)
    if docs is not None:
        check_folder(docs)
    store = Store(file, seed if seed is not None or file.exists() else 0)
    if any(wanted.values()):
        store.ran(_command(bots, boards, match, goals, games, store.seed))
    names = [name for match in wanted for name in (match.one, match.many)]
    with (
        crew_for(workers, cluster, names) as crew,
        watched(games_in(wanted), store.path, visible=not as_json) as reach,
    ):
        climb(wanted, store, crew, reach)
    values = standings(store)
    text = json.dumps(values, indent=2, ensure_ascii=False) + "\n"
    write_text(page, ladder_page(values))
    write_text(page.with_suffix(".json"), text)
    if docs is not None:
        write_text(docs, document(values))
    if as_json:
        sys.stdout.write(text)
    else:
        _summary(values, page)
    return 0


def _wanted(bots: str, boards: str, match: Sequence[str], goals: bool, games: int | None) -> dict[Match, int]:
    """The matches and how many games each of them has."""
    if games is not None and games < 0:
        raise LadderError(f"the number of games cannot be {games}")
    if (match or goals) and (bots or boards):
        raise LadderError("--match and --goals say who plays where; leave --bots and --boards out")
    number = GAMES if games is None else games
    wanted: dict[Match, int] = {}
    if goals:
        wanted |= {goal.match: goal.games if games is None else games for goal in GOALS if goal.possible}
        if not wanted:
            raise LadderError("none of the bots that have goals is there")
    if match:
        wanted |= dict.fromkeys(map(parse_match, match), number)
    if not match and not goals:
        names, places = _list(bots) or bot_names(), _list(boards) or list(FAMILIES)
        wanted = dict.fromkeys(everybody(names, places), number)
    return wanted


def _list(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _command(bots: str, boards: str, match: Sequence[str], goals: bool, games: int | None, seed: int) -> str:
    """What plays the same games again."""
    words = ["elbowroom", "ladder"]
    if not match and not goals:
        words += ["--bots", ",".join(_list(bots) or bot_names()), "--boards", ",".join(_list(boards) or FAMILIES)]
    for one in match:
        words += ["--match", one]
    if goals:
        words.append("--goals")
    if games is not None:
        words += ["--games", str(games)]
    return shlex.join([*words, "--seed", str(seed)])


def _files(output: Path | None, resume: Path | None) -> tuple[Path, Path]:
    """The page and the file of deals; each follows from the other unless both are named."""
    if output is None:
        output = Path("ladder.html") if resume is None else resume.with_name(resume.name.removesuffix(SUFFIX) + ".html")
    if output.is_dir():
        raise LadderError(f"{output} is a folder; name a file for the page")
    check_folder(output)
    return output, resume or output.with_name(output.stem + SUFFIX)


def _summary(values: Values, page: Path) -> None:
    """A taste of the page."""
    console = Console(highlight=False, soft_wrap=True)
    table = Table(box=None, header_style="bold cyan", padding=(0, 1), pad_edge=False)
    table.add_column("bot", no_wrap=True)
    for name in ("points", "95 % interval", "openskill"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in values["ratings"][ALL]:
        points, low, high = row["points"]
        table.add_row(row["bot"], f"{points:.0f}", f"{low:.0f} – {high:.0f}", f"{row['openskill'][0]:.1f}")
    console.print(table)
    for goal in values["goals"]:
        if goal["games"]:
            share, low, high = goal["win"]
            console.print(
                f"{goal['match']}: {share:.1%} ({low:.1%} – {high:.1%}) of {goal['games']:,}, {goal['verdict']}"
            )
    console.print(f"{values['games']:,} games in {values['deals']:,} deals: {page}")
