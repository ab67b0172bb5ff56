"""Many games: repeatable, seat-balanced, the same for any number of processes."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from elbowroom import ElbowRoomError, Setup, State
from elbowroom.bots import UnknownBot
from elbowroom.content.loader import forget, use
from elbowroom.engine.actions import Action
from elbowroom.engine.errors import SetupError
from elbowroom.lab.crew import CHUNK, CrewError
from elbowroom.lab.simulate import Simulation, SimulationError, record_name, simulate
from elbowroom.notation.record import parse_record


class Cheat:
    needs_view = False

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: State, legal: list[Action]) -> Action:
        from elbowroom import parse_action

        return parse_action("abandon 1")


def counted(simulation: Simulation, workers: int) -> dict[str, object]:
    result = simulate(simulation, workers).as_json()
    return {key: value for key, value in result.items() if key not in {"seconds", "games_per_second"}}


@pytest.mark.parametrize("bots", [("random", "random"), pytest.param(("greedy", "random"), marks=pytest.mark.slow)])
def test_results_do_not_depend_on_the_number_of_workers(bots: tuple[str, ...]) -> None:
    simulation = Simulation(Setup("base_2"), bots, games=2 * CHUNK + 5, seed=7)
    alone = counted(simulation, 1)
    assert counted(simulation, 2) == alone
    assert counted(simulation, 3) == alone
    assert alone != counted(Simulation(Setup("base_2"), bots, games=2 * CHUNK + 5, seed=8), 1)


def test_every_bot_plays_every_seat_equally_often() -> None:
    report = simulate(Simulation(Setup("base_3"), ("random", "random", "random"), games=3 * 15, seed=1), workers=1)
    assert [tally.seats for tally in report.bots] == [{0: 15, 1: 15, 2: 15}] * 3
    assert sum(tally.wins for tally in report.bots) == pytest.approx(45)


def test_each_game_has_seeds_of_its_own() -> None:
    simulation = Simulation(Setup("base_2"), ("random", "random"), games=1, seed=3)
    seeds = [simulation.seed_of(index, seat) for index in range(100) for seat in (None, 0, 1)]
    assert len(set(seeds)) == 300
    assert Simulation(Setup("base_2"), ("random", "random"), games=9, seed=3).seed_of(50) == simulation.seed_of(50)


def test_progress_counts_all_games() -> None:
    steps: list[int] = []
    simulate(Simulation(Setup("base_2"), ("random", "random"), games=2 * CHUNK + 1), 1, steps.append)
    assert steps == [CHUNK, CHUNK, 1]


def test_the_json_has_its_fields() -> None:
    result = simulate(Simulation(Setup("base_2"), ("random", "random"), games=10, seed=2), workers=1).as_json()
    assert json.loads(json.dumps(result)) == result
    mixture = {"boxes", "sites", "without", "switches"}
    counts = {"seed", "games", "asked", "seconds", "games_per_second"}
    assert set(result) == {"board", "bots", "races", "powers"} | mixture | counts
    assert (result["board"], result["seed"], result["games"]) == ("base_2", 2, 10)
    bots, races, powers = result["bots"], result["races"], result["powers"]
    assert isinstance(bots, list)
    assert isinstance(races, list)
    assert isinstance(powers, list)
    assert [set(bot) for bot in bots] == [
        {"bot", "games", "wins", "win_share", "win_share_low", "win_share_high", "mean_coins"}
    ] * 2
    assert [bot["bot"] for bot in bots] == ["random", "random"]
    assert sum(bot["wins"] for bot in bots) == pytest.approx(10)
    for bot in bots:
        assert bot["win_share_low"] <= bot["win_share"] <= bot["win_share_high"]
    assert (len(races), len(powers)) == (14, 20)
    assert sum(race["picked"] for race in races) == sum(power["picked"] for power in powers)


def test_records_are_saved_and_replay(tmp_path: Path) -> None:
    simulation = Simulation(Setup("base_2"), ("greedy", "random"), games=3, seed=5, save=tmp_path / "new" / "folder")
    saved = simulate(simulation, workers=1)
    assert simulation.save is not None
    files = sorted(path.name for path in simulation.save.iterdir())
    assert files == [record_name(simulation, index) for index in range(3)]
    coins = 0
    for index, name in enumerate(files):
        record = parse_record((simulation.save / name).read_text(encoding="utf-8"))
        assert record.players == (["greedy", "random"] if index % 2 == 0 else ["random", "greedy"])
        assert record.result is not None
        coins += sum(record.result.coins)
    assert coins == sum(tally.coins for tally in saved.bots)
    plain = simulate(Simulation(Setup("base_2"), ("greedy", "random"), games=3, seed=5), workers=1)
    assert [tally.coins for tally in plain.bots] == [tally.coins for tally in saved.bots]


NEVER_CONTENT = """
from elbowroom.engine.hooks import Race

class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 5

    def problems(self, s):
        return ["the Moles are never content"]
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_the_invariants_can_be_checked(workers: int, tmp_path: Path) -> None:
    (tmp_path / "moles.py").write_text(NEVER_CONTENT)
    use([tmp_path / "moles.py"])
    try:
        plan = Simulation(Setup("base_2"), ("random", "random"), games=CHUNK + 1, seed=5)
        assert simulate(plan, workers).games == CHUNK + 1  # nobody looks
        with pytest.raises(SimulationError, match=r"game 0 of seed 5: .*the Moles are never content"):
            simulate(replace(plan, check=True), workers)
    finally:
        forget()


@pytest.mark.parametrize(
    ("board", "bots", "games", "error", "message"),
    [
        ("atlantis", ("random", "random"), 1, SetupError, "there is no board 'atlantis'"),
        ("base_3", ("random", "random"), 1, SimulationError, "base_3 is for 3 players, but 2 bots are named"),
        ("base_3", ("random",), 1, SimulationError, "1 bot is named"),
        ("base_2", ("random", "clever"), 1, UnknownBot, "there is no bot 'clever'"),
        ("base_2", ("random", "random"), 0, SimulationError, "at least one game must be played, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(
    board: str, bots: tuple[str, ...], games: int, error: type[ElbowRoomError], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        Simulation(Setup(board), bots, games)


def test_there_must_be_a_worker() -> None:
    with pytest.raises(CrewError, match="at least one worker must play, not 0"):
        simulate(Simulation(Setup("base_2"), ("random", "random"), games=1), workers=0)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_in_a_game_names_the_game(workers: int) -> None:
    cheating = Simulation(Setup("base_2"), ("random", f"{__name__}:Cheat"), games=CHUNK + 1, seed=6)
    with pytest.raises(SimulationError, match="game 0 of seed 6: the bot of seat 2 chose 'abandon 1'"):
        simulate(cheating, workers)
