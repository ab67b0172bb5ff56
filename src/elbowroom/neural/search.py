"""The net in the search of the levels: it proposes turns too, and judges what the others' answers leave."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import numpy as np

from elbowroom.bots.knowledge import judgement_for
from elbowroom.bots.planner import SEEDS, Planner
from elbowroom.bots.style import Style
from elbowroom.bots.turns import finish, follow, world
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State
from elbowroom.neural import SEARCHED
from elbowroom.neural.bot import Care, Thoughtful, imagined
from elbowroom.neural.mind import Mind
from elbowroom.neural.model import Model

PARTS = 3  # after each part of the time the worse half leaves


@dataclass(frozen=True)
class Search(Care):
    """How a search with the net uses its time."""

    turns: int = 16
    milliseconds: int = SEARCHED  # for a turn
    planned: int = 12  # turns that the planner proposes
    style: Style = field(default_factory=lambda: Style(plans=300, worlds=3, reply=20, opening=True))
    trust: float = 0.7  # how much the net's judgement counts beside the other one


class NeuralSearchBot(Thoughtful):
    """Compares turns, the planner's and the net's, by where they stand when all others have answered."""

    def __init__(self, seed: int, search: Search | None = None, model: Model | None = None) -> None:
        self._search = search or Search()
        super().__init__(seed, self._search, model)

    def _turn(self, mind: Mind, view: State, seat: int, random: Random) -> list[Action]:
        search = self._search
        begun = perf_counter()
        judgement = judgement_for(view.rules)
        planner = Planner(judgement, search.style, random.randrange(SEEDS))
        worlds = [world(view, random.randrange(SEEDS)) for _ in range(search.style.worlds)]
        planned = planner.plans(worlds, seat, search.style.plans, search.planned)
        ideas = [plan.actions for plan in planned]
        own = imagined(mind, worlds[0], seat, search.turns, search.heat, random)
        liked = mind.worths([idea.state for idea in own], seat)
        ideas += [own[place].actions for place in np.argsort(-liked)[: search.finalists]]
        ideas = list({tuple(map(id, idea)): idea for idea in ideas}.values())
        totals = np.zeros(len(ideas))
        left = list(range(len(ideas)))
        for part in range(PARTS):
            until = begun + 0.001 * search.milliseconds * (part + 1) / PARTS
            while len(left) > 1:
                luck = random.randrange(SEEDS)
                ends: list[State] = []
                for which in left:
                    state = world(view, luck)
                    follow(state, seat, ideas[which])
                    finish(state, seat)
                    for _ in range(int(view.rules.players) - 1):
                        if not state.over:
                            planner.quick_turn(state, search.style.reply)
                    ends.append(state)
                totals[left] += search.trust * mind.worths(ends, seat)
                totals[left] += (1 - search.trust) * np.array([judgement.value(end, seat) for end in ends])
                if perf_counter() > until:
                    break
            left.sort(key=lambda which: -totals[which])
            left = left[: (len(left) + 1) // 2]
        return ideas[left[0]]
