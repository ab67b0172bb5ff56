"""Which game: equal setups are the same game for ever, and a board of one's own can be exchanged."""

import gc
import pickle
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from elbowroom.content.base.races.ratmen import Ratmen
from elbowroom.content.boards import printed_board
from elbowroom.content.catalog import Content, install, uninstall
from elbowroom.content.setup import KEPT, Setup, own_tiles, rules_for
from elbowroom.engine.chance import Chance
from elbowroom.engine.rules import Rules
from elbowroom.engine.setup import new_state


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    yield
    uninstall()


def own_board(terrain: str) -> Content:
    """A board of one's own with another terrain in its second region."""
    file = msgspec.structs.replace(printed_board("base", "base_2"), key="home")
    file.regions[1] = msgspec.structs.replace(file.regions[1], terrain=terrain)
    return Content(boards=(file,))


def test_a_board_that_is_installed_anew_is_the_new_one() -> None:
    for terrain in ("swamp", "forest"):
        install(own_board(terrain))
        board = rules_for("home").board
        assert board.specs[1].terrain == terrain
        assert new_state(rules_for("home"), Chance(0)).board is board
        uninstall()


def test_equal_games_are_equal_after_their_rules_were_forgotten_and_built_again() -> None:
    def wanted() -> Rules:
        return rules_for("base_3", switches={"openScores": True}, without=["ratmen"])

    s = new_state(wanted(), Chance(5))
    stored = pickle.dumps(s)
    install(own_board("swamp"))
    uninstall()  # boards are built anew too
    again = wanted()
    assert again is not s.rules
    assert again == s.rules
    assert hash(again) == hash(s.rules)
    assert new_state(again, Chance(5)) == s == pickle.loads(stored)


@pytest.mark.parametrize(
    "other",
    [
        rules_for("base_3", switches={"ownTokensDefend": True}),
        rules_for("base_3", without=["ratmen"]),
        rules_for("base_3", sites=True),
        rules_for("base_3", boxes=("base", "sky")),
        rules_for("base_2"),
    ],
    ids=repr,
)
def test_other_games_are_not_equal(other: object) -> None:
    assert rules_for("base_3") != other


def test_a_house_rule_with_its_usual_value_is_the_usual_game() -> None:
    rules = rules_for("base_3", without=["ratmen"])
    assert rules_for("base_3", without=["ratmen"], switches={"openScores": False}) is rules
    assert rules_for("base_3", switches={"openScores": False}) == rules_for("base_3")


# --- the value ------------------------------------------------------------------------------------------------------

MIXED = Setup("base_3", boxes=("base", "sky"), sites=True, without=("ratmen",), switches={"openScores": True})


def test_a_setup_is_a_value_however_it_is_said() -> None:
    same = Setup("base_3", boxes=["base", "sky"], sites=True, without={"ratmen"}, switches=[("openScores", True)])
    assert same == MIXED
    assert hash(same) == hash(MIXED)
    assert same in {MIXED}
    assert pickle.loads(pickle.dumps(MIXED)) == MIXED
    assert eval(repr(MIXED)) == MIXED
    assert repr(Setup("base_4")) == "Setup('base_4')"
    with pytest.raises(AttributeError):
        MIXED.board = "base_2"  # type: ignore[misc]


@pytest.mark.parametrize(
    "other",
    [
        replace(MIXED, board="base_4"),
        replace(MIXED, boxes=()),
        replace(MIXED, sites=False),
        replace(MIXED, without=()),
        replace(MIXED, switches=()),
        replace(MIXED, tiles=(Ratmen,), without=("ratmen", "elves")),
        replace(MIXED, version="1"),
    ],
    ids=repr,
)
def test_everything_in_a_setup_tells_games_apart(other: Setup) -> None:
    assert other != MIXED
    assert other.rules() != MIXED.rules()


def test_the_functions_that_take_a_game_apart_mean_the_same_setup() -> None:
    rules = MIXED.rules()
    assert (
        rules_for("base_3", boxes=("sky", "base"), sites=True, without=["ratmen"], switches={"openScores": True})
        is rules
    )
    assert rules_for("base_2") is Setup().rules()
    assert rules_for("base_2", boxes=["base"], switches={"openScores": False}) is Setup().rules()


# --- for as long as the process lives -------------------------------------------------------------------------------


def others(number: int) -> Iterator[Setup]:
    """So many different games."""
    tiles = [tile.key for tile in rules_for("base_2", boxes=("base", "underground", "sky")).tiles()]
    pairs = ((one, two) for i, one in enumerate(tiles) for two in tiles[:i])
    for _, pair in zip(range(number), pairs, strict=False):
        yield Setup("base_2", boxes=("base", "underground", "sky"), without=pair)


def test_rules_that_somebody_has_are_the_same_object_however_many_games_there_are() -> None:
    used = [(setup, setup.rules()) for setup in others(KEPT + 20)]
    for setup in others(3 * KEPT):
        setup.rules()
    for setup, rules in used:
        assert setup.rules() is rules
        assert pickle.loads(pickle.dumps(rules)) is rules


def test_states_of_equal_games_are_equal_after_their_rules_were_forgotten() -> None:
    setup = next(others(1))
    stored = pickle.dumps(new_state(setup.rules(), Chance(3)))
    words = hash(new_state(setup.rules(), Chance(3)))
    for other in others(3 * KEPT):
        other.rules()
    again = new_state(setup.rules(), Chance(3))
    assert pickle.loads(stored) == again
    assert hash(again) == words


def test_rules_that_nobody_has_are_not_kept_for_ever() -> None:
    def counted() -> int:
        gc.collect()
        return sum(isinstance(thing, Rules) for thing in gc.get_objects())

    before = counted()
    for setup in others(4 * KEPT):
        setup.rules()
    assert counted() <= before + KEPT + 1


def test_a_tile_that_is_installed_anew_is_the_new_one() -> None:
    for tokens in (3, 7):
        install(Content(races=(type("Moles", (Ratmen,), {"key": "moles", "name": "Moles", "tokens": tokens}),)))
        rules = Setup().rules()
        assert rules.races[rules.race_named("moles")].tokens == tokens
        assert own_tiles(rules) == ["moles"]
        assert own_tiles(Setup().only([]).rules()) == []
        assert Setup(without=["moles", "elves"]).left_in_boxes() == ["elves"]
        uninstall()
    assert Setup().rules().race_named("moles") < 0
