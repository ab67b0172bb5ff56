"""What has happened, action by action: the source of sentences, replays and the accounts at the end."""

from dataclasses import dataclass, field

from elbowroom.engine.actions import Action
from elbowroom.engine.events import Event
from elbowroom.engine.hooks import Tile
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord, replay
from elbowroom.notation.steps import UNDO

START = "start"
PICKS = "picks"
REGIONS = "regions"
DECLINED = "regions in decline"
PAID = "paid to others"

REGION_COINS = "CORE-8.1"  # the rule of the coins that regions themselves pay
# Rules whose coins do not come from a tile, with what people call them.
NAMED = {"SKY-3.12": "whole islands", "SKY-5.1": "never less than nothing", "SKY-R-SCAVENGERS-1": "buried tokens"}


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
    for steps in moments:
        action = steps.recorder.actions[-1]
        if action is UNDO:
            story.undo()
        else:
            story.add(story.state(len(story.chapters)), action, steps.happened, steps.state)
    return story


@dataclass(frozen=True)
class Income:
    """Coins from one source; negative when paid."""

    seat: int
    pair: str  # the active pair of that moment
    source: str  # a tile's name, or one of the words above
    rule: str
    coins: int
    race: str = ""


def incomes(chapter: Chapter) -> list[Income]:
    """All coins that moved in one action."""
    found: list[Income] = []
    rules = chapter.after.rules
    for event in chapter.events:
        if event.kind == "picked":
            pair = chapter.after.pair_name(event.seat * 3)
            found.append(Income(event.seat, pair, PICKS, "CORE-3.2", event.amount - event.paid))
        elif event.kind == "score item":
            found.append(score_item(chapter, event))
        elif event.kind == "earned":
            pair = chapter.before.pair_name(event.seat * 3)
            found.append(Income(event.seat, pair, tile_named(rules, event.key).name, event.rule, event.amount))
        elif event.kind == "paid":
            source = payment_name(rules, event)
            found.append(Income(event.seat, "", PAID, event.rule, -event.amount))
            pair = chapter.before.pair_name(event.other * 3)
            found.append(Income(event.other, pair, source, event.rule, event.amount))
    return found


def tile_named(rules: Rules, key: str) -> Tile:
    """A race, power or site by its key."""
    return next(tile for tile in rules.tiles() if tile.key == key)


def payment_name(rules: Rules, event: Event) -> str:
    """What one player pays another for: the name of the tile whose rule it is."""
    return next((tile.name for tile in rules.tiles() if tile.rule == event.rule), event.rule)


def score_item(chapter: Chapter, event: Event) -> Income:
    """A line of a score."""
    s = chapter.after
    pair = chapter.before.pair_name(event.seat * 3)
    if event.rule != REGION_COINS:
        name = NAMED.get(event.rule) or tile_named(s.rules, event.key).name
        return Income(event.seat, pair, name, event.rule, event.amount)
    number = s.rules.race_named(event.key)
    active = chapter.before.race(event.seat * 3) == number and chapter.action.verb != "decline"
    source = REGIONS if active else DECLINED
    return Income(event.seat, pair, source, event.rule, event.amount, s.rules.races[number].name)


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
