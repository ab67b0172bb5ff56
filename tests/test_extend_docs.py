"""docs/extend.md runs from top to bottom; docs/hooks.md and docs/board.schema.json say what the code says."""

import inspect
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elbowroom import cli, parse_action
from elbowroom.content.board_schema import board_schema, schema_text
from elbowroom.content.boards import BoardFile, RegionFile, printed_board, shipped_boards
from elbowroom.content.loader import GROUP, forget, use
from elbowroom.content.reference import MEANINGS, PIECES, arguments_of, every_declaration, hooks, page
from elbowroom.content.trial import opening
from elbowroom.engine.hooks import HOOKS, Marker, Power, Race, Site, Tile

DOCS = Path(__file__).resolve().parent.parent / "docs"
EXAMPLES = DOCS.parent / "examples"
EXTEND = (DOCS / "extend.md").read_text(encoding="utf-8")
FEW = "4"  # games instead of hundreds


def blocks() -> list[tuple[str, str]]:
    """All blocks of the page with their language."""
    return re.findall(r"^```(\w+)\n(.*?)^```", EXTEND, re.MULTILINE | re.DOTALL)


# --- docs/extend.md ---------------------------------------------------------------------------------------------------


def run_python(code: str, folder: Path) -> None:
    """Write a block that begins with the name of a file; run any other, and all tests."""
    named = re.match(r"# (\w+\.py)\n", code)
    if named is None or named[1].startswith("test_"):
        names: dict[str, Any] = {"__file__": str(folder / (named[1] if named else "block.py"))}
        exec(compile(code, "docs/extend.md", "exec"), names)
        for test in [value for name, value in names.items() if name.startswith("test_")]:
            test()
    if named is not None:
        (folder / named[1]).write_text(code, encoding="utf-8")


def run_console(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Run the commands of a block; what the page shows of their output must have its words, if not its numbers."""
    for command, shown in re.findall(r"^\$ elbowroom (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE):
        arguments = shlex.split(command)
        if "--games" in arguments:
            arguments[arguments.index("--games") + 1] = FEW
        elif arguments[:2] == ["content", "check"]:
            arguments += ["--games", FEW]
        capsys.readouterr()
        assert cli.run(arguments) == 0, capsys.readouterr().err
        if shown:
            assert without_numbers(capsys.readouterr().out) == without_numbers(shown), command


def without_numbers(text: str) -> list[str]:
    return [re.sub(r"\d+", "N", line) for line in text.splitlines()]


def test_the_page_runs_from_top_to_bottom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        for language, text in blocks():
            if language == "python":
                run_python(text, tmp_path)
            elif language == "console":
                run_console(text, capsys)
    finally:
        forget()
    made = {path.name for path in tmp_path.iterdir()}
    assert {"beekeepers.py", "test_beekeepers.py", "hedged.py", "little_meadow.json"} <= made


@pytest.mark.parametrize("name", ["wandering.py", "deep_roads.py"])
def test_the_page_shows_the_examples(name: str) -> None:
    (code,) = [text for _, text in blocks() if text.startswith(f"# {name}")]
    assert code == f"# {name}\n" + (EXAMPLES / name).read_text(encoding="utf-8")


def test_the_sky_of_the_page_is_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = [text for language, text in blocks() if language == "python" and "two_clouds.json" in text]
    run_python(code, tmp_path)
    example = json.loads((EXAMPLES / "two_clouds.json").read_text(encoding="utf-8"))
    assert json.loads((tmp_path / "two_clouds.json").read_text()) == example
    assert violations(example, board_schema()) == []


def test_the_law_and_the_power_of_the_page_do_what_they_say() -> None:
    try:
        use([EXAMPLES / "wandering.py", EXAMPLES / "deep_roads.py"])
        s = opening("base_2", race="ratmen", power="wandering")
        tokens = (8 + 3) + 1
        for action in ("pick 0", "conquer 2", "conquer 3", "conquer 19"):  # from Mine to Mine
            s.play(parse_action(action))
        assert s.hand(0) == tokens - 2 - 2 - 3
        for action in ("stop", "done", "pick 0", "stop", "expand"):
            s.play(parse_action(action))
        before = s.coins(0)
        s.play(parse_action("abandon 2"))
        assert s.coins(0) == before + 1
    finally:
        forget()


def test_the_mistakes_on_the_page_are_told_like_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = [text for _, text in blocks() if text.startswith("# beekeepers.py")]
    Path("beekeepers.py").write_text(code.replace("tokens = 6", "tokens = 16").replace("worth_more", "worthmore"))
    assert cli.run(["content", "check", "beekeepers.py"]) == 1
    (shown,) = [text for _, text in blocks() if text.startswith("✗")]
    assert capsys.readouterr().out == shown


def test_the_entry_point_on_the_page_has_the_name_of_the_group() -> None:
    (text,) = [text for language, text in blocks() if language == "toml"]
    assert list(tomllib.loads(text)["project"]["entry-points"]) == [GROUP]


def test_the_page_counts_the_hooks() -> None:
    assert f"all {len(hooks())} hooks" in EXTEND.replace("\n", " ")


# --- docs/hooks.md ----------------------------------------------------------------------------------------------------


def test_the_reference_is_up_to_date() -> None:
    written = (DOCS / "hooks.md").read_text(encoding="utf-8")
    assert written == page(), "write it again: python -m elbowroom.content.reference > docs/hooks.md"


def test_every_hook_is_explained() -> None:
    assert set(HOOKS) <= hooks().keys()
    assert [hook.name for hook in hooks().values() if len(hook.text) < 10] == []
    assert [name for name in hooks() if f"**`{name}(" not in page()] == []


def test_every_declaration_is_explained() -> None:
    known = every_declaration() + tuple(argument for piece in PIECES for argument in arguments_of(piece))
    assert [entry.name for entry in known if not entry.text and entry.name not in MEANINGS] == []
    declared = {name for tile in (Tile, Race, Power, Site) for name in inspect.get_annotations(tile)}
    assert declared == {declaration.name for declaration in every_declaration()}


def test_markers_are_described_as_they_are_made() -> None:
    names = [argument.name for argument in arguments_of("Marker")]
    required = [argument.name for argument in arguments_of("Marker") if not argument.default]
    assert required == ["key", "name", "supply", "rule"]
    marker = Marker("hedge", "Hedge", 1, "BASE-C-5")
    assert all(hasattr(marker, name) for name in names)


# --- docs/board.schema.json -------------------------------------------------------------------------------------------


def test_the_schema_is_up_to_date() -> None:
    written = (DOCS / "board.schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), "write it again: python -m elbowroom.content.board_schema > docs/board.schema.json"


def violations(value: Any, schema: dict[str, Any], place: str = "$") -> list[str]:
    """Where a value breaks a schema; knows what the schema of board files uses."""
    root = board_schema()
    if "$ref" in schema:
        schema = {**root["$defs"][schema["$ref"].rpartition("/")[2]], **{k: schema[k] for k in schema if k != "$ref"}}
    if "anyOf" in schema:
        return (
            [] if any(not violations(value, choice, place) for choice in schema["anyOf"]) else [f"{place}: none fits"]
        )
    types: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": int | float,
        "boolean": bool,
        "null": type(None),
    }
    if "type" in schema and not isinstance(value, types[schema["type"]]):
        return [f"{place}: no {schema['type']}"]
    found = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{place}: {value} is unknown")
    if isinstance(value, int | float) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        found.append(f"{place}: {value} is out of range")
    if isinstance(value, list) and not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 1000):
        found.append(f"{place}: {len(value)} entries")
    if isinstance(value, list) and isinstance(schema.get("items"), dict):
        for i, entry in enumerate(value):
            found += violations(entry, schema["items"], f"{place}[{i}]")
    if isinstance(value, dict):
        found += [f"{place}: {name} is missing" for name in schema["required"] if name not in value]
        found += [f"{place}: {name} is not known" for name in value if name not in schema["properties"]]
        for name in value.keys() & schema["properties"].keys():
            found += violations(value[name], schema["properties"][name], f"{place}.{name}")
    return found


@pytest.mark.parametrize("board", shipped_boards())
def test_every_board_fits_the_schema(board: str) -> None:
    data = json.loads(msgspec.json.encode(printed_board(shipped_boards()[board], board)))
    assert violations(data, board_schema()) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"players": 9}, "$.players: 9 is out of range"),
        ({"colour": "red"}, "$: colour is not known"),
        ({"regions": []}, "$.regions: 0 entries"),
        ({"regions": [{"id": 1, "terrain": "jungle", "neighbours": []}]}, "$.regions[0].terrain: jungle is unknown"),
        ({"regions": [{"id": 1, "terrain": "hill"}]}, "$.regions[0]: neighbours is missing"),
    ],
)
def test_the_schema_refuses_what_the_program_refuses(change: dict[str, object], found: str) -> None:
    data = json.loads(msgspec.json.encode(printed_board("base", "base_2"))) | change
    assert violations(data, board_schema()) == [found]


@pytest.mark.parametrize("struct", [BoardFile, RegionFile])
def test_the_schema_describes_every_field(struct: type[msgspec.Struct]) -> None:
    described = board_schema()["$defs"][struct.__name__]["properties"]
    assert list(described) == [field.name for field in msgspec.structs.fields(struct)]
    assert all(
        details.keys() & {"description", "enum", "minimum", "minItems", "items"} for details in described.values()
    )
