"""OpenSpiel: `import elbowroom.envs.open_spiel`, then `pyspiel.load_game("python_elbowroom(board=base_2)")`.

Chance is explicit: the first player, every die and every tile that comes up. What remains is open to everybody, since
coins can be counted along (CORE-11.5), so OpenSpiel calls it a game of perfect information. With perfect recall the
state of information of a player is all that has happened; without, it is the observation of docs/encoding.md.
"""

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from elbowroom.content.setup import Setup
from elbowroom.encoding import Encoder
from elbowroom.encoding.results import RANK, result
from elbowroom.engine.access import access_pairs, guarded_sets
from elbowroom.engine.chance import Chance
from elbowroom.engine.rules import MAX_PLAYERS, Rules
from elbowroom.engine.setup import empty_state
from elbowroom.envs.explicit import BADGE, BANNER, SITE, ExplicitGame
from elbowroom.envs.options import as_options
from elbowroom.envs.sheet import Sheet

# Of one turn, since OpenSpiel wants a limit of a game. Everything in a turn uses up tokens, regions or what tiles do
# once, and twice the longest turn that was seen is on the safe side: 47 decisions, in 20,000 random games on each of 13
# boards of all boxes, as many in which nobody stopped before he had to, and 200 of `greedy`. Of no game the mean was
# more than 21 a turn.
MOST_DECISIONS: Final = 100
_GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_elbowroom",
    long_name="Elbow Room",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"board": "base_2", "boxes": "", "sites": False},
)


def _most_outcomes(rules: Rules) -> int:
    """Of one chance node."""
    most = max(len(rules.races), len(rules.powers), len(rules.sites), int(rules.players))
    if rules.board.sky:
        most = max(most, len(access_pairs(rules.board)))
    if rules.monsters:
        most = max(most, len(guarded_sets(empty_state(rules, Chance(0)))))
    return most


@cache
def _encoder(rules: Rules) -> tuple[Encoder, Sheet]:
    encoder = Encoder(rules)
    return encoder, Sheet(encoder)


class ElbowRoomGame(pyspiel.Game):
    """One setup. Its actions have the numbers of `ActionNumbers`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"board": "base_2", "boxes": "", "sites": False} | (params or {})
        boxes = [box for box in str(given["boxes"]).split("+") if box]
        with as_options():
            self.rules: Final = Setup(str(given["board"]), boxes=boxes, sites=bool(given["sites"])).rules()
        self.encoder, self.sheet = _encoder(self.rules)
        turns = int(self.rules.rounds * self.rules.players)
        information = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoder.actions.size),
            max_chance_outcomes=_most_outcomes(self.rules),
            num_players=int(self.rules.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns * MOST_DECISIONS,
        )
        super().__init__(_GAME_TYPE, information, params or {})

    def new_initial_state(self) -> "ElbowRoomState":
        return ElbowRoomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ElbowRoomObserver":
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return ElbowRoomObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class ElbowRoomState(pyspiel.State):
    """A position, or a moment in which chance is asked."""

    def __init__(self, game: ElbowRoomGame) -> None:
        super().__init__(game)
        self.explicit = ExplicitGame(game.rules)
        self.told: list[str] = []  # all that has happened, in the words of the notation

    def current_player(self) -> int:
        if self.explicit.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.explicit.state
        return int(pyspiel.PlayerId.TERMINAL) if s is None or s.over else int(s.decider)

    def _numbers(self) -> Any:
        return _encoder(self.explicit.rules)[0].actions

    def _legal_actions(self, player: int) -> list[int]:
        s = self.explicit.state
        assert s is not None
        legal = s.legal()
        s.offer = legal or None
        return sorted(int(self._numbers().number(action, player)) for action in legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.explicit.draw is not None
        return list(self.explicit.draw.outcomes)

    def _apply_action(self, action: int) -> None:
        draw = self.explicit.draw
        if draw is not None and action not in [outcome for outcome, _ in draw.outcomes]:
            raise ValueError(f"chance is asked for a {draw.what} now, which cannot be {action}")
        self.told.append(self._action_to_string(self.current_player(), action))
        if draw is not None:
            self.explicit.tell(action)
            return
        player = self.current_player()
        if action not in self._legal_actions(player):
            raise ValueError(f"action {action}, '{self.told.pop()}', is not legal now")
        self.explicit.decide(self._numbers().action(action, player))

    def _action_to_string(self, player: int, action: int) -> str:
        draw, rules = self.explicit.draw, self.explicit.rules
        if player != pyspiel.PlayerId.CHANCE or draw is None:
            return str(self._numbers().action(action, player).text())
        tiles: dict[str, list[str]] = {
            BANNER: [race.key for race in rules.races],
            BADGE: [power.key for power in rules.powers],
            SITE: [site.key for site in rules.sites],
        }
        return f"{draw.what} {tiles[draw.what][action] if draw.what in tiles else action}"

    def is_terminal(self) -> bool:
        return self.explicit.over

    def returns(self) -> list[float]:
        s = self.explicit.state
        players = int(self.explicit.rules.players)
        if s is None or not self.explicit.over:
            return [0.0] * players
        return [result(s, seat, RANK) for seat in range(players)]

    def __str__(self) -> str:
        return "; ".join(self.told)


class ElbowRoomObserver:
    """What a player sees, as a tensor, in blocks, or as a text."""

    def __init__(self, game: ElbowRoomGame, kind: Any) -> None:
        self._recalls = bool(kind.perfect_recall)
        self.tensor = np.zeros(int(game.encoder.width), np.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for name, shape in game.encoder.shapes().items():
            end = begin + shape[0] * shape[1]
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: ElbowRoomState, player: int) -> None:
        s = state.explicit.state
        if s is None:  # nothing lies on the table yet
            self.tensor.fill(0)
            return
        encoder, sheet = _encoder(state.explicit.rules)
        encoder.read(s, player)
        self.tensor[:] = sheet.values[0]

    def string_from(self, state: ElbowRoomState, player: int) -> str:
        if self._recalls:
            return f"seat {player + 1}: {state}"
        self.set_from(state, player)
        return f"seat {player + 1}: {' '.join(str(int(number)) for number in self.tensor)}"


pyspiel.register_game(_GAME_TYPE, ElbowRoomGame)
