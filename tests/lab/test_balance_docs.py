"""The example of docs/balance.md runs, and the page names all options of the command."""

import inspect
import re
from pathlib import Path

import pytest

from elbowroom.cli.balance import balance

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    exec(compile(example, "balance.md", "exec"), {})
    assert capsys.readouterr().out == "260 40\n"


def test_every_option_is_explained() -> None:
    explained = set(re.findall(r"^\| `(?:-o`, `)?--(\w+)", PAGE, re.MULTILINE))
    assert explained == {name.removeprefix("as_") for name in inspect.signature(balance).parameters}
