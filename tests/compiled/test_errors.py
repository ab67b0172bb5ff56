"""Errors reach another process from the compiled engine too."""

import pickle

import pytest

from elbowroom.content.guard import ContentError
from elbowroom.content.problem import Problem
from elbowroom.engine.actions import BadActionText, parse_action
from elbowroom.engine.board import BoardError
from elbowroom.engine.errors import ElbowRoomError


def sent(error: ElbowRoomError) -> ElbowRoomError:
    """What arrives."""
    arrived = pickle.loads(pickle.dumps(error))
    assert isinstance(arrived, type(error))
    assert str(arrived) == str(error)
    return arrived


def test_problems_with_somebodys_own_tiles_arrive() -> None:
    arrived = sent(ContentError(Problem("moles.py", 4, "no tokens", "give some"), Problem("", 0, "no lake", region=3)))
    assert isinstance(arrived, ContentError)
    assert [problem.region for problem in arrived.problems] == [0, 3]


def test_where_a_board_is_wrong_arrives() -> None:
    arrived = sent(BoardError("region 3 has no neighbour", 3))
    assert isinstance(arrived, BoardError)
    assert arrived.region == 3


def test_a_text_that_is_no_action_arrives() -> None:
    with pytest.raises(BadActionText) as caught:
        parse_action("conqer 3")
    arrived = sent(caught.value)
    assert isinstance(arrived, BadActionText)
    assert arrived.given == caught.value.given
