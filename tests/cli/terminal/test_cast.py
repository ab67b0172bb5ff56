"""Seats: names, bots, and how both survive a record."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from elbowroom import counted_view, new_game
from elbowroom.bots.specs import UnknownBot
from elbowroom.cli.terminal.cast import LONGEST_NAME, clean_name, recorded_cast
from elbowroom.cli.terminal.seating import SeatingError, bots_of, cast_of

BOTS = ["random", "greedy", "strong"]


def test_names_have_defaults() -> None:
    assert cast_of(["human", "greedy"], []).names == ("Anna", "Greedy")
    assert cast_of(["human", "human", "random", "random"], ["", "Zoe"]).names == ("Anna", "Zoe", "Random", "Random 2")


def test_bots_survive_a_record() -> None:
    cast = cast_of(["human", "greedy", "strong@90ms"], ["Anna", "Ben"])
    assert cast.written() == ["Anna", "Ben (greedy)", "Strong (strong@90ms)"]
    assert recorded_cast(cast.written(), BOTS) == cast


def test_players_of_a_record_can_be_replaced() -> None:
    cast = recorded_cast(["Anna", "Ben (greedy)"], BOTS, ["random", "human"])
    assert (cast.names, cast.players) == (("Anna", "Ben"), ("random", "human"))


def test_seats_recorded_by_the_name_of_a_bot_are_bots() -> None:
    assert recorded_cast(["greedy", "Anna (the great)"], BOTS).players == ("greedy", "human")


@pytest.mark.parametrize(
    ("players", "names", "reason"),
    [
        (["human", "human"], ["Anna", "Anna"], "two players are called Anna"),
        (["human", "human"], ["a", "b", "c"], "3 names are given for 2 players"),
        (["human", "human"], ["Anna (greedy)"], "is no good name"),
        (["human", "human"], ["x" * 40], "is no good name"),
        (["human", "human"], ["A\x1b[31m"], "is no good name"),
    ],
)
def test_bad_names_are_refused(players: list[str], names: list[str], reason: str) -> None:
    with pytest.raises(SeatingError, match=reason.replace("(", r"\(")):
        cast_of(players, names)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'sally'"):
        cast_of(["human", "sally"], [])


@given(st.text())
def test_any_recorded_name_can_be_shown(name: str) -> None:
    shown = clean_name(name)
    assert shown.isprintable()
    assert cell_len(shown) <= LONGEST_NAME
    assert recorded_cast([name, "x"], BOTS).names[0]


def test_every_bot_has_luck_of_its_own() -> None:
    bots = bots_of(cast_of(["random", "human", "random"], []), 3)
    assert sorted(bots) == [0, 2]


def test_a_bot_thinks_no_longer_than_somebody_waits_for_it() -> None:
    state = new_game("base_2", 3, first=0)
    began = time.process_time()
    bots = bots_of(cast_of(["expert", "expert@20ms"], []), 3, longest=50)
    for seat, bot in bots.items():
        assert bot.choose(counted_view(state, seat), state.legal()) in state.legal()
    assert time.process_time() - began < 4  # without a limit 15 seconds for each in plain Python
