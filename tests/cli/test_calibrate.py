"""`elbowroom train calibrate`: what was told beside what came, and a judgement that fits better."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from elbowroom import cli
from elbowroom.bots.knowledge import SWITCH, learned

CALIBRATE = ["train", "calibrate", "--board", "base_2", "--workers", "1"]
QUICK = [*CALIBRATE, "--bot", "random", "--judge", "gentle"]


def test_chances_are_compared_and_the_uncertainty_is_fitted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "fitted.json"
    assert cli.run([*QUICK, "--games", "6", "--fit", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:11]] == [f"{10 * tenth}–{10 * tenth + 10}" for tenth in range(10)]
    assert lines[-1].startswith("together")
    assert lines[-1].split()[-1] == str(6 * 20 * 2)  # games, turns and players
    fitted, before = json.loads(file.read_text()), learned()
    (name,) = [name for name in fitted["models"] if fitted["models"][name] != before["models"][name]]
    changed, old = fitted["models"][name], before["models"][name]
    assert changed["spread"]["2"] != old["spread"]["2"]
    assert {**changed, "spread": 0} == {**old, "spread": 0}
    monkeypatch.setenv(SWITCH, str(file))  # the bots can read it
    assert cli.run([*QUICK, "--games", "1"]) == 0


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    assert cli.run([*QUICK, "--games", "2", "--svg", str(file)]) == 0
    dots = [dot for dot in ElementTree.parse(file).iter() if dot.tag.endswith("circle")]
    assert len(dots) > 2 + 5  # beside those of the legend


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "0 games are fewer than there are boards: 1"),
        (["--fit", "no/folder/file.json"], "there is no folder"),
        (["--svg", "no/folder/curve.svg"], "there is no folder"),
        (["--judge", "wise"], "there is no judge 'wise'"),
    ],
)
def test_wrong_use(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*CALIBRATE, *arguments]) == cli.WRONG_USE
    assert said in capsys.readouterr().err
