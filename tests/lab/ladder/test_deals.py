"""One deal in all seats."""

from elbowroom import new_game
from elbowroom.bots.random import RandomBot
from elbowroom.lab.ladder.deals import Clocked, Effort, play_deal
from elbowroom.lab.ladder.plan import Match
from tests.lab.ladder.games import deal


def test_the_one_bot_sits_in_every_seat_once() -> None:
    played = play_deal(1, Match("base_3", "cheapest", "random"), 4)
    assert [len(coins) for coins in played.coins] == [3, 3, 3]
    assert all(
        max(coins) == coins[seat] for coins, best in zip(played.coins, played.winners, strict=True) for seat in best
    )
    assert played.games == 3
    assert played.wins >= 2
    assert played.effort.decisions > 50
    assert 0 < played.effort.ms / played.effort.decisions <= played.effort.slowest


def test_the_same_deal_is_the_same_game() -> None:
    match = Match("base_2", "greedy", "random")
    first, again, other = play_deal(1, match, 0), play_deal(1, match, 0), play_deal(1, match, 1)
    assert (first.coins, first.winners) == (again.coins, again.winners)
    assert first.coins != other.coins
    assert play_deal(2, match, 0).coins != first.coins


def test_wins_and_leads_are_those_of_the_one_bot() -> None:
    assert deal("a", "b", 0, "wl").wins == 1
    assert deal("a", "b", 0, "ws").wins == 1.5
    assert deal("a", "b", 0, "wls").wins == 1.5
    assert (deal("a", "b", 0, "ww").lead, deal("a", "b", 0, "ws").lead, deal("a", "b", 0, "ll").lead) == (40, 20, -40)


def test_only_decisions_with_a_choice_are_timed() -> None:
    effort = Effort()
    bot = Clocked(RandomBot(1), effort)
    assert bot.needs_view == RandomBot.needs_view
    state = new_game("base_2", 1)
    legal = state.legal()
    assert bot.choose(state, legal[:1]) is legal[0]
    assert (effort.decisions, effort.mean) == (0, None)
    bot.choose(state, legal)
    assert effort.decisions == 1
    assert effort.mean == effort.slowest == effort.ms > 0
