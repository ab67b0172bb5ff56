"""What a player types, rightly and wrongly."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom.cli.terminal.commands import COMMANDS, Command, NotUnderstood, region_number, understand
from elbowroom.engine.errors import ElbowRoomError
from tests.cli.terminal.scripted import position

CONQUER = """
board: base_2
phase: conquer
seats: [{active: {race: orcs, power: hill, hand: 5}}, {}]
regions: {7: {race: orcs, tokens: 1}}
"""
REDEPLOY = """
board: base_2
phase: redeploy
seats: [{active: {race: orcs, power: heroic, hand: 4}}, {}]
regions: {7: {race: orcs, tokens: 1}, 8: {race: orcs, tokens: 2}}
"""
PICK = "board: base_2"
DECIDE = """
board: base_2
phase: decide
seats: [{active: {race: orcs, power: hill}}, {}]
regions: {7: {race: orcs, tokens: 3}}
"""


@pytest.mark.parametrize(
    ("where", "line", "actions"),
    [
        (CONQUER, "5", ["conquer 5"]),
        (CONQUER, "conquer 5", ["conquer 5"]),
        (CONQUER, "  Conquer   5 ", ["conquer 5"]),
        (CONQUER, "con 5", ["conquer 5"]),
        (CONQUER, "c 5", ["conquer 5"]),
        (CONQUER, "5 6", ["conquer 5", "conquer 6"]),
        (CONQUER, "stop", ["stop"]),
        (CONQUER, "end", ["stop"]),
        (CONQUER, "decline", ["decline"]),
        (REDEPLOY, "place 7 7 8", ["place 7", "place 7", "place 8"]),
        (REDEPLOY, "7, 7, 8", ["place 7", "place 7", "place 8"]),
        (REDEPLOY, "layout 7:3 8:3", ["place 7", "place 7", "place 8"]),
        (REDEPLOY, "layout 8:2", []),
        (REDEPLOY, "hero 8", ["hero 8"]),
        (REDEPLOY, "done", ["done"]),
        (REDEPLOY, "finish", ["done"]),
        (REDEPLOY, "layout 3:2", ["place 3"]),
        (PICK, "0", ["pick 0"]),
        (PICK, "pick 2", ["pick 2"]),
        (DECIDE, "2", ["decline"]),
        (DECIDE, "exp", ["expand"]),
    ],
)
def test_actions_are_understood(where: str, line: str, actions: list[str]) -> None:
    meant = understand(line, position(where))
    assert isinstance(meant, list)
    assert [action.text() for action in meant] == actions


def test_two_words_make_one_verb() -> None:
    s = position(
        """
        board: base_2
        phase: redeploy
        seats: [{active: {race: orcs, power: heroic}}, {}]
        regions: {7: {race: orcs, tokens: 1, markers: {hero: 1}}, 8: {race: orcs, tokens: 1, markers: {hero: 1}}}
        """
    )
    assert understand("lift hero 8", s) == understand("lift_hero 8", s)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", Command("map")),
        ("why 7", Command("why", "7")),
        ("WHY 7", Command("why", "7")),
        ("?", Command("help")),
        ("q", Command("quit")),
        ("save My Game.json", Command("save", "My Game.json")),
        ("col", Command("column")),
        *((name, Command(name)) for name in COMMANDS),
    ],
)
def test_commands_are_understood(line: str, command: Command) -> None:
    assert understand(line, position(CONQUER)) == command


@pytest.mark.parametrize(
    ("where", "line", "reason"),
    [
        (CONQUER, "dance", "'dance' is not understood; now possible: conquer, stop; or help"),
        (CONQUER, "99", "this board has no region 99, its regions are 1 to 23 — CORE-2.2"),
        (CONQUER, "conquer 24", "this board has no region 24, its regions are 1 to 23 — CORE-2.2"),
        (CONQUER, "conquer", "'conquer' takes a region, one number"),
        (CONQUER, "conquer five", "'conquer' takes a region as a number, not 'five'"),
        (CONQUER, "0", "a region is a number from 1"),
        (CONQUER, "c", "'c' could be conquer or column"),
        (CONQUER, " ".join(["5"] * 50), "at most 40"),
        (CONQUER, "conquer " + " ".join(["5"] * 50), "at most 40"),
        (REDEPLOY, "layout", "a layout gives regions with their tokens"),
        (REDEPLOY, "layout 7", "a layout gives regions with their tokens"),
        (REDEPLOY, "layout 7:x", "a layout gives regions with their tokens"),
        (REDEPLOY, "layout 7:2 7:3", "region 7 stands twice"),
        (REDEPLOY, "layout 8:1", "region 8 holds 2 already; undo takes tokens back"),
        (REDEPLOY, "layout 7:9", "this layout needs 8 tokens, 4 in hand"),
        (DECIDE, "3", "choose a number from 1 to 2"),
        (DECIDE, "d", "'d' is not understood"),
        (DECIDE, "end", "something must be chosen first: expand, decline"),
    ],
)
def test_what_is_not_understood_is_refused_with_the_reason(where: str, line: str, reason: str) -> None:
    with pytest.raises(ElbowRoomError) as caught:
        understand(line, position(where))
    assert reason in str(caught.value)


@given(st.text(max_size=60) | st.from_regex(r"(conquer|why|layout|place|save|\d+)[ :\d]{0,20}", fullmatch=True))
def test_any_line_is_understood_or_refused(line: str) -> None:
    for where in (CONQUER, REDEPLOY, PICK, DECIDE):
        with contextlib.suppress(ElbowRoomError):
            assert isinstance(understand(line, position(where)), Command | list)


def test_a_command_asks_for_a_region_that_exists() -> None:
    s = position(CONQUER)
    assert region_number("5", s) == 4
    for rest in ("", "x", "9999", "-1"):
        with pytest.raises(NotUnderstood, match="name a region, 1 to 23"):
            region_number(rest, s)
