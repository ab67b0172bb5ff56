"""Hints for whoever must decide at a table. The same position is thought over once, however often somebody asks."""

from __future__ import annotations

import asyncio
from typing import Final

from elbowroom.coach.hints import Choice
from elbowroom.coach.hints import hint as thought_over
from elbowroom.engine.errors import Refusal
from elbowroom.engine.view import counted_view
from elbowroom.server.facts_view import args_of
from elbowroom.server.room import Room
from elbowroom.server.stored import Key
from elbowroom.server.thinking import Thinking
from elbowroom.server.wire import FactView
from elbowroom.server.wire_http import Hint, HintChoice
from elbowroom.table.match import Match

MOST_KEPT: Final = 1000  # hints in memory, one for each table


class Hints:
    """Gives hints, at all tables of a server."""

    def __init__(self, thinkers: Thinking) -> None:
        self._thinkers: Final = thinkers
        self._thoughts: Final[dict[str, tuple[int, asyncio.Task[list[Choice]]]]] = {}  # by table, of its last position

    async def give(self, room: Room, key: Key) -> Hint:
        """What the holder of a key could do, who must decide now; refuses where there are no hints."""
        async with room.lock:
            match = await room.match()
            _check(match, key)
            seq = match.game_seq
            known = self._thoughts.get(room.id)
            if known is None or known[0] != seq or known[1].cancelled():
                view = counted_view(match.state, match.decider)
                known = (seq, asyncio.create_task(self._thinkers.think(thought_over, view)))
                self._keep(room.id, known)
        try:
            choices = await asyncio.shield(known[1])  # whoever asks may go, and ask again
        except BaseException:
            if known[1].done():
                self._thoughts.pop(room.id, None)
            raise
        return Hint(seq, [_told(choice) for choice in choices])

    def _keep(self, table: str, thought: tuple[int, asyncio.Task[list[Choice]]]) -> None:
        self._thoughts.pop(table, None)
        if len(self._thoughts) >= MOST_KEPT:
            del self._thoughts[next(iter(self._thoughts))]  # the one that has been known longest
        self._thoughts[table] = thought


def _check(match: Match, key: Key) -> None:
    """Refuse a hint to whoever may not have one."""
    if match.status == "over":
        raise Refusal("game_is_over", "game-over", "CORE-10.1")
    if match.status == "waiting":
        raise Refusal("not_begun", "not-begun")
    if not match.agreement.hints:
        raise Refusal("no_hints", "no-hints")
    if match.agreement.timed:
        raise Refusal("no_hints", "no-hints-with-clock")
    if match.decider not in key.seats:
        raise match.other_decides()
    if match.bot_decides:
        raise Refusal("bot_plays", "bot-plays")


def _told(choice: Choice) -> HintChoice:
    return HintChoice(
        [action.text() for action in choice.actions],
        choice.chance,
        choice.coins,
        [FactView(reason.why, args_of(reason.given)) for reason in choice.why],
    )
