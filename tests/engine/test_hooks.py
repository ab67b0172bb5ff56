"""General hooks that no printed tile of the base game uses, each shown with a tile made up for it."""

import pytest
from mypy_extensions import i64

from elbowroom.content.base import POWERS, RACES
from elbowroom.content.boards import build_board, printed_board
from elbowroom.engine import layout as at
from elbowroom.engine import phases
from elbowroom.engine.actions import parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.conquest import conquer, cost, targets
from elbowroom.engine.events import Paid
from elbowroom.engine.explain import cost_items, why_not
from elbowroom.engine.hooks import BY_CONVERSION, Power, Race
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import BIT, members, region_set
from elbowroom.engine.rules import Rules
from elbowroom.engine.scoring import pay
from elbowroom.engine.setup import empty_state, new_state
from elbowroom.engine.state import State


class Stubborn(Race):
    key, name, rule, tokens = "stubborn", "Stubborn", "UG-R-GNOMES-1", 6

    def plain(self, s: State, slot: i64, attacker: i64) -> i64:
        return s.occupied(slot)


class Swimmers(Race):
    key, name, tokens = "swimmers", "Swimmers", 6

    def may_stay(self, s: State, slot: i64, regions: i64) -> i64:
        return regions | s.board.river


class Sneaky(Power):
    key, name, rule, tokens = "sneaky", "Sneaky", "UG-4.2", 4

    def as_if_empty(self, s: State, slot: i64) -> i64:
        return s.board.everywhere


class Begging(Power):
    key, name, rule, tokens = "begging", "Begging", "UG-P-THIEVING-1", 4

    def collect(self, s: State, slot: i64) -> None:
        for seat in range(s.rules.players):
            if seat != slot // 3:
                pay(s, seat, slot // 3, 2, self.rule)


class Grudging(Power):
    key, name, tokens = "grudging", "Grudging", 4
    notes = ("attackers", "regions")

    def on_attacked(self, s: State, slot: i64, defender: i64, region: i64, attacker: i64) -> None:
        s.set_note(self, 0, s.note(self, 0) | BIT[attacker // 3])
        s.set_note(self, 1, s.note(self, 1) | BIT[region])


class Entombed(Power):
    key, name, tokens = "entombed", "Entombed", 4
    keeps_all_tokens = True
    keeps_badge = True
    redeploys_in_decline_turn = True


MADE_UP_RACES = (Stubborn, Swimmers)
MADE_UP_POWERS = (Sneaky, Begging, Grudging, Entombed)


def rules_on(box: str, board: str) -> Rules:
    file = printed_board(box, board)
    races = [race() for race in (*RACES, *MADE_UP_RACES)]
    powers = [power() for power in (*POWERS, *MADE_UP_POWERS)]
    return Rules(build_board(file), file.players, file.rounds, races, powers, {})


def game(*seats: tuple[str, str, dict[int, int]], board: str = "base_2", box: str = "base", hand: int = 0) -> State:
    """A game in the conquests of seat 1; each seat has a race, a power and tokens by region number."""
    rules = rules_on(box, board)
    first = [rules.race_named(race) for race, _, _ in seats]
    badges = [rules.power_named(power) for _, power, _ in seats]
    first += [i for i in range(len(rules.races)) if i not in first]
    badges += [i for i in range(len(rules.powers)) if i not in badges]
    s = new_state(rules, Chance(0, forced=[first, badges]), first=0)
    for seat in range(len(seats)):
        s.play(parse_action("pick 0"))
        s.play(parse_action("stop"))
        assert s.turn_of == (seat + 1) % len(seats)
    for seat, (_, _, tokens) in enumerate(seats):
        for region, number in tokens.items():
            s.set_natives(region - 1, 0)
            s.settle(seat * 3, region - 1, number)
        s.words[at.HAND + seat * 3] -= sum(tokens.values())
        kept = hand if seat == 0 else 0
        s.words[at.TRAY + s.race(seat * 3)] += s.hand(seat * 3) - kept
        s.words[at.HAND + seat * 3] = kept
    s.offer = None
    return s


def play(s: State, *texts: str) -> None:
    for text in texts:
        s.play(parse_action(text))
        check_invariants(s)


def legal(s: State) -> list[str]:
    return [action.text() for action in s.legal()]


# --- plain ----------------------------------------------------------------------------------------------------------


def test_no_discount_helps_against_a_plain_defender() -> None:
    s = game(("ratmen", "commando", {2: 6}), ("stubborn", "hill", {3: 2}))
    assert cost(s, 0, 3 - 1) == 2 + 2
    assert cost(s, 0, 11 - 1) == 2 + 1 - 1
    assert [item.amount for item in cost_items(s, 0, 3 - 1)] == [2, 2]
    open_ground = game(("ratmen", "commando", {2: 6}), ("orcs", "hill", {3: 2}))
    assert cost(open_ground, 0, 3 - 1) == 2 + 2 - 1


def test_a_plain_defender_is_only_reached_over_a_printed_border() -> None:
    s = game(("ratmen", "flying", {2: 6}), ("stubborn", "hill", {3: 1, 7: 1}))
    assert targets(s, 0) & region_set([3 - 1, 7 - 1, 8 - 1]) == region_set([3 - 1, 8 - 1])
    play(s, "expand")
    refusal = why_not(s, parse_action("conquer 7"))
    assert refusal is not None
    assert refusal.reason.startswith("no ability helps against the ")
    assert "conquer 8" in legal(s)


@pytest.mark.parametrize(
    ("race", "power", "verb"), [("ratmen", "dragon_master", "dragon"), ("sorcerers", "hill", "sorcery")]
)
def test_no_ability_takes_a_region_of_a_plain_defender(race: str, power: str, verb: str) -> None:
    s = game((race, power, {2: 6}), ("stubborn", "forest", {3: 1}))
    play(s, "expand")
    assert f"{verb} 3" not in legal(s)
    assert "conquer 3" in legal(s)
    other = game((race, power, {2: 6}), ("orcs", "forest", {3: 1}))
    play(other, "expand")
    assert f"{verb} 3" in legal(other)


def test_a_plain_race_is_protected_only_while_it_is_active() -> None:
    s = game(("ratmen", "commando", {2: 6}), ("stubborn", "hill", {3: 1}))
    play(s, "expand", "stop", "done", "decline")
    assert cost(s, 0, 3 - 1) == 2 + 1 - 1


# --- rivers ---------------------------------------------------------------------------------------------------------


def river_beside(s: State, region: int) -> int:
    return members(s.board.adjacent[region - 1] & s.board.river)[0] + 1


def test_a_river_costs_one_and_must_be_left_in_redeployment() -> None:
    s = empty_state(rules_on("underground", "underground_2"), Chance(0))
    rivers = s.board.river
    shore = members(s.board.neighbours(rivers) & s.board.land & ~rivers)[0] + 1
    s = game(("ratmen", "forest", {shore: 6}), ("orcs", "hill", {}), board="underground_2", box="underground")
    river = river_beside(s, shore)
    assert cost(s, 0, river - 1) == 1
    play(s, "expand", f"conquer {river}", "stop")
    assert s.phase == phases.REDEPLOY
    assert s.owner(river - 1) == -1
    assert (s.hand(0), s.tokens(shore - 1)) == (0, 6)  # the only region left takes them all


def test_a_race_that_may_stay_keeps_its_river() -> None:
    rivers = empty_state(rules_on("underground", "underground_2"), Chance(0)).board
    shore = members(rivers.neighbours(rivers.river) & rivers.land & ~rivers.river)[0] + 1
    s = game(("swimmers", "forest", {shore: 6}), ("orcs", "hill", {}), board="underground_2", box="underground")
    river = river_beside(s, shore)
    play(s, "expand", f"conquer {river}", "stop", *[f"place {river}"] * 4, "done")
    assert s.owner(river - 1) == 0
    assert (s.tokens(river - 1), s.tokens(shore - 1)) == (5, 1)


def test_a_race_that_held_only_rivers_waits_in_hand() -> None:
    s = empty_state(rules_on("underground", "underground_2"), Chance(0))
    end = members(s.board.river & s.board.entry)[0] + 1
    s = game(("ratmen", "forest", {}), ("orcs", "hill", {}), board="underground_2", box="underground", hand=5)
    play(s, "expand", f"conquer {end}", "stop")
    assert s.occupied(0) == 0
    assert s.hand(0) == 5


def test_nobody_enters_a_chasm() -> None:
    s = game(("ratmen", "flying", {2: 6}), ("orcs", "hill", {}), board="underground_2", box="underground")
    assert s.board.chasm
    assert not targets(s, 0) & s.board.chasm


# --- cost, coins, attacks -------------------------------------------------------------------------------------------


def test_a_region_can_cost_as_if_it_were_empty() -> None:
    s = game(("giants", "sneaky", {9: 5}), ("trolls", "hill", {2: 5}))
    assert cost(s, 0, 2 - 1) == 2 - 1
    assert [(item.amount, item.rule) for item in cost_items(s, 0, 2 - 1)] == [
        (2, "CORE-6.6"),
        (5, "CORE-6.6"),
        (-5, "UG-4.2"),
        (-1, "BASE-R-GIANTS-1"),
    ]


def test_coins_are_collected_from_other_players_after_the_bank_has_paid() -> None:
    s = game(("ratmen", "begging", {2: 3}), ("orcs", "hill", {}))
    s.words[at.COINS] = 5
    s.words[at.COINS + 1] = 1
    s.events = []
    play(s, "expand", "stop", "done")
    assert (s.coins(0), s.coins(1)) == (5 + 1 + 1, 0)
    told = [event for event in s.events if isinstance(event, Paid)]
    assert told == [Paid(1, 0, 1, "", rule="UG-P-THIEVING-1")]


@pytest.mark.parametrize(("pips", "taken"), [(0, False), (3, True)])
def test_an_attacked_player_is_told_also_when_the_attack_fails(pips: int, taken: bool) -> None:
    s = game(("ratmen", "hill", {2: 4}), ("orcs", "grudging", {3: 4}))
    s.chance = Chance(0, forced=[pips])
    play(s, "expand", "die 3")
    grudging = s.rules.powers[s.rules.power_named("grudging")]
    assert (s.owner(3 - 1) == 0) == taken
    assert (s.note(grudging, 0), s.note(grudging, 1)) == (BIT[0], BIT[3 - 1])


def test_a_conversion_takes_its_token_from_the_hand_when_the_tray_is_empty() -> None:
    s = game(("ratmen", "hill", {2: 4}), ("orcs", "forest", {3: 1}))
    play(s, "expand")
    left = s.tray(s.race(0))
    s.words[at.TRAY + s.race(0)] = 0
    conquer(s, 0, 3 - 1, 1, BY_CONVERSION)
    s.words[at.TRAY + s.race(0)] += left
    assert (s.hand(0), s.tokens(3 - 1)) == (2, 1)
    check_invariants(s)


# --- decline --------------------------------------------------------------------------------------------------------


def test_tokens_that_stay_may_be_rearranged_in_the_decline_turn() -> None:
    s = game(("ratmen", "entombed", {2: 5, 3: 1}), ("orcs", "forest", {}))
    play(s, "decline")
    assert (s.phase, s.acting) == (phases.REDEPLOY, 1)
    assert s.hand(1) == 4
    play(s, "place 3", "place 3", "place 3", "done")
    assert (s.tokens(2 - 1), s.tokens(3 - 1)) == (2, 4)
    assert (s.turn_of, s.coins(0)) == (1, 5 + 2)


def test_defenders_driven_out_by_their_own_player_are_placed_in_his_redeployment() -> None:
    s = game(("ratmen", "entombed", {2: 4, 3: 1, 11: 1}), ("orcs", "forest", {}))
    play(s, "decline", "done", "expand", "pick 0")
    play(s, "conquer 2", "stop", "done")
    assert (s.acting, s.hand(1)) == (1, 1)
    assert [text for text in legal(s) if text.startswith("place")] == ["place 3", "place 11"]
    play(s, "place 11", "done")
    assert s.tokens(11 - 1) == 3
