"""`elbowroom serve`: the game for browsers and programs, on this machine or for a whole club.

Its options are those of the table in server/options.py.
"""

import os
import webbrowser
from inspect import Parameter as Argument
from inspect import Signature
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from platformdirs import user_data_path
from rich.console import Console

from elbowroom.content.loader import use
from elbowroom.server.options import CONFIG, OPTIONS, Option, gathered
from elbowroom.server.run import run


def serve(**given: Any) -> None:
    """Play in the browser, with friends or against bots."""
    limits: tuple[str, ...] = given.pop("limit", ())
    said = gathered(given, limits, os.environ)
    use(said.content)
    settings = said.settings
    if not settings.database:
        settings = msgspec.structs.replace(settings, database=usual_database())
    console = Console(highlight=False, soft_wrap=True)

    def ready(address: str) -> None:
        console.print(f"Elbow Room is ready: [bold]{address}[/bold]  (Ctrl+C ends it)")
        if settings.seed is not None:
            seed = f"the seed {settings.seed}"
            console.print(f"Chance follows from {seed}: whoever knows it can foresee every game here.")
        if not said.no_browser:
            webbrowser.open(address)

    run(settings, ready)
    console.print("Goodbye! All games are saved.")


def _argument(option: Option) -> Argument:
    """An option as the command line takes it; what is not said there may be said elsewhere."""
    shown = option.default if option.default not in ("", None, False) else False
    help = f"{option.help} [default: {shown}]" if shown is not False else option.help
    kind: Any = Annotated[option.kind | None, Parameter(help=help, negative="", show_default=False)]
    return Argument(option.name, Argument.KEYWORD_ONLY, default=None, annotation=kind)


_LIMIT = Annotated[
    tuple[str, ...],
    Parameter(negative="", help="Change a limit, such as connections=500; docs/server.md lists them."),
]
_CONFIG = Annotated[
    str | None, Parameter(help="A file in TOML with all this: base_url = '…', and limits in a part [limits].")
]
serve.__signature__ = Signature(  # type: ignore[attr-defined]
    [
        *map(_argument, OPTIONS),
        Argument("limit", Argument.KEYWORD_ONLY, default=(), annotation=_LIMIT),
        Argument(CONFIG, Argument.KEYWORD_ONLY, default=None, annotation=_CONFIG),
    ]
)
serve.__annotations__ = {}  # they are in the signature


def usual_database() -> str:
    folder: Path = user_data_path("elbowroom", ensure_exists=True)
    return f"sqlite:///{folder / 'games.sqlite'}"
