# What bots take for a decision in a browser: run in its Python by benchmarks/pocket.js.
# mypy: ignore-errors
# ruff: noqa: F704
import time

began = time.time()
from elbowroom import new_game  # noqa: E402
from elbowroom.engine.view import counted_view  # noqa: E402
from elbowroom.pocket.worker import Worker  # noqa: E402, F401
from elbowroom.server.minds import Mind  # noqa: E402
from elbowroom.server.thinking import OwnThoughts  # noqa: E402

print(f"imports: {time.time() - began:.2f} s")
THINKERS = OwnThoughts()
LEVELS = {"gentle": 6, "easy": 6, "normal": 15, "strong": 20, "expert": 15}  # seconds of play of each


async def decide(mind, state):
    legal = state.legal()
    action = mind.answer(counted_view(state, state.decider), legal)
    while action is None:
        await mind.think(counted_view(state, state.decider), THINKERS, True)
        action = mind.answer(counted_view(state, state.decider), legal)
    return action


async def measure(level, board, players, seconds):
    took, seed, end = [], 0, time.time() + seconds
    while time.time() < end:
        seed += 1
        state = new_game(board, seed=seed)
        minds = [Mind(level, seat) for seat in range(players)]
        while not state.over and time.time() < end:
            before = time.perf_counter()
            action = await decide(minds[state.decider], state)
            took.append(1000 * (time.perf_counter() - before))
            state.apply(action)
    took.sort()
    half, most = took[len(took) // 2], took[int(len(took) * 0.95)]
    print(f"{level}: {len(took)} decisions, median {half:.1f} ms, 95 % below {most:.1f} ms, longest {took[-1]:.0f} ms")


for level, seconds in LEVELS.items():
    await measure(level, "underground_3", 3, seconds)
