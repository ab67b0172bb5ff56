"""Sources and catalogs agree: every fact has words in every language, and every argument is told."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.engine.facts import ACTION, ITEM, MARKER, PHASE, SWITCH, TERRAIN, TEXT, TILE, Given, kind_of
from elbowroom.speech import codes
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.speaker import speaker

ROOT = Path(__file__).resolve().parents[2]


def test_everything_that_can_be_told_is_told_in_every_language() -> None:
    assert codes.problems() == []


def test_codes_are_found_in_the_sources() -> None:
    found = {code.template for code in codes.codes()}
    assert {"refused-too-few-tokens", "item-any-region", "event-conquered", "event-score-item"} <= found
    assert len([template for template in found if template.startswith("refused-")]) > 100


FAULTS = [  # a file, what stands there, what somebody makes of it, and how that is told
    (
        "speech/catalogs/pl/core.ftl",
        "refused-empty-hand =",
        "refused-full-hand =",
        "'refused-empty-hand' has no template in pl",
    ),
    (
        "speech/catalogs/de/core.ftl",
        "Region { $region } ist nicht von dieser",
        "sie ist nicht von dieser",
        "does not tell 'region' in de",
    ),
    (
        "speech/catalogs/pl/core.ftl",
        "nad Morzem\n    }: { $regions }",
        "nad Morzem\n    }: { $places }",
        "asks in pl for 'places', which is not given",
    ),
    (
        "engine/explain.py",
        '"game-over", "CORE-10.1"',
        '"the game is over by now", "CORE-10.1"',
        "a sentence, not a code",
    ),
    (
        "engine/explain.py",
        'EmptyHand("empty-hand", "CORE-6.1")',
        'EmptyHand("no token", "CORE-6.1")',
        "code: 'no token'",
    ),
    ("engine/explain.py", 'Item(0, "own-tokens"', 'Item(0, "own tokens"', "a sentence, not a code: 'own tokens'"),
    ("engine/explain.py", 'Immune("immune"', 'Immune(f"region {region} is immune"', "not a code: 'region … is immune'"),
    ("content/catalog.py", '"missing-content"', '"lost-content"', "'refused-lost-content' has no template in en"),
    ("table/game.py", '"nothing-to-undo"', '"no-step-back"', "'refused-no-step-back' has no template in en"),
    ("pocket/shelf.py", '"pocket-keeps-nothing"', '"pocket-full"', "'refused-pocket-full' has no template in en"),
    ("engine/actions.py", 'question="Done?", ', "", "the verb 'done' has no question"),
    ("speech/catalogs/pl/terms.ftl", "\nverb-stop =", "\nverb-halt =", "pl: the verb 'stop' has no question"),
]


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is said of sources with all these faults at once, line by line."""
    folder = tmp_path_factory.mktemp("faulty")
    copy = folder / "elbowroom"
    shutil.copytree(ROOT / "src" / "elbowroom", copy)
    for file, old, new, _ in FAULTS:
        text = (copy / file).read_text("utf-8")
        assert text.count(old) >= 1
        (copy / file).write_text(text.replace(old, new), "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "elbowroom.speech.codes"],
        env={"PYTHONPATH": str(folder), "ELBOWROOM_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    assert run.returncode == 1
    return run.stderr.splitlines()


@pytest.mark.parametrize("complaint", [complaint for *_, complaint in FAULTS])
def test_what_is_missing_is_named(complaints: list[str], complaint: str) -> None:
    assert any(complaint in line for line in complaints)


# What counts something, and words that stay as they are whatever is counted before them.
COUNTS = ("count", "hand", "tokens", "coins", "sites", "lost", "helpers", "seconds")
UNCHANGED = {
    "en": {"in", "out", "of", "placed", "already"},
    "pl": {"i", "na", "s", "wystarcza", "z"},
    "de": {"auf", "im", "verteilt", "gelegt", "von", "Handelsabkommen", "Plättchen"},
}
# Supplies of a box and limits of a server: never 1.
MANY = {
    "refused-all-burning",
    "refused-bolts-used",
    "refused-fortresses-built",
    "refused-no-board-for",
    "refused-pacts-given",
    "refused-transformed",
    "refused-zeppelins-flown",
}
EXAMPLES: dict[str, Given] = {TILE: "orcs", MARKER: "lair", TERRAIN: "hill", PHASE: "ready", ITEM: "any-region"}


def _example(name: str) -> Given:
    kind = kind_of(name)
    return EXAMPLES.get(kind, "it" if kind in (TEXT, ACTION, SWITCH) else 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_something_is_told_as_one(language: str) -> None:
    """Where a word follows a number, one and several differ in it, or the word is known to stay as it is."""
    wrong = []
    for code in codes.codes():
        given = {name: _example(name) for name in code.given}
        for counted in [name for name in COUNTS if name in given and code.template not in MANY]:
            one, several = (speaker(language).say(code.template, {**given, counted: n}) for n in (1, 52))
            if re.sub(r"\d+", "", one) == re.sub(r"\d+", "", several):
                followers = set(re.findall(r"\b52 (\w+)", several)) - UNCHANGED[language]
                wrong += [(code.template, one)] if followers else []
    assert wrong == []


def test_every_language_has_every_catalog() -> None:
    files = [sorted(path.name for path in (codes.SOURCES / "speech/catalogs" / name).iterdir()) for name in LANGUAGES]
    assert files[0] == files[1] == files[2]
