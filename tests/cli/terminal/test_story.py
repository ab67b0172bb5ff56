"""Stories: nothing is lost in telling, and all coins are accounted for."""

import re
from random import Random

import pytest

from elbowroom.bots.specs import make_bot
from elbowroom.cli.terminal.ending import ending
from elbowroom.cli.terminal.sentences import sentences
from elbowroom.cli.terminal.story import (
    DECLINED,
    PICKS,
    REGIONS,
    Chapter,
    Story,
    accounts,
    best_pair,
    incomes,
    story_of,
)
from elbowroom.content.catalog import board_names
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import declared, parse_action
from elbowroom.engine.chance import Chance
from elbowroom.engine.events import Event, Scored, Told
from elbowroom.engine.facts import Given
from elbowroom.engine.scoring import score_items
from elbowroom.speech.speaker import speaker
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import people, position, screen

PRIVATE = re.compile("[\ue000-\uf8ff]")  # characters that stand for players until they are put in


def played(board: str, seed: int, greedy: bool = False) -> Game:
    """A whole game of bots."""
    table = Game.open(Setup(board), seed)
    random = Random(seed)
    bots = [make_bot("greedy", seat) for seat in range(table.state.rules.players)]
    while not table.state.over:
        seat = int(table.state.decider)
        legal = table.state.legal()
        table.play(bots[seat].choose(table.view(seat), legal) if greedy else random.choice(legal))
    return table


def told(text: str, *actions: str, forced: list[int | list[int]] | None = None) -> list[str]:
    """The sentences of some actions in a position."""
    s = position(text)
    s.chance = Chance(0, forced=forced or [])
    story = Story(s.copy())
    for action in actions:
        before = s.copy()
        events: list[Event] = []
        s.events = events
        s.play(parse_action(action))
        story.add(before, parse_action(action), events, s)
    return [line.plain for line in sentences(story.chapters, people(int(s.rules.players)))]


def test_the_accounts_of_every_player_add_up_to_the_coins() -> None:
    for seed in range(16):
        table = played(board_names()[seed % 8], seed)
        story = story_of(table.record())
        assert [sum(account.values()) for account in accounts(story)] == [
            table.state.coins(seat) for seat in range(table.state.rules.players)
        ]


def test_every_score_is_divided_like_the_rules_divide_it() -> None:
    """The events name only tiles; the items of the engine just before the action that scores are the measure."""
    compared = 0
    for seed in range(6):
        story = story_of(played("base_3", seed).record())
        for chapter in story.chapters:
            s = chapter.before
            if chapter.action.text() != "done" or s.phase_name not in ("redeploy", "end choices"):
                continue
            if not any(isinstance(event, Scored) for event in chapter.events):
                continue
            told_items = [(i.coins, i.rule) for i in incomes(chapter)]
            assert told_items == [(i.coins, i.rule) for i in score_items(s, s.turn_of)]
            compared += 1
    assert compared > 50


def test_a_story_replays_to_the_same_end() -> None:
    table = played("base_4", 2)
    story = story_of(table.record())
    assert story.state(len(story.chapters)) == table.state
    assert story.state(0).round == 1
    assert [chapter.action.text() for chapter in story.chapters] == table.record().actions


def test_the_best_pair_is_the_one_that_earned_most_while_active() -> None:
    story = story_of(played("base_2", 1, greedy=True).record())
    best = best_pair(story)
    assert best is not None
    seat, pair, coins = best
    earned = sum(
        income.coins
        for chapter in story.chapters
        for income in incomes(chapter)
        if income.seat == seat and income.pair == pair and income.source not in (PICKS, DECLINED)
    )
    assert coins == earned > 10
    assert best_pair(Story(story.beginning)) is None


def test_the_ending_shows_all_sources() -> None:
    table = played("base_2", 1, greedy=True)
    story = story_of(table.record())
    shown, paper = screen()
    shown.show(ending(table.state, people(2), story, 100))
    text = paper.getvalue()
    for account in accounts(story):
        for source in account:
            assert source in text
    assert REGIONS in text
    assert "where the coins came from" in text


def test_a_tie_is_told_with_what_breaks_it() -> None:
    text = """
    board: base_2
    round: 10
    turn: 2
    phase: redeploy
    seats:
    - {coins: 21, active: {race: orcs, power: hill}}
    - {coins: 20, active: {race: elves, power: commando}}
    regions: {7: {race: orcs, tokens: 2}, 2: {race: elves, tokens: 3}}
    """
    for tokens, verdict in ((3, "■ Ben wins with 21 coins, a tie broken by 3 tokens"), (2, "share the victory")):
        s = position(text.replace("tokens: 3", f"tokens: {tokens}"))
        story = Story(s.copy())
        s.play(parse_action("done"))
        assert s.over
        shown, paper = screen()
        shown.show(ending(s, people(2), story, 100))
        assert verdict in paper.getvalue()


ATTACK = """
board: base_2
round: 3
phase: conquer
seats:
- active: {race: skeletons, power: flying, hand: 5}
- active: {race: trolls, power: fortified}
regions:
  8: {race: skeletons, tokens: 1}
  5: {race: trolls, tokens: 2, markers: {lair: 1, fortress: 1}}
  7: {race: trolls, tokens: 1, markers: {lair: 1}}
  10: {natives: 1}
"""


def test_conquests_tell_who_lost_what() -> None:
    assert told(ATTACK, "conquer 7") == [
        "● Anna conquers region 7 with 4 tokens: Skeletons. ■ Ben loses 1 token: Trolls.",
    ]
    assert told(ATTACK, "conquer 10") == ["● Anna conquers region 10 with 3 tokens: Skeletons."]


def test_rolls_and_failures_are_told() -> None:
    assert told(ATTACK, "die 5", forced=[0])[:2] == [
        "⚄ ● Anna rolls 0 for region 5.",
        "   The attack of ● Anna on region 5 fails: 1 token is missing.",
    ]
    success = told(ATTACK, "die 5", forced=[3])
    assert success[0] == "⚄ ● Anna rolls 3 for region 5."
    assert success[1].startswith("● Anna conquers region 5 with 5 tokens")


def test_new_tokens_placements_and_the_score_are_told() -> None:
    lines = told(ATTACK.replace("hand: 5", "hand: 8"), "conquer 7", "conquer 10", "stop", "place 8", "place 8", "done")
    assert lines[2:5] == [
        "● Anna gets 1 token: Skeletons.",
        "● Anna spreads out: 3 to 7, 2 to 8, 2 to 10.",
        "● Anna scores 3 coins: regions 3.",
    ]


def test_ways_to_conquer_are_named() -> None:
    dragon = ATTACK.replace("power: flying", "power: dragon_master")
    assert told(dragon, "dragon 7")[0].endswith(f" ({declared('dragon').label})")
    sorcery = ATTACK.replace("skeletons", "sorcerers")
    assert told(sorcery, "sorcery 7")[0].endswith(f" ({declared('sorcery').label})")
    halflings = ATTACK.replace("skeletons", "halflings")
    assert told(halflings, "conquer 6")[1:] == ["   New in region 6 of ● Anna: Hole-in-the-Ground."]
    trolls = ATTACK.replace("trolls", "elves").replace("lair: 1, fortress: 1", "fortress: 1")
    trolls = trolls.replace(", markers: {lair: 1}", "").replace("skeletons", "trolls")
    assert len(told(trolls, "conquer 6")) == 1  # a Lair comes with every region


def test_the_rest_of_a_turn_is_told() -> None:
    decline = ATTACK.replace("phase: conquer", "phase: decide").replace(", hand: 5", "")
    assert told(decline, "decline")[:2] == [
        "● Anna goes into decline: Skeletons.",
        "● Anna scores 1 coin: regions in decline 1.",
    ]
    leave = decline
    assert "● Anna gives up region 8: 1 token back in hand (Skeletons)." in told(leave, "expand", "abandon 8")
    peace = ATTACK.replace("power: flying", "power: diplomat").replace("phase: conquer", "phase: end choices")
    assert told(peace.replace(", hand: 5", ""), "ally 2")[0] == "● Anna makes peace with ■ Ben (Diplomat)."
    pick = "board: base_2\ncolumn: [{race: orcs, power: hill, coins: 2}, {race: elves, power: swamp}]"
    assert told(pick, "pick 0") == [
        "● Anna picks Hill Orcs for free and finds 2 coins there.",
        "● Anna gets 9 tokens: Orcs.",
    ]
    assert told(pick, "pick 1")[0] == "● Anna picks Swamp Elves for 1 coin."


def test_markers_are_told_where_they_end_up() -> None:
    camp = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: orcs, power: bivouacking}
    - {}
    regions: {7: {race: orcs, tokens: 1, markers: {encampment: 5}}, 8: {race: orcs, tokens: 1}}
    """
    lines = told(camp, "lift_camp 7", "camp 8", "done")
    assert lines[0] == "● Anna spreads out: Encampment at 8."


def test_every_action_of_random_games_can_be_told() -> None:
    for seed in range(16):
        table = played(board_names()[seed % 8], seed)
        lines = sentences(story_of(table.record()).chapters, people(int(table.state.rules.players)), itemised=True)
        assert lines[0].plain.startswith("Round 1: ")
        assert lines[-1].plain == "The game is over."
        assert sum("scores" in line.plain for line in lines) == table.state.rules.rounds * table.state.rules.players
        for line in lines:
            assert not PRIVATE.search(line.plain)
            assert "no race" not in line.plain


def test_what_a_tile_of_ones_own_tells_is_told_in_its_words() -> None:
    s = position(ATTACK)
    chapter = Chapter(s, parse_action("stop"), [Told(1, "digs a hole")], s)
    assert [line.plain for line in sentences([chapter], people(2))] == ["■ Ben: digs a hole."]


def test_rivers_left_at_once_are_told_once() -> None:
    text = """
    board: underground_3
    phase: conquer
    seats: [{active: {race: ogres, power: stone, hand: 1}}, {}, {}]
    regions: {12: {race: ogres, tokens: 1}, 13: {race: ogres, tokens: 2}, 22: {race: ogres, tokens: 1}}
    """
    assert "● Anna leaves the Rivers in regions 13, 22: 3 tokens back in hand." in told(text, "stop")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_what_is_told_at_once_is_told_in_every_language(language: str) -> None:
    said = speaker(language).say
    conquest: dict[str, Given] = {
        "seat": 0,
        "region": 4,
        "tokens": 3,
        "race": "orcs",
        "other": 1,
        "other_race": "elves",
    }
    lines = [said("event-conquered-from", {**conquest, "lost": lost}) for lost in (0, 1, 2, 5)]
    assert len(set(lines)) == 4
    score: dict[str, Given] = {"seat": 0, "coins": 2, "text": "…"}
    rivers: dict[str, Given] = {"seat": 0, "regions": (3, 4), "tokens": 2}
    spread: dict[str, Given] = {"tokens": 2, "count": 2, "marker": "hero", "region": 6}
    lines += [said("event-scored-from", score), said("event-rivers-left", rivers), said("event-spread", score)]
    lines += [said(f"spread-{what}", spread) for what in ("tokens", "marker")]
    assert all("2" in line or "…" in line for line in lines[4:])
    sources = ("start", "picks", "paid", "regions", "regions-in-decline", "islands", "buried-tokens", "floor")
    assert not {said(f"source-{source}", {}) for source in sources} & {*sources} - {"regions"}
