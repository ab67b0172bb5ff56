"""`elbowroom admin`: what whoever runs a server does with its tables, also while it runs."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.cli import CONTENT_HELP
from elbowroom.cli.serve import usual_database
from elbowroom.server.admin import Admin, Found, administered
from elbowroom.server.former_form import VERSION
from elbowroom.server.notices import Ban, network_of
from elbowroom.server.now import now
from elbowroom.server.options import gathered
from elbowroom.server.post.mail import compared
from elbowroom.server.post.seal import seal_for
from elbowroom.server.service import DAY
from elbowroom.server.settings import WrongSetting
from elbowroom.server.store import StoreUnavailable

T = TypeVar("T")

STATUSES = ("waiting", "playing", "over")
PROBLEMS = 1
MOST_DAYS = 36_500

admin = App(
    name="admin",
    help="Look after the tables of a server: list, export, back up, verify, ban.",
    help_epilogue=CONTENT_HELP,
)
admin.command("elbowroom.cli.admin_people:people", name="people")
console = Console(highlight=False, soft_wrap=True, width=1000)  # the terminal breaks lines; nothing is cut off

Database = Annotated[
    str | None,
    Parameter(help="The database of the server; as it is said to `serve` by default, also in the environment."),
]
Config = Annotated[str | None, Parameter(help="The settings file of the server.")]
TableName = Annotated[str, Parameter(name="TABLE", help="The name of a table, as in its links.")]
TableNames = Annotated[str, Parameter(name="TABLE", help="Names of tables, as in their links.")]
Archive = Annotated[Path, Parameter(name="FILE", help="The file.")]
Yes = Annotated[bool, Parameter(negative="", help="Really do it; without this it is only told what would be done.")]


def on_database(
    database: str | None, config: str | None, work: Callable[[Admin], Awaitable[T]], *, new: bool = False
) -> T:
    """Do something with the database that the server is told to use."""
    settings = gathered({"database": database, "config": config}, (), _environment()).settings

    async def run() -> T:
        async with administered(settings.database or usual_database(), new=new) as hands:
            return await work(hands)

    try:
        return asyncio.run(run())
    except StoreUnavailable as error:
        raise WrongSetting(f"the database refuses: {error}") from None


def _environment() -> dict[str, str]:
    """What the environment says about the database; a broker is not needed here."""
    return {name: text for name, text in os.environ.items() if "BROKER" not in name}


@admin.command(name="list")
def list_(
    *,
    status: Annotated[str, Parameter(help=f"Only those that are {', '.join(STATUSES)}.")] = "",
    quiet: Annotated[float, Parameter(help="Only those at which nothing has happened for so many days.")] = 0,
    limit: Annotated[int, Parameter(help="At most so many, those where something happened last.")] = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """List tables, newest first."""
    _check_days("--quiet", quiet)
    if limit < 1:
        raise WrongSetting(f"--limit is a number above 0, not {limit}")
    if status and status not in STATUSES:
        raise WrongSetting(f"--status is one of {', '.join(STATUSES)}, not '{status}'")
    found = on_database(database, config, lambda hands: hands.tables(status, quiet, limit))
    grid = Table(box=None, header_style="bold", pad_edge=False)
    for title in ("table", "status", "entries", "last", "board", "seats", "title"):
        grid.add_column(title, justify="right" if title == "entries" else "left", no_wrap=True)
    for table in found:
        agreed = table.agreement
        grid.add_row(
            table.id,
            table.status,
            str(table.entries),
            when(table.updated_at),
            agreed.board if agreed else "?",
            Text(", ".join(_people(table))),
            Text(agreed.title if agreed else ""),
        )
    console.print(grid)


@admin.command
def show(table: TableName, /, *, database: Database = None, config: Config = None) -> None:
    """Tell what is known about a table."""

    async def look(hands: Admin) -> tuple[Found, list[tuple[list[int], bool]]]:
        return await hands.table(table), await hands.keys(table)

    found, keys = on_database(database, config, look)
    lines = {
        "table": found.id,
        "status": f"{found.status}, {found.entries} entries, rules version {found.rules_version}",
        "opened": when(found.created_at),
        "last": when(found.updated_at),
        "public": "yes" if found.public else "no",
        "board": found.agreement.board if found.agreement else "cannot be read",
        "title": (found.agreement.title if found.agreement else "") or "none",
    }
    lines |= {f"seat {number}": person for number, person in enumerate(_people(found), start=1)}
    for seats, host in keys:
        opens = f"seats {', '.join(map(str, seats))}" if seats else "watching"
        lines[f"link {len(lines)}"] = opens + (", the host's" if host else "")
    for name, said in lines.items():
        console.print(Text(f"{name.split(' ')[0] if name.startswith('link') else name:8} {said}"))


@admin.command
def export(out: Archive, /, *tables: TableNames, database: Database = None, config: Config = None) -> None:
    """Write tables into a file, to be imported elsewhere; their links open them there too."""
    if not tables:
        raise WrongSetting("name at least one table")
    count = on_database(database, config, lambda hands: hands.export(tables, out))
    console.print(f"{_tables(count)} written to {out}")


@admin.command(name="import")
def import_(file: Archive, /, *, database: Database = None, config: Config = None) -> None:
    """Take in the tables of a file that `export` has written."""
    names = on_database(database, config, lambda hands: hands.take_in(file))
    console.print(f"{_tables(len(names))} taken in: {', '.join(names)}")


@admin.command
def backup(out: Archive, /, *, database: Database = None, config: Config = None) -> None:
    """Write everything into a file, as it is at one moment; the server goes on meanwhile."""
    count = on_database(database, config, lambda hands: hands.backup(out))
    console.print(f"{_tables(count)} written to {out}")


@admin.command
def restore(file: Archive, /, *, database: Database = None, config: Config = None) -> None:
    """Take in a backup, also one of another kind of database, where there are no tables yet."""
    names = on_database(database, config, lambda hands: hands.restore(file), new=True)
    console.print(f"{_tables(len(names))} restored")


@admin.command
def downgrade(*, yes: Yes = False, database: Database = None, config: Config = None) -> None:
    """Bring the database back to the form of version 0.1.0, if that can read all tables. End all servers first."""
    if not yes:
        console.print("Make a backup, end all servers, and say --yes")
        return
    count = on_database(database, config, lambda hands: hands.take_back())
    console.print(f"{_tables(count)} can be used by version {VERSION} again")


@admin.command
def delete(*tables: TableNames, yes: Yes = False, database: Database = None, config: Config = None) -> None:
    """Delete tables, with all that was played and said there."""
    if not tables:
        raise WrongSetting("name at least one table")
    if yes:
        on_database(database, config, lambda hands: hands.delete(tables))
    console.print(f"{_tables(len(tables))} {'deleted' if yes else 'would be deleted; say --yes'}")


@admin.command
def expire(
    *,
    waiting: Annotated[float, Parameter(help="Days after which a table is deleted whose game never began.")] = 30,
    over: Annotated[float, Parameter(help="Days after which one is deleted whose game is over.")] = 1825,
    yes: Yes = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete old tables now. Those whose game goes on are never among them."""
    _check_days("--waiting", waiting)
    _check_days("--over", over)
    names = on_database(database, config, lambda hands: hands.expire(waiting, over, really=yes))
    console.print(f"{_tables(len(names))} {'deleted' if yes else 'would be deleted; say --yes'}")


@admin.command
def verify(*tables: TableNames, database: Database = None, config: Config = None) -> int:
    """Play the log of every table again, and say what is wrong."""
    count, problems = on_database(database, config, lambda hands: hands.verify(tables))
    for problem in problems:
        console.print(Text(f"{f'table {problem.table}: ' if problem.table else ''}{problem.what}"))
    console.print(f"{_tables(count)} looked at, {len(problems) or 'no'} problem{'s' if len(problems) != 1 else ''}")
    return PROBLEMS if problems else 0


@admin.command
def repair(
    *tables: TableNames,
    cut: Annotated[
        bool, Parameter(negative="", help="Let a log end before the first entry that makes no sense. Export it before.")
    ] = False,
    database: Database = None,
    config: Config = None,
) -> int:
    """Write anew what follows from the logs, where they say otherwise."""

    async def mend(hands: Admin) -> tuple[list[str], int]:
        return await hands.repair(tables, cut=cut), len((await hands.verify(tables))[1])

    mended, left = on_database(database, config, mend)
    console.print(f"{_tables(len(mended))} repaired, {left or 'no'} problem{'s' if left != 1 else ''} left")
    return PROBLEMS if left else 0


@admin.command
def revoke(
    table: TableName,
    /,
    *,
    seat: Annotated[
        int | None, Parameter(help="Only links that open this seat, counted from 1; all by default.")
    ] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Make links worthless. Whoever came by one is sent away within a second."""
    count = on_database(database, config, lambda hands: hands.revoke(table, seat))
    console.print(f"{count} link{'s' if count != 1 else ''} revoked")


@admin.command
def link(
    table: TableName,
    /,
    *,
    seat: Annotated[
        tuple[int, ...], Parameter(negative="", help="A seat it opens; may be repeated. None: only to watch.")
    ] = (),
    host: Annotated[bool, Parameter(negative="", help="It is the host's.")] = False,
    base_url: Annotated[str, Parameter(help="How others reach the server.")] = "",
    database: Database = None,
    config: Config = None,
) -> None:
    """Make a new link, in place of one that was lost or revoked. Others that open the same seats go on."""
    address = base_url or gathered({"config": config}, (), _environment()).settings.base_url
    secret = on_database(database, config, lambda hands: hands.issue(table, seat, host=host))
    console.print(f"{address.rstrip('/')}/t/{table}#{secret}")


@admin.command
def ban(
    network: Annotated[str, Parameter(name="ADDRESS", help="An address, or a network such as 203.0.113.0/24.")],
    /,
    *,
    days: Annotated[float | None, Parameter(help="For so many days; for ever by default.")] = None,
    why: Annotated[str, Parameter(help="A note for yourself; nobody else is told.")] = "",
    database: Database = None,
    config: Config = None,
) -> None:
    """Keep an address away. The log of your proxy knows addresses; the server keeps none."""
    name = network_of(network)
    if days is not None:
        _check_days("--days", days)
    until = now() + days * DAY if days is not None else None
    on_database(database, config, lambda hands: hands.notices.ban(Ban(name, until, why[:200]), now()))
    console.print(f"{name} is banned {f'until {when(until)}' if until is not None else 'for ever'}")


@admin.command
def unban(
    network: Annotated[str, Parameter(name="ADDRESS", help="The address or network.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
) -> None:
    """Let an address come again."""
    name = network_of(network)
    if not on_database(database, config, lambda hands: hands.notices.unban(name, now())):
        raise WrongSetting(f"{name} is not banned")
    console.print(f"{name} may come again")


@admin.command
def bans(*, database: Database = None, config: Config = None) -> None:
    """List who may not come."""
    for found in on_database(database, config, lambda hands: hands.notices.bans(now())):
        until = f"until {when(found.until)}" if found.until is not None else "for ever"
        console.print(Text(f"{found.network}  {until}  {found.why}".rstrip()))


@admin.command
def post(*, database: Database = None, config: Config = None) -> None:
    """Tell what waits to be sent by mail and push, what was sent in the last two days, and what could not be."""
    found = on_database(database, config, lambda hands: hands.outbox.standing())
    for kind, state, many, oldest in found:
        console.print(f"{kind}  {state}  {many}  the oldest of {when(oldest)}")
    if not found:
        console.print("Nothing waits, and nothing was sent in the last two days")


@admin.command
def silence(
    address: Annotated[str, Parameter(name="ADDRESS", help="A mail address.")],
    /,
    *,
    database: Database = None,
    config: Config = None,
) -> None:
    """End all notices to a mail address, and send nothing there again, whoever asks for it."""
    settings = gathered({"database": database, "config": config}, (), _environment()).settings
    seal = seal_for(msgspec.structs.replace(settings, database=settings.database or usual_database()))
    if seal is None:
        raise WrongSetting("addresses are found by the secret of the server: say ELBOWROOM_SECRET_FILE")
    whom = seal.hashed(compared(address))
    count = on_database(database, config, lambda hands: hands.silence(whom))
    console.print(f"Nothing is sent there any more; {count} notice{'s are' if count != 1 else ' is'} ended")


def _check_days(option: str, days: float) -> None:
    """Refuse what is no number of days; with those below 0 even what happens now would be long ago."""
    if not 0 <= days <= MOST_DAYS:
        raise WrongSetting(f"{option} is a number of days from 0 to {MOST_DAYS}, not {days:g}")


def _people(table: Found) -> list[str]:
    """Who sits where, in words."""
    return [
        str(seat.get("name") or ("open" if seat.get("open") else "nobody yet")) + (" (bot)" if seat.get("bot") else "")
        for seat in table.seats
    ]


def _tables(count: int) -> str:
    return f"{count} table{'s' if count != 1 else ''}"


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
