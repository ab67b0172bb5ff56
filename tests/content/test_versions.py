"""Versions of the rules: a game goes on by the one it began with, and nobody is offered what only a version decides."""

import pickle

import pytest

from elbowroom.content.catalog import BOXES, FORMER, board_file, board_names, boxes_of
from elbowroom.content.setup import Setup, rules_for
from elbowroom.drawing.stored import outline_of
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import SetupError
from elbowroom.engine.rules import KNOWN_VERSIONS, RULES_VERSION, offered, switches_of
from elbowroom.engine.setup import new_state
from elbowroom.notation.position import dump_position, load_position
from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game

EVERYWHERE = ("declineUnearths", "groundFirst", "idleRedeploys", "ownRacesSpare")
HIDDEN = {"base_2": EVERYWHERE, "underground_2": (*EVERYWHERE, "rebornGathers"), "base_2+sky_3": EVERYWHERE}


def test_a_game_that_begins_now_is_played_by_the_newest_version() -> None:
    assert RULES_VERSION == KNOWN_VERSIONS[-1] == "2"
    assert rules_for().version == RULES_VERSION
    assert Game.open().record().rules_version == RULES_VERSION


def test_a_version_is_a_set_of_defaults() -> None:
    old = rules_for("underground_2", version="1")
    assert old is rules_for("underground_2", version="1") is not rules_for("underground_2")
    assert (old.version, old.switches["flamesEntry"], old.switches["conversionNeedsToken"]) == ("1", "volcano", False)
    new = rules_for("underground_2")
    assert (new.switches["flamesEntry"], new.switches["conversionNeedsToken"]) == ("edge", True)
    chosen = rules_for("underground_2", version="1", switches={"flamesEntry": "edge"})
    assert (chosen.switches["flamesEntry"], chosen.switches["conversionNeedsToken"]) == ("edge", False)


@pytest.mark.parametrize("board", HIDDEN)
def test_rulings_that_only_a_version_decides_are_not_offered(board: str) -> None:
    known = switches_of(rules_for(board).tiles())
    assert sorted(set(known) - set(offered(known))) == sorted(HIDDEN[board])
    assert not set(HIDDEN[board]) & set(Setup(board).house_rules())
    for name in HIDDEN[board]:
        for version in KNOWN_VERSIONS:
            with pytest.raises(SetupError, match=f"^'{name}' is no house rule of this game; known are "):
                rules_for(board, switches={name: True}, version=version)


def test_every_value_of_a_former_default_is_one_of_the_switch() -> None:
    known = switches_of(tile for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites))
    for switch in known.values():
        assert switch.before in switch.values
        assert switch.offered or switch.before != switch.values[0]


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(SetupError, match=r"^the rules have the versions 1, 2, not '3'"):
        rules_for(version="3")


def test_rules_of_an_older_version_reach_another_process() -> None:
    old = rules_for("base_2", version="1")
    assert pickle.loads(pickle.dumps(old)) is old


# --- the board that was drawn anew ------------------------------------------------------------------------------------


def test_a_game_of_version_1_has_the_board_of_then() -> None:
    assert FORMER == {("1", "underground_5"): "underground_5_v1"}
    old = rules_for("underground_5", version="1")
    assert old.board.key == "underground_5_v1"
    assert rules_for("underground_5").board.key == "underground_5"
    assert len(outline_of("underground_5_v1").regions) == old.board.size == len(board_file("underground_5_v1").regions)


def test_nobody_is_offered_a_former_board() -> None:
    assert "underground_5_v1" not in board_names()
    for ask in (rules_for, boxes_of):
        with pytest.raises(SetupError, match="there is no board 'underground_5_v1'"):
            ask("underground_5_v1")


# --- records and positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["base_2", "underground_5"])
def test_a_game_of_version_1_goes_on_and_is_written_as_one(board: str) -> None:
    recorder = Game.open(Setup(board, version="1"), 3)
    recorder.play(recorder.state.legal()[0])
    record = parse_record(recorder.record().to_json())
    assert (record.rules_version, record.board) == ("1", board)
    table = Game.resume(record, 7)
    while not table.state.over:
        table.play(table.state.legal()[-1])
    again = parse_record(table.record().to_json())
    assert (again.rules_version, again.board, Game.resume(again).state.rules.version) == ("1", board, "1")
    assert Game.resume(record).state.rules is recorder.state.rules


@pytest.mark.parametrize("version", KNOWN_VERSIONS)
def test_a_position_tells_the_version_of_its_rules_if_it_is_not_the_newest(version: str) -> None:
    s = new_state(rules_for("underground_5", version=version, switches={"flamesEntry": "both"}), Chance(1), 0)
    text = dump_position(s)
    assert ("rules_version" in text) == (version != RULES_VERSION)
    assert "board: underground_5\n" in text
    again = load_position(text)
    assert again == s
    assert again.rules is s.rules
