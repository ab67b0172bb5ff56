"""What somebody who is away should be told of a match: whose turn it is, what began or ended, who wrote, what runs out.

Everything here follows from the match, from when its holder was last there, and from what was told before.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from elbowroom.engine.facts import Given
from elbowroom.server.post.words import worded
from elbowroom.table.entries import Acted, Began, Said
from elbowroom.table.match import Match

SHORTEST: Final = 3600.0  # seconds for a move, or for a game, of whose end somebody is reminded
LONGEST_AHEAD: Final = 86_400.0  # seconds before the end at which somebody is reminded
# What stands in the subject if there is more than one thing to tell.
ORDER: Final = ("over", "remind", "turn", "began", "said")


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """When something of each kind was told last; of reminders, since when the move goes on that they were about."""

    turn: float = 0.0
    began: float = 0.0
    over: float = 0.0
    said: float = 0.0
    remind: float = 0.0

    @staticmethod
    def read(text: str) -> Told:
        return msgspec.json.decode(text, type=Told)

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Line(msgspec.Struct, frozen=True):
    """One thing to tell: its kind, the template behind it, and what fills that in."""

    kind: str
    part: str
    given: dict[str, Given]


class News(msgspec.Struct, frozen=True):
    """What there is to tell, and what is told after that."""

    seq: int  # the entry up to which everything is told
    told: Told
    hold_until: float
    remind_at: float | None
    title: str
    lines: list[Line]

    def subject(self, language: str) -> str:
        """The most important thing in a few words."""
        first = min(self.lines, key=lambda line: ORDER.index(line.kind))
        return worded(first.kind, "subject", first.given, language)

    def text(self, language: str) -> str:
        """All of it."""
        return "\n".join(worded(line.kind, line.part, line.given, language) for line in self.lines)


def news_of(
    match: Match, seats: frozenset[int], seq: int, told: Told, *, seen_at: float, now: float, pause: float
) -> News:
    """What the holder of some seats, who was there last at a moment, is to be told since an entry.

    What is younger than a pause waits: he may be about to come.
    """
    fresh = [moment for moment in match.moments[seq:] if moment.entry.at > now - pause]
    ripe = [moment for moment in match.moments[seq : fresh[0].seq - 1 if fresh else None] if moment.entry.at > seen_at]
    lines: list[Line] = []
    title = title_of(match, seats)
    began = next((m.entry for m in ripe if isinstance(m.entry, Began)), None)
    over = next((m.entry for m in ripe if isinstance(m.entry, Acted) and m.entry.result is not None), None)
    said = [m.entry for m in ripe if isinstance(m.entry, Said) and m.entry.seat not in seats]
    if over is not None:
        lines.append(Line("over", "line", {"title": title}))
    elif began is not None and told.began <= seen_at:
        lines.append(Line("began", "line", {"title": title}))
    asked_at = match.clock.asked_at
    is_asked = match.decider in seats and not match.bot_decides
    if is_asked and seen_at < asked_at <= now - pause and told.turn <= seen_at:
        lines.append(_turn(match, title))
    if said and told.said <= seen_at:
        lines.append(Line("said", "line", {"title": title, "who": said[-1].name, "text": said[-1].text}))
    remind_at = _remind_at(match) if is_asked and told.remind != asked_at else None
    if remind_at is not None and remind_at <= now and match.clock.deadline is not None:
        if not match.is_out_of_time(now):
            lines = [line for line in lines if line.kind != "turn"]
            lines.append(Line("remind", "line", {"title": title, "until": _moment(match.clock.deadline)}))
        told, remind_at = msgspec.structs.replace(told, remind=asked_at), None
    heard = {line.kind: now for line in lines if line.kind != "remind"}
    hold_until = fresh[0].entry.at + pause if fresh else 0.0
    return News(
        fresh[0].seq - 1 if fresh else match.seq,
        msgspec.structs.replace(told, **heard),
        hold_until,
        remind_at,
        title,
        lines,
    )


def _turn(match: Match, title: str) -> Line:
    deadline = match.clock.deadline
    if deadline is None:
        return Line("turn", "line", {"title": title})
    return Line("turn", "until", {"title": title, "until": _moment(deadline)})


def _remind_at(match: Match) -> float | None:
    """When somebody must be told that the time runs out."""
    whole = match.agreement.pace or match.agreement.thinking or 0
    if match.clock.deadline is None or whole < SHORTEST:
        return None
    return match.clock.deadline - min(LONGEST_AHEAD, whole / 4)


def title_of(match: Match, seats: frozenset[int]) -> str:
    """How a table is called: by its title, or by the others who play there."""
    others = [seat.name for number, seat in enumerate(match.seats) if number not in seats and seat.name]
    return match.agreement.title or ", ".join(others) or match.agreement.board


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
