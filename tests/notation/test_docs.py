"""docs/notation.md: every example runs, every list is complete."""

import re
import shlex
from pathlib import Path

import pytest

from elbowroom import cli, parse_action, rulebook
from elbowroom.content.catalog import BOXES, board_file, board_names
from elbowroom.content.setup import Setup
from elbowroom.engine.hooks import Tile
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.phases import PHASES
from elbowroom.notation.expectations import EXPECTATIONS, REGION_FACTS
from elbowroom.notation.position import dump_position, load_position
from elbowroom.notation.record import FORMAT, parse_record
from elbowroom.notation.scenario import parse_scenario
from elbowroom.notation.yaml_text import NotationError
from elbowroom.table.game import Game, replay
from tests.golden.test_golden import GAMES, load
from tests.printed import printed_verbs

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
YAML = [text for language, text in BLOCKS if language == "yaml"]
SCENARIOS = [text for text in YAML if text.startswith("title:")]
POSITIONS = [text for text in YAML if not text.startswith("title:")]
RECORDS = [text for language, text in BLOCKS if language == "json"]
CONSOLE = [text for language, text in BLOCKS if language == "console"]
BOOK = rulebook.load()
START = {
    "base": "board: base_5",
    "underground": "board: underground_5",
    "sky": "board: base_5+sky_3\naccess: {beanstalk: 11, stairway: 21}",
}
TILES = [tile for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites)]
ABOUT_SITES = ("sites", "lent", "stack", "hidden", "armed", "notes")  # expectations shown with names of that box


def test_there_are_examples_of_everything() -> None:
    assert {language for language, _ in BLOCKS} == {"yaml", "json", "console", "python"}
    assert len(SCENARIOS) >= 3
    assert POSITIONS
    assert RECORDS


@pytest.mark.parametrize("text", SCENARIOS, ids=lambda text: str(text.splitlines()[0]))
def test_a_scenario_of_the_page_passes(text: str) -> None:
    scenario = parse_scenario(text)
    assert scenario.run() == []
    assert [rule for rule, _ in scenario.rule_ids() if rule not in BOOK] == []


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_page_can_be_read(text: str) -> None:
    state = load_position(text)
    check_invariants(state)
    assert load_position(dump_position(state)) == state


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_of_the_page_replays(text: str) -> None:
    state = Game.resume(parse_record(text)).state
    assert not state.over
    assert FORMAT in PAGE


def test_the_python_of_the_page_runs() -> None:
    programs = [text for language, text in BLOCKS if language == "python"]
    assert programs
    for text in programs:
        exec(compile(text, "docs/notation.md", "exec"), {})


@pytest.mark.parametrize("shown", [text for text in CONSOLE if "conform" in text])
def test_what_conform_prints_is_what_the_page_shows(
    shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first scenario as it stands, with a wrong cost, and with a wrong region."""
    text = SCENARIOS[0]
    if "✗" in shown:
        text = text.replace("16: 5}", "16: 4}")
    elif "error" in shown:
        text = text.replace("    22: {race: orcs}", "    99: {race: orcs}")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "orcs.yaml").write_text(text)
    command, *expected = shown.splitlines()
    program, *arguments = shlex.split(command.removeprefix("$ "))
    assert program == "elbowroom"
    assert cli.run(arguments) == (2 if "error" in shown else 1 if "✗" in shown else 0)
    captured = capsys.readouterr()
    printed = re.sub(r"in \d+\.\d s", "in 0.0 s", captured.err + captured.out).splitlines()
    assert printed == expected


def table(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading, without its head."""
    section = PAGE.split(f"\n{heading}\n", 1)[1]
    lines = re.search(r"^\|.*?(?=\n\n|\Z)", section, re.MULTILINE | re.DOTALL)
    assert lines
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[0].splitlines()[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_verb_is_in_the_table_with_a_rule_that_exists() -> None:
    rows = table("## Actions: reference")
    assert sorted(words(row[0])[0].split()[0] for row in rows) == list(printed_verbs())
    for row in rows:
        parse_action(words(row[0])[0])
        assert row[2] in BOOK


def test_every_expectation_is_in_the_table_and_its_example_can_be_read() -> None:
    rows = table("### What can be expected")
    assert sorted(key for row in rows for key in words(row[0])) == sorted(EXPECTATIONS)
    for row in rows:
        (example,) = words(row[1])
        board = "underground_2" if example.startswith(ABOUT_SITES) else "base_2"
        parse_scenario(f"title: x\nrules: [CORE-1.1]\nposition: {{board: {board}}}\nexpect:\n  {example}\n")


def test_every_phase_marker_and_note_is_listed() -> None:
    assert [words(row[0])[0] for row in table("### Phases")] == list(PHASES)
    assert {verb for row in table("### Phases") for verb in words(row[2])} - {"ready", "conquer"} <= set(
        printed_verbs()
    )
    assert set(printed_verbs()) - {verb for row in table("### Phases") for verb in words(row[2])} == set()
    assert {marker for row in table("### Markers") for marker in words(row[0])} == {
        m.key for tile in TILES for m in tile.markers
    }
    notes = {f"{tile.key}.{note}" for tile in TILES for note in (*tile.notes, *tile.turn_notes)}
    listed = set()
    for row in table("### Notes"):
        for example in words(row[0]):
            tile = example.split(":")[0]
            box = next(name for name in BOXES if any(t.key == tile for t in tiles_of(name)))
            load_position(f"{START[box]}\nnotes:\n  {example}\n")
            listed |= {f"{tile}.{note}" for note in re.findall(r"(\w+): \d", example)}
    assert listed == notes


def tiles_of(box: str) -> list[type[Tile]]:
    return [*BOXES[box].races, *BOXES[box].powers, *BOXES[box].sites]


def test_every_option_and_its_values_are_listed() -> None:
    rows = {words(row[0])[0]: words(row[1]) for row in table("### House rules")}
    known = {name: switch for board in board_names() for name, switch in Setup(board).house_rules().items()}
    assert rows == {
        name: [value if isinstance(value, str) else str(value).lower() for value in switch.values]
        for name, switch in known.items()
    }
    for row in table("### House rules"):
        assert re.findall(r"[A-Z]+-[\w.-]+", row[2])[0] in BOOK


def test_what_recorded_games_offer_in_a_phase_is_in_the_table() -> None:
    met: dict[str, set[str]] = {}
    for game in GAMES:
        for recorder in replay(load(game)):
            s = recorder.state
            met.setdefault(s.phase_name, set()).update(action.verb for action in s.legal())
    written = {words(row[0])[0]: set(words(row[2])) for row in table("### Phases")}
    written["ready"] |= written["conquer"]  # as the table says
    written["legacy"] |= written["ready"]
    for phase, verbs in met.items():
        assert verbs <= written[phase], phase


def test_all_races_and_powers_are_named() -> None:
    section = PAGE.split("## Positions: reference")[1].split("### Phases")[0]
    for tile in TILES:
        assert f"`{tile.key}`" in section
    for board in board_names():
        assert f"`{board}`" in section


def test_the_table_of_regions_is_that_of_the_board() -> None:
    rows = table("## The regions of base_2")
    assert len(rows) == 23
    for row, region in zip(rows, board_file("base_2").regions, strict=True):
        symbols = ", ".join(region.symbols)
        natives = "yes" if region.natives else ""
        entry = "yes" if region.entry else ""
        assert row == [str(region.id), region.terrain, symbols, natives, entry, ", ".join(map(str, region.neighbours))]


def test_the_table_of_the_sky_is_that_of_the_board() -> None:
    rows = table("## The sky over base_2")
    for row, region in zip(rows, board_file("base_2+sky_3").regions[23:], strict=True):
        facts = [str(region.island), region.terrain, ", ".join(region.symbols), "yes" if region.natives else ""]
        assert row == [str(region.id), *facts, region.access, ", ".join(map(str, region.neighbours))]


def test_every_key_of_a_position_is_in_its_table() -> None:
    positions = PAGE.split("## Positions: reference")[1]
    for first_row, text in (
        ("| `board` |", "weather: fine"),
        ("| `race` |", "board: base_2\nseats: [{active: {weather: fine}}, {}]"),
        ("| `race`, `tokens` |", "board: base_2\nregions: {5: {weather: fine}}"),
        ("| `found` |", "board: underground_2\nsites: {weather: fine}"),
    ):
        with pytest.raises(NotationError) as refusal:
            load_position(text)
        possible = str(refusal.value).split("possible are ")[1].split(", ")
        assert {key for row in table_with(first_row, positions) for key in words(row[0])} == set(possible)


def test_every_fact_of_a_region_is_in_its_table() -> None:
    rows = table_with("| `race` |", PAGE.split("Of a region can be expected:")[1])
    assert {key for row in rows for key in words(row[0])} == set(REGION_FACTS)


def table_with(row: str, section: str) -> list[list[str]]:
    """The table that begins with a row."""
    lines = (row + section.split(f"\n{row}", 1)[1]).split("\n\n", 1)[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_links_inside_the_page_lead_somewhere() -> None:
    headings = {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in re.findall(r"^#+ (.*)$", PAGE, re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings
