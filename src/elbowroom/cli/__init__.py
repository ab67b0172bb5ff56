"""The command `elbowroom`: one subcommand for each module of this package, imported when it is called.

A command returns its exit status, or None for 0. Whatever a user can do wrong ends here with one message and status 2.
Commands that play games take `--content FILE`, which is dealt with here, before they run.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, MissingArgumentError, Parameter, UnusedCliTokensError

from elbowroom import __version__

WRONG_USE = 2
UNAVAILABLE = 69  # a cluster, or a package that few need, is not there; the number is that of sysexits
INTERRUPTED = 130

# Each is a module of this package with a function (or an App) of the same name.
COMMANDS = {
    "serve": "Play in the browser, with friends or against bots.",
    "admin": "Look after the tables of a server: list, export, back up, verify, ban.",
    "play": "Play in the terminal, with friends or against bots.",
    "replay": "Step through a recorded game.",
    "analyse": "Look through a finished game: chances of winning, mistakes, luck and skill.",
    "simulate": "Let bots play many games and count what happened.",
    "balance": "Measure how strong each race, power and pair is, and write a page about it.",
    "ladder": "Let bots meet each other and rate them.",
    "export": "Write games and their decisions as tables: Parquet files.",
    "train": "Let the bots learn from games among themselves.",
    "bench": "Measure the speed of the engine, compiled and not.",
    "conform": "Run scenario files and show where the rules disagree.",
    "board": "Check board files, such as one you have drawn yourself.",
    "new": "Begin a race, a power or a board of your own.",
    "content": "Check races, powers and boards of your own and try them in random games.",
    "rules": "Read the rules of the game and see which of them are proven by tests.",
    "completion": "Print a script that lets your shell complete these commands.",
}

# They know races, powers and boards of one's own: those of installed packages and those of the files named.
WITH_CONTENT = (
    "serve",
    "admin",
    "play",
    "replay",
    "analyse",
    "simulate",
    "balance",
    "ladder",
    "export",
    "train",
    "conform",
)
CONTENT = "--content"
CONTENT_HELP = "--content FILE adds races, powers or a board of your own; may be repeated, see docs/extend.md."


def _shown(default: object) -> str | None:
    """A default as the help shows it; what is empty, or a switch that is off, says nothing."""
    return str(default) if default or (default == 0 and default is not False) else None


app = App(
    name="elbowroom",
    help="Small World, the board game: play it, replay it, measure it. Unofficial.",
    version=f"elbowroom {__version__}",
    help_format="plaintext",  # loading a parser of Markdown takes longer than all the rest
    default_parameter=Parameter(show_default=_shown),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,  # `run` deals with it
)
for _name, _summary in COMMANDS.items():
    # An App, such as `train`, says it itself.
    _more = {"help_epilogue": CONTENT_HELP} if _name in WITH_CONTENT and _name not in ("admin", "train") else {}
    app.command(f"{__name__}.{_name}:{_name}", name=_name, help=_summary, **_more)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return its exit status."""
    try:
        return _run(arguments)
    finally:
        if loader := sys.modules.get("elbowroom.content.loader"):
            loader.forget()


def _run(arguments: Sequence[str]) -> int:
    try:
        status = app(_without_content(list(arguments)))
        sys.stdout.flush()
    except CycloptsError as error:
        return _fail(f"{_explained(error)}\nTry `{' '.join(_command(error))} --help`.")
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        what = f"{error.filename}: " if error.filename is not None else ""
        return _fail(f"{what}{error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if not isinstance(error, _expected()):
            raise
        return _fail(str(error), _status_of(error))
    return status if isinstance(status, int) else 0


def _expected() -> tuple[type[Exception], ...]:
    """What a user can do wrong; loaded when something is wrong, so that help comes at once."""
    from elbowroom.engine.errors import ElbowRoomError
    from elbowroom.rulebook import RulebookError

    return ElbowRoomError, RulebookError


def _status_of(error: Exception) -> int:
    from elbowroom.lab.crew import Unavailable

    return UNAVAILABLE if isinstance(error, Unavailable) else WRONG_USE


def _command(error: CycloptsError) -> list[str]:
    """The command that was called, as far as it is known."""
    return ["elbowroom", *(error.command_chain or ())]


def _explained(error: CycloptsError) -> str:
    """What is wrong; of an argument that is missing, its place and what belongs there."""
    if isinstance(error, UnusedCliTokensError):
        return f"nothing is expected where '{' '.join(error.unused_tokens or ())}' stands"
    argument = error.argument if isinstance(error, MissingArgumentError) else None
    if argument is None or argument.field_info.is_keyword:
        return str(error)
    what = argument.parameter.help or ""
    usage = " ".join([*_command(error), argument.name])
    return f"{argument.name} is missing: {usage}\n{argument.name} is {what[:1].lower()}{what[1:]}"


def _without_content(arguments: list[str]) -> list[str]:
    """Make the content that is asked for known to this process; returns the other arguments."""
    if not arguments or arguments[0] not in WITH_CONTENT:
        return arguments
    from elbowroom.content.loader import use, use_installed
    from elbowroom.engine.errors import ElbowRoomError

    files: list[str] = []
    others: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == CONTENT:
            files.append(next(words, ""))
        elif word.startswith(f"{CONTENT}="):
            files.append(word.partition("=")[2])
        else:
            others.append(word)
    if "" in files:
        raise ElbowRoomError(f"{CONTENT} needs the name of a file")
    use_installed()
    use(files)
    return others


def _fail(message: str, status: int = WRONG_USE) -> int:
    from rich.console import Console
    from rich.text import Text

    console = Console(stderr=True, soft_wrap=True)
    console.print(Text.assemble(("error: ", "bold red"), message.strip()))
    return status
