"""Bots that think with the net: alone, or beside the planner of the levels."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import numpy as np

from elbowroom.bots.base import Bot
from elbowroom.bots.intent import Intent
from elbowroom.bots.luck import luck_of
from elbowroom.bots.planner import SEEDS
from elbowroom.bots.turns import LONGEST, finish, follow, world
from elbowroom.engine.actions import Action
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.state import State
from elbowroom.neural.mind import Mind
from elbowroom.neural.model import Model, shipped


@dataclass(frozen=True)
class Care:
    """How closely the net looks."""

    turns: int = 24  # turns that it plays in the mind, following its inclinations
    finalists: int = 6  # the best of them, which are tried once more …
    worlds: int = 3  # … with so many other stacks and dice
    placings: int = 10  # ways to place tokens
    heat: float = 1.0  # how freely it follows its inclinations; 0 always takes the likeliest action


@dataclass
class Idea:
    """A turn in the mind."""

    state: State
    actions: list[Action]


class Thoughtful(Bot):
    """Plans once a turn with a net, then again whenever something comes otherwise than expected."""

    needs_view: ClassVar[bool] = True

    def __init__(self, seed: int, care: Care, model: Model | None = None) -> None:
        self._seed = seed
        self._care = care
        self._model = model or shipped()
        self._intent = Intent()
        self._mind: Mind | None = None

    def choose(self, view: State, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        action = self._intent.step(view)
        if action is None:
            self._intent.form(view, self.plan(view, legal))
            action = self._intent.step(view)
            assert action is not None
        return action

    def plan(self, view: State, legal: list[Action]) -> list[Action]:
        """What to do now and after that, at least one action; all luck follows from the seed and the position."""
        mind = self._mind
        if mind is None or mind.rules is not view.rules:
            mind = self._mind = Mind(view.rules, self._model)
        luck = (luck_of(view) ^ (self._seed * 7919)) % SEEDS
        random = Random(luck)
        seat = int(view.decider)
        if view.phase == REDEPLOY or view.phase == WITHDRAW:
            plan = self._placing(mind, view, seat, random)
        else:
            plan = self._turn(mind, view, seat, random)
        return plan if plan and plan[0] in legal else [legal[-1]]

    def _turn(self, mind: Mind, view: State, seat: int, random: Random) -> list[Action]:
        raise NotImplementedError

    def _placing(self, mind: Mind, view: State, seat: int, random: Random) -> list[Action]:
        start = world(view, random.randrange(SEEDS))
        ideas = imagined(mind, start, seat, self._care.placings, self._care.heat, random, placing=True)
        if len(ideas) == 1:
            return ideas[0].actions
        for idea in ideas:
            finish(idea.state, int(view.turn_of))
        worths = mind.worths([idea.state for idea in ideas], seat)
        return ideas[int(np.argmax(worths))].actions


class NeuralBot(Thoughtful):
    """Plays turns in the mind as the net would, and takes the one whose end the net likes best."""

    def __init__(self, seed: int, care: Care | None = None, model: Model | None = None) -> None:
        super().__init__(seed, care or Care(), model)

    def _turn(self, mind: Mind, view: State, seat: int, random: Random) -> list[Action]:
        care = self._care
        start = world(view, random.randrange(SEEDS))
        ideas = imagined(mind, start, seat, care.turns, care.heat, random)
        worths = mind.worths([idea.state for idea in ideas], seat)
        order = np.argsort(-worths)[: care.finalists]
        if len(order) == 1 or care.worlds == 0:
            return ideas[int(order[0])].actions
        luck = [random.randrange(SEEDS) for _ in range(care.worlds)]
        ends: list[State] = []
        for place in order:
            for one in luck:
                state = world(view, one)
                follow(state, seat, ideas[place].actions)
                finish(state, seat)
                ends.append(state)
        again = mind.worths(ends, seat).reshape(len(order), care.worlds)
        means = (again.sum(axis=1) + worths[order]) / (care.worlds + 1)
        return ideas[int(order[np.argmax(means)])].actions


def imagined(
    mind: Mind, start: State, seat: int, many: int, heat: float, random: Random, placing: bool = False
) -> list[Idea]:
    """Different ways to go on as the net is inclined to, to the end of the turn, or of the placing of tokens.

    The first one always does what is likeliest. Tokens are placed in the shortest way unless it is about placing them.
    """
    phase, turn = start.phase, start.turn_of
    ideas = [Idea(start.copy(seed=1), []) for _ in range(many)]
    going = ideas
    for _ in range(LONGEST):
        left: list[Idea] = []
        for idea in going:
            state = idea.state
            while state.turn_of == turn and not state.over and state.decider != seat:
                state.apply(state.legal()[-1])
            if placing:
                if state.phase == phase and state.decider == seat and state.turn_of == turn and not state.over:
                    left.append(idea)
            elif state.turn_of == turn and not state.over:
                if state.phase == REDEPLOY:
                    finish(state, seat)
                else:
                    left.append(idea)
        going = left
        if not going:
            break
        _step(mind, going, seat, heat, random, ideas[0])
    different: dict[tuple[int, ...], Idea] = {}
    for idea in ideas:
        different.setdefault(tuple(map(id, idea.actions)), idea)
    return list(different.values())


def _step(mind: Mind, ideas: list[Idea], seat: int, heat: float, random: Random, first: Idea) -> None:
    """One action further in each; those that are still alike are thought about once."""
    alike: dict[tuple[int, ...], list[Idea]] = {}
    for idea in ideas:
        alike.setdefault(tuple(map(id, idea.actions)), []).append(idea)
    groups = list(alike.values())
    offers = [group[0].state.legal() for group in groups]
    asked = [place for place, legal in enumerate(offers) if len(legal) > 1]
    likely: dict[int, Any] = {}
    if asked:
        states = [groups[place][0].state for place in asked]
        found = mind.inclinations(states, [offers[place] for place in asked], seat)
        likely = dict(zip(asked, found, strict=True))
    for place, group in enumerate(groups):
        legal = offers[place]
        if place not in likely:
            chosen = [0] * len(group)
        else:
            best = int(np.argmax(likely[place]))
            if heat:
                weights = np.exp(likely[place] / heat)
                chosen = random.choices(range(len(legal)), weights.tolist(), k=len(group))
            else:
                chosen = [best] * len(group)
            if group[0] is first:
                chosen[0] = best
        for idea, which in zip(group, chosen, strict=True):
            idea.actions.append(legal[which])
            idea.state.apply(legal[which])
