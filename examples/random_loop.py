"""Random play through PettingZoo: `python examples/random_loop.py base_2 10`. Needs `pip install elbowroom[envs]`."""

import sys
from random import Random

import numpy as np

from elbowroom.envs import elbowroom_v0


def main() -> None:
    board = sys.argv[1] if len(sys.argv) > 1 else "base_2"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    env = elbowroom_v0.env(board=board, reward="coins")
    random = Random(1)
    decisions = 0
    wins = dict.fromkeys(env.possible_agents, 0)
    for seed in range(games):
        env.reset(seed=seed)
        coins = dict.fromkeys(env.possible_agents, 5.0)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            coins[agent] += reward
            if ended or cut:
                env.step(None)  # PettingZoo's way to say goodbye to an agent
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(random.choice(legal)))
            decisions += 1
        best = max(coins.values())
        for agent, own in coins.items():
            wins[agent] += own == best
    print(f"{games} games, {decisions} decisions")
    for agent, won in wins.items():
        print(f"{agent}: most coins in {won}")


if __name__ == "__main__":
    main()
