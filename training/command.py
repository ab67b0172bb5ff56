"""How a command of this folder ends: with the messages and the exit statuses of `elbowroom`."""

import argparse
import sys
from collections.abc import Callable

from elbowroom.cli import INTERRUPTED, UNAVAILABLE, WRONG_USE
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.crew import Unavailable


class TrainingError(ElbowRoomError):
    """A training that cannot be made as asked, or that came to nothing."""


def status_of(command: Callable[[], None]) -> int:
    """Run a command; what a user can do wrong is one message, and Ctrl+C is none of ours to explain."""
    try:
        command()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ElbowRoomError as error:
        print(f"error: {error}", file=sys.stderr)
        return UNAVAILABLE if isinstance(error, Unavailable) else WRONG_USE
    except OSError as error:
        what = f"{error.filename}: " if error.filename is not None else ""
        print(f"error: {what}{error.strerror or error}", file=sys.stderr)
        return WRONG_USE
    return 0


def positive(text: str) -> int:
    """A number of things of which there must be some, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def lasting(text: str) -> float:
    """Minutes, or anything else that is more than nothing."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return number
