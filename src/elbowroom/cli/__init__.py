"""The command `elbowroom`: one subcommand for each module of this package, imported when it is called.

A command returns its exit status, or None for 0. Whatever a user can do wrong ends here with one message and status 2.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console
from rich.text import Text

from elbowroom import __version__

WRONG_USE = 2
INTERRUPTED = 130

# Each is a module of this package with a function (or an App) of the same name.
COMMANDS = {
    "play": "Play in the terminal, with friends or against bots.",
    "replay": "Step through a recorded game.",
    "simulate": "Let bots play many games and count what happened.",
    "balance": "Measure how strong each race, power and pair is, and write a page about it.",
    "bench": "Measure the speed of the engine, compiled and not.",
    "conform": "Run scenario files and show where the rules disagree.",
    "board": "Check board files, such as one you have drawn yourself.",
    "rules": "Read the rules of the game and see which of them are proven by tests.",
}

app = App(
    name="elbowroom",
    help="Small World, the board game: play it, replay it, measure it. Unofficial.",
    version=f"elbowroom {__version__}",
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)
for _name, _summary in COMMANDS.items():
    app.command(f"{__name__}.{_name}:{_name}", name=_name, help=_summary)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit status."""
    from elbowroom.engine.errors import ElbowRoomError
    from elbowroom.rulebook import RulebookError

    try:
        status = app(list(arguments))
        sys.stdout.flush()
    except CycloptsError as error:
        return _fail(f"{error}\nTry `elbowroom --help`.")
    except (ElbowRoomError, RulebookError) as error:
        return _fail(str(error))
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        what = f"{error.filename}: " if error.filename is not None else ""
        return _fail(f"{what}{error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _fail(message: str) -> int:
    console = Console(stderr=True, soft_wrap=True)
    console.print(Text.assemble(("error: ", "bold red"), message.strip()))
    return WRONG_USE
