"""Whatever is put into a parser, only errors meant for people come out, with the line or the path and the reason."""

import contextlib
import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import ElbowRoomError, State, parse_action
from elbowroom.content.boards import build_board, parse_board
from elbowroom.content.catalog import board_file
from elbowroom.engine.actions import BadActionText
from elbowroom.engine.board import BoardError
from elbowroom.notation.position import dump_position, load_position, position_data
from elbowroom.notation.record import RecordError, parse_record
from elbowroom.notation.scenario import parse_scenario
from elbowroom.notation.yaml_text import NotationError, decode_utf8
from elbowroom.table.game import Game
from tests.notation.strategies import ANY_TEXT, JSON_VALUES, MIXTURES, NASTY, bent, mixed, played, spoiled

SCENARIOS = [
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).resolve().parent.parent / "scenarios").rglob("*.yaml"))
]
THOROUGHLY = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@cache
def positions() -> list[State]:
    plain = [played(f"{box}_{2 + i % 4}", i, 40 + 35 * i).state for i in range(6) for box in ("base", "underground")]
    return plain + [mixed(name, seed, 60 + 70 * seed).state for name in MIXTURES for seed in range(2)]


def records() -> list[str]:
    games = [played("base_2", 7), played("base_3", 8, 60, True), played("underground_3", 8, 90)]
    games += [mixed("two islands", 5, 90), mixed("everything", 5, 90)]
    return [game.record().to_json() for game in games]


def yaml_survives(read: Callable[[str], object], text: str) -> object:
    try:
        return read(text)
    except NotationError as error:
        message = str(error)
        assert re.match(r"line \d+: .*\w", message), message
        assert int(message.split(":")[0][5:]) <= text.count("\n") + text.count("\r") + 2 + sum(
            text.count(c) for c in "\x85\u2028\u2029"
        )
        assert message.isprintable()
        assert len(message) < 4000
        return None


def load_and_play(text: str) -> None:
    """A position that is accepted can be written, read again and played on."""
    state = load_position(text)
    assert load_position(dump_position(state)) == state
    choose = random.Random(0)
    for _ in range(20):
        if not state.over:
            state.apply(choose.choice(state.legal()))


def run(text: str) -> None:
    for failure in parse_scenario(text).run():
        assert str(failure)


YAML_READERS = pytest.mark.parametrize("read", [load_and_play, run], ids=["position", "scenario"])


@YAML_READERS
@given(text=ANY_TEXT | st.lists(NASTY, max_size=8).map(" ".join) | st.lists(NASTY, max_size=8).map("\n".join))
@THOROUGHLY
def test_yaml_readers_survive_any_text(read: Callable[[str], object], text: str) -> None:
    yaml_survives(read, text)


@YAML_READERS
@given(data=JSON_VALUES)
@THOROUGHLY
def test_yaml_readers_survive_any_values(read: Callable[[str], object], data: object) -> None:
    yaml_survives(read, yaml.safe_dump(data))


@given(data=st.data())
@THOROUGHLY
def test_positions_survive_accidents(data: st.DataObject) -> None:
    text = dump_position(data.draw(st.sampled_from(positions())))
    yaml_survives(load_and_play, data.draw(spoiled(text)))


@given(data=st.data())
@THOROUGHLY
def test_positions_survive_wrong_values(data: st.DataObject) -> None:
    plain = position_data(data.draw(st.sampled_from(positions())))
    yaml_survives(load_and_play, yaml.safe_dump(data.draw(bent(plain)), sort_keys=False))


@given(data=st.data())
@THOROUGHLY
def test_scenarios_survive_accidents(data: st.DataObject) -> None:
    yaml_survives(run, data.draw(spoiled(data.draw(st.sampled_from(SCENARIOS)))))


@given(data=st.data())
@THOROUGHLY
def test_scenarios_survive_wrong_values(data: st.DataObject) -> None:
    plain = yaml.safe_load(data.draw(st.sampled_from(SCENARIOS)))
    yaml_survives(run, yaml.safe_dump(data.draw(bent(plain)), sort_keys=False))


def json_survives(text: str | bytes) -> None:
    try:
        Game.resume(parse_record(text))
    except RecordError as error:
        message = str(error)
        assert re.search(r"\$|not JSON: .*\w|action \d+|nested too deeply", message), message
        assert message.isprintable()
        assert len(message) < 4000


@given(ANY_TEXT | st.binary(max_size=100) | JSON_VALUES.map(json.dumps))
@THOROUGHLY
def test_records_survive_anything(text: str | bytes) -> None:
    json_survives(text)


@given(data=st.data())
@THOROUGHLY
def test_records_survive_accidents(data: st.DataObject) -> None:
    json_survives(data.draw(spoiled(data.draw(st.sampled_from(records())))))


@given(data=st.data())
@THOROUGHLY
def test_records_survive_wrong_values(data: st.DataObject) -> None:
    json_survives(json.dumps(data.draw(bent(json.loads(data.draw(st.sampled_from(records())))))))


def board_survives(text: str | bytes) -> None:
    try:
        build_board(parse_board(text))
    except BoardError as error:
        message = str(error)
        assert re.search(r"\w", message), message
        assert len(message) < 4000  # whoever shows it makes it printable


@cache
def board_data() -> Any:
    return json.loads(msgspec.json.encode(board_file("base_2")))


@given(ANY_TEXT | st.binary(max_size=100) | JSON_VALUES.map(json.dumps))
@THOROUGHLY
def test_boards_survive_anything(text: str | bytes) -> None:
    board_survives(text)


@given(data=st.data())
@THOROUGHLY
def test_boards_survive_wrong_values(data: st.DataObject) -> None:
    board_survives(json.dumps(data.draw(bent(board_data()))))


@given(data=st.data())
@THOROUGHLY
def test_boards_survive_accidents(data: st.DataObject) -> None:
    board_survives(data.draw(spoiled(json.dumps(board_data(), indent=1))))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"key": ' * 100_000, '{"key": "\ud800"}', "\udc80"])
def test_json_that_breaks_readers_is_an_error_for_people(text: str) -> None:
    with pytest.raises(ElbowRoomError):
        parse_record(text)
    with pytest.raises(ElbowRoomError):
        parse_board(text)


@given(ANY_TEXT | st.lists(NASTY | st.sampled_from(["conquer", "pick", "done", "5", "61"]), max_size=3).map(" ".join))
@THOROUGHLY
def test_actions_survive_any_text(text: str) -> None:
    with contextlib.suppress(BadActionText):
        action = parse_action(text)
        assert parse_action(action.text()) is action


@given(st.binary(max_size=60))
def test_bytes_that_are_no_text_are_refused_with_their_line(data: bytes) -> None:
    try:
        expected = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        with pytest.raises(NotationError, match=rf"^line {line}: this is no text in UTF-8"):
            decode_utf8(data)
    else:
        assert decode_utf8(data) == expected


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("board: base_2\nboard: base_3", 2, "'board' is given twice"),
        ("board: base_2\nseats: []\x00", 2, "U\\+0000"),
        ("board: base_2\nround: 99999999999999999999", 2, "a whole number is expected"),
        ("board: base_2\nround: 07", 2, "a whole number is expected, not '07'"),
        ("board: base_2\nround: 11", 2, "11 is outside 1 to 10"),
        ("board: base_2\nround: [1]", 2, "one value is expected here, not a list"),
        ("board: base_2\nwhatever:\n  x: y", 2, "'whatever' is unknown here"),
        ("board: base_2\nregions:\n  24: {natives: 0}", 3, "'24' is no region; possible are 1 to 23"),
        ("board: base_2\nregions:\n  05: {natives: 0}", 3, "'05' is no region"),
        ("board: base_2\nregions: &a\n  5: *a", 3, "unknown here"),
        ("board: base_2\nseats: &a [*a, *a]", 2, "a mapping"),
        ("board: *nothing", 1, "undefined alias"),
        ("board: base_2\nseats: [{active: {race: orcs}}, {}]", 2, "'power' is missing"),
        ("board: base_2\nseats:\n- {beside: {race: orcs}}\n- {}", 3, "stays beside"),
        ("board: base_2\nseats:\n- {decline: {race: orcs, power: spirit}}\n- {}", 3, "'beside'"),
        ("board: base_2\nseats:\n- {decline: {race: orcs, power: hill}}\n- {}", 3, "does not stay"),
        ("board: base_2\nphase: decide", 1, "no active race"),
        ("board: base_2\nphase: legacy\nseats: [{decline: {race: orcs}}, {}]\nregions: {5: {race: orcs}}", 1, "does"),
        ("board: base_2\nrolled: 2", 1, "a roll is only kept"),
        ("board: base_2\nseats: [{decline: {race: orcs}}, {}]", 1, "impossible: CORE-9.7"),
        ("[" * 5000, 1, "nested too deeply"),
        ("board: " + "x" * 300_000, 1, "longer than"),
        ('board: "\\UFFFFFFFF"', 1, "impossible"),
        ("--- a\n--- b", 2, "not YAML"),
        ("a: b: c", 1, "not YAML"),
        ("- a", 1, "a mapping"),
    ],
)  # fmt: skip
def test_malformed_positions_are_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(NotationError, match=rf"^line {line}: .*{reason}"):
        load_position(text)


OGRES = "seats: [{active: {race: ogres, power: wise, hand: 3}}, {}]\nregions: {5: {race: ogres}}"
MONSTERS = "regions: {" + ", ".join(f"{r}: {{natives: 2}}" for r in range(2, 18) if r != 14) + "}"
KRAKEN = "seats: [{active: {race: ogres, power: wise}}, {decline: {race: kraken}}]"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("sites:\n  found: {stonehenge: 5}", 3, "'stonehenge' is unknown here; possible are altar_of_souls, "),
        ("sites:\n  lost: {stonehedge: 5}", 3, "'lost' is unknown here; possible are found, stack, badges"),
        ("sites: [stonehedge]", 2, "a mapping"),
        ("sites: {found: {stonehedge: 29}}", 2, "29 is outside 1 to 28"),
        ("sites: {found: {stonehedge: 8}}", 2, "natives are still in region 8"),
        ("sites: {found: {stonehedge: 1}}", 1, "impossible: UG-12.2: a guardian or a site is in a Chasm"),
        ("sites:\n  found: {stonehedge: 5,\n  stonehedge: 6}", 4, "'stonehedge' is given twice"),
        ("sites:\n  found: {stonehedge: 5}\n  stack: [stonehedge]", 4, "this site is already somewhere else"),
        ("sites:\n  stack: [shiny_orb,\n  shiny_orb]", 4, "this site is already somewhere else"),
        ("sites:\n  stack: [orb]", 3, "'orb' is unknown; possible are altar_of_souls, "),
        (
            "sites:\n  stack: [shiny_orb, stonehedge, froggys_ring, diamond_fields, flying_doormat]",
            3,
            "4 regions hide a site, the stack has 5",
        ),
        (MONSTERS, 1, "18 regions hide a site, but only 15 sites have not been found"),
        ("regions:\n  8: {natives: 1}", 3, "a region has 2 Monsters or none .UG-12.3., not 1"),
        ("regions: {1: {natives: 2}}", 1, "impossible: UG-12.2"),
        ("sites: {badges: {stonehedge: wise}}", 2, "a site lends a badge only when it has been found"),
        (
            "sites:\n  found: {stonehedge: 5, shiny_orb: 6}\n  badges: {stonehedge: wise,\n  shiny_orb: wise}",
            5,
            "this power is already lent; there is one badge of each",
        ),
        (OGRES + "\nsites:\n  found: {stonehedge: 5}\n  badges: {stonehedge: wise}", 6, "this power is already held"),
        (
            "sites: {found: {stonehedge: 5}, badges: {stonehedge: wise}}\ndiscard: [wise]",
            3,
            "this tile is already somewhere else",
        ),
        (OGRES + "\nphase: conquer\narmed: [sword_of_the_killer_rabbit]", 5, "only when it has been found"),
        (OGRES + "\nphase: conquer\narmed: [stonehedge]", 5, "'stonehedge' is unknown; possible are flying_doormat, "),
        (
            OGRES + "\nphase: conquer\nsites: {found: {flying_doormat: 5}}\narmed: [flying_doormat, flying_doormat]",
            6,
            "this site is listed twice",
        ),
        (
            OGRES.replace(", hand: 3", "") + "\nsites: {found: {flying_doormat: 5}}\narmed: [flying_doormat]",
            5,
            "a site helps in a conquest, not in the phase 'decide'",
        ),
        ("notes: {vengeful: {marked_1: 64}}", 2, "64 is outside 0 to 63"),
        ("notes: {froggys_ring: {copied_at: 29}}", 2, "29 is outside 0 to 28"),
        ("notes: {magic: {copy: 16}}", 2, "16 is outside 0 to 15"),
        ("options: {flamesEntry: moon}", 2, "'moon' is unknown; possible are edge, volcano, both"),
        ("options: {flamesEntry: true}", 2, "'true' is unknown; possible are edge, volcano, both"),
        ("options: {vampirePerOpponent: both}", 2, "true or false is expected, not 'both'"),
        ("options: {mercy: true}", 2, "'mercy' is unknown here; possible are .*vampirePerOpponent"),
        ("phase: aftermath", 1, "the phase is 'aftermath', but the player has no active race"),
        (OGRES + "\nphase: aftermath\nacting: decline", 1, "phase is 'aftermath', but the acting race is in decline"),
        (
            KRAKEN + "\nphase: withdraw\ndecides: 2\nacting: decline\nregions: {5: {race: kraken}, 7: {race: ogres}}",
            1,
            "the phase is 'withdraw', but the acting race does nothing in decline",
        ),
        (KRAKEN + "\nphase: legacy\nregions: {5: {race: kraken}}", 1, "the acting slot holds no race"),
        ("seats: [{active: {race: ogres, power: wise}}, {}]\nregions: {3: {race: ogres}}", 1, "impossible: UG-12.1"),
        ("regions: {6: {markers: {volcano: 2}}}", 2, "2 is outside 0 to 1"),
        ("regions: {8: {markers: {balrog: 1}}}", 1, "impossible: UG-12.5"),
    ],
)  # fmt: skip
def test_malformed_positions_with_sites_are_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(NotationError, match=rf"^line {line}: .*{reason}"):
        load_position(f"board: underground_2\n{text}")


@pytest.mark.parametrize("text", ["sites: {}", "armed: []", "sites: {found: {stonehedge: 5}}"])
def test_a_board_without_sites_says_so(text: str) -> None:
    with pytest.raises(NotationError, match=r"^line 2: (sites|armed): base_2 has no sites"):
        load_position(f"board: base_2\n{text}")


@pytest.mark.parametrize("natives", [10, 10**30])
def test_a_board_with_more_natives_than_a_position_can_hold_is_refused(natives: int) -> None:
    data = json.loads(json.dumps(board_data()))
    data["regions"][4]["natives"] = natives
    with pytest.raises(BoardError, match=r"region 5: .*natives"):
        build_board(parse_board(json.dumps(data)))
