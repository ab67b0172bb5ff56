"""The examples of docs/bots.md run."""

import re
from pathlib import Path

import pytest

from elbowroom.bots.specs import make_bot

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def examples() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for example in examples():
        exec(compile(example, str(PAGE), "exec"), names)
    assert re.fullmatch(r"\[\d(?:, \d)?\] \[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_bot_can_be_named_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "grabber.py").write_text(examples()[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert type(make_bot("grabber:Grabber", 1)).__name__ == "Grabber"
    assert len(examples()[0].splitlines()) <= 22
