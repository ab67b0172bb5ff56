"""One import gives everything that programs and content of one's own need."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import elbowroom
from elbowroom import (
    Action,
    Bot,
    Chance,
    ElbowRoomError,
    Law,
    Marker,
    Place,
    Power,
    Race,
    Relic,
    Setup,
    Site,
    State,
    Switch,
    check_board,
    dump_position,
    explain,
    explain_conquest,
    load_position,
    make_bot,
    new_game,
    parse_action,
    parse_record,
    play_game,
    read_board,
    replay,
    rules_for,
    run_scenario,
)
from elbowroom.engine.errors import NotAnEntry, Refusal, SetupError

# A file as people wrote it for 0.1.0.
OLD_CONTENT = """
from mypy_extensions import i64

from elbowroom.content.underground.relic import Relic
from elbowroom.engine.actions import Action, parse_action, verb
from elbowroom.engine.hooks import Law, Marker, Power, Race, Site, Switch
from elbowroom.engine.regions import BIT, count, members
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State


class Tinkers(Power):
    key = "tinkers"
    name = "Tinkering"
    tokens = 4
    summary = "A coin for each conquest of what is not empty."
    markers = (Marker("kettle", "Kettle", 3, "BASE-C-5", defence=1),)

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not was_empty:
            earn(s, slot // 3, 1, self)
"""

# What a program imports lazily must not be loaded by `import elbowroom`, and must be there for whoever asks.
LAZY = """
import sys, elbowroom
later = ("elbowroom.bots", "elbowroom.notation", "elbowroom.lab", "yaml")
early = [name for name in sys.modules if name.startswith(later)]
assert not early, early
assert elbowroom.Bot is __import__("elbowroom.bots", fromlist=["Bot"]).Bot
from elbowroom import *
assert load_position and Bot and Race and replay
"""


def middle(seed: int = 44, actions: int = 48) -> State:
    game = new_game("base_2", seed=seed)
    random = Random(seed)
    for _ in range(actions):
        game.apply(random.choice(game.legal()))
    return game


@pytest.mark.parametrize("name", elbowroom.__all__)
def test_every_public_name_is_there_and_listed(name: str) -> None:
    assert getattr(elbowroom, name) is not None
    assert name in dir(elbowroom)


def test_what_costs_time_is_fetched_when_it_is_asked_for() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


@pytest.mark.parametrize("name", ["Nonsense"])
def test_another_name_is_told(name: str) -> None:
    with pytest.raises(AttributeError, match=r"^module 'elbowroom' has no attribute 'Nonsense'$"):
        getattr(elbowroom, name)


def test_kinds_of_tiles_are_what_they_say() -> None:
    assert all(issubclass(kind, Site) for kind in (Relic, Place))
    assert not any(issubclass(kind, Site) for kind in (Race, Power, Law))
    printed = rules_for("underground_2").sites
    assert [sum(isinstance(site, kind) for site in printed) for kind in (Relic, Place)] == [6, 9]


def test_texts_boards_and_bots_work_by_their_public_names(tmp_path: Path) -> None:
    game = middle()
    assert load_position(dump_position(game)) == game
    assert run_scenario("title: t\nrules: [CORE-2.4]\nposition: {board: base_2}\nexpect: {coins: {1: 5}}\n") == []
    board = tmp_path / "meadow.json"
    board.write_bytes(Path(elbowroom.__file__).parent.joinpath("content/base/boards/base_2.json").read_bytes())
    assert not [problem for problem in check_board(read_board(board)) if problem.level == "error"]
    with pytest.raises(ElbowRoomError):
        list(replay(parse_record("{}")))
    bots: list[Bot] = [make_bot("random", seed=1), make_bot("random", seed=2)]
    play_game(game, bots)
    assert game.over


def test_content_of_the_first_version_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "tinkers.py"
    path.write_text(OLD_CONTENT, encoding="utf-8")
    elbowroom.use([path])
    try:
        game = elbowroom.opening("base_2", power="tinkers")
        game.play(parse_action("pick 0"))
        assert "Tinkering" in game.pair_name(0)
    finally:
        elbowroom.forget()


# --- explanations -----------------------------------------------------------------------------------------------------


def test_a_setup_stands_for_everything_about_a_game() -> None:
    setup = Setup("base_2", without=("ghouls",), switches={"ownTokensDefend": True})
    assert rules_for(setup) is setup.rules()
    assert new_game(setup, seed=7) == new_game("base_2", seed=7, without=("ghouls",), ownTokensDefend=True)
    with pytest.raises(ElbowRoomError, match="a Setup says everything about a game"):
        new_game(setup, openScores=True)
    with pytest.raises(ElbowRoomError, match="a Setup says everything about a game"):
        rules_for(setup, version="1")


def test_an_explanation_is_asked_for_as_it_is_told() -> None:
    game = middle()
    told = explain(game, "conquer 20")
    assert str(told).startswith("region 20 costs 4\n")
    assert str(told) == str(explain(game, parse_action("conquer 20"))) == str(explain_conquest(game, 20 - 1))
    assert explain(game, "die 20").cost == told.cost


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("stop", "^'stop' has no cost: only conquests such as 'conquer 20' or 'die 20' have one$"),
        ("conquer 61", "^'conquer 61': a region is a number from 1 to 60$"),
        ("conquer", "^'conquer' takes a region"),
        ("conqer 3", "^'conqer' is no action; known are conquer,"),
        ("conquer 59", "region 59"),
    ],
)
def test_what_has_no_explanation_is_told(text: str, reason: str) -> None:
    with pytest.raises(ElbowRoomError, match=reason):
        explain(middle(), text)


# --- texts one can paste ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        parse_action("conquer 20"),
        parse_action("pick 0"),
        parse_action("done"),
        Marker("hedge", "Hedge", 4, "BASE-C-5", defence=1),
        Marker("ghost", "Tomb-Raider's Ghost", 1, "X-1", immune=True, independent=True, lets_keeper_pass=True),
        Switch("ownTokensDefend", False, True),
        Switch("flamesEntry", "edge", "anywhere", before="anywhere", offered=False),
        elbowroom.RegionSet({3, 7, 12}),
        rules_for("base_2"),
        Setup("base_3", sites=True, without=["ghouls"], switches={"openScores": True}).rules(),
        elbowroom.Problem("moles.py", 4, "no tokens", "give some"),
    ],
    ids=repr,
)
def test_a_repr_can_be_pasted(value: object) -> None:
    names: dict[str, object] = {}
    exec("from elbowroom import *", names)
    assert eval(repr(value), names) == value


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("stale", "stale", seen=3, now=4),
        Refusal("not_your_turn", "other-decides", "CORE-4.1", text="Anna", chair=1),
        NotAnEntry("no-entry", "CORE-6.2", region=11, regions=(1, 2), shore=1),
        SetupError("no-such-switch", text="moles", known=("openScores",)),
    ],
    ids=str,
)
def test_a_refusal_can_be_pasted(refusal: Refusal) -> None:
    pasted = eval(repr(refusal))
    assert repr(pasted) == repr(refusal)
    assert (type(pasted), str(pasted), pasted.code) == (type(refusal), str(refusal), refusal.code)


def test_every_declared_piece_and_house_rule_can_be_pasted() -> None:
    for board in elbowroom.board_names():
        for tile in rules_for(board).tiles():
            for piece in (*tile.markers, *tile.switches):
                assert eval(repr(piece)) == piece


def test_markers_and_house_rules_that_differ_are_not_equal() -> None:
    assert Marker("hedge", "Hedge", 4, "X-1") != Marker("hedge", "Hedge", 4, "X-1", fleeting=True)
    assert Switch("a", False, True) != Switch("a", True, False)
    assert len({Marker("hedge", "Hedge", 4, "X-1"), Marker("hedge", "Hedge", 4, "X-1")}) == 1


def test_chance_that_has_not_been_asked_can_be_pasted() -> None:
    forced = eval(repr(Chance(7, forced=[2, 0], strict=True)))
    assert [forced.roll(), forced.roll()] == [2, 0]
    assert repr(Chance(7)) == "Chance(7)"
    used = Chance(7)
    used.roll()
    assert repr(used) == "<Chance of seed 7, 1 drawn, 0 forced>"


def test_what_is_too_large_to_paste_tells_what_matters() -> None:
    assert repr(middle()) == "<State base_2: round 6 of 10, turn of seat 1, seat 1 decides: ready>"
    over = elbowroom.new_game("base_2", 1)
    while not over.over:
        over.apply(over.legal()[-1])
    assert repr(over) == "<State base_2: round 10 of 10, game over>"
    assert repr(rules_for("base_2").races[0]) == "<Amazons>"
    assert repr(rules_for("base_2").board) == "<Board base_2: 23 regions, 2 players, 10 rounds>"
    assert repr(elbowroom.explain(middle(), "conquer 21")) == "<Explanation: region 21, cost 1>"


def test_a_fact_shows_what_it_tells_of() -> None:
    assert repr(elbowroom.Fact("burrows", count=2)) == "Fact('burrows', count=2)"


def test_an_action_prints_as_its_text() -> None:
    action: Action = parse_action("conquer 20")
    assert (str(action), f"{action}") == ("conquer 20", "conquer 20")
