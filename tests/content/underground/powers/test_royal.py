"""Royal: a Queen makes a region immune."""

import pytest

from tests.content.helpers import legal, marked, pass_turn, play, power, race, refused, regions
from tests.content.underground.powers.helpers import offers, position


def court(queen: int = 0, phase: str = "redeploy", more: str = "") -> str:
    """Seat 1 holds 4, 5 and 12; the Queen is in one of them or off the map."""
    held = "".join(f"\n  {r}: {{race: drow{', markers: {queen: 1}' if r == queen else ''}}}" for r in (4, 5, 12))
    return f"""
board: underground_2
phase: {phase}
seats:
- active: {{race: drow, power: royal}}
  decline: {{race: shrooms}}
- active: {{race: gnomes, power: shield}}
regions:
  26: {{race: shrooms}}
  2: {{race: gnomes}}{held}
{more}
"""


@pytest.mark.rule("UG-P-ROYAL-1")
def test_a_queen_off_the_map_must_be_placed_in_a_region_of_the_race() -> None:
    s = position(court())
    play(s, "done")
    assert s.phase_name == "end choices"
    assert legal(s) == {"queen 4", "queen 5", "queen 12"}
    assert refused(s, "done") == "CORE-7.6"
    for region in (26, 2, 13):
        assert refused(s, f"queen {region}") == "UG-P-ROYAL-1"
    play(s, "queen 5")
    assert marked(s, "queen") == {5: 1}
    assert s.turn_of == 1


@pytest.mark.rule("UG-P-ROYAL-1")
def test_on_the_map_she_moves_or_stays() -> None:
    s = position(court(5))
    play(s, "done")
    assert legal(s) == {"queen 4", "queen 12", "done"}
    stays = s.copy()
    play(stays, "done")
    assert marked(stays, "queen") == {5: 1}
    play(s, "queen 12")
    assert marked(s, "queen") == {12: 1}


@pytest.mark.rule("UG-P-ROYAL-1")
def test_she_moves_once_a_turn() -> None:
    s = position(court(5, more="sites: {found: {scepter_of_avarice: 4}}"))  # the Scepter keeps the phase open
    play(s, "done", "queen 12")
    assert s.phase_name == "end choices"
    assert offers(s, "queen") == []
    assert refused(s, "queen 4") == "UG-P-ROYAL-1"


# Seat 2 holds 11 and 13 beside the Queen in 12.
SIEGE = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: drow, power: royal}
- active: {race: ogres, power: POWER, hand: HAND}
regions:
  12: {race: drow, markers: {queen: 1}}
  4: {race: drow}
  11: {race: ogres}
  13: {race: ogres}
sites: {found: {shiny_orb: 11, stinky_trolls_socks: 11, flying_doormat: 11, wickedest_pentacle: 13}}
"""


@pytest.mark.rule("UG-P-ROYAL-1")
@pytest.mark.parametrize(
    ("actions", "verb"),
    [
        ([], "conquer"),
        ([], "bite"),
        ([], "orb"),
        (["socks"], "conquer"),
        (["doormat"], "conquer"),
        ([], "balrog"),
    ],
)
def test_no_opponent_can_take_or_affect_her_region(actions: list[str], verb: str) -> None:
    s = position(SIEGE.replace("POWER", "vampire").replace("HAND", "8"))
    play(s, *actions)
    assert 12 not in offers(s, verb)
    assert refused(s, f"{verb} 12") in ("CORE-6.5", "UG-PLACE-PENTACLE-3")
    open_region = position(SIEGE.replace("POWER", "vampire").replace("HAND", "8").replace(", markers: {queen: 1}", ""))
    play(open_region, *actions)
    assert 12 in offers(open_region, verb)


@pytest.mark.rule("UG-P-ROYAL-1")
def test_her_region_is_no_target_of_the_final_die() -> None:
    s = position(SIEGE.replace("POWER", "mining").replace("HAND", "1"))
    assert 4 in offers(s, "die")
    assert 12 not in offers(s, "die")


@pytest.mark.rule("UG-P-ROYAL-2")
def test_she_stays_during_the_owners_turn() -> None:
    s = position(court(5, "decide").replace("5: {race: drow,", "5: {race: drow, tokens: 4,"))
    play(s, "expand")
    assert marked(s, "queen") == {5: 1}
    assert refused(s, "queen 4") == "UG-P-ROYAL-1"
    play(s, "conquer 6")
    assert (s.phase_name, marked(s, "queen")) == ("redeploy", {5: 1})
    assert refused(s, "queen 4") == "UG-P-ROYAL-1"


@pytest.mark.rule("UG-P-ROYAL-2")
def test_abandoning_her_region_returns_her_to_hand() -> None:
    s = position(court(5, "decide"))
    play(s, "expand", "abandon 5")
    assert marked(s, "queen") == {}
    play(s, "stop", "done")
    assert legal(s) == {"queen 4", "queen 12"}


@pytest.mark.rule("UG-P-ROYAL-3")
def test_in_decline_she_stays_for_ever_and_the_region_stays_immune() -> None:
    s = position(court(5, "decide").replace("  2: {race: gnomes}", "  6: {race: gnomes, tokens: 6}"))
    assert refused(s, "queen 4") == "UG-P-ROYAL-1"
    play(s, "decline")  # nothing is asked
    assert (s.turn_of, marked(s, "queen"), power(s, 1, "decline")) == (1, {5: 1}, "royal")
    play(s, "expand")
    assert refused(s, "conquer 5") == "CORE-6.5"
    assert 12 in offers(s, "conquer")
    pass_turn(s)
    play(s, "pick 0", "stop")
    assert (s.turn_of, marked(s, "queen")) == (1, {5: 1})


@pytest.mark.rule("UG-P-ROYAL-3")
def test_in_decline_she_is_not_moved_even_when_end_choices_are_open() -> None:
    s = position(f"""{FROZEN}sites: {{found: {{scepter_of_avarice: 6}}}}""")
    play(s, "done")
    assert s.phase_name == "end choices"
    assert offers(s, "queen") == []
    assert refused(s, "queen 4") == "CORE-4.9"


@pytest.mark.rule("UG-P-ROYAL-4")
def test_without_a_region_at_the_end_of_the_turn_she_is_off_the_map() -> None:
    s = position(court(5, "decide"))
    play(s, "expand", "abandon 4", "abandon 5", "abandon 12", "stop")
    assert s.turn_of == 1  # nothing was asked
    assert (marked(s, "queen"), regions(s, 1)) == ({}, {})


@pytest.mark.rule("UG-P-ROYAL-4")
def test_a_race_that_held_only_rivers_has_no_place_for_her() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: drow, power: royal, hand: 1}
    - active: {race: gnomes, power: shield}
    """)
    play(s, "conquer 3")
    assert (s.turn_of, marked(s, "queen")) == (1, {})


FROZEN = """
board: underground_2
phase: redeploy
seats:
- active: {race: ogres, power: mining}
  decline: {race: drow, power: royal}
- active: {race: gnomes, power: shield}
regions:
  4: {race: drow}
  5: {race: drow, markers: {queen: 1}}
  6: {race: ogres, tokens: 4}
"""


@pytest.mark.rule("UG-P-ROYAL-5")
def test_she_leaves_when_the_race_vanishes() -> None:
    s = position(FROZEN.replace("redeploy", "decide"))
    play(s, "decline")
    assert marked(s, "queen") == {}


@pytest.mark.rule("UG-P-ROYAL-5")
def test_she_leaves_when_her_player_takes_the_region_himself() -> None:
    s = position(FROZEN.replace("redeploy", "decide"))
    play(s, "expand", "conquer 5")
    assert (marked(s, "queen"), race(s, 1, "decline")) == ({}, "drow")


@pytest.mark.rule("UG-P-ROYAL-5")
@pytest.mark.parametrize(("region", "left"), [(5, {}), (4, {5: 1})])
def test_she_leaves_when_her_token_is_sacrificed(region: int, left: dict[int, int]) -> None:
    s = position(f"""{FROZEN}sites: {{found: {{altar_of_souls: 6}}}}""")
    play(s, "done", f"altar {region}")
    assert marked(s, "queen") == left


@pytest.mark.rule("UG-P-ROYAL-5")
def test_she_leaves_when_another_token_takes_the_place_of_hers() -> None:
    text = FROZEN.replace("redeploy", "decide")
    s = position(f"""{text}sites: {{found: {{stonehedge: 6}}, badges: {{stonehedge: reborn}}}}""")
    play(s, "expand", "reborn 5")
    assert (marked(s, "queen"), regions(s, 1)) == ({}, {5: 1, 6: 4})
