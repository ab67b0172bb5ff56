"""Every action of a game has a number: verb by verb, and within a verb target by target."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from elbowroom.encoding.numbering import verb_number
from elbowroom.engine.actions import COMBO, NOTHING, REGION, SEAT, Action, target_of, verb
from elbowroom.engine.errors import BadValue
from elbowroom.engine.rules import COLUMN_SIZE, Rules


class NoSuchAction(BadValue):
    """A number that no action of the game has, or an action that the game does not know."""


@final
class ActionNumbers:
    """The numbers of one game, the same for equal rules. A seat as a target is counted from the one who decides."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.verbs: Final = rules.verbs()  # in the order of their numbers
        self._players: Final[i64] = rules.players
        self._shared: Final[list[Action]] = []  # the action of each number; for seats as seat 0 has it
        first: list[int] = []
        kinds: dict[int, int] = {}
        for name in self.verbs:
            actions = verb(name, target_of(name))
            first.append(len(self._shared))
            kinds[int(actions[0].kind)] = len(self._shared)
            self._shared.extend(actions[: self._targets(int(actions[0].meaning))])
        self.first: Final = first  # the number of the first action of each verb
        self.size: Final[i64] = len(self._shared)  # numbers run from 0 to before this
        by_kind = vec[i64]()
        for kind in range(max(kinds) + 1):
            by_kind = append(by_kind, i64(kinds.get(kind, -1)))
        self._by_kind: Final = by_kind

    def _targets(self, meaning: int) -> int:
        if meaning == REGION:
            return int(self.rules.board.size)
        if meaning == SEAT:
            return int(self._players)
        return COLUMN_SIZE if meaning == COMBO else 1

    def number(self, action: Action, seat: i64) -> i64:
        """The number of an action for the seat that decides."""
        first: i64 = self._by_kind[action.kind] if action.kind < len(self._by_kind) else -1
        if first < 0 or (action.meaning == REGION and action.target >= self.rules.board.size):
            raise NoSuchAction(f"'{action.text()}' is no action of this game")
        if action.meaning == SEAT:
            if action.target >= self._players:
                raise NoSuchAction(f"'{action.text()}' is no action of this game")
            return first + (action.target - seat + self._players) % self._players
        return first + action.target

    def action(self, number: i64, seat: i64) -> Action:
        """The action of a number for the seat that decides."""
        if number < 0 or number >= self.size:
            raise NoSuchAction(f"{number} is no action: the actions of this game have the numbers 0 to {self.size - 1}")
        action = self._shared[number]
        if action.meaning != SEAT:
            return action
        return verb(action.verb, SEAT)[(action.target + seat) % self._players]

    # --- the structure of the numbers, for nets that score regions, seats and combos --------------------------------

    def verb_numbers(self) -> list[int]:
        """For each action the number of its verb among all verbs there are, see `numbering`."""
        return [verb_number(action.verb) for action in self._shared]

    def meanings(self) -> list[int]:
        """For each action what its target is: 0 nothing, 1 a region, 2 a seat, 3 a combo."""
        return [int(action.meaning) for action in self._shared]

    def targets(self) -> list[int]:
        """For each action its target: the row of a region, seat or combo in an observation; 0 where there is none."""
        return [0 if action.meaning == NOTHING else int(action.target) for action in self._shared]
