"""Tables with tiles of somebody's own: which belong to a game, what is said when they are missing or fail."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.content.loader import forget, use
from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.mixture import setup_data
from elbowroom.notation.position import dump_position, load_position
from elbowroom.notation.yaml_text import NotationError
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.luck import foretold
from elbowroom.table.match import Match
from elbowroom.table.refusals import public_text, refusal_of

MOLES = """\
from elbowroom.engine.hooks import Law, Race, Site


class Moles(Race):
    key, name, tokens = "moles", "Moles", 9


class Drought(Law):
    key, name = "drought", "Drought"


class Well(Site):
    key, name = "well", "Well"
"""
FAILING = """\
from pathlib import Path

from elbowroom.engine.hooks import Law

FOLDER = Path(__file__).parent


class Tides(Law):
    key, name = "tides", "Tides"

    def on_pick(self, s, slot):
        (FOLDER / "secret" / "tides.txt").read_text()
"""
PEOPLE = [SeatPlan(name="Anna"), SeatPlan(name="Ben")]


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    forget()


@pytest.fixture
def moles(tmp_path: Path) -> Path:
    path = tmp_path / "moles.py"
    path.write_text(MOLES)
    return path


def begun(agreement: Agreement) -> Match:
    match = Match(*settled(agreement), foretold(1))
    match.begin(1.0)
    return match


def loaded(match: Match) -> Match:
    return Match.load(match.agreement, RULES_VERSION, [moment.entry for moment in match.moments], foretold(1))


@pytest.mark.parametrize("playing", [False, True])
def test_a_table_says_which_tiles_it_misses(moles: Path, playing: bool) -> None:
    use([moles])
    agreement = Agreement(seats=PEOPLE)
    match = begun(agreement) if playing else Match(*settled(agreement), foretold(1))
    assert match.agreement.content == ["moles", "drought"]
    assert loaded(match).status == match.status
    forget()
    with pytest.raises(Refusal, match="this game needs moles, drought, made by somebody and not known here") as caught:
        loaded(match)
    assert caught.value.code == "missing_content"
    assert "--content FILE" in caught.value.message


def test_too_few_printed_races_are_no_reason_when_others_are_missing(moles: Path) -> None:
    use([moles])
    printed = [race.key for race in settled(Agreement())[1].races if race.key != "moles"]
    match = begun(Agreement(seats=PEOPLE, without=printed[:7]))
    forget()
    with pytest.raises(Refusal, match="this game needs moles, drought"):
        loaded(match)


def test_a_table_of_an_older_version_is_understood_by_its_record(moles: Path) -> None:
    use([moles])
    match = begun(Agreement(seats=PEOPLE))
    entries = [moment.entry for moment in match.moments]
    forget()
    with pytest.raises(Refusal, match="this game needs moles, drought"):
        Match.load(Agreement(seats=PEOPLE), RULES_VERSION, entries)


def test_a_missing_board_is_named() -> None:
    with pytest.raises(Refusal, match="this game needs meadow, made by somebody") as caught:
        Match.load(Agreement(board="meadow", seats=PEOPLE), RULES_VERSION, [])
    assert caught.value.code == "missing_content"


def test_a_game_keeps_exactly_the_tiles_that_were_agreed(moles: Path) -> None:
    without = Match(*settled(Agreement(seats=PEOPLE)), foretold(1))
    assert without.agreement.content == []
    use([moles])
    again = loaded(without)
    again.begin(1.0)
    assert again.rules.race_named("moles") == again.state.rules.race_named("moles") == -1
    assert again.state.rules.laws == []
    left_out = begun(Agreement(seats=PEOPLE, without=["moles", "drought"]))
    forget()
    assert loaded(left_out).state == left_out.state


def test_somebody_may_ask_for_certain_tiles(moles: Path) -> None:
    with pytest.raises(Refusal, match="this game needs moles") as caught:
        settled(Agreement(content=["moles"]))
    assert caught.value.code == "missing_content"
    use([moles])
    agreed, rules = settled(Agreement(content=["moles"]))
    assert (agreed.content, rules.laws) == (["moles"], [])
    assert rules.race_named("moles") >= 0


def test_a_position_says_which_tiles_it_needs(moles: Path) -> None:
    use([moles])
    match = begun(Agreement(seats=PEOPLE, without=["drought"]))
    assert setup_data(match.state.rules)["content"] == ["moles"]
    text = dump_position(match.state)
    assert load_position(text) == match.state
    forget()
    with pytest.raises(NotationError, match="this game needs moles, made by somebody"):
        load_position(text)


def test_a_position_without_tiles_of_ones_own_stays_without_them(moles: Path) -> None:
    match = begun(Agreement(seats=PEOPLE))
    text = dump_position(match.state)
    assert "content" not in text
    use([moles])
    assert load_position(text + "content: []\n") == match.state


@pytest.mark.parametrize("word", ["race", "power"])
def test_a_word_of_no_box_hints_at_content(word: str) -> None:
    text = f"board: base_2\ncolumn: [{{race: ratmen, power: hill, {word}: gremlins}}]".replace(
        "race: ratmen, " if word == "race" else "power: hill, ", ""
    )
    with pytest.raises(NotationError, match=r"'gremlins' is unknown; .*known by --content FILE"):
        load_position(text)
    with pytest.raises(NotationError, match="'liches' is unknown") as caught:
        load_position("board: base_2\ncolumn: [{race: liches, power: hill}]")
    assert "--content" not in str(caught.value)


# --- folders of the host ----------------------------------------------------------------------------------------------


def test_players_are_told_the_name_of_a_file_and_the_log_its_folder(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tides.py"
    path.write_text(FAILING)
    use([path])
    match = begun(Agreement(seats=PEOPLE))
    with caplog.at_level(logging.WARNING), pytest.raises(Refusal) as caught:
        match.act(match.decider, match.seq, "pick 0", 2.0)
    said = caught.value.message
    assert caught.value.code == "content_error"
    assert said.startswith("tides.py, line 12: on_pick of tides failed: FileNotFoundError")
    assert "elbowroom content check tides.py" in said
    assert "'tides.txt'" in said
    assert str(tmp_path) not in said
    assert "/" not in said
    assert str(path) in caplog.text


def test_other_errors_are_told_as_they_are() -> None:
    assert public_text(NotationError("$.a/b: c")) == "$.a/b: c"
    assert refusal_of(NotationError("x")).message == "x"
