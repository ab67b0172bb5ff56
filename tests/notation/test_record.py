"""Game records: they round-trip, replay to the same position, and say where they go wrong."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import rules_for
from elbowroom.content.base.races.ratmen import Ratmen
from elbowroom.content.catalog import Content, install, uninstall
from elbowroom.content.setup import Setup
from elbowroom.engine.access import access_pairs, access_regions
from elbowroom.engine.actions import DONE, parse_action, verb
from elbowroom.engine.hooks import Tile
from elbowroom.engine.sites import site_stack
from elbowroom.notation.record import GameRecord, RecordError, parse_record, player_parts, player_text
from elbowroom.table.game import Game, replay
from tests.engine.games import BOARDS
from tests.notation.strategies import MIXTURES, mixed, played
from tests.printed import printed_verbs


@given(st.sampled_from(BOARDS), st.integers(0, 10**9), st.integers(0, 600), st.booleans())
@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
def test_a_record_round_trips_and_replays_to_the_same_position(board: str, seed: int, moves: int, house: bool) -> None:
    recorder = played.__wrapped__(board, seed, moves, house)
    text = recorder.record().to_json()
    record = parse_record(text)
    assert record == recorder.record()
    assert record.to_json() == text
    assert parse_record(text.encode()) == record
    assert list(Game.resume(record).state.words) == list(recorder.state.words)


def test_a_whole_game_replays_step_by_step_and_has_its_result() -> None:
    recorder = played("base_4", 3)
    record = parse_record(recorder.record().to_json())
    assert record.result is not None
    assert record.result.coins == [recorder.state.coins(seat) for seat in range(4)]
    phases = [step.state.phase_name for step in replay(record)]
    assert len(phases) == len(record.actions) + 1
    assert phases[-1] == "game over"


def test_the_record_of_a_replay_is_the_same_record() -> None:
    record = played("base_3", 4).record()
    assert Game.resume(record).record() == record


def test_a_game_goes_on_after_it_was_resumed() -> None:
    record = played("base_2", 5, 50).record()
    assert record.result is None
    recorder = Game.resume(record, seed=9)
    while not recorder.state.over:
        recorder.play(recorder.state.legal()[-1])
    longer = recorder.record()
    assert longer.actions[:50] == record.actions
    assert Game.resume(parse_record(longer.to_json())).state == recorder.state


def test_a_record_needs_no_random_state() -> None:
    """The chance of a replay is the recorded one: asking for more is an error, not a new roll."""
    record = next(r for r in (played("base_2", seed).record() for seed in range(50)) if r.chance)
    record = parse_record(record.to_json())
    shorter = json.loads(record.to_json())
    del shorter["chance"]
    with pytest.raises(RecordError, match=r"^action \d+ '.*': no recorded outcome is left"):
        Game.resume(parse_record(json.dumps(shorter)))


def test_every_action_text_means_the_identical_object() -> None:
    count = 0
    for name in printed_verbs():
        meaning = parse_action(name).meaning if name in WITHOUT_TARGET else parse_action(f"{name} 1").meaning
        for action in verb(name, meaning):
            assert parse_action(action.text()) is action
            assert parse_action(f"  {action.text().replace(' ', '   ')} ") is action
            assert str(action) == action.text()
            count += 1
    assert count > 500
    assert parse_action("done") is DONE


WITHOUT_TARGET = {
    *("expand", "decline", "lower", "stop", "done", "roll", "stout", "vanish"),
    *(f"{copy}{relic}" for copy in ("", "copy_") for relic in ("sword", "socks", "doormat")),
}


def put(data: Any, path: str, value: object) -> None:
    *parts, last = path.split(".")
    for part in parts:
        data = data[part]
    data[last] = value


GAME = played("base_2", 7).record().to_json()
DEEP_GAME = played("underground_2", 7).record().to_json()


def change(path: str, value: object) -> Callable[[Any], None]:
    return lambda data: put(data, path, value)


def insert_action(number: int, text: str) -> Callable[[Any], None]:
    return lambda data: data["actions"].insert(number - 1, text)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change("format", "elbowroom record 2"), r"^\$.format is 'elbowroom record 2', this program reads"),
        (change("format", "PGN"), r"^\$.format is 'PGN'"),
        (change("rules_version", "0.9"), r"^\$.rules_version: the game was played by rules version '0.9'"),
        (change("board", "base_9"), r"^\$.board: 'base_9' is no board; known are base_2"),
        (change("players", ["Anna"]), r"^\$.players: base_2 has 2 seats, not 1"),
        (change("switches", {"noDice": True}), r"^\$.switches: 'noDice' is no house rule"),
        (change("setup.first", 3), r"^\$.setup.first is one of the seats 1 to 2, not 3"),
        (change("setup.first", 10**30), r"^this is no game record: \$.setup.first|^\$.setup.first"),
        (change("setup.first", "Anna"), r"\$.setup.first: Expected `int`, got `str`"),
        (change("setup.races", ["orcs"]), r"^\$.setup is impossible: the shuffle"),
        (change("setup.powers", ["orcs"]), r"^\$.setup.powers\[0\]: 'orcs' is not among the tiles"),
        (change("chance", [9]), r"^\$.chance\[0\]: the die shows 0, 1, 2 or 3, never 9"),
        (change("chance", [["hill", "dust"]]), r"^\$.chance\[0\]: 'dust' is not among the tiles"),
        (change("weather", "fine"), r"\$: Object contains unknown field `weather`"),
        (change("result.coins", [1, 2]), r"^\$.result: the game ends with"),
        (lambda data: data["actions"].pop(), r"^\$.result is given, but the game is not over after \d+ actions"),
        (lambda data: data.setdefault("chance", []).append(2), r"^\$.chance: 1 outcomes are left over at the end"),
        (insert_action(1, "conquer 5"), r"^action 1 'conquer 5': nothing can be conquered .* — CORE-4.2"),
        (insert_action(9, "dance"), r"^action 9 'dance': 'dance' is no action"),
        (lambda data: data["actions"].append("done"), r"^action \d+ 'done': the game is over — CORE-10.1"),
    ],
)  # fmt: skip
def test_a_wrong_record_says_where_and_why(spoil: Callable[[Any], object], message: str) -> None:
    data = json.loads(GAME)
    spoil(data)
    with pytest.raises(RecordError, match=message):
        Game.resume(parse_record(json.dumps(data)))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change("setup.sites", []), r"^\$.setup.sites is missing: underground_2 has sites to be found"),
        (lambda data: data["setup"].pop("sites"), r"^\$.setup.sites is missing"),
        (change("setup.sites", ["stonehenge"]), r"^\$.setup.sites\[0\]: 'stonehenge' is not among the tiles"),
        (lambda data: data["setup"]["sites"].pop(), r"^\$.setup is impossible: the shuffle"),
        (lambda data: put(data["setup"], "sites", data["setup"]["sites"] * 2), r"^\$.setup is impossible: the shuffle"),
        (change("setup.sites", "altar_of_souls"), r"\$.setup.sites: Expected `array`, got `str`"),
        (
            change("switches", {"flamesEntry": "moon"}),
            r"^\$.switches: the house rule 'flamesEntry' is edge, volcano or both, not 'moon'",
        ),
        (change("switches", {"flamesEntry": True}), r"'flamesEntry' is edge, volcano or both, not True"),
        (change("switches", {"flamesEntry": 3}), r"\$.switches\[...\]: Expected `bool \| str`, got `int`"),
        (
            change("switches", {"vampirePerOpponent": "no"}),
            r"^\$.switches: the house rule 'vampirePerOpponent' is true or false, not 'no'",
        ),
        (change("switches", {"noDice": True}), r"^\$.switches: 'noDice' is no house rule .* flamesEntry, openScores"),
    ],
)  # fmt: skip
def test_a_wrong_record_of_a_game_with_sites_says_where_and_why(spoil: Callable[[Any], object], message: str) -> None:
    data = json.loads(DEEP_GAME)
    spoil(data)
    with pytest.raises(RecordError, match=message):
        Game.resume(parse_record(json.dumps(data)))


def test_sites_and_house_rules_of_another_box_are_refused() -> None:
    data = json.loads(GAME)
    data["setup"]["sites"] = ["stonehedge"]
    with pytest.raises(RecordError, match=r"^\$.setup.sites\[0\]: 'stonehedge' is not among the tiles of this game"):
        Game.resume(parse_record(json.dumps(data)))
    data = json.loads(GAME) | {"switches": {"flamesEntry": "edge"}}
    with pytest.raises(RecordError, match=r"^\$.switches: 'flamesEntry' is no house rule of this game"):
        Game.resume(parse_record(json.dumps(data)))


@pytest.mark.parametrize("switches", [{"flamesEntry": "edge"}, {"flamesEntry": "both", "vampirePerOpponent": False}])
def test_house_rules_that_are_words_are_recorded(switches: dict[str, bool | str]) -> None:
    recorder = Game.open(Setup("underground_3", switches=switches), 5)
    while not recorder.state.over:
        recorder.play(recorder.state.legal()[0])
    record = parse_record(recorder.record().to_json())
    assert record.switches == switches
    assert {name: Game.resume(record).state.rules.switches[name] for name in switches} == switches
    assert Game.resume(record).state == recorder.state


def test_a_record_names_the_sites_in_the_order_of_their_stack() -> None:
    recorder = Game.open(Setup("underground_2"), 3)
    sites = recorder.record().setup.sites
    assert len(set(sites)) == 15
    assert sites[:4] == [recorder.state.rules.sites[i].key for i in site_stack(recorder.state)]
    assert Game.open(Setup("base_2"), 3).record().setup.sites == []
    assert '"sites"' not in Game.open(Setup("base_2"), 3).record().to_json()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("board: base_2", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        ("[]", r"\$: Expected `object`, got `array`"),
        ("{}", r"\$: Object missing required field `format`"),
        (" " * 10_000_001, "longer than 10,000,000"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        parse_record(text)


def test_an_empty_record_is_a_game_about_to_begin() -> None:
    record = Game.open(Setup("base_5"), 1).record()
    assert isinstance(record, GameRecord)
    assert Game.resume(parse_record(record.to_json())).state.phase_name == "pick"


# --- under the sky and mixed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MIXTURES)
@pytest.mark.parametrize("moves", [0, 70, 100_000])
def test_a_mixed_game_replays_to_the_same_position(name: str, moves: int) -> None:
    recorder = mixed(name, 4, moves)
    record = parse_record(recorder.record().to_json())
    again = Game.resume(record).state
    assert again == recorder.state
    assert again.rules is recorder.state.rules
    assert list(again.board.adjacent) == list(recorder.state.board.adjacent)
    assert Game.resume(record).record() == record


def test_a_record_names_what_makes_a_game_different() -> None:
    record = mixed("everything", 4, 0).record()
    assert (record.boxes, record.sites, record.without) == (["base", "underground", "sky"], True, [])
    record = mixed("some left out", 4, 0).record()
    assert (record.boxes, record.sites, record.without) == (["base", "sky"], False, ["amazons", "stout"])
    text = mixed("two islands", 4, 0).record().to_json()
    assert not any(f'"{key}"' in text for key in ("boxes", "monsters", "without"))


def test_boxes_that_belong_to_the_board_anyway_are_not_recorded() -> None:
    assert Game.open(Setup("base_2+sky_3", boxes=("sky", "base"))).record().boxes == []
    assert Game.open(Setup("base_2", boxes=["base"])).record().boxes == []


def test_draws_for_access_and_monsters_come_first_among_the_outcomes_of_chance() -> None:
    recorder = Game.open(Setup("base_2+sky_3", boxes=("base", "underground", "sky"), sites=True), 3)
    access, monsters = recorder.outcomes[3:5]
    record = recorder.record()
    assert record.chance == [access, monsters]
    assert len(record.setup.sites) == 15
    pairs = access_pairs(recorder.state.rules.board)
    assert isinstance(access, int)
    assert list(pairs[access]) == access_regions(recorder.state)
    another = (access + 1) % len(pairs)
    record.chance = [another, 0]
    assert access_regions(Game.resume(record).state) == list(pairs[another])
    assert Game.open(Setup("base_2"), 3).record().chance == []


SKY_GAME = mixed("two islands", 4, 60).record().to_json()
MIXED_GAME = mixed("everything", 4, 60).record().to_json()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (change("boxes", ["base", "space"]), r"^\$.boxes: there is no box 'space'; known are base, underground, sky"),
        (change("boxes", ["sky"]), r"^\$.boxes: 3 players need at least 10 races, 7 are left"),
        (change("boxes", "base"), r"\$.boxes: Expected `array`, got `str`"),
        (change("boxes", ["base"]), r"^\$.setup.races\[\d+\]: '\w+' is not among the tiles of this game"),
        (change("without", ["gnomes"]), r"^\$.without: 'gnomes' cannot be left out: there is no such race"),
        (change("without", ["khans"]), r"^\$.setup.races\[\d+\]: 'khans' is not among the tiles of this game"),
        (change("without", "khans"), r"\$.without: Expected `array`, got `str`"),
        (change("monsters", True), r"^\$.setup.sites is missing: base_2\+sky_2 has sites to be found"),
        (change("monsters", 1), r"\$.monsters: Expected `bool`, got `int`"),
        (change("switches", {"boltsAnywhere": "far"}), r"^\$.switches: .*'boltsAnywhere' is .*, not 'far'"),
        (change("chance", []), r"^\$.chance\[0\]: the number that was drawn for the access tokens is missing"),
        (lambda data: data.pop("chance"), r"^\$.chance\[0\]: .* access tokens is missing"),
        (change("chance", [10**9]), r"^\$.chance\[0\]: the next chance outcome must be below \d+, not 1000000000"),
        (change("chance", [-1]), r"^\$.chance\[0\]: the next chance outcome must be below \d+, not -1"),
        (change("chance", [["hill"]]), r"^\$.chance\[0\]: .* access tokens is missing"),
        (change("chance", [0, 9]), r"^\$.chance\[1\]: the die shows 0, 1, 2 or 3, never 9"),
        (change("board", "base_2+sky_4"), r"^\$.board: 'base_2\+sky_4' is no board; known are base_2"),
        (change("board", "base_2"), r"^\$.players: base_2 has 2 seats, not 3"),
        (change("players", ["Anna", "Ben"]), r"^\$.players: base_2\+sky_2 has 3 seats, not 2"),
    ],
)  # fmt: skip
def test_a_wrong_record_under_the_sky_says_where_and_why(spoil: Callable[[Any], object], message: str) -> None:
    data = json.loads(SKY_GAME)
    spoil(data)
    with pytest.raises(RecordError, match=message):
        Game.resume(parse_record(json.dumps(data)))


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: put(data, "chance", data["chance"][:1]), r"^\$.chance\[1\]: .* for the Monsters is missing"),
        (lambda data: put(data, "chance", [data["chance"][0], 10**9]), r"^\$.chance\[1\]: .* must be below"),
        (lambda data: data.pop("monsters"), r"^\$.setup.powers\[\d+\]: '(adventurous|magic)' is not among"),
        (change("without", ["stonehedge"]), r"^\$.setup.sites\[\d+\]: 'stonehedge' is not among the tiles"),
        (lambda data: data["setup"].pop("sites"), r"^\$.setup.sites is missing: base_3\+sky_3 has sites to be found"),
    ],
)  # fmt: skip
def test_a_wrong_record_of_a_mixed_game_says_where_and_why(spoil: Callable[[Any], object], message: str) -> None:
    data = json.loads(MIXED_GAME)
    spoil(data)
    with pytest.raises(RecordError, match=message):
        Game.resume(parse_record(json.dumps(data)))


def test_too_few_sites_are_refused() -> None:
    """Monsters of three players need four sites to hide."""
    sites = [site.key for site in rules_for("underground_2").sites]
    record = Game.open(Setup("base_2+sky_2", sites=True), 1).record()
    record.without = sites[2:]
    record.setup.sites = sites[:2]
    with pytest.raises(RecordError, match=r"^\$.without: 4 regions of this board hide a site, but only 2 sites"):
        Game.resume(parse_record(record.to_json()))


def test_the_rules_of_a_record_are_built_once() -> None:
    """A tile of one's own counts the games it is put into."""
    made: list[Tile] = []

    class Moles(Ratmen):
        key = "moles"
        name = "Moles"

        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    try:
        install(Content(races=(Moles,)))
        switches = {"openScores": True}
        text = Game.open(Setup("base_3", without=["elves"], switches=switches), 4).record().to_json()
        uninstall()
        install(Content(races=(Moles,)))  # everything built before is forgotten
        made.clear()
        Game.resume(parse_record(text))
        assert len(made) == 1
    finally:
        uninstall()


@pytest.mark.parametrize("player", [("Anna", ""), ("Ben", "greedy"), ("Zoë (9)", "mine:Bot"), ("", "greedy")])
def test_a_player_is_written_with_his_bot(player: tuple[str, str]) -> None:
    assert player_parts(player_text(*player)) == player


@pytest.mark.parametrize("written", ["Anna", "Anna (greedy", "Anna greedy)", "(greedy)", ""])
def test_a_name_with_half_a_bracket_is_a_name(written: str) -> None:
    assert player_parts(written) == (written, "")
