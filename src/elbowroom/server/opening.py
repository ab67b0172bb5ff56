"""How a table is opened: who gets which secret, who sits where, and what a recorded game brings along."""

from __future__ import annotations

from typing import Final

import msgspec

from elbowroom.bots.specs import bot_names
from elbowroom.content.catalog import MissingContent, check_content
from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.rules import KNOWN_VERSIONS
from elbowroom.notation.record import FORMAT, GameRecord, player_parts
from elbowroom.server.now import now
from elbowroom.server.stored import Key
from elbowroom.table.agreement import LONGEST_NAME, PERSON, Agreement, SeatPlan, unused
from elbowroom.table.entries import Entry
from elbowroom.table.logbook import entries_of
from elbowroom.table.match import Match
from elbowroom.table.refusals import public_text

LONGEST_RECORD: Final = 6000  # actions; the longest games have about a thousand
LONGEST_RECORDED: Final = 100  # letters of a name in a record
WATCHER: Final = Key(frozenset(), host=False)


class Opened(msgspec.Struct, frozen=True):
    """A table that has just been opened, with its secrets, which are not kept. The first link is that of the host."""

    id: str
    links: list[tuple[str, Key]]
    watch: str


def groups_of(agreed: Agreement) -> list[frozenset[int]]:
    """The seats of each link: those of persons, alone or together."""
    groups: dict[int, set[int]] = {}
    for seat, plan in enumerate(agreed.seats):
        if plan.player == PERSON:
            groups.setdefault(plan.link or 100 + seat, set()).add(seat)
    return [frozenset(group) for group in groups.values()]


def same_people(match: Match) -> list[SeatPlan]:
    """Those who sat at a table, as a plan for the next game: whoever came to an open seat keeps it by his key."""
    return [
        msgspec.structs.replace(plan, player=PERSON, name=seat.name) if seat.came else plan
        for plan, seat in zip(match.agreement.seats, match.seats, strict=True)
    ]


def recorded(wish: Agreement, record: GameRecord) -> tuple[Agreement, list[Entry]]:
    """The table of a recorded game: its board and rules come from the record, the seats may be wished."""
    if record.format != FORMAT:
        raise Refusal("record", "record-format", text=record.format[:40], value=FORMAT)
    if record.rules_version not in KNOWN_VERSIONS:
        version, known = record.rules_version[:40], tuple(KNOWN_VERSIONS)
        raise Refusal("rules_version", "record-by-other-rules", text=version, known=known)
    if len(record.actions) > LONGEST_RECORD:
        raise Refusal("record", "record-too-long", most=LONGEST_RECORD)
    try:
        check_content(record.content, record.board)
        names = [name[:LONGEST_RECORDED] for name in record.players]
        entries = entries_of(msgspec.structs.replace(record, players=names), now())
    except MissingContent:
        raise
    except Refusal as error:
        raise Refusal("record", error.why, error.rule, **error.given) from None
    except ElbowRoomError as error:
        raise Refusal("record", public_text(error)) from None
    seats = wish.seats or _recorded_seats(record.players)
    return msgspec.structs.replace(
        wish,
        board=record.board,
        boxes=record.boxes,
        sites=record.sites,
        without=record.without,
        switches=record.switches,
        content=record.content,
        seats=seats,
    ), entries


def _recorded_seats(players: list[str]) -> list[SeatPlan]:
    """Who played: `Anna`, or `Greedy (greedy)` for a bot."""
    seats: list[SeatPlan] = []
    for written in players:
        name, bot = player_parts(written)
        is_bot = bot in bot_names()
        called = (name if is_bot else written)[:LONGEST_NAME]
        seats.append(SeatPlan(bot if is_bot else PERSON, unused(called, [seat.name for seat in seats])))
    return seats
