"""CORE-3: buying combos, refilling the column, tiles that come back."""

import pytest

from elbowroom import Chance, new_game
from elbowroom.content.base.powers.flying import Flying
from elbowroom.content.base.powers.hill import Hill
from elbowroom.content.base.races.ratmen import Ratmen
from elbowroom.engine import layout as at
from elbowroom.engine.column import badge_stack, banner_stack, discard_badge, stack_badges, stack_banners
from elbowroom.engine.errors import CannotAfford, NoSuchCombo, SetupError
from elbowroom.engine.events import Revealed, TurnBegan
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import members
from elbowroom.engine.setup import new_state
from tests.rules.helpers import (
    DECLINE,
    can,
    coins,
    column,
    finish_turn,
    hand,
    happened,
    line_board,
    play,
    position,
    race_of,
    random_positions,
    refusal,
    small_rules,
    targets_of,
    tray,
)

RACES = ["orcs", "elves", "humans", "wizards", "ratmen", "giants", "dwarves", "trolls", "tritons"]
POWERS = ["hill", "forest", "swamp", "flying", "mounted", "merchant", "stout", "spirit", "heroic"]


class Rats(Ratmen):
    """The same without anything to tell them apart."""

    key = "rats"
    name = "Rats"


def three_players(balance: int = 5) -> str:
    combos = "\n".join(f"- {{race: {r}, power: {p}}}" for r, p in zip(RACES[:6], POWERS[:6], strict=True))
    seats = "\n".join(f"- {{coins: {balance}}}" for _ in range(3))
    stacks = f"races: [{', '.join(RACES[6:])}]\npowers: [{', '.join(POWERS[6:])}]"
    return f"board: base_3\nseats:\n{seats}\ncolumn:\n{combos}\n{stacks}"


@pytest.mark.rule("CORE-3.1")
def test_six_combos_lie_open_and_the_rest_stays_in_two_stacks() -> None:
    s = new_game()
    assert s.visible == 6
    assert (len(banner_stack(s)), len(badge_stack(s))) == (8, 14)
    assert s.words[at.DISCARD] == 0
    assert targets_of(s, "pick") == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("CORE-3.1")
def test_a_shorter_column_offers_only_what_it_shows() -> None:
    rules = small_rules(line_board(["hill", "hill"]), [Ratmen], [Hill, Flying])
    s = new_state(rules, Chance(0), 0)
    assert targets_of(s, "pick") == [0]
    error = refusal(s, "pick 1")
    assert isinstance(error, NoSuchCombo)
    assert error.rule == "CORE-3.1"


@pytest.mark.rule("CORE-3.2")
@pytest.mark.parametrize("index", range(6))
def test_a_combo_costs_one_coin_on_each_combo_above_it(index: int) -> None:
    s = position(three_players())
    play(s, f"pick {index}")
    assert coins(s, 1) == 5 - index
    assert [lying for _, _, lying in column(s)] == [1] * index + [0] * (6 - index)


@pytest.mark.rule("CORE-3.3")
def test_the_buyer_takes_the_coins_on_his_combo_after_paying() -> None:
    s = position(three_players())
    s.words[at.COLUMN_COINS + 2] = 4
    play(s, "pick 2")
    assert coins(s, 1) == 5 - 2 + 4
    assert race_of(s, 1) == RACES[2]


@pytest.mark.rule("CORE-3.3")
@pytest.mark.parametrize("balance", range(7))
def test_a_player_with_k_coins_chooses_among_the_indexes_up_to_k(balance: int) -> None:
    s = position(three_players(balance))
    assert targets_of(s, "pick") == list(range(min(balance, 5) + 1))


@pytest.mark.rule("CORE-3.3")
def test_coins_on_a_combo_cannot_pay_for_it() -> None:
    s = position(three_players(1))
    s.words[at.COLUMN_COINS + 2] = 9
    error = refusal(s, "pick 2")
    assert isinstance(error, CannotAfford)
    assert error.rule == "CORE-3.3"
    assert can(s, "pick 1")


@pytest.mark.rule("CORE-3.4")
def test_the_buyer_gets_the_sum_of_both_numbers_from_the_tray() -> None:
    s = position(three_players())
    play(s, "pick 4")  # Mounted Ratmen: 8 + 5
    assert (hand(s, 1), tray(s, "ratmen")) == (13, 0)
    s = position(three_players())
    play(s, "pick 3")  # Flying Wizards: 5 + 5
    assert (hand(s, 1), tray(s, "wizards")) == (10, 0)
    s = position(three_players())
    play(s, "pick 5")  # Merchant Giants: 6 + 2
    assert (hand(s, 1), tray(s, "giants")) == (8, 3)


@pytest.mark.rule("CORE-3.4")
def test_a_race_never_gets_more_tokens_unless_an_ability_says_so() -> None:
    s = position(three_players())
    finish_turn(play(s, "pick 5", "conquer 3"))
    owned = 11 - tray(s, "giants")
    for _ in range(6):
        finish_turn(s)
    assert 11 - tray(s, "giants") == owned == 8


@pytest.mark.rule("CORE-3.4")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (9, 2)])
def test_abilities_that_add_tokens_are_limited_by_the_tray(left: int, gained: int) -> None:
    on_map = 20 - left - 3
    s = position(f"""
board: base_2
phase: conquer
seats: [{{active: {{race: skeletons, power: hill, hand: 3, nonempty: 4}}}}, {{}}]
regions: {{2: {{race: skeletons, tokens: {on_map}}}}}
""")
    assert tray(s, "skeletons") == left
    play(s, "stop")
    assert tray(s, "skeletons") == left - gained


@pytest.mark.rule("CORE-3.5")
def test_combos_below_the_gap_move_up_with_their_coins_and_a_new_pair_is_appended() -> None:
    s = position(three_players())
    for i in range(6):
        s.words[at.COLUMN_COINS + i] = 10 + i
    play(s, "pick 2")
    assert column(s) == [
        ("orcs", "hill", 11),
        ("elves", "forest", 12),
        ("wizards", "flying", 13),
        ("ratmen", "mounted", 14),
        ("giants", "merchant", 15),
        ("dwarves", "stout", 0),
    ]


@pytest.mark.rule("CORE-3.5")
def test_a_revealed_pair_stays_together() -> None:
    seen: dict[str, str] = {}
    for s in random_positions("base_3", 11):
        now = {race: power for race, power, _ in column(s)}
        for race, power in now.items():
            assert seen.get(race, power) == power
        seen = now


@pytest.mark.rule("CORE-3.5")
def test_without_banners_the_column_gets_shorter() -> None:
    s = position(three_players())
    stack_banners(s, [])
    play(s, "pick 0")
    assert [race for race, _, _ in column(s)] == RACES[1:6]


@pytest.mark.rule("CORE-3.2", "CORE-3.3", "CORE-3.5")
def test_the_example_of_anna_ben_and_cara() -> None:
    s = position(three_players())
    a, b, c, d, e, f, g, h = RACES[:8]
    finish_turn(play(s, "pick 2"))  # Anna takes C
    assert race_of(s, 1) == c
    assert [(race, lying) for race, _, lying in column(s)] == [(a, 1), (b, 1), (d, 0), (e, 0), (f, 0), (g, 0)]
    before = coins(s, 2)
    play(s, "pick 1")  # Ben takes B
    assert (race_of(s, 2), coins(s, 2)) == (b, before)
    assert [(race, lying) for race, _, lying in column(s)] == [(a, 2), (d, 0), (e, 0), (f, 0), (g, 0), (h, 0)]
    finish_turn(s)
    before = coins(s, 3)
    play(s, "pick 0")  # Cara takes A
    assert (race_of(s, 3), coins(s, 3)) == (a, before + 2)


VANISHING = """
board: base_2
phase: conquer
seats:
- active: {race: orcs, power: hill, hand: 6}
- active: {race: humans, power: forest, hand: 1}
  decline: {race: elves}
regions: {6: {race: orcs}, 15: {race: elves}}
"""


@pytest.mark.rule("CORE-3.6")
def test_a_banner_goes_under_the_stack_when_the_column_is_full() -> None:
    s = position(VANISHING)
    elves = s.rules.race_named("elves")
    before, shown = banner_stack(s), column(s)
    assert elves not in before
    play(s, "conquer 15")
    assert banner_stack(s) == [*before, elves]  # from top to bottom
    assert column(s) == shown


@pytest.mark.rule("CORE-3.6")
def test_a_banner_fills_a_place_in_the_column_at_once_with_the_top_badge() -> None:
    s = position(VANISHING, listen=True)
    stack_banners(s, [])
    s.words[at.VISIBLE] = 4  # as if two more banners were held
    s.words[at.COLUMN_COINS + 4] = 7  # must not be inherited
    top = badge_stack(s)[0]
    shown = column(s)
    play(s, "conquer 15")
    assert column(s) == [*shown, ("elves", s.rules.powers[top].key, 0)]
    assert banner_stack(s) == []
    assert [(event.power, event.race) for event in happened(s, Revealed)] == [(s.rules.powers[top].key, "elves")]


@pytest.mark.rule("CORE-3.7")
def test_an_empty_badge_stack_is_made_anew_from_the_discarded_badges() -> None:
    s = position(three_players())
    hidden = badge_stack(s)
    stack_badges(s, [])
    for badge in hidden[:4]:
        discard_badge(s, badge)
    s.chance = Chance(0, forced=[[hidden[2], hidden[0], hidden[3], hidden[1]]])
    play(s, "pick 0")
    assert s.column_power(5) == hidden[2]
    assert badge_stack(s) == [hidden[0], hidden[3], hidden[1]]
    assert s.words[at.DISCARD] == 0


@pytest.mark.rule("CORE-3.7")
def test_the_new_stack_is_shuffled() -> None:
    tops = set()
    for seed in range(60):
        s = position(three_players())
        hidden = badge_stack(s)
        stack_badges(s, [])
        for badge in hidden[:4]:
            discard_badge(s, badge)
        s.chance = Chance(seed)
        play(s, "pick 0")
        tops.add(int(s.column_power(5)))
    assert tops == set(hidden[:4])


@pytest.mark.rule("CORE-3.7")
def test_discarded_badges_stay_out_of_play_while_the_stack_lasts() -> None:
    s = position(three_players())
    last = badge_stack(s)[-1]
    stack_badges(s, badge_stack(s)[:-1])
    discard_badge(s, last)
    play(s, "pick 0")
    assert members(s.words[at.DISCARD]) == [last]
    assert s.column_power(5) == s.rules.power_named("stout")


@pytest.mark.rule("CORE-3.8")
def test_at_least_four_combos_can_be_picked_even_when_ten_banners_are_held() -> None:
    s = position("""
board: base_5
seats:
- decline: {race: amazons}
  beside: {race: orcs, power: spirit}
- {active: {race: dwarves, power: hill, hand: 1}, decline: {race: elves}}
- {active: {race: ghouls, power: forest, hand: 1}, decline: {race: giants}}
- {active: {race: halflings, power: swamp, hand: 1}, decline: {race: humans}}
- {active: {race: ratmen, power: stout, hand: 1}, decline: {race: skeletons}}
regions:
  {1: {race: amazons}, 2: {race: orcs}, 3: {race: elves}, 4: {race: giants}, 5: {race: humans}, 6: {race: skeletons}}
""")
    assert (s.phase_name, targets_of(s, "pick")) == ("pick", [0, 1, 2, 3])
    play(s, "pick 3")
    assert s.visible == 3
    for s in random_positions("base_5", 1):
        assert s.phase_name != "pick" or s.visible >= 4


@pytest.mark.rule("CORE-3.8")
def test_an_empty_column_passes_the_turn_and_only_races_in_decline_score() -> None:
    rules = small_rules(line_board(["hill", "hill"], rounds=6), [Ratmen, Rats], [Hill, Flying])
    s = new_state(rules, Chance(0), 0)
    finish_turn(play(s, "pick 0", "conquer 1"))
    play(s, "pick 0", "stop")
    finish_turn(play(s, "decline"))  # seat 1; both banners are still held
    assert s.visible == 0
    assert race_of(s, 1, DECLINE) != ""
    before = coins(s, 1)
    s.events = []
    finish_turn(s)  # seat 2 passes, then seat 1 finds nothing to pick and scores its race in decline
    assert coins(s, 1) == before + 1
    assert (s.turn_of, s.phase_name) == (1, "decide")
    assert [event.seat for event in happened(s, TurnBegan)] == [0, 1]
    play(s, "decline")  # a race without tokens vanishes, its banner comes back
    assert (s.turn_of, s.phase_name, s.visible) == (0, "pick", 1)
    check_invariants(s)


@pytest.mark.rule("CORE-3.8")
def test_a_game_without_enough_tiles_for_a_column_is_refused() -> None:
    with pytest.raises(SetupError, match="not enough"):
        small_rules(line_board(["hill", "hill"]), [Ratmen, Rats], [Hill])
