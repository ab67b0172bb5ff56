"""Who meets whom."""

import pytest

from elbowroom.bots import UnknownBot
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.ladder.plan import FAMILIES, GOALS, LadderError, Match, everybody, is_known, maker_of, parse_match


def test_two_bots_meet_once_on_a_board_for_two_and_twice_where_there_are_more() -> None:
    assert everybody(["a:A", "greedy", "random"][1:], ["base_2", "base_3"]) == [
        Match("base_2", "greedy", "random"),
        Match("base_3", "greedy", "random"),
        Match("base_3", "random", "greedy"),
    ]
    assert len(everybody(["greedy", "random", "cheapest"], ["base_2"])) == 3


def test_a_board_of_each_family() -> None:
    assert [Match(board, "greedy", "random").players for board in FAMILIES] == [2, 3, 3]


def test_games_come_in_whole_deals() -> None:
    assert Match("base_2", "greedy", "random").deals(400) == 200
    assert Match("base_3", "greedy", "random").deals(400) == 134


def test_a_match_is_read_as_it_is_written() -> None:
    match = parse_match(" greedy vs  cheapest on base_2+sky_2 ")
    assert match == Match("base_2+sky_2", "greedy", "cheapest")
    assert parse_match(str(match)) == match


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("greedy random base_2", LadderError, "is no match; write it like"),
        ("greedy vs greedy on base_2", LadderError, "a bot does not meet itself"),
        ("greedy vs nobody on base_2", UnknownBot, "there is no bot 'nobody'"),
        ("greedy vs random on moon_2", ElbowRoomError, "moon_2"),
    ],
)
def test_what_cannot_be_played_is_refused(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        parse_match(text)


def test_one_bot_is_no_ladder() -> None:
    with pytest.raises(LadderError, match="at least two bots are needed for a ladder, not greedy"):
        everybody(["greedy", "greedy"], ["base_2"])


def test_goals_ask_for_enough_games_between_bots_that_may_come() -> None:
    for goal in GOALS:
        assert goal.games >= 400
        assert goal.required < goal.expected < goal.most
        assert goal.match.deals(goal.games) > 0
        assert goal.possible == (is_known(goal.match.one) and is_known(goal.match.many))


def test_the_reference_is_known_by_its_name() -> None:
    assert maker_of("cheapest")(1).needs_view
    assert is_known("cheapest")
    assert not is_known("nobody")


def test_a_level_in_time_is_known_too() -> None:
    assert is_known("expert@950ms")
    assert not is_known("greedy@950ms")
    assert parse_match("expert@950ms vs greedy on base_2") in [goal.match for goal in GOALS]
