"""`elbowroom conform`: what a user sees, and the exit status."""

from pathlib import Path

import pytest

from elbowroom import cli

GOOD = """\
title: An empty Swamp costs two
rules: [CORE-6.6]
position:
  board: base_2
  phase: conquer
  seats: [{active: {race: ratmen, power: merchant, hand: 5}}, {}]
  regions: {22: {race: ratmen}}
expect: {cost: {21: 2}}
"""
BAD = GOOD.replace("21: 2", "21: 3").replace("empty Swamp costs two", "empty Swamp costs three")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.yaml").write_text(GOOD)
    return tmp_path


def test_scenarios_that_pass_are_listed_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["conform", "good.yaml"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "✓ good.yaml  An empty Swamp costs two"
    assert lines[1].startswith("1 passed in ")
    assert len(lines) == 2


def test_a_failure_shows_the_difference(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.yaml").write_text(BAD)
    assert cli.run(["conform", "bad.yaml", "good.yaml"]) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [
        "✗ bad.yaml  An empty Swamp costs three",
        "    line 8, before the first step: cost of region 21",
        "      - 3 in total",
        "      + 2 in total",
        "✓ good.yaml  An empty Swamp costs two",
    ]


def test_the_last_line_counts_everything(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.yaml").write_text(BAD)
    (folder / "broken.yaml").write_text("title: x")
    assert cli.run(["conform", "."]) == 2
    out = capsys.readouterr().out.splitlines()
    assert out[-1].startswith("1 passed, 1 failed, 1 cannot be read in ")


def test_a_folder_is_searched_and_every_file_runs_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "deep" / "er").mkdir(parents=True)
    (folder / "deep" / "er" / "more.yml").write_text(GOOD)
    (folder / "deep" / "notes.txt").write_text("not a scenario")
    assert cli.run(["conform", ".", "good.yaml"]) == 0
    out = capsys.readouterr().out
    assert out.count("good.yaml") == 1
    assert "deep/er/more.yml" in out
    assert "2 passed" in out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "broken.yaml: No such file or directory"),
        (b"title: x\nrules: \xff", "broken.yaml: line 2: this is no text in UTF-8: invalid start byte"),
        (b"a: [", "broken.yaml: line 1: this is not YAML"),
        (b"title: x", "broken.yaml: line 1: scenario: 'rules' is missing"),
        (GOOD.replace("21: 2", "50: 2").encode(), "broken.yaml: line 8: cost: '50' is no region"),
        (GOOD.replace("CORE-6.6", "CORE-66").encode(), "broken.yaml: line 2: there is no rule 'CORE-66'"),
        (GOOD.replace("22: {", '"\\e[31m": {').encode(), "broken.yaml: line 7: regions: '\\x1b[31m' is no region"),
    ],
)
def test_what_cannot_be_read_is_named_and_the_others_still_run(
    folder: Path, content: bytes | None, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        (folder / "broken.yaml").write_bytes(content)
    assert cli.run(["conform", "broken.yaml", "good.yaml"]) == 2
    captured = capsys.readouterr()
    assert f"error: {message}" in captured.err
    assert "Traceback" not in captured.err
    assert "✓ good.yaml" in captured.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["conform"], "name at least one scenario file"),
        (["conform", "--colour"], "--colour"),
        (["conform", "empty"], "there is no scenario in this folder"),
    ],
)
def test_wrong_use_is_one_message_and_status_2(
    folder: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "empty").mkdir()
    assert cli.run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("error: ")
    assert message in captured.err
