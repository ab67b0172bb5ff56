"""Races that a box gets, one with a verb: one file and a text for each language, and nothing there has changed.

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
MOLES = '''"""Moles."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.errors import IllegalAction, WrongDecision
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

DIG: Final = verb("dig", label="Dig", question="Dig for a coin?", hint="1 coin.", icon="mine", also=("burrow",))


@mypyc_attr(allow_interpreted_subclasses=True)
class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 5
    tray = 10
    since = "3"
    rule = "BASE-R-MOLES-1"
    summary = "Before you score you may dig for 1 coin."
    verbs = (DIG,)
    turn_notes = ("dug",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, 0):
            out.append(DIG[0])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action is not DIG[0]:
            return False
        s.set_note(self, 0, 1)
        earn(s, seat_of(slot), 1, self)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        return WrongDecision("dig-before-scoring", self.rule) if action is DIG[0] else None
'''
TEXTS = {
    "en": """
refused-dig-before-scoring = Moles dig before scoring
""",
    "pl": """
tile-badgers = Borsuki
    .summary = Wzgórza kosztują Cię o 1 żeton mniej niż innych.
tile-moles = Krety
    .summary = Przed zapłatą możesz kopać: 1 moneta.
verb-dig = Kop
    .question = Kopać po monetę?
refused-dig-before-scoring = Krety kopią przed zapłatą
""",
    "de": """
tile-badgers = Dachse
    .summary = Hügel kosten Dich 1 Plättchen weniger als andere.
tile-moles = Maulwürfe
    .summary = Vor der Wertung darfst Du nach 1 Münze graben.
verb-dig = Graben
    .question = Nach einer Münze graben?
refused-dig-before-scoring = Maulwürfe graben vor der Wertung
""",
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
DIG = """
from elbowroom import opening, parse_action, why_not
from elbowroom.cli.terminal.commands import understand
from elbowroom.speech.page import files
from elbowroom.speech.speaker import say
s = opening("base_2", race="moles", power="hill")
s.events = []
s.play(s.legal()[0])
refusal = why_not(s, parse_action("dig"))
print(*(say(language, refusal) for language in ("en", "pl", "de")), sep=" | ")
for verb in ("conquer", "stop", "done"):
    s.play(next(action for action in s.legal() if action.verb == verb))
s.play(*understand("burrow", s))
print(*(say("de", event) for event in s.events if event.code == "earned"))
known = files()
print('"dig": {' in known["known.json"], "verb-dig = Kop" in known["pl.ftl"], "verb-dig = Dig" in known["en.ftl"])
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
    """The package with two more races in the base box."""
    folder = tmp_path_factory.mktemp("badgers")
    package = folder / "elbowroom"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("page", "pocket_files", "__pycache__"))
    (package / "content/base/races/badgers.py").write_text(BADGERS, "utf-8")
    (package / "content/base/races/moles.py").write_text(MOLES, "utf-8")
    rules = package / "engine/rules.py"
    text = rules.read_text("utf-8")
    assert VERSIONS in text
    rules.write_text(text.replace(VERSIONS, RAISED), "utf-8")
    for language, text in TEXTS.items():
        with (package / f"speech/catalogs/{language}/base.ftl").open("a", encoding="utf-8") as catalog:
            catalog.write(text)
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
    assert printed(copy, "-c", LOOK) == f"16 Hill Badgers {numbering.OTHER} {numbering.sizes()}"


def test_a_verb_is_asked_for_refused_and_told_everywhere(copy: Path) -> None:
    assert printed(copy, "-c", DIG).splitlines() == [
        "Moles dig before scoring | Krety kopią przed zapłatą | Maulwürfe graben vor der Wertung",
        "Platz 1 bekommt sofort 1 Münze: Maulwürfe.",
        "True True True",
    ]


def test_games_that_began_before_go_on_without_it(copy: Path) -> None:
    files = [ROOT / "tests" / "golden" / name for name in ("base_2_1.json", "0.1.0/base_2_1.json")]
    assert printed(copy, "-c", REPLAY, *map(str, files)).splitlines() == [
        "True",
        "True",
        "False False True",
    ]
