"""`elbowroom serve`: the game for browsers and programs, on this machine or for a whole club."""

import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.console import Console

from elbowroom.server.names import check_base_url
from elbowroom.server.run import run
from elbowroom.server.settings import LOG_LEVELS, Settings, WrongSetting, with_limits

MOST_THINKERS = 256


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for everybody in the network.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen on; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None,
        Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data folder by default."),
    ] = None,
    broker: Annotated[
        str | None, Parameter(help="redis://HOST, when several processes serve the same PostgreSQL database.")
    ] = None,
    base_url: Annotated[
        str | None, Parameter(help="How others reach the server, such as https://play.example.org; for links.")
    ] = None,
    limit: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="Change a limit, such as connections=500; docs/server.md lists them."),
    ] = (),
    thinkers: Annotated[
        int | None,
        Parameter(
            help="Processes that think for bots; one less than there are cores by default, 0 to think in the server."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(
            help="Play the same games again: dice and shuffles follow from this number. For tests and shows only."
        ),
    ] = None,
    wait: Annotated[
        float, Parameter(help="Seconds to wait at the start for a database or broker that does not answer; 0 for none.")
    ] = 30.0,
    log_level: Annotated[str, Parameter(help=f"One of {', '.join(LOG_LEVELS)}.")] = "warning",
    no_browser: Annotated[bool, Parameter(negative="", help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser, with friends or against bots."""
    if log_level not in LOG_LEVELS:
        raise WrongSetting(f"--log-level is one of {', '.join(LOG_LEVELS)}, not '{log_level}'")
    if not 0 <= port <= 65535:
        raise WrongSetting(f"--port is a number from 0 to 65535, not {port}")
    if not 0 <= wait <= 86_400:
        raise WrongSetting(f"--wait is a number of seconds from 0 to 86400, not {wait:g}")
    if thinkers is not None and not 0 <= thinkers <= MOST_THINKERS:
        raise WrongSetting(f"--thinkers is a number from 0 to {MOST_THINKERS}, not {thinkers}")
    if base_url is not None:
        check_base_url(base_url)
    if broker is not None and (database is None or database.startswith("sqlite")):
        raise WrongSetting("--broker is for several processes, which need --database postgresql://…")
    settings = Settings(
        database=database or _usual_database(),
        broker=broker or "",
        host=host,
        port=port,
        base_url=(base_url or "").rstrip("/"),
        wait=wait,
        log_level=log_level,
        limits=with_limits(limit),
        thinkers=thinkers,
        seed=seed,
    )
    console = Console(highlight=False, soft_wrap=True)

    def ready(address: str) -> None:
        console.print(f"Elbow Room is ready: [bold]{address}[/bold]  (Ctrl+C ends it)")
        if seed is not None:
            console.print(f"Chance follows from the seed {seed}: whoever knows it can foresee every game here.")
        if not no_browser:
            webbrowser.open(address)

    run(settings, ready)
    console.print("Goodbye! All games are saved.")


def _usual_database() -> str:
    folder: Path = user_data_path("elbowroom", ensure_exists=True)
    return f"sqlite:///{folder / 'games.sqlite'}"
