"""Shadow Mimes: when picked they may exchange their badge."""

import pytest

from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import hand, legal, pass_turn, play, power, race, refused, shown, tray
from tests.content.underground.races.helpers import targets

# The Mimes lie at price 2; Muddy brings 3 tokens, Vampire 5.
COLUMN = """
board: underground_2
seats:
- coins: 9
- active: {race: kraken, power: stone}
regions:
  27: {race: kraken}
column:
- {race: ogres, power: mining, coins: 1}
- {race: drow, power: tomb}
- {race: shadow_mimes, power: muddy, coins: 2}
- {race: gnomes, power: vampire, coins: 3}
- {race: shrooms, power: wise}
- {race: liches, power: royal}
"""


def badges(s: State) -> list[str]:
    """Powers in the column."""
    return [s.rules.powers[s.column_power(i)].key for i in range(s.visible)]


def coins_shown(s: State) -> list[int]:
    return [int(s.column_coins(i)) for i in range(s.visible)]


@pytest.mark.rule("UG-R-SHADOWMIMES-1")
def test_they_may_take_the_badge_of_any_other_visible_combo() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2")
    assert (s.phase_name, power(s, 1)) == ("pick choices", "muddy")
    assert targets(s, "swap") == {0, 1, 2, 3, 4}
    assert refused(s, "swap 5") == "UG-R-SHADOWMIMES-1"
    play(s, "swap 2")
    assert (race(s, 1), power(s, 1)) == ("shadow_mimes", "vampire")


@pytest.mark.rule("UG-R-SHADOWMIMES-1")
def test_they_may_keep_their_badge() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2", "done")
    assert power(s, 1) == "muddy"
    assert badges(s)[:5] == ["mining", "tomb", "vampire", "wise", "royal"]


@pytest.mark.rule("UG-R-SHADOWMIMES-1")
def test_one_exchange_only_and_only_at_that_moment() -> None:
    s = load_position(COLUMN)
    assert refused(s, "swap 2") == "CORE-4.9"  # nobody has picked them yet
    play(s, "pick 2", "swap 2")
    assert s.phase_name == "conquer"
    assert refused(s, "swap 1") == "UG-R-SHADOWMIMES-4"


@pytest.mark.rule("UG-R-SHADOWMIMES-2")
def test_the_column_is_refilled_after_the_exchange() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2")
    before = shown(s)
    assert before == ["ogres", "drow", "gnomes", "shrooms", "liches"]
    play(s, "swap 2")
    assert shown(s)[:5] == before
    assert len(shown(s)) == 6
    assert badges(s)[:5] == ["mining", "tomb", "muddy", "wise", "royal"]  # the Gnomes have what the Mimes had


@pytest.mark.rule("UG-R-SHADOWMIMES-2")
def test_coins_stay_and_nothing_more_is_paid() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2")
    coins = s.coins(0)
    assert coins == 9 - 2 + 2
    assert coins_shown(s) == [1 + 1, 0 + 1, 3, 0, 0]
    play(s, "swap 2")
    assert s.coins(0) == coins
    assert coins_shown(s) == [2, 1, 3, 0, 0, 0]


@pytest.mark.rule("UG-R-SHADOWMIMES-3")
@pytest.mark.parametrize(("swap", "number"), [("done", 3), ("swap 2", 5), ("swap 3", 4)])
def test_the_number_of_the_badge_they_end_up_with_counts(swap: str, number: int) -> None:
    s = load_position(COLUMN)
    play(s, "pick 2")
    assert (hand(s, 1), tray(s, "shadow_mimes")) == (0, 12)  # tokens are taken after the exchange
    play(s, swap)
    assert (hand(s, 1), tray(s, "shadow_mimes")) == (7 + number, 12 - 7 - number)


@pytest.mark.rule("UG-R-SHADOWMIMES-4")
def test_no_exchange_in_later_turns() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2", "done", "conquer 2", "stop", "done")
    pass_turn(s)
    for action in ("expand", "stop"):
        assert refused(s, "swap 2") == "UG-R-SHADOWMIMES-4"
        play(s, action)
    assert power(s, 1) == "muddy"


@pytest.mark.rule("UG-R-SHADOWMIMES-4")
def test_nothing_in_decline() -> None:
    s = load_position(COLUMN)
    play(s, "pick 2", "swap 2", "conquer 2", "stop", "done")
    pass_turn(s)
    play(s, "decline")
    pass_turn(s)
    assert race(s, 1, "decline") == "shadow_mimes"
    play(s, "pick 0")  # the player's next combo
    assert s.phase_name == "conquer"
    assert refused(s, "swap 1") == "CORE-4.9"


@pytest.mark.rule("UG-R-SHADOWMIMES-1")
def test_a_later_owner_may_exchange_again() -> None:
    s = load_position(COLUMN + "notes: {shadow_mimes: {swapped: 1}}")
    play(s, "pick 2", "swap 0")
    assert power(s, 1) == "mining"


@pytest.mark.rule("UG-R-SHADOWMIMES-1")
def test_other_races_are_not_asked() -> None:
    s = load_position(COLUMN)
    play(s, "pick 3")
    assert s.phase_name == "conquer"
    assert not any(action.startswith("swap") for action in legal(s))
