"""Gymnasium: one seat against given bots.

`gymnasium.make("elbowroom.envs:elbowroom/Game-v0", board="base_2", opponents="greedy")` imports what it needs; after
`import elbowroom.envs` the name behind the colon is enough. Since version 1 Gymnasium does not look for the
environments of other packages by itself. The mask of actions is in `info["action_mask"]`, and
`action_masks()` gives it as libraries with masks ask for it.
"""

from collections.abc import Sequence
from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from elbowroom.content.setup import Setup
from elbowroom.encoding import Batch
from elbowroom.encoding.actions import NoSuchAction
from elbowroom.encoding.batch import IllegalNumber
from elbowroom.engine.state import State
from elbowroom.envs.options import check_choice, company, rules_of, seat_of, whole_number
from elbowroom.envs.sheet import Mask, Sheet
from elbowroom.envs.spaces import LAYOUTS, observation, observation_space
from elbowroom.notation.position import dump_position

ILLEGAL: Final = ("end", "error")
LARGEST: Final = 2**31 - 1  # number that a batch is given


class InvalidStep(IllegalNumber, gymnasium.error.InvalidAction):
    """An action that cannot be played, as Gymnasium and as we call it."""


class _Games:
    """The batch behind both kinds of environment."""

    def __init__(
        self,
        games: int,
        board: str | Setup,
        opponents: str | Sequence[str],
        seat: int,
        reward: str,
        start: State | None,
        layout: str,
        illegal: str,
        penalty: float,
    ) -> None:
        check_choice("layout", layout, LAYOUTS)
        check_choice("illegal", illegal, ILLEGAL)
        rules = rules_of(board, start)
        players = int(rules.players)
        seat = seat_of(seat, players)
        others = company(opponents, players, seat)
        self.seat: Final = seat
        self.layout: Final = layout
        self.batch: Final = Batch(
            rules,
            games,
            reward=reward,
            learner=seat,
            company=others,
            start=start,
            strict=illegal == "error",
            waits=True,
            penalty=penalty,
        )
        self.sheet: Final = Sheet(self.batch.encoder)
        self.rewards: Final = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(games, players)
        self.ended: Final = np.frombuffer(memoryview(self.batch.ended), np.uint8)
        self.observation_space: Final = observation_space(self.batch.encoder, layout)
        self.action_space: Final = spaces.Discrete(int(self.batch.encoder.actions.size))

    def step(self, actions: Any) -> None:
        """Play an action in each game, whatever kind of numbers they are."""
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu":
            raise InvalidStep(f"an action is a whole number, not {', '.join(map(repr, numbers.ravel().tolist()))}")
        self._play(np.clip(numbers, -1, LARGEST).astype("<i4").tobytes())

    def step_alone(self, action: Any) -> None:
        """Play an action in the only game; for a single number NumPy would take as long as the game does."""
        try:
            number = whole_number(action)
        except NoSuchAction as error:
            raise InvalidStep(str(error)) from None
        self._play(min(max(number, -1), LARGEST).to_bytes(4, "little", signed=True))

    def _play(self, actions: bytes) -> None:
        try:
            self.batch.step(actions)
        except (IllegalNumber, NoSuchAction) as error:
            raise InvalidStep(str(error)) from None


class GameEnv(gymnasium.Env[Any, Any]):
    """One game after the other, from one seat. An illegal action ends the game at a cost, or is an error."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        board: str | Setup = "base_2",
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        reward: str = "rank",
        start: State | None = None,
        layout: str = "flat",
        illegal: str = "end",
        penalty: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self._games = _Games(1, board, opponents, seat, reward, start, layout, illegal, penalty)
        self.observation_space = self._games.observation_space
        self.action_space = self._games.action_space
        self.render_mode = render_mode

    @property
    def position(self) -> State:
        """The game itself, with all that is hidden."""
        return self._games.batch.state(0)

    def action_masks(self) -> Mask:
        """Which actions are legal now."""
        mask: Mask = self._games.sheet.mask[0].copy()
        return mask

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._games.batch.reset_game(0, int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def _seen(self) -> Any:
        return observation(self._games.sheet, self._games.layout)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        games = self._games
        if games.ended[0]:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() before step()")
        games.step_alone(action)
        info = self._info()
        if games.ended[0] == 2:
            info["illegal_action"] = True
        return self._seen(), float(games.rewards[0, games.seat]), bool(games.ended[0]), False, info

    def render(self) -> Any:
        return dump_position(self.position) if self.render_mode == "ansi" else None


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games in one batch, which is far faster than so many environments.

    A game that has ended begins anew at the next step, whatever action that brings (`AutoresetMode.NEXT_STEP`).
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        board: str | Setup = "base_2",
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        reward: str = "rank",
        start: State | None = None,
        layout: str = "flat",
        illegal: str = "end",
        penalty: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self._games = _Games(num_envs, board, opponents, seat, reward, start, layout, illegal, penalty)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = self._games.observation_space
        self.single_action_space = self._games.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def batch(self) -> Batch:
        """The batch itself."""
        return self._games.batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        if isinstance(seed, list):
            super().reset(seed=0)
            for game, own in enumerate(seed):
                self.batch.reset_game(game, int(self.np_random.integers(1 << 62)) if own is None else own)
        else:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def _seen(self) -> Any:
        sheet = self._games.sheet
        if self._games.layout == "flat":
            return sheet.values.copy()
        return {name: block.copy() for name, block in sheet.blocks.items()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.sheet.mask.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        games = self._games
        games.step(actions)
        info = self._info()
        if (games.ended == 2).any():
            info["illegal_action"] = games.ended == 2
        rewards = games.rewards[:, games.seat].copy()
        return self._seen(), rewards, games.ended > 0, np.zeros(self.num_envs, np.bool_), info
