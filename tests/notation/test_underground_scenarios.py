"""The scenarios of Underground are complete: every worked example, and every row of the tables of cases."""

import re
from pathlib import Path

import pytest

from elbowroom import rulebook
from elbowroom.content.underground import POWERS, RACES
from elbowroom.notation.files import read_text
from elbowroom.notation.scenario import parse_scenario

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "underground"
BOOK = rulebook.load()
WRITTEN = (rulebook.rules_folder() / "underground.md").read_text(encoding="utf-8")
TABLES = {  # folder -> the rule above the table, number of rows
    "gnomes": ("UG-R-GNOMES-2", 10),
    "immunity": ("UG-5.5", 4),
    "pentacle": ("UG-PLACE-PENTACLE-3", 10),
    "scepter": ("UG-RELIC-SCEPTER-2", 4),
    "stonehedge": ("UG-PLACE-STONEHEDGE-4", 12),
}
BLOCKED = ("normal conquest", "die", "Vampire", "Orb", "Socks", "Doormat", "Sword", "Balrog", "passage")
SKIPPED = ("Thieving", "Ring")
NOT_BLOCKED = ("scoring of others", "abilities", "Balrog")


def rows(rule: str) -> list[list[str]]:
    """The rows of the table that follows a rule, without its head."""
    table = re.search(r"^\|.*?(?=\n\n)", WRITTEN.split(f"**{rule}", 1)[1], re.MULTILINE | re.DOTALL)
    assert table
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]


def proven(pattern: str) -> set[str]:
    """The rules that some scenarios name."""
    return {rule for path in FOLDER.glob(pattern) for rule, _ in parse_scenario(read_text(path)).rules}


@pytest.mark.parametrize("table", TABLES)
def test_every_row_of_a_table_has_its_scenarios(table: str) -> None:
    rule, length = TABLES[table]
    assert len(rows(rule)) == length
    for number in range(1, length + 1):
        files = f"{table}/{number:02}_*.yaml"
        assert rule in proven(files), files
        for path in FOLDER.glob(files):
            assert parse_scenario(read_text(path)).title.startswith(
                (f"{table.title()} {number} · ", f"Scepter {number}, ")
            )


@pytest.mark.parametrize(("side", "column"), [("doubled", 0), ("not_doubled", 1)])
def test_everything_that_the_scepter_doubles_or_not_has_its_scenario(side: str, column: int) -> None:
    for number, row in enumerate(rows("UG-RELIC-SCEPTER-2"), start=1):
        found = {path.stem for path in FOLDER.glob(f"scepter/{number:02}_{side}_*.yaml")}
        named = {f"{number:02}_{side}_{tile.key}" for tile in (*RACES, *POWERS) if tile.name in row[column]}
        assert found
        assert named <= found


def test_everything_that_immunity_blocks_or_not_has_its_scenario() -> None:
    found = " ".join(path.stem for path in FOLDER.glob("immunity/*.yaml"))
    blocked = BOOK.by_id["UG-5.7"].text
    listed = blocked.split(": ", 1)[1].split(".", 1)[0].split(", ")
    assert len(listed) == len(BLOCKED)
    for word, item in zip(BLOCKED, listed, strict=True):
        assert word in item
        assert f" blocked_{word.lower().replace(' ', '_')}" in f" {found}"
    for word in SKIPPED:
        assert word in blocked
        assert f" blocked_{word.lower()}" in f" {found}"
    for word in NOT_BLOCKED:
        assert word in BOOK.by_id["UG-5.8"].text
        assert f"not_blocked_{word.lower().replace(' ', '_')}" in found


def test_every_worked_example_has_its_scenario() -> None:
    """An example of a race, power or site belongs to the rules of its entry, another one to the rule before it."""
    shown = {re.sub(r"(?<=[A-Z])-\d+$", "", rule) for rule in proven("examples/*.yaml")}
    examples = [
        re.sub(r"(?<=[A-Z])-\d+$", "", re.findall(r"\*\*(UG-(?:[A-Z]+-)*[\d.]*\d)", WRITTEN[: match.start()])[-1])
        for match in re.finditer("Example: ", WRITTEN)
    ]
    assert len(examples) == 21
    assert set(examples) - shown == {"UG-10.2"}  # a game with two boxes
