"""Every scenario file is a test of its own: the worked examples of the rules and the interaction matrix."""

import re
from pathlib import Path

import pytest

from elbowroom import rulebook
from elbowroom.notation.files import read_text
from elbowroom.notation.scenario import parse_scenario

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))
BOOK = rulebook.load()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_the_engine_does_what_the_scenario_says(path: Path) -> None:
    failures = parse_scenario(read_text(path)).run()
    assert not failures, "\n".join(str(failure) for failure in failures)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_the_scenario_names_rules_that_exist(path: Path) -> None:
    assert [rule for rule, _ in parse_scenario(read_text(path)).rule_ids() if rule not in BOOK] == []


def test_the_whole_interaction_matrix_is_there() -> None:
    """X1 to X30 of base.md, each with a title that names it."""
    written = (rulebook.rules_folder() / "base.md").read_text(encoding="utf-8")
    matrix = {int(number) for number in re.findall(r"^\| X(\d+) \|", written, re.MULTILINE)}
    assert matrix == set(range(1, 31))
    found = set()
    for path in (FOLDER / "matrix").glob("*.yaml"):
        named = re.fullmatch(r"x(\d\d)_\w+", path.stem)
        assert named, path
        assert parse_scenario(read_text(path)).title.startswith(f"X{int(named[1])} ·"), path
        found.add(int(named[1]))
    assert found == matrix


def test_the_matrix_scenarios_name_the_rule_of_their_row() -> None:
    written = (rulebook.rules_folder() / "base.md").read_text(encoding="utf-8")
    for number, rules in re.findall(r"^\| X(\d+) \|.*\| ([^|]+) \|$", written, re.MULTILINE):
        proven = {
            rule
            for path in (FOLDER / "matrix").glob(f"x{int(number):02}_*.yaml")
            for rule, _ in parse_scenario(read_text(path)).rules
        }
        for rule in rules.split(", "):
            wanted = {rule, f"BASE-R-{rule}", f"BASE-P-{rule}"} & BOOK.by_id.keys()
            assert wanted <= proven, f"X{number}"
            assert wanted, rule
