"""`elbowroom bench`: how fast the engine is on this machine, compiled and not."""

import json
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

import elbowroom
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.speed import MAX_SECONDS, Speed, measure_all, measure_other, to_base

WIDTH = 100
DRIVEN = {"python": "from Python", "engine": "inside", "search": "search"}


class BadDuration(ElbowRoomError):
    """A time that nothing can be measured in."""


def bench(
    *,
    seconds: Annotated[
        float, Parameter(help="How long each measurement takes: three for every board and engine.")
    ] = 0.5,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")] = False,
) -> None:
    """Measure random games on every board.

    Games are driven from Python one decision at a time with the full list of legal actions, and played inside the
    engine; a search plays copies of a position in the middle of a game to their end. All of it with the compiled engine
    and with the plain Python one. The column "to base" compares a decision on a board
    of another box with one on the base board of nearest size.
    """
    if not 0 < seconds <= MAX_SECONDS:
        raise BadDuration(f"--seconds is more than 0 and at most {MAX_SECONDS:.0f}, not {seconds}")
    console = Console(stderr=True)
    with console.status("measuring …"):
        here = measure_all(seconds)
        other = measure_other(seconds)
    missing = other if isinstance(other, str) else None
    speeds = here + (other if isinstance(other, list) else [])
    speeds.sort(key=lambda speed: not speed.compiled)
    if as_json:
        sys.stdout.write(json.dumps(as_values(speeds, missing), indent=2) + "\n")
        return
    out = Console(highlight=False)
    out.width = min(out.width, WIDTH) if out.is_terminal else WIDTH
    out.print(table(speeds))
    if missing is not None:
        out.print(f"\n[yellow]not measured, {'plain' if elbowroom.COMPILED else 'compiled'} engine:[/] {missing}")


def as_values(speeds: list[Speed], missing: str | None) -> dict[str, object]:
    """Plain values for `--json`."""
    return {
        "version": elbowroom.__version__,
        "not_measured": missing,
        "speeds": [
            {
                "board": speed.board,
                "compiled": speed.compiled,
                "driven": speed.driven,
                "games_per_second": round(speed.games_per_second, 1),
                "decisions_per_second": round(speed.decisions_per_second),
                "us_per_decision": round(speed.decision_us, 4),
                "to_base": None if (ratio := to_base(speed, speeds)) is None else round(ratio, 3),
                "ns_per_copy": round(speed.copy_ns, 1),
            }
            for speed in speeds
        ],
    }


def table(speeds: list[Speed]) -> Table:
    result = Table(box=None, header_style="bold cyan", padding=(0, 1), pad_edge=False)
    for name in ("engine", "board", "driven"):
        result.add_column(name, no_wrap=True)
    for name in ("games/s", "decisions/s", "µs each", "to base", "ns a copy"):
        result.add_column(name, justify="right", no_wrap=True)
    for i, speed in enumerate(speeds):
        ratio = to_base(speed, speeds)
        last = i + 1 == len(speeds) or speeds[i + 1].compiled != speed.compiled
        result.add_row(
            "compiled" if speed.compiled else "plain",
            speed.board,
            DRIVEN[speed.driven],
            f"{speed.games_per_second:,.0f}",
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.decision_us:.2f}",
            "" if ratio is None else f"{ratio:.2f} ×",
            f"{speed.copy_ns:,.0f}",
            end_section=last,
        )
        if last and i + 1 < len(speeds):
            result.add_row()
    return result
