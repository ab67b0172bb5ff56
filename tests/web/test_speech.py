"""The page says facts word for word as the rest of the program does, in every language."""

import json
import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

import elbowroom
from elbowroom.content.catalog import BOXES
from elbowroom.engine.explain import explain_conquest
from elbowroom.engine.facts import ACTION, Given, kind_of
from elbowroom.engine.scoring import score_items
from elbowroom.server.facts_view import args_of
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.speaker import Fact, speaker

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SPEECH = ROOT / "src" / "elbowroom" / "speech" / "catalogs"
GAMES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("base_3", {}),
    ("underground_3", {}),
    ("base_3+sky_3", {"boxes": list(BOXES), "sites": True}),
)


# Readers are spoken to as in a letter: "Du" and "Ty", in catalogs, on the page and in its book.
YOU: Final = {
    "pl": r"\b(?:ty|twój|twoj[aeą]|twoje(?:go|j|mu)|twoi(?:m|ch|mi)?|ciebie|cię|tobie|tobą)\b",
    "de": r"\b(?:du|dein(?:e[mnrs]?|s)?|dir|dich)\b",
}


def facts_of(board: str, options: dict[str, Any], seed: int) -> list[Fact]:
    """Everything there is to tell in a game played at random."""
    luck = Random(seed)
    found: list[Fact] = []
    s = elbowroom.new_game(board, seed, **options)
    s.events = []
    while not s.over:
        found += score_items(s, int(s.decider))
        if s.conquering:
            for region in range(s.board.size):
                explained = explain_conquest(s, region)
                found += explained.items
                if explained.refusal is not None:
                    found.append(explained.refusal)
        s.apply(luck.choice(s.legal()))
    return [*found, *s.events]


def spoken(given: dict[str, Given]) -> bool:
    """Whether it is the same everywhere: people who press buttons are told their labels and not the notation."""
    return not any(kind_of(name) == ACTION for name in given)


@pytest.mark.parametrize("language", YOU)
def test_readers_are_spoken_to_alike(language: str) -> None:
    files = [*(SPEECH / language).glob("*.ftl"), *(WEB / "src").rglob(f"*{language}.ts")]
    assert len(files) > 20
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(YOU[language], line)] == []


@pytest.mark.slow
def test_the_page_says_what_the_program_says(tmp_path: Path) -> None:
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    node = shutil.which("node", path=path)
    if node is None or not (WEB / "node_modules" / ".package-lock.json").is_file():
        pytest.skip("the packages of the client are not installed: scripts/web")
    facts = {
        (fact.template, str(fact.given)): fact
        for seed, (board, options) in enumerate(GAMES)
        for fact in facts_of(board, options, seed)
        if spoken(fact.given) and speaker("en").say(fact.template, fact.given) != fact.template.partition("-")[2]
    }
    asked = tmp_path / "facts.json"
    asked.write_bytes(msgspec.json.encode([{"template": f.template, "args": args_of(f.given)} for f in facts.values()]))
    done = subprocess.run([node, "scripts/say.js", str(asked)], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert len({template for template, _ in facts}) > 30
    for language in LANGUAGES:
        wanted = [speaker(language).tell(fact) for fact in facts.values()]
        different = [(own, other) for own, other in zip(said[language], wanted, strict=True) if own != other]
        # The page has a button for the last attempt, the terminal a command.
        assert [pair for pair in different if not re.search(r"['„]die \d", pair[1])] == []
