"""Hooks that came with sites, markers and switches, each shown with tiles made up for it on a board that is a row."""

import pytest
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action, parse_action, verb
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, stack_badges
from elbowroom.engine.conquest import conquer, cost, immune, in_reach, targets
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import BY_MARKER, JOINS, Marker, Power, Race, Site, Switch
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT, members, region_set
from elbowroom.engine.rules import Rules, offered, switches_of
from elbowroom.engine.scoring import score_items, seat_score, take_from_neighbours
from elbowroom.engine.setup import new_state
from elbowroom.engine.sites import ground, lay_site, lend_badge
from elbowroom.engine.state import State
from tests.rules.helpers import line_board

RAISE = verb("raise_horn")[0]


class Plain(Race):
    key, name, tokens = "plain", "Plain", 6


class Other(Race):
    key, name, tokens = "other", "Other", 6


class Bold(Power):
    key, name, tokens = "bold", "Bold", 4


class Calm(Power):
    key, name, tokens = "calm", "Calm", 4


class Bridged(Power):
    """The last region is next to the first in every respect; for standing together the fifth is too."""

    key, name, tokens = "bridged", "Bridged", 4

    def links(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return regions | BIT[s.board.size - 1] if sources & BIT[0] else regions

    def joins(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return regions | BIT[4] if sources & BIT[0] else regions


class Laddered(Power):
    key, name, rule, tokens = "laddered", "Laddered", "UG-R-IRONDWARVES-2", 4
    notes = ("ladders", "lost_at")

    def support(self, s: State, slot: i64) -> i64:
        return s.note(self, 0)

    def on_supported(self, s: State, slot: i64, region: i64, amount: i64) -> None:
        s.set_note(self, 0, s.note(self, 0) - amount)
        s.set_note(self, 1, s.note(self, 1) * 10 + region + 1)


class Cruel(Power):
    key, name, tokens = "cruel", "Cruel", 4

    def toll(self, s: State, slot: i64, lost: i64) -> i64:
        return lost + 1


class Tough(Power):
    key, name, tokens = "tough", "Tough", 4

    def losses(self, s: State, slot: i64, tokens: i64, how: i64) -> i64:
        return 0 if how == BY_MARKER else 1


class Growing(Power):
    key, name, tokens = "growing", "Growing", 3

    def on_expand(self, s: State, slot: i64) -> None:
        s.recruit(slot, 1)


class Fleeting(Power):
    key, name, tokens = "fleeting", "Fleeting", 4

    def vanishes(self, s: State, slot: i64) -> bool:
        return s.occupied(slot) & BIT[0] != 0


class Anointed(Power):
    """A badge to be lent: its flag makes a region immune and is taken back when the site is lost."""

    key, name, tokens = "anointed", "Anointed", 4
    markers = (Marker("flag", "Flag", 1, "UG-P-ROYAL-1", immune=True),)
    notes = ("released",)

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not s.marked(self.marker):
            s.put_marker(self.marker, region)

    def on_release(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, slot + 1)


class Gilded(Power):
    key, name, rule, tokens = "gilded", "Gilded", "UG-RELIC-SCEPTER-1", 4

    def doubled(self, s: State, slot: i64) -> i64:
        return region_set([0, 1])


class Moody(Power):
    key, name, tokens = "moody", "Moody", 4
    switches = (Switch("mood", "good", "bad", "worse"), Switch("shy", True, False))

    def bonus(self, s: State, slot: i64) -> i64:
        return {"good": 3, "bad": 1, "worse": 0}[str(s.rules.switches["mood"])]


class Horn(Site):
    """Serves one conquest: every region costs 1 less and the horn moves there."""

    key, name, rule = "horn", "Horn", "UG-RELIC-SWORD-1"
    mobile = True
    serves = True
    turn_notes = ("blown", "failed")

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and not s.armed and not s.note(self, 0):
            out.append(RAISE)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is RAISE:
            s.arm(s.armed | BIT[self.index])
        return action is RAISE

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.everywhere

    def on_served(self, s: State, slot: i64, region: i64) -> None:
        s.set_note(self, 0, 1)
        if region >= 0:
            lay_site(s, self.index, region)
        else:
            s.set_note(self, 1, 1)


class Shrine(Site):
    """Never doubled; sends its lamp, which keeps a region for the holder of the shrine."""

    key, name = "shrine", "Shrine"
    defence = 2
    never_doubled = True
    markers = (
        Marker("lamp", "Lamp", 1, "UG-PLACE-CRYPT-1", immune=True, independent=True, lets_keeper_pass=True),
        Marker("statue", "Statue", 1, "UG-PLACE-PENTACLE-5", immune=True, independent=True),
        Marker("leaf", "Leaf", 1, "UG-R-FLAMES-1", independent=True),
    )
    notes = ("found_by", "found_at")

    def on_found(self, s: State, slot: i64, region: i64) -> None:
        s.set_note(self, 0, slot + 1)
        s.set_note(self, 1, region + 1)

    def worth_more(self, s: State, slot: i64) -> i64:
        return BIT[s.site_region(self.index)]


RACES: tuple[type[Race], ...] = (Plain, Other)
POWERS: tuple[type[Power], ...] = (
    Bold, Calm, Bridged, Laddered, Cruel, Tough, Growing, Fleeting, Anointed, Gilded, Moody,
)  # fmt: skip
SITES: tuple[type[Site], ...] = (Horn, Shrine)


def rules(switches: dict[str, bool | str] | None = None) -> Rules:
    board = line_board(["hill"] * 7, natives=(0, 0, 0, 2, 0, 0, 2))
    made = [race() for race in RACES], [power() for power in POWERS], [site() for site in SITES]
    return Rules(board, 2, 4, made[0], made[1], switches or {}, made[2])


def game(
    power: str,
    mine: dict[int, int],
    theirs: dict[int, int] | None = None,
    other: str = "calm",
    hand: int = 0,
    switches: dict[str, bool | str] | None = None,
) -> State:
    """Seat 1 is about to conquer with the race Plain, seat 2 has the race Other; tokens by region number."""
    known = rules(switches)
    badges = [known.power_named(power), known.power_named(other)]
    badges += [i for i in range(len(POWERS)) if i not in badges]
    s = new_state(known, Chance(0, forced=[[0, 1], badges, [1, 0]]), first=0)
    for _ in range(2):
        play(s, "pick 0", "stop")
    for seat, tokens in enumerate((mine, theirs or {})):
        for region, number in tokens.items():
            s.set_natives(region - 1, 0)
            s.words[at.HIDING] &= ~BIT[region - 1]
            s.settle(seat * 3, region - 1, number)
        kept = hand if seat == 0 else 0
        s.words[at.TRAY + s.race(seat * 3)] += s.hand(seat * 3) - kept - sum(tokens.values())
        s.words[at.HAND + seat * 3] = kept
    for i in range(s.sites_left(), len(SITES)):
        s.words[s.rules.site_stack_at + i] = -1
    s.offer = None
    return s


def hide_nothing(s: State) -> None:
    """No natives are left, and so no site is hidden."""
    for region in members(s.words[at.HIDING]):
        s.set_natives(region, 0)
    s.words[at.HIDING] = 0
    for i in range(len(SITES)):
        s.words[s.rules.site_stack_at + i] = -1


def play(s: State, *texts: str) -> None:
    for text in texts:
        s.play(parse_action(text))
        check_invariants(s)


def legal(s: State) -> set[str]:
    return {action.text() for action in s.legal()}


def numbers(regions: int) -> list[int]:
    return [r + 1 for r in members(regions)]


# --- links and joins --------------------------------------------------------------------------------------------------


def test_a_link_gives_reach_and_neighbours_but_no_border() -> None:
    s = game("bridged", {1: 5}, {7: 1})
    assert numbers(in_reach(s, 0)) == [2, 7]
    assert numbers(s.linked(0, BIT[0])) == [2, 7]
    assert numbers(s.board.neighbours(BIT[0])) == [2]
    take_from_neighbours(s, 0, s.occupied(0), "UG-P-THIEVING-1")
    assert (s.coins(0), s.coins(1)) == (5 + 1, 5 - 1)
    bare = game("bold", {1: 5}, {7: 1})
    take_from_neighbours(bare, 0, bare.occupied(0), "UG-P-THIEVING-1")
    assert (numbers(in_reach(bare, 0)), bare.coins(1)) == ([2], 5)


def test_what_joins_regions_is_asked_only_where_it_matters_whether_they_stand_together() -> None:
    s = game("bridged", {1: 5, 5: 1})
    assert 5 not in numbers(s.linked(0, BIT[0]))
    assert 6 in numbers(in_reach(s, 0))  # as neighbour of 5, not by the join
    joined = [tile.joins(s, 0, BIT[0], 0) for tile in s.listening(JOINS, 0)]
    assert [numbers(regions) for regions in joined] == [[5]]


# --- support and toll -------------------------------------------------------------------------------------------------


def laddered(ladders: int, hand: int) -> State:
    s = game("laddered", {2: 1}, {3: 2}, hand=hand)
    s.set_note(s.rules.powers[s.power(0)], 0, ladders)
    play(s, "expand")
    return s


@pytest.mark.parametrize(("ladders", "used"), [(0, 0), (1, 1), (3, 3), (4, 3), (5, 3)])
def test_pieces_that_support_pay_before_tokens_but_one_token_must_go(ladders: int, used: int) -> None:
    s = laddered(ladders, hand=6)
    assert cost(s, 0, 3 - 1) == 4
    play(s, "conquer 3")
    power = s.rules.powers[s.power(0)]
    assert (s.tokens(3 - 1), s.hand(0)) == (4 - used, 6 - (4 - used))
    assert (s.note(power, 0), s.note(power, 1)) == (ladders - used, 3 if used else 0)


def test_support_counts_for_what_is_affordable_and_for_the_die_but_not_without_a_token() -> None:
    assert "conquer 3" in legal(laddered(3, hand=1))
    assert {"conquer 1", "die 3"} <= legal(laddered(2, hand=1))
    assert "conquer 3" not in legal(laddered(2, hand=1))
    assert not {action for action in legal(laddered(5, hand=0)) if action.startswith(("conquer", "die"))}


def test_the_final_die_takes_all_supporting_pieces_with_it() -> None:
    s = laddered(2, hand=1)
    s.chance = Chance(0, forced=[1])
    play(s, "die 3")
    assert s.owner(3 - 1) == 0
    assert s.note(s.rules.powers[s.power(0)], 0) == 0


def test_a_toll_changes_what_the_defender_loses() -> None:
    s = game("cruel", {2: 1}, {3: 3, 5: 1}, hand=6)
    tray = s.tray(s.race(3))
    play(s, "expand", "conquer 3")
    assert (s.hand(3), s.tray(s.race(3))) == (1, tray + 2)


def test_the_defenders_own_losses_limit_the_toll() -> None:
    s = game("cruel", {2: 1}, {3: 3, 5: 1}, other="tough", hand=6)
    tray = s.tray(s.race(3))
    play(s, "expand", "conquer 3")
    assert s.tray(s.race(3)) == tray + 1
    spared = game("cruel", {2: 1}, {3: 3, 5: 1}, other="tough", hand=6)
    conquer(spared, 0, 3 - 1, 5, BY_MARKER)
    assert spared.hand(3) == 3


# --- sites: finding, arming, serving ----------------------------------------------------------------------------------


def with_horn(hand: int, pips: int = 0) -> State:
    """Seat 1 stands in region 2 where the horn lies."""
    s = game("bold", {2: 1}, {3: 2}, hand=hand)
    horn = s.rules.site_named("horn")
    lay_site(s, horn, 2 - 1)
    hide_nothing(s)
    s.chance = Chance(0, forced=[pips])
    play(s, "expand")
    return s


def test_a_site_that_serves_helps_only_while_it_is_armed() -> None:
    s = with_horn(hand=5)
    assert cost(s, 0, 3 - 1) == 4
    play(s, "raise_horn")
    assert (s.armed, cost(s, 0, 3 - 1), cost(s, 3, 2 - 1)) == (1, 3, 2 + 1)  # the opponent gets nothing from it
    assert {"abandon 2", "lower"} <= legal(s)
    play(s, "conquer 3")
    assert (s.armed, s.site_region(0), s.hand(0)) == (0, 3 - 1, 2)
    assert cost(s, 0, 4 - 1) == 2
    assert "raise_horn" not in legal(s)


def test_a_failed_attempt_uses_a_site_up_where_it_lies() -> None:
    s = with_horn(hand=1)
    play(s, "raise_horn", "die 3")
    horn = s.rules.sites[0]
    assert (s.armed, s.site_region(0), s.note(horn, 0), s.note(horn, 1)) == (0, 2 - 1, 1, 1)


def test_stopping_puts_an_armed_site_down_unused() -> None:
    s = with_horn(hand=5)
    play(s, "raise_horn", "stop")
    assert (s.armed, s.note(s.rules.sites[0], 0)) == (0, 0)


def test_what_a_site_was_used_for_is_forgotten_when_the_next_turn_begins() -> None:
    s = with_horn(hand=5)
    play(s, "raise_horn", "conquer 3", "stop", "done")
    assert s.note(s.rules.sites[0], 0) == 0


def test_a_site_is_told_when_it_is_found_and_defends_and_pays_from_then_on() -> None:
    s = game("bold", {3: 1}, {1: 1}, hand=8)
    assert s.sites_left() == 2
    play(s, "expand", "conquer 4")
    shrine = s.rules.sites[1]
    assert (s.note(shrine, 0), s.note(shrine, 1), s.site_region(1), s.sites_left()) == (0 + 1, 4, 4 - 1, 1)
    assert cost(s, 3, 4 - 1) == 2 + 2 + 4
    assert ground(s, 4 - 1) == 2 + 2
    assert seat_score(s, 0) == 2 + 1
    s.settle(3, 5 - 1, 1)
    assert seat_score(s, 1) == 2  # only its holder is paid


def test_a_site_is_not_asked_for_a_race_in_decline_unless_it_says_so() -> None:
    s = game("bold", {3: 1}, {1: 1}, hand=6)
    play(s, "expand", "conquer 4", "stop", "done", "expand", "stop", "done", "decline")
    assert s.occupied(1) & BIT[4 - 1]
    assert seat_score(s, 0) == 2


def test_effects_of_expanding_are_skipped_by_whoever_declines() -> None:
    s = game("growing", {2: 2})
    tray = s.tray(s.race(0))
    play(s, "expand")
    assert (s.hand(0), s.tray(s.race(0))) == (1 + 1, tray - 1)
    s = game("growing", {2: 2})
    s.events = []
    play(s, "decline")
    assert "recruited" not in [event.kind for event in s.events]


@pytest.mark.parametrize(("held", "left"), [(1, 0), (2, 1)])
def test_a_race_that_vanishes_leaves_the_board_instead_of_declining(held: int, left: int) -> None:
    s = game("fleeting", {held: 3})
    plain = s.race(0)
    play(s, "decline")
    assert s.race(0) == -1
    assert (s.race(1) >= 0, s.tray(plain)) == (bool(left), s.rules.tray[plain] - left)
    assert s.tokens(held - 1) == left


# --- badges that are lent ---------------------------------------------------------------------------------------------


def lent() -> State:
    """Seat 2 holds the shrine in region 5, which lends it a badge; seat 1 stands beside it."""
    s = game("bold", {4: 1}, {5: 1, 7: 3}, hand=9)
    lay_site(s, 1, 5 - 1)
    power = s.rules.power_named("anointed")
    stack_badges(s, [badge for badge in badge_stack(s) if badge != power])
    lend_badge(s, 1, power)
    hide_nothing(s)
    return s


def test_whoever_holds_the_site_has_the_badge_it_lends() -> None:
    s = lent()
    assert [badge.key for badge in s.badges(3)] == ["calm", "anointed"]
    assert [badge.key for badge in s.badges(0)] == ["bold"]
    play(s, "expand", "conquer 5")
    assert [badge.key for badge in s.badges(0)] == ["bold", "anointed"]
    assert numbers(s.marked(s.rules.marker_kind("flag"))) == [5]  # it works for the very conquest of the site


def test_a_badge_is_told_when_its_site_is_lost_or_given_up() -> None:
    s = lent()
    anointed = s.rules.powers[s.rules.power_named("anointed")]
    play(s, "expand", "conquer 5")
    assert s.note(anointed, 0) == 3 + 1
    play(s, "stop", "done", "expand", "stop", "done", "expand", "abandon 5")
    assert s.note(anointed, 0) == 0 + 1


def test_doubled_regions_pay_everything_twice_unless_a_site_forbids_it() -> None:
    s = game("gilded", {1: 1, 2: 1, 3: 1})
    assert seat_score(s, 0) == 3 + 2
    assert [(item.coins, item.key) for item in score_items(s, 0)] == [(3, "plain"), (2, "gilded")]
    lay_site(s, 1, 2 - 1)
    assert seat_score(s, 0) == 3 + 1 + 1  # the shrine pays once and its region is not doubled
    assert sum(item.coins for item in score_items(s, 0)) == seat_score(s, 0)


# --- markers ----------------------------------------------------------------------------------------------------------


def test_an_independent_marker_lies_anywhere_and_stays_when_the_race_leaves() -> None:
    s = game("bold", {2: 2, 3: 1})
    for key, region in (("leaf", 2), ("lamp", 6)):
        s.put_marker(s.rules.marker_kind(key), region - 1)
    check_invariants(s)
    play(s, "expand", "abandon 2")
    assert numbers(s.marked(s.rules.marker_kind("leaf"))) == [2]
    s.put_marker(s.rules.marker_kind("flag"), 3 - 1)
    play(s, "abandon 3")
    assert s.marked(s.rules.marker_kind("flag")) == 0  # a marker of a race goes with it


def test_only_the_holder_of_its_site_passes_a_marker_and_only_where_no_race_stands() -> None:
    s = game("bold", {2: 1}, {5: 1}, hand=6)
    lamp = s.rules.marker_kind("lamp")
    s.put_marker(lamp, 3 - 1)
    assert (immune(s, 0), immune(s, 1)) == (BIT[2], BIT[2])  # the shrine has not been found
    lay_site(s, 1, 2 - 1)
    assert (immune(s, 0), immune(s, 1)) == (0, BIT[2])
    assert targets(s, 0) & BIT[2]
    s.settle(3, 3 - 1, 1)
    assert (immune(s, 0), immune(s, 1)) == (BIT[2], 0)  # it now guards whoever stands there


def test_a_marker_that_lets_nobody_pass_keeps_out_the_holder_of_its_site_too() -> None:
    s = game("bold", {2: 1}, {5: 1}, hand=6)
    lay_site(s, 1, 2 - 1)
    s.put_marker(s.rules.marker_kind("statue"), 3 - 1)
    assert (immune(s, 0), immune(s, 1)) == (BIT[2], BIT[2])
    s.settle(0, 3 - 1, 1)
    with pytest.raises(InvariantBroken, match="Statue in region 3, which is not empty"):
        check_invariants(s)


# --- switches ---------------------------------------------------------------------------------------------------------


def test_a_switch_has_named_values_and_the_first_is_the_default() -> None:
    assert seat_score(game("moody", {2: 1}), 0) == 1 + 3
    assert seat_score(game("moody", {2: 1}, switches={"mood": "bad"}), 0) == 1 + 1
    assert seat_score(game("moody", {2: 1}, switches={"mood": "worse"}), 0) == 1
    known = offered(switches_of(rules().tiles()))
    assert {name: rules().switches[name] for name in known} == {
        "ownTokensDefend": False, "openScores": False, "mood": "good", "shy": True
    }  # fmt: skip
    assert rules({"shy": False}).switches["shy"] is False


@pytest.mark.parametrize(
    ("switches", "words"),
    [
        ({"mood": "fine"}, "'mood' is good, bad or worse, not 'fine'"),
        ({"mood": True}, "'mood' is good, bad or worse, not True"),
        ({"shy": "true"}, "'shy' is true or false, not 'true'"),
        ({"temper": "good"}, "'temper' is no house rule"),
    ],
)
def test_a_value_that_a_switch_does_not_have_is_refused(switches: dict[str, bool | str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        rules(switches)
