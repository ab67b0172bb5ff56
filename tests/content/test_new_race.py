"""A race that a box gets: one file and a text for each language, and nothing that was there has changed.

Games that began before go on without it, because it says in which version of the rules it came.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.encoding import numbering

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "elbowroom"
VERSIONS = """RULES_VERSION: Final = "2"  # of games that begin now
KNOWN_VERSIONS: Final = ("1", RULES_VERSION)"""
RAISED = """RULES_VERSION: Final = "3"  # of games that begin now
KNOWN_VERSIONS: Final = ("1", "2", RULES_VERSION)"""

BADGERS = '''"""Badgers."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Badgers(Race):
    key = "badgers"
    name = "Badgers"
    tokens = 6
    tray = 11
    since = "3"
    rule = "BASE-R-BADGERS-1"
    summary = "Hills cost you 1 token less than everybody else."

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.hill
'''
TEXTS = {
    "pl": ("Borsuki", "Wzgórza kosztują Cię o 1 żeton mniej niż innych."),
    "de": ("Dachse", "Hügel kosten Dich 1 Plättchen weniger als andere."),
}
LOOK = """
from elbowroom import rules_for, opening
from elbowroom.encoding import Encoder, numbering
s = opening("base_2", race="badgers", power="hill")
s.play(s.legal()[0])
encoder = Encoder(s.rules)
encoder.read(s, 0)
print(len(s.rules.races), s.pair_name(0), numbering.number(numbering.RACES, "badgers"), numbering.sizes())
"""
REPLAY = """
import sys
from pathlib import Path
from elbowroom import Setup, parse_record
from elbowroom.table.game import final_state
for file in sys.argv[1:]:
    print(final_state(parse_record(Path(file).read_text())).over)
print(*("badgers" in [race.key for race in Setup(version=version).rules().races] for version in ("1", "2", "3")))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one more race in the base box."""
    folder = tmp_path_factory.mktemp("badgers")
    package = folder / "elbowroom"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("page", "pocket_files", "__pycache__"))
    (package / "content/base/races/badgers.py").write_text(BADGERS, "utf-8")
    rules = package / "engine/rules.py"
    text = rules.read_text("utf-8")
    assert VERSIONS in text
    rules.write_text(text.replace(VERSIONS, RAISED), "utf-8")
    for language, (name, summary) in TEXTS.items():
        with (package / f"speech/catalogs/{language}/base.ftl").open("a", encoding="utf-8") as catalog:
            catalog.write(f"\ntile-badgers = {name}\n    .summary = {summary}\n")
    return folder


def printed(copy: Path, *arguments: str) -> str:
    run = subprocess.run(
        [sys.executable, *arguments],
        env={"PYTHONPATH": str(copy), "ELBOWROOM_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=False,
        cwd=copy,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_words_are_complete(copy: Path) -> None:
    assert printed(copy, "-m", "elbowroom.speech.codes") == ""


def test_it_is_played_and_nets_see_what_they_know(copy: Path) -> None:
    assert printed(copy, "-c", LOOK) == f"15 Hill Badgers {numbering.OTHER} {numbering.sizes()}"


def test_games_that_began_before_go_on_without_it(copy: Path) -> None:
    files = [ROOT / "tests" / "golden" / name for name in ("base_2_1.json", "0.1.0/base_2_1.json")]
    assert printed(copy, "-c", REPLAY, *map(str, files)).splitlines() == [
        "True",
        "True",
        "False False True",
    ]
