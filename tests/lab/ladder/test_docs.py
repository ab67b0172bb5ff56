"""docs/bots.md names all options of the command, and its matches can be read."""

import inspect
import re
from pathlib import Path

from elbowroom.cli.ladder import ladder
from elbowroom.lab.ladder.plan import parse_match

PAGE = (
    (Path(__file__).resolve().parents[3] / "docs" / "bots.md").read_text(encoding="utf-8").partition("## The ladder")[2]
)


def test_every_option_is_explained() -> None:
    explained = set(re.findall(r"^\| `(?:-o`, `)?--(\w+)", PAGE, re.MULTILINE))
    assert explained == {name.removeprefix("as_") for name in inspect.signature(ladder).parameters}


def test_the_matches_can_be_played() -> None:
    (match,) = re.findall(r'--match "([^"]+)"', PAGE)
    assert parse_match(match).players == 4
