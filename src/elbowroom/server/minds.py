"""The bots at a table: those that are quick answer at once, the others think in processes of their own."""

from __future__ import annotations

from typing import Final, final

import elbowroom
from elbowroom.bots.intent import Intent
from elbowroom.bots.levels import LEVELS
from elbowroom.bots.specs import NEURAL, make_bot, style_of
from elbowroom.bots.style import THOUGHT
from elbowroom.bots.thinker import ThinkingBot
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State
from elbowroom.server.metrics import ANSWERS, THOUGHTS
from elbowroom.server.thinking import Thinking

SHORTEST: Final = 3  # however many wait
PACE: Final = 300  # in which those who wait already should have been served


def is_quick(spec: str) -> bool:
    """Whether a bot may think in the server's own process, which nobody notices.

    A level may that looks no further than its own turn: a few tenths of a millisecond on average. In plain Python it
    must not even think about where its tokens go.
    """
    if spec in NEURAL:
        return False
    style = LEVELS.get(spec)
    return style is None or (style.samples == 0 and (elbowroom.COMPILED or style.tokens != THOUGHT))


@final
class Mind:
    """One bot at one table. What it knows beside the position is only what it has thought out and not done yet."""

    def __init__(self, spec: str, seat: int, temper: str = "") -> None:
        self._spec: Final = spec
        self._seat: Final = seat
        self._temper: Final = temper
        self._bot: Final = make_bot(spec, seat, temper) if is_quick(spec) else None
        self._intent: Final = Intent()

    def answer(self, view: State, legal: list[Action]) -> Action | None:
        """What to do now; None if that has to be thought about. If there is an answer, the view is spoilt."""
        if self._bot is not None:
            with ANSWERS.time():
                return self._bot.choose(view, legal)
        return legal[0] if len(legal) == 1 else self._intent.step(view)

    async def think(self, view: State, thinkers: Thinking, hurry: bool) -> None:
        """Find the answer, and what will follow if all comes as expected. In a hurry the table must not wait long."""
        milliseconds = _share(thinkers) if hurry else 0
        with THOUGHTS.time():
            plan = await thinkers.think(thought_out, self._spec, self._seat, view, milliseconds, self._temper)
        self._intent.form(view, plan)


def _share(thinkers: Thinking) -> int:
    """Milliseconds for a decision, so that no table keeps the others waiting; a turn takes some decisions."""
    ahead = thinkers.busy + thinkers.waiting
    return max(SHORTEST, min(thinkers.longest, PACE * thinkers.workers // ahead if ahead else thinkers.longest))


def thought_out(spec: str, seat: int, view: State, milliseconds: int, temper: str = "") -> list[Action]:
    """What a level does from here on, up to where it wants to think again; as if by the bot itself."""
    if spec in NEURAL:
        from elbowroom.neural.bot import Thoughtful  # needs an extra

        neural = make_bot(spec, seat)
        assert isinstance(neural, Thoughtful)
        return neural.plan(view, view.legal())
    style = style_of(spec, temper)
    bot = ThinkingBot(seat, style.within(milliseconds) if milliseconds else style)
    return bot.plan(view, view.legal())
