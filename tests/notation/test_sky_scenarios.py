"""The scenarios of Sky Islands and mixed games are complete: worked examples, the table of values, the checklist."""

import re
from pathlib import Path

from elbowroom import rulebook
from elbowroom.notation.files import read_text
from elbowroom.notation.scenario import parse_scenario

FOLDER = Path(__file__).resolve().parent.parent / "scenarios" / "sky"
WRITTEN = (rulebook.rules_folder() / "sky_islands.md").read_text(encoding="utf-8")


def entry(rule: str) -> str:
    """The race, power or section a rule belongs to."""
    return re.sub(r"(?<=[A-Z])-\d+$|(?<=\d)\.\d+$", "", rule)


def test_every_worked_example_has_its_scenario() -> None:
    shown = {
        entry(rule) for path in FOLDER.glob("examples/*.yaml") for rule, _ in parse_scenario(read_text(path)).rules
    }
    examples = [
        entry(re.findall(r"\*\*(SKY-(?:[A-Z]+-)*[\d.]*\d)", WRITTEN[: match.start()])[-1])
        for match in re.finditer(r"Example(?: \(3 islands\)\*\*|: )", WRITTEN)
    ]
    assert len(examples) == 16
    assert set(examples) == shown


def test_every_row_of_the_table_of_values_has_its_scenarios() -> None:
    """As many as the row has values at least, and together they have just those."""
    table = WRITTEN.split("| combo | region | value |\n|---|---|---|\n")[1].split("\n\n")[0].splitlines()
    assert len(table) == 14
    for number, row in enumerate(table, start=1):
        written = [int(value.split("=")[-1]) for value in row.strip("| ").split("|")[-1].split(" / ")]
        titles = [parse_scenario(read_text(path)).title for path in FOLDER.glob(f"values/{number:02}_*.yaml")]
        assert all(title.startswith(f"Value {number} · ") for title in titles)
        assert {int(re.findall(r"(\d) coins?$", title)[0]) for title in titles} == set(written)
        assert len(titles) >= len(written)


def test_the_checklist_of_mixed_games_has_its_scenarios() -> None:
    """All but the first two, which are about what `new_game` does."""
    folder = FOLDER.parent / "mixing"
    written = {rule for rule in rulebook.load().by_id if rule.startswith("MIX-T")}
    shown = set()
    for path in folder.glob("*.yaml"):
        scenario = parse_scenario(read_text(path))
        number = int(path.stem[1:3])
        assert scenario.title.startswith(f"T{number} · ")
        assert f"MIX-T{number}" in dict(scenario.rules)
        shown.add(f"MIX-T{number}")
    assert written - shown == {"MIX-T1", "MIX-T2"}
