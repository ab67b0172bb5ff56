"""A policy that learns by playing against itself, in NumPy: `python examples/learn_policy.py --seconds 90`.

Every action is scored by what it points at: a region, a combo, a seat or nothing, with weights of its verb. So the
policy has some hundreds of numbers, knows no race by name and fits every board (`--board base_3`). It learns by policy
gradient (REINFORCE) from the coins that a player gains on the others. Needs `pip install elbowroom[envs]`.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import elbowroom
from elbowroom.encoding import BLOCKS, ActionNumbers
from elbowroom.encoding.numbering import verb_number
from elbowroom.envs import Batch, Sheet

GAMES = 64  # at once: their rows stay in the processor's cache
STEPS = 96  # decisions of each game between two lessons
FORESIGHT = 0.98  # what a coin is worth a decision later
USED = STEPS - 32  # the last ones have seen too little of what they led to
RATE = 0.02  # of the first lessons; later ones change less and less

Array = NDArray[np.float32]


class Policy:
    """One row of weights for each verb and each kind of thing it can point at."""

    def __init__(self, numbers: ActionNumbers) -> None:
        self.verbs = np.array(numbers.verb_numbers())
        self.kinds = np.array(numbers.meanings())
        self.targets = np.array(numbers.targets())
        fields = {block.name: block.fields for block in BLOCKS}
        # Quantities only: what is an index would need an embedding.
        self.columns = {name: [i for i, field in enumerate(f) if not field.names] for name, f in fields.items()}
        self.scales = {
            name: np.array([f[i].scale for i in self.columns[name]], np.float32) for name, f in fields.items()
        }
        self.parts = ["game", "regions", "seats", "combos"]
        self.width = [len(self.columns[name]) for name in self.parts]
        # Weights: what the whole game and the viewer say about a verb, and what its target says.
        verbs = int(self.verbs.max()) + 1
        self.weights = [np.zeros((verbs, self.width[0] + self.width[2] + 1), np.float32)]
        self.weights += [np.zeros((verbs, width), np.float32) for width in self.width[1:]]
        self.speed = [np.zeros_like(w) for w in self.weights]
        self.size = [np.zeros_like(w) for w in self.weights]
        self.lessons = 0

    def features(self, sheet: Sheet) -> list[Array]:
        """The game with its viewer, regions, seats and combos, each about 1."""
        game, regions, seats, combos = (
            sheet.blocks[name][..., self.columns[name]] / self.scales[name] for name in self.parts
        )
        ones = np.ones((len(game), 1), np.float32)
        return [np.concatenate([game[:, 0], seats[:, 0], ones], 1), regions, seats, combos]

    def scores(self, features: list[Array]) -> Array:
        """A number for every action; the larger, the likelier."""
        total = features[0] @ self.weights[0][self.verbs].T
        for kind in (1, 2, 3):
            some = np.flatnonzero(self.kinds == kind)
            if len(some):
                rows = features[kind] @ self.weights[kind].T
                total[:, some] += rows[:, self.targets[some], self.verbs[some]]
        return total

    def chances(self, features: list[Array], mask: NDArray[np.int8]) -> Array:
        scores = np.where(mask, self.scores(features), -1e9)
        raised = np.exp(scores - scores.max(1, keepdims=True))
        result: Array = raised / raised.sum(1, keepdims=True)
        return result

    def opinions(self, verb: str) -> dict[str, float]:
        """What speaks for a region as the target of a verb, and what against it, by column."""
        weights = self.weights[1][verb_number(verb)]
        fields = next(block.fields for block in BLOCKS if block.name == "regions")
        return {fields[i].name: round(float(w), 3) for i, w in zip(self.columns["regions"], weights, strict=True)}

    def learn(self, features: list[Array], pull: Array) -> None:
        """Move the score of every action of every decision as `pull` says (Adam)."""
        slopes = [np.zeros_like(w) for w in self.weights]
        by_verb = np.zeros((len(pull), len(self.weights[0])), np.float32)
        np.add.at(by_verb, (slice(None), self.verbs), pull)
        slopes[0] += by_verb.T @ features[0]
        for kind in (1, 2, 3):
            for verb in np.unique(self.verbs[self.kinds == kind]):
                some = np.flatnonzero((self.kinds == kind) & (self.verbs == verb))
                slopes[kind][verb] += np.einsum("na,naf->f", pull[:, some], features[kind][:, self.targets[some]])
        self.lessons += 1
        step = RATE / (1 + self.lessons / 10)
        for weights, slope, speed, size in zip(self.weights, slopes, self.speed, self.size, strict=True):
            slope /= len(pull)
            speed *= 0.9
            speed += 0.1 * slope
            size *= 0.99
            size += 0.01 * slope * slope
            weights += step * (speed / (1 - 0.9**self.lessons)) / (np.sqrt(size / (1 - 0.99**self.lessons)) + 1e-6)


def draw(chances: Array, luck: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row by its chances."""
    below = chances.cumsum(1) < luck.random((len(chances), 1)) * chances.sum(1, keepdims=True)
    return np.minimum(below.sum(1), chances.shape[1] - 1)


def lesson(policy: Policy, batch: Batch, sheet: Sheet, luck: np.random.Generator) -> None:
    """Play on in all games, every seat by the same policy, and learn from it."""
    players = int(batch.rules.players)
    rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(GAMES, players)
    ended = np.frombuffer(memoryview(batch.ended), np.uint8)
    deciders = np.frombuffer(memoryview(batch.deciders), np.int16)
    every = np.arange(GAMES)
    seen, pulls, seats, gains, ends, phases = [], [], [], [], [], []
    for _ in range(STEPS):
        features = policy.features(sheet)
        chances = policy.chances(features, sheet.mask)
        chosen = draw(chances, luck)
        pull = -chances
        pull[every, chosen] += 1  # how the score of the chosen action stands out
        seen.append(features)
        pulls.append(pull)
        seats.append(deciders.copy())
        phases.append(sheet.blocks["game"][:, 0, 0].copy())
        batch.step(chosen.astype("<i4").tobytes())
        others = (rewards.sum(1, keepdims=True) - rewards) / (players - 1)
        gains.append(rewards - others)
        ends.append(ended > 0)
    # What every decision led to, the nearest first.
    led_to = np.zeros((STEPS, GAMES), np.float32)
    ahead = np.zeros((GAMES, players))
    for step in reversed(range(STEPS)):
        ahead = gains[step] + FORESIGHT * np.where(ends[step][:, None], 0, ahead)
        led_to[step] = ahead[every, seats[step]]
    # Better or worse than usual in this phase, as a share of what is usual.
    phase = np.array(phases)[:USED].ravel()
    outcome = led_to[:USED].ravel()
    usual = np.bincount(phase, outcome, 16) / np.maximum(1, np.bincount(phase, minlength=16))
    surprise = outcome - usual[phase]
    surprise /= surprise.std() + 1e-6
    features = [np.concatenate([step[part] for step in seen[:USED]]) for part in range(4)]
    policy.learn(features, np.concatenate(pulls[:USED]) * surprise[:, None].astype(np.float32))


def share_of_wins(policy: Policy, rules: elbowroom.Rules, opponent: str, games: int, seed: int) -> float:
    """How often the policy wins from one seat against bots in the others, seats taking turns."""
    from elbowroom.envs.options import company

    others = None if opponent == "random" else company(opponent, int(rules.players), 0)
    batch = Batch(rules, min(games, GAMES), seed=seed, reward="win", learner=-2, company=others)
    sheet, luck = Sheet(batch.encoder), np.random.default_rng(seed)
    won = played = 0.0
    while played < games:
        chances = policy.chances(policy.features(sheet), sheet.mask)
        batch.step(draw(chances, luck).astype("<i4").tobytes())
        rewards = np.array(list(batch.rewards)).reshape(batch.games, -1)
        for game in np.flatnonzero(np.array(list(batch.ended), np.uint8)):
            played += 1
            won += rewards[game, batch.learners[int(game)]]
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="base_2")
    parser.add_argument("--seconds", type=float, default=90, help="of one core, how long to learn (90)")
    parser.add_argument("--games", type=int, default=400, help="against random, to see what came of it (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="a JSON file for the curve and what was learned about conquests")
    arguments = parser.parse_args()
    rules = elbowroom.Setup(arguments.board).rules()
    batch = Batch(rules, GAMES, seed=arguments.seed, reward="coins")
    policy, sheet = Policy(batch.encoder.actions), Sheet(batch.encoder)
    luck = np.random.default_rng(arguments.seed)
    curve: list[dict[str, float]] = []
    spent, shown = 0.0, 0.0
    while spent < arguments.seconds:
        if spent >= shown:
            curve.append({"seconds": spent, "wins": share_of_wins(policy, rules, "random", 200, 99)})
            print(
                f"{spent:5.0f} s, {policy.lessons:4} lessons: wins {100 * curve[-1]['wins']:5.1f} % against random",
                flush=True,
            )
            shown += max(arguments.seconds / 9, 3)
        began = time.process_time()
        lesson(policy, batch, sheet, luck)
        spent += time.process_time() - began
    wins = share_of_wins(policy, rules, "random", arguments.games, 7)
    curve.append({"seconds": spent, "wins": wins})
    print(
        f"wins {100 * wins:.1f} % of {arguments.games} games against random, {policy.lessons} lessons in {spent:.0f} s"
    )
    if arguments.write:
        learned = {"board": arguments.board, "curve": curve, "conquer": policy.opinions("conquer")}
        arguments.write.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
