"""docs/play.md names everything, and its pictures stand on their own."""

import re
from pathlib import Path

import pytest

from elbowroom import cli
from elbowroom.cli.terminal.commands import COMMANDS
from elbowroom.cli.terminal.glyphs import IMMUNE, MONSTERS, NATIVES, PLACE, RELIC
from elbowroom.content.catalog import board_names, known_markers
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import EVERYBODY, declared
from tests.printed import printed_verbs

DOCS = Path(__file__).resolve().parents[3] / "docs"
TEXT = (DOCS / "play.md").read_text(encoding="utf-8")
PICTURES = sorted((DOCS / "images").glob("terminal-*.svg"))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented(name: str) -> None:
    assert re.search(rf"^\| `{name}\b", TEXT, re.MULTILINE)


@pytest.mark.parametrize("command", ["play", "replay"])
def test_every_option_is_documented(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([command, "--help"]) == 0
    options = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out)) - {"--help", "--version"}
    assert len(options) >= 3
    for option in options:
        assert f"`{option}" in TEXT, option


def test_the_signs_of_the_map_are_documented() -> None:
    signs = [marker.sign for marker in known_markers().values() if marker.sign]
    assert len(set(signs)) == len(signs) == 11
    for sign in (NATIVES, MONSTERS, IMMUNE, PLACE, RELIC, "(●1)", "⚄", *signs):
        assert sign in TEXT


@pytest.mark.parametrize("verb", [verb for verb in printed_verbs() if verb not in EVERYBODY])
def test_every_ability_is_documented(verb: str) -> None:
    names = (verb, *declared(verb).also)
    assert any(re.search(rf"`{name.replace('_', ' ')}\b", TEXT) for name in names)


@pytest.mark.parametrize("rule", sorted({rule for board in board_names() for rule in Setup(board).house_rules()}))
def test_every_house_rule_is_documented(rule: str) -> None:
    assert f"`{rule}" in TEXT


def test_every_picture_named_is_there() -> None:
    named = re.findall(r"\]\((images/[^)]+)\)", TEXT)
    assert named
    for path in named:
        assert (DOCS / path).is_file()


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_pictures_are_small_and_load_nothing(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert set(re.findall(r"https?://[^\"'\s)<]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in text


def test_there_are_pictures_for_the_readme() -> None:
    assert [path.stem for path in PICTURES] == [
        "terminal-conquer",
        "terminal-pick",
        "terminal-score",
        "terminal-underground",
    ]
