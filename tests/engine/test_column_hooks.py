"""Hooks about conquered and abandoned regions and about the column, and laws, each with tiles made up for it."""

import pickle
from collections.abc import Iterable
from random import Random

import pytest
from mypy_extensions import i64

from elbowroom.content.custom import CustomTileError
from elbowroom.content.setup import rules_for
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import price, tokens_of
from elbowroom.engine.errors import CannotAfford
from elbowroom.engine.explain import cost_items, why_not
from elbowroom.engine.hooks import BY_FORCE, Law, Marker, Power, Race
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import earn, score_items
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import view
from elbowroom.notation.position import dump_position, load_position


class Ransoming(Power):
    """A coin for each token that opponents lose to the race."""

    key, name, tokens = "ransoming", "Ransoming", 4
    notes = ("calls",)

    def on_defeat(self, s: State, slot: i64, region: i64, defender: i64, lost: i64, how: i64) -> None:
        assert s.race(defender) >= 0
        assert how == BY_FORCE
        s.set_note(self, 0, s.note(self, 0) + 1)
        if defender // 3 != slot // 3:
            earn(s, slot // 3, lost, self)


class Nomads(Race):
    """A coin for each token that leaves a region."""

    key, name, tokens = "nomads", "Nomads", 6

    def on_abandon(self, s: State, slot: i64, region: i64, tokens: i64) -> None:
        assert s.owner(region) == -1
        earn(s, slot // 3, tokens, self)


class Hagglers(Race):
    """They are to be had for one coin less, wherever they stand."""

    key, name, tokens = "hagglers", "Hagglers", 6

    def combo_price(self, s: State, slot: i64, buyer: i64, index: i64, coins: i64) -> i64:
        return coins - 1 if s.column_race(index) == self.index else coins


class Taxing(Power):
    """Everybody else pays two coins more while the race is active."""

    key, name, tokens = "taxing", "Taxing", 4

    def combo_price(self, s: State, slot: i64, buyer: i64, index: i64, coins: i64) -> i64:
        return coins + 2 if buyer != slot // 3 else coins


class Swarming(Power):
    """Two more tokens beside a race of at most five."""

    key, name, tokens = "swarming", "Swarming", 3

    def combo_tokens(self, s: State, slot: i64, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        return tokens + 2 if power == self.index and s.rules.race_tokens[race] <= 5 else tokens


class Drought(Law):
    """Farmland costs one token more and pays nothing beside its basic coin; Swamps pay one more."""

    key, name, rule = "drought", "Drought", "BASE-C-5"

    def dearer(self, s: State, slot: i64) -> i64:
        return s.board.farmland

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.swamp


class Inflation(Law):
    """Every combo costs one more and brings one token more; what was picked is counted."""

    key, name = "inflation", "Inflation"
    notes = ("picks",)
    turn_notes = ("now",)

    def combo_price(self, s: State, slot: i64, buyer: i64, index: i64, coins: i64) -> i64:
        return coins + 1

    def combo_tokens(self, s: State, slot: i64, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        return tokens + 1

    def on_pick(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.set_note(self, 1, 1)


class Plenty(Law):
    """Thirty tokens more than there are."""

    key, name = "plenty", "Plenty"

    def combo_tokens(self, s: State, slot: i64, buyer: i64, race: i64, power: i64, tokens: i64) -> i64:
        return tokens + 30


class OldRoads(Law):
    """Mines are adjacent to each other for everybody, also in decline; a Milestone marks the first conquest."""

    key, name = "old_roads", "Old Roads"
    in_decline = True
    markers = (Marker("milestone", "Milestone", 1, "BASE-C-5", defence=1),)

    def links(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return regions | s.board.mine if sources & s.board.mine else regions

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not s.marked(self.marker):
            s.put_marker(self.marker, region)


RACES = (Nomads, Hagglers)
POWERS = (Ransoming, Taxing, Swarming)


def begin(*combos: tuple[str, str], laws: Iterable[type[Law]] = ()) -> State:
    """A new game for two; seat 1 begins. The column starts with the given combos, the rest lies in a fixed order."""
    rules = rules_for("base_2", races=RACES, powers=POWERS, laws=laws)
    banners = [rules.race_named(race) for race, _ in combos]
    badges = [rules.power_named(power) for _, power in combos]
    banners += [i for i in range(len(rules.races)) if i not in banners]
    badges += [i for i in range(len(rules.powers)) if i not in badges]
    return new_state(rules, Chance(0, forced=[banners, badges]), first=0)


def play(s: State, *texts: str) -> None:
    for text in texts:
        s.play(parse_action(text))
        check_invariants(s)


def column_coins(s: State) -> list[int]:
    return [int(s.column_coins(index)) for index in range(s.visible)]


# --- conquered and abandoned ------------------------------------------------------------------------------------------


def test_a_conqueror_learns_whom_it_drove_out_and_what_that_cost() -> None:
    s = begin(("orcs", "hill"), ("ratmen", "ransoming"))
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "done")
    play(s, "pick 0")
    before = s.coins(1)
    play(s, "conquer 5")  # natives are no race
    assert s.coins(1) == before
    play(s, "conquer 3")
    assert s.coins(1) == before + 1
    ransoming = s.rules.powers[s.rules.power_named("ransoming")]
    assert s.note(ransoming, 0) == 1


def test_who_loses_no_token_gives_no_coin() -> None:
    s = begin(("elves", "hill"), ("ratmen", "ransoming"))
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "done", "pick 0")
    before = s.coins(1)
    play(s, "conquer 3")
    assert s.coins(1) == before


def test_a_race_of_the_same_player_is_driven_out_too() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), ("ratmen", "ransoming"))
    play(s, "pick 0", "conquer 2", "stop", "done", "pick 0", "conquer 7", "stop", "done", "decline", "expand", "stop")
    play(s, "done", "pick 0")
    before = s.coins(0)
    play(s, "conquer 2")
    ransoming = s.rules.powers[s.rules.power_named("ransoming")]
    assert (s.note(ransoming, 0), s.coins(0)) == (1, before)


def test_a_race_hears_of_regions_it_abandons() -> None:
    s = begin(("nomads", "hill"), ("ratmen", "forest"))
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "place 2", "place 2", "done")
    play(s, "pick 0", "conquer 7", "stop", "done", "expand")
    before = s.coins(0)
    play(s, "abandon 2")
    assert s.coins(0) == before + 1  # the others were gathered already
    assert s.owner(2 - 1) == -1


# --- the column -------------------------------------------------------------------------------------------------------


def test_a_combo_may_cost_less_than_its_place() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), ("hagglers", "swamp"))
    assert [price(s, 0, index) for index in range(4)] == [0, 1, 1, 3]
    play(s, "pick 2")
    assert s.coins(0) == 5 - 1
    assert column_coins(s)[:3] == [1, 0, 0]  # one coin was paid, it lies on the first combo


def test_a_price_is_never_below_nothing() -> None:
    s = begin(("hagglers", "hill"))
    assert price(s, 0, 0) == 0
    play(s, "pick 0")
    assert s.coins(0) == 5


def test_others_may_have_to_pay_more() -> None:
    s = begin(("orcs", "taxing"), ("elves", "forest"))
    assert [price(s, 0, index) for index in range(3)] == [0, 1, 2]
    play(s, "pick 0", "conquer 2", "stop", "done")
    assert [price(s, 1, index) for index in range(3)] == [2, 3, 4]
    s.words[at.COINS + 1] = 3
    assert [action.text() for action in s.legal()] == ["pick 0", "pick 1"]
    refusal = why_not(s, parse_action("pick 2"))
    assert isinstance(refusal, CannotAfford)
    assert "costs 4 coins, 3 are there" in str(refusal)
    play(s, "pick 1")
    assert s.coins(1) == 0
    assert column_coins(s)[0] == 1  # the other two went to the bank


def test_the_first_combo_can_always_be_had() -> None:
    s = begin(("orcs", "taxing"))
    play(s, "pick 0", "conquer 2", "stop", "done")
    s.words[at.COINS + 1] = 1
    assert [action.text() for action in s.legal()] == ["pick 0"]
    play(s, "pick 0")
    assert s.coins(1) == 0


def test_a_free_pick_stays_free() -> None:
    s = begin(("orcs", "taxing"))
    play(s, "pick 0", "conquer 2", "stop", "done")
    s.grant_free_pick(1)
    assert [price(s, 1, index) for index in range(6)] == [0] * 6
    play(s, "pick 3")
    assert s.coins(1) == 5
    assert column_coins(s) == [0] * 6


def test_a_combo_may_bring_more_tokens() -> None:
    s = begin(("sorcerers", "swarming"), ("ratmen", "hill"))
    assert tokens_of(s, 0, s.column_race(0), s.column_power(0)) == 5 + 3 + 2
    play(s, "pick 0")
    assert s.hand(0) == 10
    s = begin(("ratmen", "swarming"))
    play(s, "pick 0")
    assert s.hand(0) == 8 + 3


def test_a_combo_brings_no_more_than_the_tray_holds() -> None:
    s = begin(("skeletons", "dragon_master"), ("tritons", "commando"), laws=[Inflation, Plenty])
    assert tokens_of(s, 0, s.column_race(0), s.column_power(0)) == 20
    assert tokens_of(s, 0, s.column_race(1), s.column_power(1)) == 11
    play(s, "pick 1")
    assert s.hand(0) == 11


def test_what_a_player_may_see_has_the_same_prices_and_choices() -> None:
    s = begin(("orcs", "taxing"), ("hagglers", "forest"), laws=[Inflation])
    play(s, "pick 0", "conquer 2", "stop", "done")
    seen = view(s, 1)
    assert [price(seen, 1, index) for index in range(6)] == [price(s, 1, index) for index in range(6)]
    assert seen.legal() == s.legal()


# --- laws -------------------------------------------------------------------------------------------------------------


def test_a_law_holds_for_every_active_race() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), laws=[Drought])
    play(s, "pick 0")
    assert [(item.amount, item.reason) for item in cost_items(s, 0, 2 - 1)] == [(2, "any region"), (1, "Drought")]
    play(s, "conquer 2", "conquer 3", "conquer 5", "stop")
    assert (1, "Drought") in [(item.coins, item.reason) for item in score_items(s, 0)]
    play(s, "done", "pick 0")
    assert (1, "Drought") in [(item.amount, item.reason) for item in cost_items(s, 3, 2 - 1)]


def test_a_law_holds_in_decline_only_if_it_says_so() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), laws=[Drought, OldRoads])
    play(s, "pick 0", "conquer 2", "conquer 3", "conquer 5", "stop", "done", "pick 0", "stop", "decline")
    assert "Drought" not in [item.reason for item in score_items(s, 0)]
    mines = s.board.mine
    assert s.linked(1, BIT[3 - 1]) & mines == mines
    assert s.linked(1, BIT[2 - 1]) == s.board.neighbours(BIT[2 - 1])


def test_a_law_changes_prices_once_however_many_races_there_are() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), laws=[Inflation])
    assert [price(s, 0, index) for index in range(3)] == [1, 2, 3]
    play(s, "pick 0")
    assert (s.hand(0), s.coins(0)) == (5 + 4 + 1, 4)
    play(s, "conquer 2", "stop", "done")
    assert [price(s, 1, index) for index in range(3)] == [1, 2, 3]


def test_the_notes_of_a_law_are_kept_for_the_game_and_for_a_turn() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), laws=[Inflation])
    law = s.rules.laws[0]
    play(s, "pick 0")
    assert (s.note(law, 0), s.note(law, 1)) == (1, 1)
    play(s, "conquer 2", "stop", "done")
    assert (s.note(law, 0), s.note(law, 1)) == (1, 0)
    play(s, "pick 0")
    assert s.note(law, 0) == 2


def test_markers_of_a_law_lie_with_a_race_and_stay_in_decline() -> None:
    s = begin(("orcs", "hill"), ("elves", "forest"), laws=[OldRoads])
    milestone = s.rules.marker_kind("milestone")
    play(s, "pick 0", "conquer 2", "conquer 3", "stop", "done", "pick 0", "stop", "decline")
    assert s.marked(milestone) == BIT[2 - 1]
    play(s, "expand", "conquer 2")
    assert s.marked(milestone) == BIT[2 - 1]  # gone with the Orcs, and put again by the Elves


def test_a_law_can_be_left_out_like_any_tile_and_must_have_a_name() -> None:
    class Nameless(Law):
        key = "nameless"

    class Holding(Law):
        key, name, keeps_badge = "holding", "Holding", True

    with pytest.raises(CustomTileError, match="nameless: a name is missing"):
        rules_for("base_2", laws=[Nameless])
    with pytest.raises(CustomTileError, match="holding: no race holds a law, so keeps_badge means nothing there"):
        rules_for("base_2", laws=[Holding])
    with pytest.raises(CustomTileError, match="two tiles of this game have the key 'drought'"):
        rules_for("base_2", laws=[Drought, Drought])
    assert rules_for("base_2", laws=[Drought]) != rules_for("base_2")


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_them_stay_sound(seed: int) -> None:
    rules = rules_for("base_2", races=RACES, powers=POWERS, laws=[Drought, Inflation, OldRoads])
    s = new_state(rules, Chance(seed))
    draw = Random(seed)
    while not s.over:
        legal = s.legal()
        assert legal
        assert view(s, int(s.decider)).legal() == legal
        s.apply(legal[draw.randrange(len(legal))])
        check_invariants(s)
    assert pickle.loads(pickle.dumps(s)) == s


def test_a_game_without_them_is_not_asked() -> None:
    rules = rules_for("base_2")
    for hook in ("on_defeat", "on_abandon", "combo_price", "combo_tokens"):
        assert not any(hook in vars(type(tile)) for tile in rules.tiles())
    assert rules.laws == []
    assert load_position(dump_position(new_state(rules, Chance(1)))).rules is rules
