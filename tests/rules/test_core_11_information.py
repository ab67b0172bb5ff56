"""CORE-11: what is public and what is hidden."""

from random import Random

import pytest

from elbowroom import Chance, State, board_names, counted_view, new_game, rules_for, view
from elbowroom.content.setup import Setup
from elbowroom.engine import layout as at
from elbowroom.engine.actions import parse_action
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.events import Earned, Event, Paid, Picked, Rolled, Scored, Vanished
from elbowroom.engine.setup import new_state
from elbowroom.table.game import Game
from tests.rules.helpers import column, finish_turn, happened, play, position, random_positions

BUSY = """
board: base_3
options: {openScores: %s}
round: 4
turn: 2
phase: redeploy
seats:
- coins: 17
  active: {race: humans, power: heroic, hand: 2}
  decline: {race: ghouls}
- coins: 23
  active: {race: orcs, power: bivouacking, hand: 3, nonempty: 2, conquered: [3, 4], attacked: [1]}
  beside: {race: elves, power: spirit}
- coins: 31
  active: {race: amazons, power: diplomat, reserve: 4}
regions:
  3: {race: orcs, tokens: 2, markers: {encampment: 3}}
  4: {race: orcs, markers: {encampment: 2}}
  7: {race: humans, tokens: 2, markers: {hero: 1}}
  8: {natives: 0}
  15: {race: elves}
  24: {race: ghouls, tokens: 3}
  28: {race: amazons, tokens: 2}
column: [{race: wizards, power: hill, coins: 3}, {race: trolls, power: forest, coins: 1}]
discard: [stout, wealthy]
notes: {diplomat: {ally: 1}}
"""


def busy(open_scores: bool = False) -> State:
    return position(BUSY % str(open_scores).lower(), rolls=[3])


@pytest.mark.rule("CORE-11.1", "CORE-11.3")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everything_that_lies_open_on_a_table_is_seen_by_everybody(viewer: int) -> None:
    s = busy()
    seen = view(s, viewer)
    for r in range(s.board.size):
        assert (seen.owner(r), seen.tokens(r), seen.natives(r)) == (s.owner(r), s.tokens(r), s.natives(r))
        for kind in range(len(s.rules.markers)):
            assert seen.markers_at(kind, r) == s.markers_at(kind, r)
    for slot in range(9):
        assert (seen.race(slot), seen.power(slot)) == (s.race(slot), s.power(slot))
        assert (seen.hand(slot), seen.reserve(slot)) == (s.hand(slot), s.reserve(slot))  # nobody hides his hand
        assert seen.conquered(slot) == s.conquered(slot)
    assert column(seen) == column(s)
    assert seen.words[at.DISCARD] == s.words[at.DISCARD]
    assert (len(banner_stack(seen)), len(badge_stack(seen))) == (len(banner_stack(s)), len(badge_stack(s)))
    assert (seen.round, seen.turn_of, seen.decider, seen.phase) == (4, 1, 1, s.phase)
    assert [seen.tray(race) for race in range(14)] == [s.tray(race) for race in range(14)]
    diplomat = s.rules.powers[s.power(6)]
    assert seen.note(diplomat, 0) == 1  # the ally


@pytest.mark.rule("CORE-11.1")
def test_a_view_changes_nothing_but_coins_and_the_order_of_the_stacks() -> None:
    s = busy()
    seen = view(s, 0)
    hidden = {at.COINS + 1, at.COINS + 2, *range(at.RACE_STACK, at.TRAY)}
    differing = {i for i in range(len(s.words)) if s.words[i] != seen.words[i]}
    assert differing <= hidden
    assert {at.COINS + 1, at.COINS + 2} <= differing


@pytest.mark.rule("CORE-11.1")
def test_die_results_are_told_to_all() -> None:
    s = position(
        "{board: base_2, phase: conquer, seats: [{active: {race: ratmen, power: hill, hand: 1}}, {}]}",
        rolls=[2],
        listen=True,
    )
    play(s, "die 5")
    assert [(event.seat, event.region, event.pips) for event in happened(s, Rolled)] == [(0, 4, 2)]


@pytest.mark.rule("CORE-11.2")
@pytest.mark.parametrize(("viewer", "seen_coins"), [(0, [17, 0, 0]), (1, [0, 23, 0]), (2, [0, 0, 31]), (-1, [0, 0, 0])])
def test_the_balances_of_others_are_hidden(viewer: int, seen_coins: list[int]) -> None:
    s = busy()
    seen = view(s, viewer)
    assert [seen.coins(seat) for seat in range(3)] == seen_coins
    assert [s.coins(seat) for seat in range(3)] == [17, 23, 31]  # the position itself is untouched


@pytest.mark.rule("CORE-11.2")
def test_balances_are_open_when_the_game_is_over() -> None:
    for s in random_positions("base_2", 5):
        seen = view(s, -1)
        if s.over:
            assert [seen.coins(seat) for seat in range(2)] == [s.coins(seat) for seat in range(2)]
            assert min(s.coins(seat) for seat in range(2)) > 0
        else:
            assert [seen.coins(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("CORE-11.2")
def test_the_order_of_the_stacks_cannot_be_read_from_a_view() -> None:
    first, second = busy(), busy()
    stack_banners(second, list(reversed(banner_stack(second))))
    stack_badges(second, list(reversed(badge_stack(second))))
    assert list(first.words) != list(second.words)
    for viewer in (-1, 0, 1, 2):
        assert list(view(first, viewer).words) == list(view(second, viewer).words)


@pytest.mark.rule("CORE-11.2")
def test_future_die_results_cannot_be_read_from_a_view() -> None:
    s = busy()
    seen = view(s, 1)
    assert seen.chance is not s.chance
    assert seen.chance.forced == []
    seen.chance.roll()
    assert s.chance.roll() == 3  # rolling in a view does not use up the game's chance
    rules = rules_for()
    rolls = []
    for seed in (1, 2, 3):
        peek = view(new_state(rules, Chance(seed), 0), 0)
        rolls.append([int(peek.chance.roll()) for _ in range(30)])
    assert rolls[0] == rolls[1] == rolls[2]  # the same whatever the seed of the game


@pytest.mark.rule("CORE-11.3")
def test_a_banner_that_returns_is_told_although_the_stack_keeps_its_secret() -> None:
    s = position(
        """
board: base_2
phase: conquer
seats:
- active: {race: ratmen, power: hill, hand: 9}
- active: {race: humans, power: forest, hand: 1}
  decline: {race: elves}
regions: {3: {race: ratmen}, 5: {race: elves}}
""",
        listen=True,
    )
    play(s, "conquer 5")
    assert [(event.seat, event.race) for event in happened(s, Vanished)] == [(1, "elves")]
    elves = s.rules.race_named("elves")
    assert banner_stack(s)[-1] == elves
    assert banner_stack(view(s, 0)) == sorted(banner_stack(s))
    assert banner_stack(view(s, 0))[-1] != elves


@pytest.mark.rule("CORE-11.4")
def test_a_table_gives_a_seat_only_its_own_balance() -> None:
    table = Game.open(Setup("base_3"), seed=2, first=0)
    for _ in range(5):
        finish_turn(table.state)
    truth = [int(table.state.coins(seat)) for seat in range(3)]
    assert min(truth) > 0
    for seat in range(3):
        assert [int(table.view(seat).coins(other)) for other in range(3)] == [
            truth[other] if other == seat else 0 for other in range(3)
        ]


@pytest.mark.rule("CORE-11.4")
def test_payments_and_scores_are_open_events() -> None:
    table = Game.open(Setup("base_2"), seed=2, first=0)
    for action in ("pick 3", "stop"):
        table.play(parse_action(action))
    picked = next(event for event in table.events if isinstance(event, Picked))
    assert (picked.seat, picked.paid) == (0, 3)  # the price paid
    scored = next(event for event in table.events if isinstance(event, Scored))
    assert scored.coins == table.state.coins(0) - (5 - 3)


@pytest.mark.rule("CORE-11.4")
def test_the_option_open_scores_shows_all_balances() -> None:
    s = busy(open_scores=True)
    for viewer in (-1, 0, 1, 2):
        assert [view(s, viewer).coins(seat) for seat in range(3)] == [17, 23, 31]
    assert rules_for().switches["openScores"] is False
    table = Game.open(Setup("base_2", switches={"openScores": True}), seed=1)
    assert [table.view(0).coins(seat) for seat in range(2)] == [5, 5]
    assert new_game(openScores=True).rules.open_scores


@pytest.mark.rule("CORE-11.2")
def test_open_scores_do_not_open_the_stacks() -> None:
    s = busy(open_scores=True)
    stack_banners(s, list(reversed(banner_stack(s))))
    assert banner_stack(view(s, 0)) == sorted(banner_stack(s)) != banner_stack(s)


# --- counting along -------------------------------------------------------------------------------------------------


def count_along(coins: list[int], events: list[Event]) -> None:
    """What somebody notes down who hears of every payment."""
    for event in events:
        match event:
            case Picked():
                coins[event.seat] += event.coins - event.paid
            case Scored() | Earned():
                coins[event.seat] += event.coins
            case Paid():
                coins[event.seat] -= event.coins
                coins[event.other] += event.coins


@pytest.mark.rule("CORE-11.5")
@pytest.mark.parametrize("mixed", [False, True], ids=["alone", "mixed"])
@pytest.mark.parametrize("board", board_names())
def test_open_events_tell_every_coin(board: str, mixed: bool) -> None:
    boxes = ("base", "underground", "sky") if mixed else ()
    for seed in range(4):
        s = new_game(board, seed, boxes=boxes, sites=mixed)
        random, coins = Random(seed), [5] * s.rules.players
        while not s.over:
            s.events = []
            legal = s.legal()
            s.apply(legal[random.randrange(len(legal))])
            count_along(coins, s.events)
            assert coins == [s.coins(seat) for seat in range(s.rules.players)]


@pytest.mark.rule("CORE-11.5")
def test_who_counts_along_knows_all_balances_and_no_stack() -> None:
    s = busy()
    for seat in range(3):
        seen = counted_view(s, seat)
        assert [seen.coins(other) for other in range(3)] == [17, 23, 31]
        assert seen.hidden == 0
        assert banner_stack(seen) == sorted(banner_stack(s))
        assert badge_stack(seen) == sorted(badge_stack(s))
        assert [view(s, seat).coins(other) > 0 for other in range(3)] == [other == seat for other in range(3)]
