"""Races, powers and boards of one's own from files: found, checked, made known, and guarded while they are played."""

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elbowroom.content import catalog, loader
from elbowroom.content.boards import printed_board
from elbowroom.content.catalog import Content, board_file, board_names, install, own_keys
from elbowroom.content.guard import ContentError
from elbowroom.content.loader import forget, load_entry, load_file, sources, use, use_installed, use_sources
from elbowroom.content.problem import Problem
from elbowroom.content.setup import Setup, rules_for
from elbowroom.content.trial import TrialError, opening, try_out
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import SetupError
from elbowroom.engine.setup import new_state

HEAD = "from elbowroom.engine.hooks import Marker, Power, Race, Site\n\n\n"
MOLES = """\
class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 5
"""
Write = Callable[..., Path]


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    forget()
    yield
    forget()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a Python file of tiles; its first class begins in line 4."""

    def written(text: str, name: str = "mine.py", head: str = HEAD) -> Path:
        path = tmp_path / name
        path.write_text(head + text, encoding="utf-8")
        return path

    return written


def problems(path: Path) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        load_file(path)
    return list(caught.value.problems)


def only(path: Path) -> Problem:
    (problem,) = problems(path)
    assert problem.file == str(path)
    assert problem.remedy
    return problem


def board_text(**changes: object) -> str:
    data: dict[str, Any] = json.loads(msgspec.json.encode(printed_board("base", "base_2")))
    data.update({"key": "home", "origin": "ours", **changes})
    regions = ",\n".join(json.dumps(region) for region in data.pop("regions"))
    return json.dumps(data, indent=0)[:-2] + ',\n"regions": [\n' + regions + "\n]}\n"


# --- what is found ----------------------------------------------------------------------------------------------------


def test_all_races_powers_and_sites_of_a_file_are_found(write: Write) -> None:
    text = MOLES + (
        'class _Shared(Power):\n    tokens = 3\n\nclass Deep(_Shared):\n    key = "deep"\n    name = "Deep"\n\n'
        'class Well(Site):\n    key = "well"\n    name = "Well"\n'
    )
    content = load_file(write(text))
    assert [tile.key for tile in content.races] == ["moles"]
    assert [(tile.key, tile.tokens) for tile in content.powers] == [("deep", 3)]
    assert [tile.key for tile in content.sites] == ["well"]
    assert content.boards == ()


def test_a_tile_without_a_rule_points_to_the_one_for_blank_tiles(write: Write) -> None:
    assert load_file(write(MOLES)).races[0].rule == "BASE-C-5"
    assert load_file(write(MOLES + '    rule = "CORE-1.1"\n')).races[0].rule == "CORE-1.1"


def test_a_file_is_not_known_before_it_is_installed(write: Write) -> None:
    load_file(write(MOLES))
    assert own_keys() == set()
    assert rules_for().race_named("moles") == -1


@pytest.mark.rule("BASE-C-4")
def test_installed_tiles_are_shuffled_into_every_game(write: Write) -> None:
    printed = rules_for("base_3")
    install(load_file(write(MOLES)))
    for rules in (rules_for("base_3"), rules_for("underground_4", boxes=("base", "underground"))):
        assert rules.race_named("moles") >= 0
    assert len(rules_for("base_3").races) == len(printed.races) + 1
    assert rules_for("base_3") is rules_for("base_3")
    forget()
    assert rules_for("base_3").race_named("moles") == -1


@pytest.mark.rule("BASE-C-4")
def test_installed_tiles_can_be_left_out_like_printed_ones(write: Write) -> None:
    use([write(MOLES)])
    assert rules_for("base_2", without=["moles"]).race_named("moles") == -1
    forget()
    with pytest.raises(SetupError, match="'moles' cannot be left out"):
        rules_for("base_2", without=["moles"])


def test_installed_tiles_stay_in_the_box_where_they_mean_nothing(write: Write) -> None:
    use([write(MOLES + '    needs = ("river",)\n')])
    assert rules_for("base_2").race_named("moles") == -1
    assert rules_for("underground_2").race_named("moles") >= 0


def test_installed_sites_are_hidden_where_sites_are(write: Write) -> None:
    use([write('class Well(Site):\n    key = "well"\n    name = "Well"\n')])
    assert rules_for("base_2").sites == []
    assert rules_for("base_2", sites=True).site_named("well") >= 0
    assert rules_for("underground_2").site_named("well") >= 0


def test_house_rules_of_installed_tiles_are_known(write: Write) -> None:
    text = MOLES + '    switches = (Switch("deepMoles", False, True),)\n'
    use([write(text, head="from elbowroom.engine.hooks import Race, Switch\n\n\n")])
    assert "deepMoles" in Setup("base_2").house_rules()
    assert rules_for("base_2", switches={"deepMoles": True}).switches["deepMoles"] is True


def test_a_board_of_ones_own_is_played_on_by_its_key(write: Write) -> None:
    use([write(board_text(rounds=3), "home.json", "")])
    assert board_names()[-3:] == ["home", "home+sky_2", "home+sky_3"]
    assert board_file("home").rounds == 3
    assert (rules_for("home").players, rules_for("home").rounds) == (2, 3)
    forget()
    assert "home" not in board_names()
    with pytest.raises(SetupError, match="there is no board 'home'"):
        rules_for("home")


def test_a_file_is_read_once(write: Write) -> None:
    path = write(MOLES)
    use([path, str(path)])
    use([path])
    assert len(catalog.OWN) == 1


def test_another_process_can_load_the_same(write: Write) -> None:
    path = write(MOLES)
    use([path])
    told = sources()
    assert pickle.loads(pickle.dumps(told)) == told == ([path.resolve()], False)
    forget()
    use_sources(*told)
    assert own_keys() == {"moles"}


# --- what is wrong with a tile ----------------------------------------------------------------------------------------


def lines(*more: str) -> str:
    return MOLES + "".join(f"    {line}\n" for line in more)


HOOK_WITHOUT_SLOT = lines("def worth_more(self, s):", "    return 0")
WRONG = [
    (MOLES.replace("5", "11"), 7, "moles: a race gives 1 to 10 tokens, not 11 (BASE-C-2)", "within these limits"),
    (MOLES.replace("5", '"5"'), 7, "tokens must be a whole number, not '5'", "tokens = …, a whole number"),
    (MOLES.replace("5", "True"), 7, "tokens must be a whole number, not True", "a whole number"),
    *((MOLES.replace("5", number), 7, f"1 to 10 tokens, not {number}", "limits") for number in ("-3", "0", "999")),
    *((MOLES.replace("5", number), 7, "must be a whole number", "whole") for number in ("2.0", 'float("nan")', "None")),
    (lines("discount = -1"), 8, "moles: discount is 0 to 99, not -1", "within these limits"),
    (lines("discount = 10**30"), 8, "moles: discount is 0 to 99, not 1000", "within these limits"),
    (lines("worth = -2"), 8, "moles: worth is 0 to 99, not -2", "within these limits"),
    (lines("worth = 1.5"), 8, "worth must be a whole number, not 1.5", "a whole number"),
    (
        lines('markers = (Marker("hole", "Hole", -1, "BASE-C-5"),)'),
        8,
        "moles: supply of the marker 'hole' is 1 to 99, not -1",
        "within these limits",
    ),
    (
        lines('markers = (Marker("hole", "Hole", 1, "BASE-C-5", defence=100),)'),
        8,
        "moles: defence of the marker 'hole' is 0 to 99, not 100",
        "within these limits",
    ),
    (lines("tray = 6"), 8, "the tray holds 10 to 99 tokens, not 6 (BASE-C-3)", "leave tray out"),
    (MOLES.replace('name = "Moles"', "pass"), 4, "moles: a name is missing", 'name = "Moles"'),
    (MOLES.replace('key = "moles"', "pass"), 4, "the key '' must be lower case", "begins with _"),
    (MOLES.replace('"moles"', '"Big Moles"'), 5, "the key 'Big Moles' must be lower case", "a key of its own"),
    (MOLES.replace('"moles"', "[]"), 5, "key must be a text in quotes, not []", "key = …"),
    (lines('notes = ("dug")'), 8, "notes must be a tuple, not 'dug'", "with a comma behind each entry"),
    (lines('markers = ("tunnel",)'), 8, "markers holds 'tunnel'", "nothing but Marker"),
    (lines('needs = ("jungle",)'), 8, "needs names 'jungle', which no board has", "farmland, forest"),
    (lines("in_decline = 1"), 8, "in_decline must be True or False, not 1", "True or False"),
    (lines("tokns = 5"), 8, "there is no declaration 'tokns'", "did you mean 'tokens'?"),
    (lines("def on_conquest(self, s, slot): ..."), 8, "there is no hook 'on_conquest'", "did you mean 'on_conquer'?"),
    (lines("def cheeper(self, s, slot): ..."), 8, "there is no hook 'cheeper'", "did you mean 'cheaper'?"),
    (lines("def on_sunday(self, s): ..."), 8, "there is no hook 'on_sunday'", "docs/hooks.md"),
    (lines("def on_found(self, s, slot, region): ..."), 8, "there is no hook 'on_found'", "with _"),
    (HOOK_WITHOUT_SLOT, 8, "worth_more takes 2 arguments, it is called with 3", "def worth_more(self, s, slot)"),
    (lines("bonus = 3"), 8, "bonus is a hook and must be a method, not 3", "def bonus(self, s, slot)"),
    (
        lines("@staticmethod", "def bonus(s, slot): ..."),
        9,
        "bonus is a hook and must be a plain method",
        "def bonus(self",
    ),
    (MOLES.replace("moles", "ratmen"), 5, "the key 'ratmen' is taken by a tile of the box 'base'", "'ratmen_2'"),
    (MOLES.replace("moles", "shiny_orb"), 5, "taken by a tile of the box 'underground'", "another key"),
    (MOLES + MOLES.replace("class Moles", "class Others"), 9, "taken by another class of this file", "another key"),
    (lines('markers = (Marker("lair", "Lair", 3, ""),)'), 8, "the marker 'lair' is already one of 'trolls'", "another"),
    (lines('markers = (Marker("den", "Den", "3", ""),)'), 8, "supply of a marker must be a whole number", "hooks.md"),
    (lines('markers = (Marker("den", "Den", 3, "", sign="DEN"),)'), 8, "must be one letter, not 'DEN'", "hooks.md"),
    (lines("def __init__(self, size): ..."), 8, "Moles cannot be made: TypeError", "leave __init__ out"),
]


@pytest.mark.rule("BASE-C-2", "BASE-C-3", "BASE-C-4")
@pytest.mark.parametrize(("text", "line", "what", "remedy"), WRONG, ids=[entry[2] for entry in WRONG])
def test_a_mistake_is_told_with_its_line_and_what_to_do(
    write: Write, text: str, line: int, what: str, remedy: str
) -> None:
    problem = only(write(text))
    assert what in problem.what
    assert remedy in problem.remedy
    assert problem.line == line


def test_all_mistakes_of_a_file_are_told_at_once(write: Write) -> None:
    text = MOLES.replace("5", "0") + "    def cheeper(self, s, slot): ...\n" + 'class Deep(Power):\n    key = "deep"\n'
    path = write(text)
    assert [problem.line for problem in problems(path)] == [7, 8, 9]
    with pytest.raises(ContentError) as caught:
        load_file(path)
    message = str(caught.value)
    assert message.count("\n  remedy: ") == 3
    assert message.startswith(f"{path}, line 7: ")
    assert str(pickle.loads(pickle.dumps(caught.value))) == message


@pytest.mark.parametrize("line", ["_cheeper = 3", "def _on_sunday(self): ...", "depth = 3", "def dig(self): ..."])
def test_names_of_ones_own_are_allowed(write: Write, line: str) -> None:
    assert load_file(write(lines(line))).races


def test_more_arguments_are_allowed_if_they_have_defaults(write: Write) -> None:
    assert load_file(write(lines("def bonus(self, s, slot, times=2):", "    return times"))).races
    assert load_file(write(lines("def cheaper(self, *arguments):", "    return 0"))).races


def test_the_key_of_another_file_is_taken(write: Write) -> None:
    use([write(MOLES)])
    problem = only(write(MOLES, "other.py"))
    assert "the key 'moles' is taken by another tile of somebody's own" in problem.what


# --- what is wrong with a file ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "what", "remedy"),
    [
        ("class Moles(Race:\n", 4, "this is no Python: ", "correct it"),
        ("import nowhere_to_be_found\n", 4, "ModuleNotFoundError", "install 'nowhere_to_be_found'"),
        ("class Moles(Rase): ...\n", 4, "NameError: name 'Rase' is not defined", "correct the name"),
        ("x = 1\ny = [][x]\n", 5, "IndexError", "correct this line"),
        ("def f():\n    raise SystemExit(3)\nf()\n", 5, "SystemExit: 3", "correct this line"),
        ("x = 1\n", 0, "no race, power, site or law is in this file", "Power, Site or Law"),
        ("\0", 0, "this is no Python", ""),
    ],
)
def test_a_file_that_cannot_be_imported_is_told_without_a_traceback(
    write: Write, text: str, line: int, what: str, remedy: str
) -> None:
    problem = only(write(text))
    assert what in problem.what
    assert remedy in problem.remedy
    assert problem.line == line


def test_files_of_other_kinds_are_refused(tmp_path: Path) -> None:
    assert "No such file" in only(tmp_path / "missing.py").what
    assert "Is a directory" in only(tmp_path).what
    (tmp_path / "notes.txt").write_text("hello")
    assert ".py" in only(tmp_path / "notes.txt").remedy
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00")
    assert only(tmp_path / "binary.py").what == "this is no text"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("{", 0, "this is no board file: "),
        (board_text(players="two"), 0, "Expected `int`, got `str` - at `$.players`"),
        (board_text(colour="red"), 0, "unknown field `colour`"),
        (
            board_text().replace('"id": 13, "terrain": "lake"', '"id": 13, "terrain": "jungle"'),
            23,
            "'jungle' is no terr",
        ),
        (board_text(players=9), 0, "2 to 6 players"),
        (board_text(key="base_2"), 2, "the key 'base_2' is taken"),
        (board_text(key="a+b"), 2, "'a+b' is no name"),
    ],
)
def test_a_broken_board_file_is_told_with_the_place(write: Write, text: str, line: int, what: str) -> None:
    found = problems(write(text, "home.json", ""))
    assert what in found[0].what
    assert found[0].line == line
    assert found[0].remedy


# --- installed packages -----------------------------------------------------------------------------------------------


PACKAGE = HEAD + MOLES + "TILES = [Moles]\nBROKEN = [3]\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that can be imported, as if it were installed."""
    folder = tmp_path / "molehill"
    folder.mkdir()
    (folder / "__init__.py").write_text("from molehill.tiles import Moles\n", encoding="utf-8")
    (folder / "tiles.py").write_text(PACKAGE, encoding="utf-8")
    (folder / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "molehill"]:
        del sys.modules[name]


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("value", ["molehill", "molehill.tiles", "molehill.tiles:TILES", "molehill.tiles:Moles"])
def test_an_installed_package_names_a_module_or_its_tiles(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("moles", value, loader.GROUP)
    monkeypatch.setattr(loader, "entry_points", lambda group: [entry] if group == "elbowroom.content" else [])
    use_installed()
    use_installed()
    assert rules_for().race_named("moles") >= 0
    assert sources() == ([], True)


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("value", "what"),
    [
        ("molehill.broken", "cannot be imported: ZeroDivisionError"),
        ("molehill.tiles:BROKEN", "names 3 under 'elbowroom.content'"),
        ("molehill.tiles:NOTHING", "AttributeError"),
    ],
)
def test_a_broken_package_is_named(value: str, what: str) -> None:
    with pytest.raises(ContentError, match=value) as caught:
        load_entry(EntryPoint("moles", value, loader.GROUP))
    assert what in str(caught.value)


# --- trial games ------------------------------------------------------------------------------------------------------


def test_trial_games_count_what_they_see(write: Write) -> None:
    content = load_file(
        write(lines("def worth_more(self, s, slot): return s.board.hill", "def on_lose(self, *a): ..."))
    )
    install(content)
    trial = try_out(content, ["base_2"], 3)
    assert trial.games == {"base_2": 3}
    assert trial.picked["moles"] > 0
    assert trial.called["moles", "worth_more"] > 0
    silent = try_out(content, ["base_2"], 0).silent(content.races[0])
    assert sorted(silent) == ["on_lose", "worth_more"]


def test_trial_games_find_positions_that_cannot_be(write: Write) -> None:
    thieves = lines("def on_conquer(self, s, slot, region, was_empty, how): s.add_hand(slot, 1)")
    content = load_file(write(thieves))
    install(content)
    with pytest.raises(TrialError, match="a random game on base_2 with seed 0 went wrong"):
        try_out(content, ["base_2"], 5)


def test_an_opening_offers_the_tiles_asked_for(write: Write) -> None:
    use([write(MOLES)])
    s = opening("base_3", race="moles", power="hill")
    assert s.rules.races[s.column_race(0)].key == "moles"
    assert s.rules.powers[s.column_power(0)].key == "hill"
    assert s.turn_of == 0
    with pytest.raises(TrialError, match="there is no race 'elk'"):
        opening("base_3", race="elk")


def test_content_can_be_installed_without_a_file() -> None:
    from elbowroom.engine.hooks import Race

    class Elk(Race):
        key = "elk"
        name = "Elk"
        tokens = 5

    install(Content(races=(Elk,)))
    assert new_state(rules_for(), Chance(1)).rules.race_named("elk") >= 0


def test_importing_the_package_does_not_look_for_content() -> None:
    code = "import elbowroom, sys; sys.exit('elbowroom.content.loader' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
