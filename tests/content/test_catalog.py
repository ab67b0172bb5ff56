"""Rules by name: the same game is the same however often it is built, and a board of one's own can be exchanged."""

import pickle
from collections.abc import Iterator

import msgspec
import pytest

from elbowroom.content.boards import printed_board
from elbowroom.content.catalog import Content, _rules, install, rules_for, uninstall
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
    _rules.cache_clear()  # as if very many other games had been asked for since
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
