"""One class says what is wrong with a file, whatever the file is."""

from pathlib import Path

import pytest

from elbowroom.content.board_check import check_board
from elbowroom.content.boards import printed_board
from elbowroom.content.guard import ContentError
from elbowroom.content.loader import load_file
from elbowroom.content.problem import Problem


def test_a_problem_says_where_it_is_and_what_helps() -> None:
    assert str(Problem("moles.py", 4, "no tokens", "give some")) == "moles.py, line 4: no tokens\n  remedy: give some"
    assert str(Problem("moles.py", 0, "no tokens")) == "moles.py: no tokens"
    assert str(Problem("", 0, "no lake", level="note")) == "no lake"


def test_boards_and_tiles_have_the_same_problems(tmp_path: Path) -> None:
    (tmp_path / "moles.py").write_text("moles", encoding="utf-8")
    with pytest.raises(ContentError) as wrong:
        load_file(tmp_path / "moles.py")
    board = printed_board("base", "base_2")
    board.rounds = 0
    assert [(type(problem), problem.level) for problem in wrong.value.problems] == [(Problem, "error")]
    assert (type(check_board(board)[0]), check_board(board)[0].level) == (Problem, "error")


@pytest.mark.parametrize("module", ["board_check", "guard"])
def test_it_is_still_found_where_it_was(module: str) -> None:
    assert __import__(f"elbowroom.content.{module}", fromlist=["Problem"]).Problem is Problem
