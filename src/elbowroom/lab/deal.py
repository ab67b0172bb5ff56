"""Dealing one pair of race and power to one player, everything else being left to luck."""

from elbowroom.bots.base import Bot
from elbowroom.engine import layout as at
from elbowroom.engine.actions import PICK, Action
from elbowroom.engine.rules import COLUMN_SIZE
from elbowroom.engine.state import State
from elbowroom.lab.game import IllegalChoice

_TAKE_FIRST = PICK[0]


class Dealer(Bot):
    """Sits before a bot: its first combo is the dealt pair, free of charge; then the bot plays on.

    Until then the two tiles lie at the bottom of their stacks, where nobody sees them. When the player picks, they
    change places with the race and the power at the top of the column, whose coins stay where they are.
    """

    needs_view = True

    def __init__(self, state: State, bot: Bot, race: int, power: int) -> None:
        self._state = state
        self._bot = bot
        self._pair = race, power
        self._dealt = False
        self.needs_view = bot.needs_view  # type: ignore[misc]
        self._exchange(at.RACE_STACK, at.POWER_STACK)

    def choose(self, view: State, legal: list[Action]) -> Action:
        if self._dealt:
            return self._bot.choose(view, legal)
        if _TAKE_FIRST not in legal:
            raise IllegalChoice(f"no combo can be dealt in {self._state!r}")
        self._dealt = True
        self._exchange(at.COLUMN_RACE, at.COLUMN_POWER)
        return _TAKE_FIRST

    def _exchange(self, race_place: int, power_place: int) -> None:
        """Let the pair change places with the tiles that lie at two places."""
        s = self._state
        race, power = self._pair
        _swap(s, race_place, _place(s, race, at.COLUMN_RACE, at.RACE_STACK, at.RACES_LEFT))
        _swap(s, power_place, _place(s, power, at.COLUMN_POWER, at.POWER_STACK, at.POWERS_LEFT))


def _place(s: State, tile: int, column: int, stack: int, left: int) -> int:
    """Where a tile lies, in the column or in its stack."""
    places: list[int] = [*range(column, column + COLUMN_SIZE), *range(stack, stack + int(s.words[left]))]
    for place in places:
        if s.words[place] == tile:
            return place
    raise IllegalChoice(f"a tile that should be dealt is neither in the column nor in the stack of {s!r}")


def _swap(s: State, one: int, other: int) -> None:
    s.offer = None
    s.words[one], s.words[other] = s.words[other], s.words[one]
