"""Trains the net: `python -m training --out build/net`. docs/neural.md tells more.

The same command goes on where the last one stopped. It ends by itself after so many minutes, and leaves net.onnx,
checkpoint.pt, games.npz with all games that were played so far, and page.html with the curves.
"""

import argparse
import multiprocessing
import os
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from elbowroom import Setup, make_bot
from elbowroom.lab.crew import Unavailable
from elbowroom.neural.network import Design
from training import games
from training.command import TrainingError, lasting, positive, status_of
from training.plan import Plan

PACKAGES = ("torch", "onnx", "numpy")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for everything that is written")
    parser.add_argument("--minutes", type=lasting, default=9.0, help="how long; 9 if left out")
    parser.add_argument(
        "--altogether",
        type=lasting,
        default=0.0,
        metavar="MINUTES",
        help="how long all pieces will take: steps of learning get smaller up to there, else to the end of this piece",
    )
    parser.add_argument(
        "--steps", type=positive, default=Plan.most_steps, help="end after so many steps if that is earlier"
    )
    parser.add_argument(
        "--exactly",
        type=positive,
        default=0,
        metavar="GAMES",
        help="play so many games first, then make --steps steps: the same weights every time, in a fresh folder",
    )
    parser.add_argument(
        "--workers", type=positive, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play"
    )
    parser.add_argument("--batch", type=positive, default=2048, help="positions in one step")
    parser.add_argument("--boards", default="", help="only these, with commas between")
    parser.add_argument("--teacher", default="", help="the bot to imitate and to play, instead of those of games.py")
    parser.add_argument(
        "--games", type=Path, nargs="*", default=[], help="games that were played before, to learn from"
    )
    parser.add_argument("--peak", type=lasting, default=Plan.peak, help="largest step of learning")
    parser.add_argument("--parcel", type=positive, default=Plan.parcel, help="positions that are handed over together")
    parser.add_argument(
        "--width", type=positive, default=Design.width, help="numbers by which the net knows each region"
    )
    parser.add_argument("--seed", type=int, default=0)
    return parser


def _plan(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> Plan:
    """What is asked for, if it can be done."""
    checkpoint = arguments.out / "checkpoint.pt"
    before = sorted(arguments.out.glob("games*.npz"))
    if arguments.exactly and (arguments.steps == Plan.most_steps or arguments.games or before or checkpoint.exists()):
        parser.error("--exactly needs --steps and a folder without games or a checkpoint, and takes no --games")
    setups = games.SETUPS
    if arguments.boards:
        setups = {Setup(board): games.SETUPS.get(Setup(board), 1.0) for board in arguments.boards.split(",")}
    for setup in setups:
        setup.rules()
    tables, teachers = games.TABLES, games.TEACHERS
    if arguments.teacher:
        make_bot(arguments.teacher, 0)
        tables, teachers = ((1.0, arguments.teacher, arguments.teacher),), frozenset({arguments.teacher})
    if arguments.out.exists() and not arguments.out.is_dir():
        raise TrainingError(f"{arguments.out} is no folder")
    files = tuple(dict.fromkeys(file.resolve() for file in (*arguments.games, *before)))
    return Plan(
        tuple(setups),
        tuple(setups.values()),
        arguments.out,
        seconds=60 * arguments.minutes,
        most_steps=arguments.steps,
        workers=arguments.workers,
        batch=arguments.batch,
        seed=arguments.seed,
        first_game=games.after(files),
        games=files,
        tables=tables,
        teachers=teachers,
        parcel=arguments.parcel,
        peak=arguments.peak,
        design=Design(width=arguments.width),
        start=checkpoint if checkpoint.exists() else None,
        altogether=60 * arguments.altogether,
        exactly=arguments.exactly,
    )


def _train(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    plan = _plan(parser, arguments)
    if not all(find_spec(name) for name in PACKAGES):
        raise Unavailable(f"a training needs {', '.join(PACKAGES)}: pip install 'elbowroom[train]'")
    from training.export import write_onnx
    from training.learn import learn, learn_exactly
    from training.page import write_page

    try:
        learner = learn_exactly(plan) if plan.exactly else learn(plan)
    except KeyboardInterrupt:
        if not plan.exactly:
            print(f"Stopped; {plan.out} has what was learned and played. The same command goes on.", file=sys.stderr)
        raise
    notes = {
        "elbowroom games": str(learner.games),
        "elbowroom positions": str(learner.positions),
        "elbowroom steps": str(learner.steps),
        "elbowroom seconds": str(round(learner.spent)),
    }
    write_onnx(learner.kept.arrays(), plan.design, plan.out / "net.onnx", notes)
    write_page(learner.curves, notes, plan.out / "page.html")
    print(f"{plan.out / 'net.onnx'}: {notes}")


def main() -> int:
    parser = _parser()
    return status_of(partial(_train, parser, parser.parse_args()))


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
