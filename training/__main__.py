"""Trains the net: `python -m training --out build/net`. docs/neural.md tells more.

The same command goes on where the last one stopped. It ends by itself after so many minutes, and leaves net.onnx,
checkpoint.pt, games.npz with the games that were played, and page.html with the curves.
"""

import argparse
import multiprocessing
import os
from pathlib import Path

from elbowroom import Setup
from elbowroom.neural.network import Design
from training import games
from training.export import write_onnx
from training.learn import learn, learn_exactly
from training.page import write_page
from training.plan import Plan


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder for everything that is written")
    parser.add_argument("--minutes", type=float, default=9.0, help="how long; 9 if left out")
    parser.add_argument("--steps", type=int, default=Plan.most_steps, help="end after so many steps if that is earlier")
    parser.add_argument(
        "--exactly",
        type=int,
        default=0,
        metavar="GAMES",
        help="play so many games first, then make --steps steps: the same weights every time, in a fresh folder",
    )
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play")
    parser.add_argument("--batch", type=int, default=2048, help="positions in one step")
    parser.add_argument("--boards", default="", help="only these, with commas between")
    parser.add_argument("--teacher", default="", help="the bot to imitate and to play, instead of those of games.py")
    parser.add_argument(
        "--games", type=Path, nargs="*", default=[], help="games that were played before, to learn from"
    )
    parser.add_argument("--peak", type=float, default=Plan.peak, help="largest step of learning")
    parser.add_argument("--parcel", type=int, default=Plan.parcel, help="positions that are handed over together")
    parser.add_argument("--width", type=int, default=Design.width, help="numbers by which the net knows each region")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()

    setups = games.SETUPS
    if arguments.boards:
        setups = {Setup(board): games.SETUPS.get(Setup(board), 1.0) for board in arguments.boards.split(",")}
    tables, teachers = games.TABLES, games.TEACHERS
    if arguments.teacher:
        tables, teachers = ((1.0, arguments.teacher, arguments.teacher),), frozenset({arguments.teacher})
    checkpoint = arguments.out / "checkpoint.pt"
    before = sorted(arguments.out.glob("games*.npz"))
    if arguments.exactly and (arguments.steps == Plan.most_steps or arguments.games or before or checkpoint.exists()):
        parser.error("--exactly needs --steps and a folder without games or a checkpoint, and takes no --games")
    plan = Plan(
        tuple(setups),
        tuple(setups.values()),
        arguments.out,
        seconds=60 * arguments.minutes,
        most_steps=arguments.steps,
        workers=arguments.workers,
        batch=arguments.batch,
        seed=arguments.seed,
        games=(*arguments.games, *before),
        tables=tables,
        teachers=teachers,
        parcel=arguments.parcel,
        peak=arguments.peak,
        design=Design(width=arguments.width),
        start=checkpoint if checkpoint.exists() else None,
        exactly=arguments.exactly,
    )
    learner = learn_exactly(plan) if plan.exactly else learn(plan)
    notes = {
        "elbowroom games": str(learner.games),
        "elbowroom positions": str(learner.positions),
        "elbowroom steps": str(learner.steps),
        "elbowroom seconds": str(round(learner.spent)),
    }
    write_onnx(learner.kept.arrays(), plan.design, arguments.out / "net.onnx", notes)
    write_page(learner.curves, notes, arguments.out / "page.html")
    print(f"{arguments.out / 'net.onnx'}: {notes}")


if __name__ == "__main__":
    multiprocessing.freeze_support()
    main()
