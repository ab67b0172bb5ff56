"""Dragon Master: once a turn one token and the Dragon take any region."""

import pytest

from elbowroom.engine.errors import (
    AlreadyUsed,
    AtPeace,
    EmptyHand,
    Immune,
    NotAnEntry,
    NotHabitable,
    OutOfReach,
    WrongDecision,
)
from tests.content.base.powers.helpers import (
    can,
    deploy,
    end_turn,
    markers,
    offers,
    pass_turn,
    play,
    position,
    race_at,
    refuse,
    tokens,
    tray,
)

# Five Orcs and a Fortress in region 2; the Ratmen stand next to it.
STRONGHOLD = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: dragon_master, hand: 5}
    - active: {race: orcs, power: fortified}
    regions:
      3: {race: ratmen}
      2: {race: orcs, tokens: 5, markers: {fortress: 1}}
      22: {race: orcs}
      20: {race: orcs}
    """

# Ratmen with the Dragon in 3, seat 2 to conquer beside them.
GUARDED = """
    board: base_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: ratmen, power: dragon_master}
    - active: {race: orcs, power: hill, hand: 9}
    regions:
      3: {race: ratmen, markers: {dragon: 1}}
      2: {race: ratmen}
      11: {race: orcs}
    """


@pytest.mark.rule("BASE-P-DRAGONMASTER-1", "BASE-P-DRAGONMASTER-5")
def test_the_dragon_takes_any_defence_with_one_token() -> None:
    s = position(STRONGHOLD)
    assert offers(s, "dragon") == [2, 4, 5, 11]
    assert deploy(s, "dragon 2") == 1
    assert (race_at(s, 2), s.hand(0)) == ("ratmen", 4)
    assert (s.hand(3), tray(s, "orcs")) == (4, 4)  # one of five is lost, four wait
    assert markers(s, "fortress") == {}


@pytest.mark.rule("BASE-P-DRAGONMASTER-1")
def test_the_dragon_conquers_once_a_turn() -> None:
    s = position(STRONGHOLD)
    play(s, "dragon 2")
    assert offers(s, "dragon") == []
    refuse(s, "dragon 4", AlreadyUsed, "BASE-P-DRAGONMASTER-1")
    end_turn(s)
    pass_turn(s)
    play(s, "expand")
    assert 4 in offers(s, "dragon")


@pytest.mark.rule("BASE-P-DRAGONMASTER-1")
def test_the_dragon_need_not_be_used() -> None:
    s = position(STRONGHOLD)
    play(s, "conquer 4")
    assert can(s, "dragon 2")
    end_turn(s)
    assert markers(s, "dragon") == {}


@pytest.mark.rule("BASE-P-DRAGONMASTER-2")
def test_the_dragon_reaches_no_further_than_its_race() -> None:
    s = position(STRONGHOLD)
    refuse(s, "dragon 20", OutOfReach, "CORE-6.3")
    refuse(s, "dragon 13", NotHabitable, "CORE-6.1")
    refuse(s, "dragon 1", NotHabitable, "CORE-6.1")


@pytest.mark.rule("BASE-P-DRAGONMASTER-2")
def test_the_dragon_enters_the_board_like_any_first_conquest() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: dragon_master, hand: 1}
        - active: {race: orcs, power: fortified}
        regions:
          2: {race: orcs, tokens: 5}
        """)
    refuse(s, "dragon 4", NotAnEntry, "CORE-6.2")
    play(s, "dragon 2")
    assert race_at(s, 2) == "ratmen"


@pytest.mark.rule("BASE-P-DRAGONMASTER-2")
@pytest.mark.parametrize(("holder", "marker"), [("orcs, power: heroic", "hero"), ("halflings, power: hill", "hole")])
def test_the_dragon_cannot_take_an_immune_region(holder: str, marker: str) -> None:
    s = position(
        f"""
        board: base_2
        phase: conquer
        seats:
        - active: {{race: ratmen, power: dragon_master, hand: 5}}
        - active: {{race: {holder}}}
        regions:
          3: {{race: ratmen}}
          2: {{race: {holder.split(",")[0]}, markers: {{{marker}: 1}}}}
        """
    )
    assert offers(s, "dragon") == [4, 5, 11]
    refuse(s, "dragon 2", Immune, "CORE-6.5")


@pytest.mark.rule("BASE-P-DRAGONMASTER-2")
def test_the_dragon_respects_the_peace_of_a_diplomat() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: dragon_master, hand: 5}
        - active: {race: orcs, power: diplomat}
        regions:
          3: {race: ratmen}
          2: {race: orcs}
        notes: {diplomat: {ally: 1}}
        """)
    refuse(s, "dragon 2", AtPeace, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DRAGONMASTER-2")
def test_the_dragon_needs_a_token_in_hand() -> None:
    s = position(STRONGHOLD.replace(", hand: 5", ""))
    assert offers(s, "dragon") == []
    refuse(s, "dragon 2", EmptyHand, "CORE-6.1")


@pytest.mark.rule("BASE-P-DRAGONMASTER-3")
def test_the_region_of_the_dragon_is_immune() -> None:
    s = position(GUARDED)
    refuse(s, "conquer 3", Immune, "CORE-6.5")
    assert can(s, "conquer 2")
    refuse(position(GUARDED.replace("hand: 9", "hand: 1")), "die 3", Immune, "CORE-6.5")


@pytest.mark.rule("BASE-P-DRAGONMASTER-3")
def test_the_dragon_lies_in_the_region_it_took_and_its_former_region_is_immune_no_more() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: dragon_master}
        - active: {race: orcs, power: hill}
        regions:
          3: {race: ratmen, tokens: 3, markers: {dragon: 1}}
          11: {race: orcs, tokens: 9}
        """)
    play(s, "expand", "dragon 2")
    assert markers(s, "dragon") == {2: 1}
    end_turn(s)
    play(s, "expand")
    assert can(s, "conquer 3")
    refuse(s, "conquer 2", Immune, "CORE-6.5")


@pytest.mark.rule("BASE-P-DRAGONMASTER-4")
def test_an_unused_dragon_stays_and_protects_and_is_not_moved_while_redeploying() -> None:
    s = position("""
        board: base_2
        phase: ready
        seats:
        - active: {race: ratmen, power: dragon_master, hand: 3}
        - active: {race: orcs, power: hill}
        regions:
          2: {race: ratmen}
          3: {race: ratmen, markers: {dragon: 1}}
          11: {race: orcs, tokens: 9}
        """)
    play(s, "stop")
    assert s.phase_name == "redeploy"
    assert {action.verb for action in s.legal()} == {"place", "done"}
    refuse(s, "dragon 9", WrongDecision, "BASE-P-DRAGONMASTER-5")
    end_turn(s)
    assert markers(s, "dragon") == {3: 1}
    play(s, "expand")
    refuse(s, "conquer 3", Immune, "CORE-6.5")


@pytest.mark.rule("BASE-P-DRAGONMASTER-4")
def test_abandoning_its_region_returns_the_dragon_usable_in_the_same_turn() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: dragon_master}
        - {}
        regions:
          2: {race: ratmen}
          3: {race: ratmen, markers: {dragon: 1}}
        """)
    play(s, "expand", "abandon 3")
    assert markers(s, "dragon") == {}
    play(s, "dragon 9")
    assert markers(s, "dragon") == {9: 1}


@pytest.mark.rule("BASE-P-DRAGONMASTER-5")
def test_elves_lose_nothing_to_the_dragon() -> None:
    s = position(STRONGHOLD.replace("orcs", "elves"))
    play(s, "dragon 2")
    assert (s.hand(3), tray(s, "elves")) == (5, 4)


@pytest.mark.rule("BASE-P-DRAGONMASTER-5")
def test_orcs_count_a_region_taken_by_the_dragon() -> None:
    text = STRONGHOLD.replace("orcs", "humans").replace("ratmen", "orcs")
    assert end_turn(position(text), "dragon 2") == {"orcs": 2 + 1}
    assert end_turn(position(text), "dragon 4") == {"orcs": 2}


@pytest.mark.rule("BASE-P-DRAGONMASTER-5")
def test_there_is_no_dragon_after_the_die_attempt() -> None:
    s = position(STRONGHOLD, dice=[0])
    play(s, "die 2")
    assert offers(s, "dragon") == []
    refuse(s, "dragon 4", WrongDecision, "BASE-P-DRAGONMASTER-5")


@pytest.mark.rule("BASE-P-DRAGONMASTER-5")
def test_the_dragon_leaves_on_decline() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: dragon_master}
        - active: {race: orcs, power: hill}
        regions:
          3: {race: ratmen, tokens: 2, markers: {dragon: 1}}
          2: {race: orcs, tokens: 9}
        """)
    play(s, "decline")
    assert markers(s, "dragon") == {}
    play(s, "expand", "conquer 3")
    assert (race_at(s, 3), tokens(s, 3)) == ("orcs", 3)


@pytest.mark.rule("BASE-P-DRAGONMASTER-5", "BASE-0.2")
def test_ghouls_in_decline_have_no_dragon() -> None:
    s = position("""
        board: base_2
        phase: legacy
        seats:
        - active: {race: ratmen, power: dragon_master, hand: 3}
          decline: {race: ghouls, hand: 4}
        - {}
        regions:
          3: {race: ghouls}
        """)
    assert offers(s, "dragon") == []
    refuse(s, "dragon 2", WrongDecision, "BASE-P-DRAGONMASTER-5")
