"""`elbowroom train`: what a user sees, and the file it writes."""

import json
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.bots.knowledge import SWITCH

WANDERING = Path(__file__).parents[2] / "examples" / "wandering.py"


def run(*arguments: str) -> int:
    return cli.run(["train", "judgement", *arguments])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--board", "base_9"), "base_9"),
        (("--board", "base_2", "--games", "3"), "at least 10 games on each board"),
        (("--board", "base_2", "--out", "no/such/folder/file.json"), "there is no folder"),
        (("--board", "base_2", "--workers", "0"), "at least one worker"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == cli.WRONG_USE
    assert message in capsys.readouterr().err


@pytest.mark.slow
def test_a_race_of_ones_own_is_learned_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "own.json"
    arguments = ["--content", str(WANDERING), "--board", "base_2", "--games", "40", "--rounds", "1", "--workers", "1"]
    assert run(*arguments, "--out", str(out)) == 0
    assert "calibration error" in capsys.readouterr().out
    written = json.loads(out.read_text())
    assert written["made"]["games"] == 40
    assert written["made"]["boards"] == {"base": ["base_2"]}
    own = [name for name in written["models"]["base"]["rows"] if "wandering" in name]
    assert own
    monkeypatch.setenv(SWITCH, str(out))
    games = ["--content", str(WANDERING), "--bots", "normal,greedy", "--games", "2", "--workers", "1"]
    assert cli.run(["simulate", *games]) == 0
