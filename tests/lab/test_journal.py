"""What was played is kept: whoever goes on plays the rest only, and comes to the same results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest

from elbowroom import Setup
from elbowroom.bots.knowledge import SWITCH as JUDGEMENT
from elbowroom.lab.calibration import Measured, Trial, measure
from elbowroom.lab.crew import CHUNK, Crew, Pool
from elbowroom.lab.journal import JournalError, kept
from elbowroom.lab.simulate import Counts, Report, Simulation, record_name, reports
from elbowroom.lab.training import Lesson, Training, train
from elbowroom.neural import RUNNER
from elbowroom.neural import SWITCH as NET

P = TypeVar("P")
T = TypeVar("T")
PLAN = Simulation(Setup("base_2"), ("random", "random"), games=3 * CHUNK + 5, seed=7)


class Counting(Crew):
    """Counts the parts that are really played."""

    def __init__(self) -> None:
        self.played = 0

    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        for result in Pool(1).spread(play, parts, as_they_come):
            self.played += 1
            yield result


def simulated(file: Path, plan: Simulation = PLAN, parts: int = 9) -> tuple[Report, int]:
    """The last report of the first so many parts, and how many of them were played."""
    crew = Counting()
    with kept(crew, file, plan.settings(), Counts) as keeping:
        *_, report = islice(reports(plan, keeping), parts)
    return replace(report, seconds=0.0, remembered=0), crew.played


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    *_, whole = reports(PLAN, 1)
    file = tmp_path / "journal"
    assert simulated(file, parts=2)[1] == 2
    report, played = simulated(file)
    assert report == replace(whole, seconds=0.0)
    assert played == 2
    assert simulated(file) == (report, 0)


def test_the_pace_is_that_of_the_games_played_now(tmp_path: Path) -> None:
    simulated(tmp_path / "journal", parts=2)
    with kept(Pool(1), tmp_path / "journal", PLAN.settings(), Counts) as crew:
        *_, report = reports(PLAN, crew)
    assert report.remembered == 2 * CHUNK
    assert report.games_per_second == (PLAN.games - 2 * CHUNK) / report.seconds


@pytest.mark.parametrize("cut", [1, 3, 30])
def test_an_entry_that_was_being_written_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "journal"
    report, _ = simulated(file)
    file.write_bytes(file.read_bytes()[:-cut])
    assert simulated(file) == (report, 1)
    assert simulated(file) == (report, 0)


def test_records_are_written_again(tmp_path: Path) -> None:
    plan = replace(PLAN, games=CHUNK + 1, save=tmp_path / "records")
    simulated(tmp_path / "journal", plan)
    first = tmp_path / "records" / record_name(plan, 0)
    text = first.read_text()
    first.unlink()
    assert simulated(tmp_path / "journal", plan)[1] == 0
    assert first.read_text() == text


@pytest.mark.slow  # on plain Python a training takes minutes
def test_a_training_goes_on_in_the_middle_of_a_round(tmp_path: Path) -> None:
    training = Training((Setup("base_2"),), games=2 * CHUNK, rounds=0, seed=3)
    whole = train(training, 1)
    crew = Counting()
    with kept(crew, tmp_path / "journal", training.settings(), list[Lesson]) as keeping:
        assert train(training, keeping) == whole
    played, text = crew.played, (tmp_path / "journal").read_bytes()
    assert played == 4  # the first round is played twice
    (tmp_path / "journal").write_bytes(text[: len(text) * 2 // 5])
    with kept(crew, tmp_path / "journal", training.settings(), list[Lesson]) as keeping:
        assert train(training, keeping) == whole
    assert crew.played == played + 3
    assert (tmp_path / "journal").read_bytes() == text


def test_a_calibration_goes_on(tmp_path: Path) -> None:
    trial = Trial((Setup("base_2"),), games=2, bot="random", judge="easy", fits=True)
    crew = Counting()
    results = []
    for _ in range(2):
        with kept(crew, tmp_path / "journal", trial.settings(), list[tuple[str, Measured]]) as keeping:
            results.append(measure(trial, keeping))
    assert results == [measure(trial, 1)] * 2
    assert crew.played == 1


def test_results_of_something_else_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "journal"
    simulated(file)
    text = file.read_bytes()
    for change, named in (({"seed": 8}, "seed"), ({"games": 5}, "games"), ({"bots": ("greedy", "random")}, "bots")):
        with pytest.raises(JournalError, match=f"was begun with other {named}; go on as it was begun"):
            simulated(file, replace(PLAN, **change))
    for variable, value, named in (
        (JUDGEMENT, __file__, "judgement"),
        (NET, __file__, "net"),
        (RUNNER, "numpy", "runner of the net"),
    ):
        with monkeypatch.context() as other:
            other.setenv(variable, value)
            with pytest.raises(JournalError, match=f"was begun with other {named}; "):
                simulated(file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("text", [b"{}", b"nothing like it", b"\0\0\0\2ab" * 9])
def test_files_of_others_are_refused_and_kept(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "journal").write_bytes(text)
    with pytest.raises(JournalError, match="holds no results that could be gone on with"):
        simulated(tmp_path / "journal")
    assert (tmp_path / "journal").read_bytes() == text
