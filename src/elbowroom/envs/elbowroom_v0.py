"""PettingZoo: every seat an agent, `elbowroom_v0.env(board="base_2")`.

An observation is `{"observation": …, "action_mask": …}`; only the agent that decides has actions in its mask.
Rewards are those of `REWARDS`, and `skill`, which the coach works out when a game is over.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from elbowroom.content.setup import Setup
from elbowroom.encoding import Encoder
from elbowroom.encoding.batch import IllegalNumber
from elbowroom.encoding.results import COINS, result, reward_kind
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.envs.options import OptionError, check_choice, names_of, rules_of, whole_number
from elbowroom.envs.sheet import Sheet
from elbowroom.envs.skill import Ledger
from elbowroom.envs.spaces import LAYOUTS, observation, observation_space
from elbowroom.notation.position import dump_position

ILLEGAL: Final = ("end", "error")
SKILL: Final = -1  # the reward without luck, which no batch knows


def env(
    board: str | Setup = "base_2",
    *,
    illegal: str | None = None,
    penalty: float | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> AECEnv[str, Any, Any]:
    """The game with the usual wrappers: an illegal action ends it, at the cost of whoever chose it (`illegal="end"`, a
    `penalty` of -1), or is an error (`illegal="error"`).

    With `max_cycles` it is played in cycles, as by `parallel_env`: everybody is asked once in each of them, and an
    illegal action is replaced, so neither of these can be wished for.
    """
    if illegal is not None:
        check_choice("illegal", illegal, ILLEGAL)
    if max_cycles is not None:
        if illegal is not None or penalty is not None:
            raise OptionError("in cycles an illegal action is replaced: leave illegal and penalty out, or max_cycles")
        return parallel_to_aec(parallel_env(board, max_cycles=max_cycles, **options))
    made: Any = raw_env(board, **options)
    if illegal == "error":
        if penalty is not None:
            raise OptionError("an illegal action is an error: leave penalty out, or say illegal='end'")
    else:
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1.0 if penalty is None else penalty)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class _Seats:
    """One game with what both interfaces ask of it."""

    def __init__(self, board: str | Setup, reward: str, start: State | None, layout: str) -> None:
        check_choice("layout", layout, LAYOUTS)
        self.rules: Final = rules_of(board, start)
        self.encoder: Final = Encoder(self.rules)
        self.sheet: Final = Sheet(self.encoder)
        self.kind: Final = SKILL if reward == "skill" else reward_kind(reward)
        self.layout: Final = layout
        self.agents: Final = names_of(int(self.rules.players))
        self.start: Final = start
        self.luck = np.random.default_rng()
        self.state: State = new_state(self.rules, Chance(0))
        self.ledger: Ledger | None = None
        size = int(self.encoder.actions.size)
        seen = observation_space(self.encoder, layout)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces: Final = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces: Final = {agent: spaces.Discrete(size) for agent in self.agents}

    def __getstate__(self) -> dict[str, Any]:
        """All but the rows, which are written anew whenever somebody looks."""
        return {name: value for name, value in vars(self).items() if name not in ("encoder", "sheet")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        encoder = Encoder(kept["rules"])
        vars(self).update(kept, encoder=encoder, sheet=Sheet(encoder))

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        drawn = int(self.luck.integers(1 << 62))
        self.state = self.start.copy(drawn) if self.start is not None else new_state(self.rules, Chance(drawn))
        self.ledger = Ledger(self.state) if self.kind == SKILL else None

    @property
    def decider(self) -> str:
        return self.agents[int(self.state.decider)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.agents.index(agent)
        self.encoder.read(self.state, seat)
        self.encoder.offer(self.state, seat)
        return {"observation": observation(self.sheet, self.layout), "action_mask": self.sheet.mask[0].copy()}

    def legal(self) -> list[Action]:
        """What the decider may do; looking does not use it up."""
        found = self.state.legal()
        self.state.offer = found or None
        return found

    def play(self, chosen: Any) -> dict[str, float]:
        """Carry out an action of whoever decides; returns what it brought everybody."""
        s = self.state
        number = whole_number(chosen)
        action = self.encoder.actions.action(number, s.decider)
        if action not in self.legal():
            raise IllegalNumber(f"action {number}, '{action.text()}', is not legal now; the mask tells what is")
        before = [int(s.coins(seat)) for seat in range(len(self.agents))]
        if self.ledger is not None:
            self.ledger.play(s, action)
            skill = self.ledger.skill() if s.over else [0.0] * len(self.agents)
            return dict(zip(self.agents, skill, strict=True))
        s.apply(action)
        if self.kind == COINS:
            return {agent: float(s.coins(seat) - before[seat]) for seat, agent in enumerate(self.agents)}
        return {agent: result(s, seat, self.kind) if s.over else 0.0 for seat, agent in enumerate(self.agents)}

    def any_action(self, luck: np.random.Generator) -> int:
        legal = self.legal()
        return int(self.encoder.actions.number(legal[int(luck.integers(len(legal)))], self.state.decider))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    """The game without wrappers: an illegal action is an error and changes nothing."""

    metadata = {"render_modes": ["ansi"], "name": "elbowroom_v0", "is_parallelizable": False}

    def __init__(
        self,
        board: str | Setup = "base_2",
        *,
        reward: str = "rank",
        start: State | None = None,
        layout: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seats = _Seats(board, reward, start, layout)
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """The game itself, with all that is hidden."""
        return self._seats.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._seats.decider

    def observe(self, agent: str) -> Any:
        return self._seats.observe(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._seats.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = rewards
        if self._seats.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._seats.decider
        self._accumulate_rewards()

    def render(self) -> str | None:
        return dump_position(self._seats.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(ParallelEnv[str, Any, Any]):  # noqa: N801 - PettingZoo's name for it
    """The game in cycles: everybody names an action at once, and that of whoever decides is played.

    What the others name is not looked at. An illegal action is replaced by a legal one drawn by lot, since a cycle
    cannot be asked for again; `infos` tells by `replaced`. A number that no action has is an error.
    """

    metadata = {"render_modes": ["ansi"], "name": "elbowroom_v0"}

    def __init__(
        self,
        board: str | Setup = "base_2",
        *,
        max_cycles: int | None = None,
        reward: str = "rank",
        start: State | None = None,
        layout: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        self._seats = _Seats(board, reward, start, layout)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self._seats.agents)
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self._seats.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        decider = self._seats.decider
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        try:
            rewards = self._seats.play(actions[decider])
        except IllegalNumber:
            rewards = self._seats.play(self._seats.any_action(self._seats.luck))
            infos[decider]["replaced"] = True
        self._cycles += 1
        over = self._seats.state.over
        stopped = self.max_cycles is not None and self._cycles >= self.max_cycles and not over
        seen = self._seen()
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, stopped)
        if over or stopped:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        return dump_position(self._seats.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
