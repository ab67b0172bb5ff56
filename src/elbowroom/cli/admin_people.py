"""`elbowroom admin people`: what whoever runs a server does about people with accounts, also while it runs."""

from typing import Annotated

from cyclopts import App, Parameter
from rich.text import Text

from elbowroom.cli.admin import Config, Database, Yes, console, on_database, when
from elbowroom.server.admin import Admin
from elbowroom.server.people.reports import Reported

people = App(name="people", help="Look after people with accounts: reports, names, suspensions.")

Name = Annotated[str, Parameter(name="NAME", help="The name of somebody, or the number of the account.")]


@people.command
def reports(
    *,
    closed: Annotated[bool, Parameter(negative="", help="Those too that have been seen to.")] = False,
    limit: Annotated[int, Parameter(help="At most so many, the newest.")] = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """List what people report about others."""

    async def look(hands: Admin) -> tuple[list[Reported], dict[str, str]]:
        found = await hands.desk.reports.listed(closed=closed, limit=limit)
        return found, await hands.desk.names(found)

    found, names = on_database(database, config, look)
    for one in found:
        about = names.get(one.person, one.person) or "somebody without an account"
        by = names.get(one.reporter, one.reporter) or "somebody without an account"
        state = ", closed" if one.closed else ""
        line = (
            f"{one.id}  {when(one.at)}  table {one.table}, seat {one.seat + 1}: {about} for {one.why}, says {by}{state}"
        )
        console.print(Text(line))
        if one.text:
            console.print(Text(f"    {one.text}"))
    console.print(f"{len(found) or 'no'} report{'s' if len(found) != 1 else ''}")


@people.command
def close(report: int, /, *, database: Database = None, config: Config = None) -> None:
    """Note that a report has been seen to."""
    on_database(database, config, lambda hands: hands.desk.close(report))
    console.print(f"report {report} closed")


@people.command
def show(name: Name, /, *, database: Database = None, config: Config = None) -> None:
    """Tell what is known about somebody."""
    known = on_database(database, config, lambda hands: hands.desk.show(name))
    person = known.person
    lines = {
        "name": person.name,
        "number": person.id,
        "since": when(person.created_at),
        "mail": "an address is known by its hash" if person.has_mail else "none",
        "state": f"suspended: {person.suspended}" if person.suspended else "may come in",
        "passkeys": str(known.passkeys),
        "signed in": ", ".join(session.label for session in known.sessions) or "nowhere",
        "tables": " ".join(known.tables) or "none",
    }
    for rating in known.ratings:
        lines[rating.scale] = f"{rating.rating:.0f} ± {rating.uncertainty:.0f} in {rating.games} rated games"
    for said, what in lines.items():
        console.print(Text(f"{said:10} {what}"))


@people.command
def rename(
    name: Name, new: Annotated[str, Parameter(name="NEW")], /, *, database: Database = None, config: Config = None
) -> None:
    """Give somebody another name."""
    called = on_database(database, config, lambda hands: hands.desk.rename(name, new))
    console.print(Text(f"{name} is now called {called}"))


@people.command
def suspend(
    name: Name,
    /,
    *,
    why: Annotated[str, Parameter(help="Why; he is told.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Keep somebody out of the account, and sign him out everywhere. Links still open seats."""
    on_database(database, config, lambda hands: hands.desk.suspend(name, why))
    console.print(Text(f"{name} is suspended"))


@people.command
def readmit(name: Name, /, *, database: Database = None, config: Config = None) -> None:
    """Let somebody who was suspended come in again."""
    on_database(database, config, lambda hands: hands.desk.suspend(name, ""))
    console.print(Text(f"{name} may come in again"))


@people.command
def delete(name: Name, /, *, yes: Yes = False, database: Database = None, config: Config = None) -> None:
    """Delete an account for good, with all that belongs to it."""
    if yes:
        on_database(database, config, lambda hands: hands.desk.delete(name))
    else:
        on_database(database, config, lambda hands: hands.desk.person(name))
    console.print(Text(f"{name} {'deleted' if yes else 'would be deleted; say --yes'}"))
