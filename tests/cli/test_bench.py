"""`elbowroom bench`: the shape of what it prints; never how fast it is."""

import json

import pytest
from librt.random import Random

import elbowroom
from elbowroom import cli
from elbowroom.cli import bench as command
from elbowroom.content.catalog import board_file
from elbowroom.lab import speed


@pytest.fixture
def no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the other process."""
    monkeypatch.setattr(command, "measure_other", lambda seconds: "there is none: run `make compile`")


@pytest.mark.usefixtures("no_other")
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--seconds", "0.001", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["version"] == elbowroom.__version__
    assert result["not_measured"].startswith("there is none")
    assert [(row["board"], row["driven"]) for row in result["speeds"]] == [
        (board, driven) for board in elbowroom.board_names() for driven in speed.WAYS
    ]
    for row in result["speeds"]:
        assert row["compiled"] == elbowroom.COMPILED
        for name in ("games_per_second", "decisions_per_second", "us_per_decision", "ns_per_copy"):
            assert row[name] > 0
        assert (row["to_base"] is None) == (board_file(row["board"]).box == "base")


def test_a_board_is_compared_with_the_base_board_of_nearest_size() -> None:
    speeds = [
        speed.Speed(board, compiled, driven, 1.0, decisions, 1.0)
        for compiled in (False, True)
        for board, driven, decisions in (
            ("base_2", "python", 1000.0),
            ("base_3", "python", 400.0),
            ("base_3", "engine", 10.0),
            ("underground_3", "python", 320.0),
        )
    ]
    assert speed.to_base(speeds[3], speeds) == 1.25
    assert speed.to_base(speeds[3], speeds[3:4]) is None
    assert speed.to_base(speeds[1], speeds) is None


def test_a_search_begins_in_the_middle_of_a_game_and_leaves_it_there() -> None:
    position = speed.middle("base_3")
    before = position.copy()
    assert position.round == 6
    assert not position.over
    assert speed.playout("base_3", Random(1)) > 20
    assert speed.middle("base_3") == before


@pytest.mark.usefixtures("no_other")
def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--seconds", "0.001"]) == 0
    out = capsys.readouterr().out
    assert "games/s" in out
    assert "ns a copy" in out
    assert "from Python" in out
    assert "not measured" in out
    assert "make compile" in out


def test_the_other_engine_is_measured_in_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a value that the switch does not know the reason comes back in one line."""
    monkeypatch.setattr(elbowroom, "COMPILED", True)
    found = speed.measure_other(0.001)
    assert isinstance(found, list)
    assert {one.compiled for one in found} == {False}
    assert len(found) == len(speed.WAYS) * len(elbowroom.board_names())


@pytest.mark.parametrize("seconds", ["0", "-1", "1e9", "nan"])
def test_a_time_that_makes_no_sense_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", f"--seconds={seconds}"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "--seconds is more than 0" in captured.err
