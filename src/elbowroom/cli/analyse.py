"""`elbowroom analyse`: look through a finished game with a coach."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom import __version__
from elbowroom.bots.specs import bot_names
from elbowroom.cli.crew import Workers
from elbowroom.cli.progress import games_bar
from elbowroom.cli.tabular import aligned
from elbowroom.cli.terminal.advice import telling, typed
from elbowroom.cli.terminal.cast import Cast, recorded_cast
from elbowroom.cli.terminal.glyphs import player_colour
from elbowroom.cli.terminal.saving import read_record
from elbowroom.coach.judge import USUAL_JUDGE
from elbowroom.coach.report import Analysis, Point
from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.crew import Pool
from elbowroom.notation.record import GameRecord, RecordError
from elbowroom.table.entries import entry_text, packed
from elbowroom.table.logbook import entries_of
from elbowroom.table.lookback import Lookback, lookback_of, turn_judged

BARS = " ▁▂▃▄▅▆▇█"
WIDEST = 100  # columns of the curve
MARGIN = 20  # columns beside it: the name and the last chance
LONGEST_PLAN = 5  # lines that are told of what would have been better


def analyse(
    file: Annotated[Path, Parameter(name="FILE", help="A saved game that is over, such as game.json.")],
    /,
    *,
    judge: Annotated[str, Parameter(help="The level of the bot that judges.")] = USUAL_JUDGE,
    workers: Workers = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print the whole analysis as JSON.")] = False,
) -> int:
    """Look through a finished game: chances of winning, mistakes, luck and skill.

    Every decision is compared with the best one the judge finds, by what the player could know. Numbers of actions
    are those of `elbowroom replay FILE --at N`.
    """
    record = read_record(file)
    try:
        lookback = lookback_of(record)
    except ElbowRoomError as error:
        raise RecordError(f"{file}: {error}") from None
    with games_bar(len(lookback.turns), not as_json, what="turns") as reach:
        analysis = look_through(record, lookback, judge, Pool(workers), reach)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode() + "\n")
        return 0
    console = Console(highlight=False)
    cast = recorded_cast(record.players, bot_names())
    console.print(_players(analysis, record, cast))
    console.print()
    console.print(_curves(analysis, cast, min(WIDEST, max(10, console.width - MARGIN))))
    moments = _moments(analysis, record, cast)
    if moments.row_count:
        console.print()
        console.print(moments)
    return 0


def look_through(
    record: GameRecord, lookback: Lookback, level: str, crew: Pool, reach: Callable[[int], None]
) -> Analysis:
    """Judge all turns, several at a time; `reach` is told how many are done."""
    judge = lookback.judge(level)
    log = packed(entry_text(entry) for entry in entries_of(record, 0.0))
    points: list[Point] = []
    reach(0)
    judged = crew.spread(partial(turn_judged, log, level), range(len(lookback.turns)))
    for turn, some in enumerate(judged, start=1):
        points += msgspec.json.decode(some, type=list[Point])
        reach(turn)
    return lookback.analysis(level, judge, points, __version__)


def _players(analysis: Analysis, record: GameRecord, cast: Cast) -> Table:
    table = aligned("", "coins", "accuracy", "good", "inaccuracies", "mistakes", "blunders", "luck", "skill")
    result = record.result
    for seat, one in enumerate(analysis.seats):
        counts = (one.good, one.inaccuracies, one.mistakes, one.blunders)
        coins = "" if result is None else str(result.coins[seat])
        shares = (f"{part:+.0%}" for part in (one.luck, one.skill))
        name = cast.tag(seat)
        if result is not None and seat + 1 in result.winners:
            name.append(" won", "green")
        table.add_row(name, coins, f"{one.accuracy:.0f} %", *map(str, counts), *shares)
    return table


def _curves(analysis: Analysis, cast: Cast, width: int) -> Table:
    """The chance of each player from the beginning to the end, as a line of bars."""
    table = aligned("", "chance of winning", "at the end")
    table.columns[1].justify = "left"
    for seat in range(len(analysis.seats)):
        line = curve([point.chances[seat] for point in analysis.points], width)
        end = f"{analysis.points[-1].chances[seat]:.0%}"
        table.add_row(cast.tag(seat), Text(line, player_colour(seat)), end)
    return table


def curve(chances: Sequence[float], width: int) -> str:
    """Chances as bars, drawn closer together where there are more of them than columns."""
    columns = min(width, len(chances))
    shown = [chances[(column + 1) * len(chances) // columns - 1] for column in range(columns)]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in shown)


def _moments(analysis: Analysis, record: GameRecord, cast: Cast) -> Table:
    """Where the game turned, and what was a mistake."""
    table = aligned("action", "player", "what", "chance", "lost", "", "better")
    for column in (1, 2, 5, 6):
        table.columns[column].justify = "left"
    table.columns[6].no_wrap = False
    before = analysis.points[0]
    for point in analysis.points:
        turning = point.seq in analysis.turns
        if point.seat and (turning or point.grade in ("mistake", "blunder")):
            seat = point.seat - 1
            best = [parse_action(text) for text in point.best]
            plan = typed(telling(best) or best)
            better = ", ".join(plan[:LONGEST_PLAN]) + (" …" if len(plan) > LONGEST_PLAN else "")
            word = point.grade if point.grade != "good" else ""
            number = point.seq - 1  # the beginning of the game is an entry too
            table.add_row(
                str(number),
                cast.tag(seat),
                record.actions[number - 1],
                f"{before.chances[seat]:.0%} → {point.chances[seat]:.0%}",
                f"{point.lost:.0%}" if point.lost >= 0.005 else "",
                Text(word or "turning point", "red" if word in ("mistake", "blunder") else "cyan"),
                better if word else "",
            )
        before = point
    return table
