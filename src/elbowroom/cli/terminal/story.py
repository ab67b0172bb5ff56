"""What has happened, action by action: the source of sentences, replays and the accounts at the end."""

from dataclasses import dataclass, field
from typing import Final

from elbowroom.engine.actions import Action
from elbowroom.engine.events import Earned, Event, Paid, Picked, ScoreLine
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State
from elbowroom.notation.record import UNDO, GameRecord
from elbowroom.speech.speaker import speaker
from elbowroom.table.game import replay


def source_name(source: str) -> str:
    """A source of coins that is no tile, in words."""
    return speaker().say(f"source-{source}", {})


START: Final = source_name("start")
PICKS: Final = source_name("picks")
PAID: Final = source_name("paid")
REGIONS: Final = source_name("regions")
DECLINED: Final = source_name("regions-in-decline")


@dataclass(frozen=True)
class Chapter:
    """One action with the positions before and after it."""

    before: State
    action: Action
    events: list[Event]
    after: State


@dataclass
class Story:
    """All actions of a game; an undone one is taken out again."""

    beginning: State
    chapters: list[Chapter] = field(default_factory=list)

    def add(self, before: State, action: Action, events: list[Event], after: State) -> None:
        self.chapters.append(Chapter(before, action, events, after.copy()))

    def undo(self) -> None:
        self.chapters.pop()

    def state(self, number: int) -> State:
        """The position after so many actions."""
        return self.chapters[number - 1].after if number else self.beginning


def story_of(record: GameRecord) -> Story:
    """The story of a recorded game. Every action is checked while it is played again."""
    moments = replay(record)
    story = Story(next(moments).state.copy())
    for game in moments:
        action = game.actions[-1]
        if action is UNDO:
            story.undo()
        else:
            story.add(story.state(len(story.chapters)), action, game.happened, game.state)
    return story


@dataclass(frozen=True)
class Income:
    """Coins from one source; negative when paid."""

    seat: int
    pair: str  # the active pair of that moment
    source: str  # in words
    rule: str
    coins: int


def incomes(chapter: Chapter) -> list[Income]:
    """All coins that moved in one action."""
    found: list[Income] = []
    for event in chapter.events:
        if isinstance(event, Picked):
            pair = chapter.after.pair_name(active_of(event.seat))
            found.append(Income(event.seat, pair, PICKS, "CORE-3.2", event.coins - event.paid))
        elif isinstance(event, (ScoreLine, Earned)):
            pair = chapter.before.pair_name(active_of(event.seat))
            found.append(Income(event.seat, pair, source_of(event), event.rule, event.coins))
        elif isinstance(event, Paid):
            found.append(Income(event.seat, "", PAID, event.rule, -event.coins))
            pair = chapter.before.pair_name(active_of(event.other))
            found.append(Income(event.other, pair, source_of(event), event.rule, event.coins))
    return found


def source_of(event: ScoreLine | Earned | Paid) -> str:
    """Where coins come from, in words: a tile, or what the line of a score is for."""
    if isinstance(event, ScoreLine) and event.item != "tile":
        return source_name(event.item)
    return speaker().name(event.tile) if event.tile else event.rule


def accounts(story: Story) -> list[dict[str, int]]:
    """For each seat, coins by source; they add up to its balance."""
    s = story.beginning
    totals: list[dict[str, int]] = [{START: int(s.coins(seat))} for seat in range(s.rules.players)]
    for chapter in story.chapters:
        for income in incomes(chapter):
            account = totals[income.seat]
            account[income.source] = account.get(income.source, 0) + income.coins
    return totals


def best_pair(story: Story) -> tuple[int, str, int] | None:
    """Seat, name and coins of the pair that earned most while it was active."""
    earned: dict[tuple[int, str], int] = {}
    for chapter in story.chapters:
        for income in incomes(chapter):
            if income.source not in (PICKS, DECLINED, PAID) and income.pair:
                key = (income.seat, income.pair)
                earned[key] = earned.get(key, 0) + income.coins
    if not earned:
        return None
    seat, pair = max(earned, key=lambda key: (earned[key], key))
    return seat, pair, earned[seat, pair]
