"""The picture: readable at 80 and 100 columns, complete, and without secrets."""

from random import Random

import pytest
from rich.cells import cell_len

from elbowroom.cli.terminal.chart import chart, marks_at
from elbowroom.cli.terminal.explanations import rule_page, score_now, why
from elbowroom.cli.terminal.options import offers, options
from elbowroom.cli.terminal.picture import header, picture
from elbowroom.cli.terminal.sites import sites_page
from elbowroom.cli.terminal.sky import buried_in
from elbowroom.cli.terminal.tables import column_cards, full_option_list, option_list, players_table, region_table
from elbowroom.cli.terminal.words import question
from elbowroom.content.catalog import board_names
from elbowroom.engine.state import State
from tests.cli.terminal.scripted import asked, people, position, screen, walk
from tests.effort import LONG


def shown(s: State, width: int, viewer: int = 0) -> str:
    paper = screen(width)
    cast = people(int(s.rules.players))
    targets = offers(s) if s.conquering else {}
    paper[0].show(picture(s, cast, viewer, targets, [], width), option_list(s, options(s, cast), width))
    return paper[1].getvalue()


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("board", board_names())
def test_no_line_is_longer_than_the_screen(board: str, width: int) -> None:
    random = Random(width)
    for view in walk(board, width):
        if random.random() < (0.04 if LONG else 0.015):
            shown_screen, paper = screen(width)
            cast = people(int(view.rules.players))
            shown_screen.show(
                picture(view, cast, int(view.decider), offers(view), [], width),
                question(view),
                option_list(view, options(view, cast), width),
                full_option_list(options(view, cast)),
                region_table(view, cast, range(view.board.size), int(view.decider) * 3),
                column_cards(view, int(view.decider)),
                players_table(view, cast, int(view.decider)),
                sites_page(view, cast),
                score_now(view, cast, int(view.decider)),
                why(view, cast, random.randrange(view.board.size)),
            )
            for line in paper.getvalue().splitlines():
                assert cell_len(line) <= width, line


@pytest.mark.parametrize("board", board_names())
def test_every_region_stands_on_the_map_with_its_holder(board: str) -> None:
    """Labels are never left out for want of room, whatever the position."""
    for number, view in enumerate(walk(board, 3)):
        if number % 25:
            continue
        marks = offers(view) if view.conquering else {}
        text = "\n".join(line.plain for line in chart(view, marks))
        for region in range(view.board.size):
            assert f"{region + 1}" in text
        holders = sum(text.count(emblem) for emblem in "●■▲◆⬢★") - text.count("⊔")
        assert holders == sum(view.owner(region) >= 0 for region in range(view.board.size))
        assert text.count("⊔") == sum(buried_in(view, region) >= 0 for region in range(view.board.size))
        assert text.count("♙") + text.count("☠") == sum(view.natives(region) > 0 for region in range(view.board.size))
        assert text.count("[") == len(marks)


POSITION = """
board: base_2
round: 4
turn: 2
phase: conquer
seats:
- {coins: 11, active: {race: trolls, power: heroic}, decline: {race: elves}}
- {coins: 23, active: {race: skeletons, power: flying, hand: 4}}
regions:
  4: {race: skeletons, tokens: 1}
  6: {race: trolls, tokens: 2, markers: {lair: 1, hero: 1}}
  7: {race: trolls, tokens: 3, markers: {lair: 1, hero: 1}}
  8: {race: trolls, tokens: 1, markers: {lair: 1}}
  2: {race: elves, tokens: 1}
"""


def test_the_map_tells_active_decline_markers_and_costs_without_colour() -> None:
    text = shown(position(POSITION), 100, viewer=1)
    for label in ("●3 +1⊠", "●1 +1", "(●1)", "■1", "♙1", "[4]", "[3]", "[2]"):
        assert label in text, label


def test_marks_add_up() -> None:
    s = position(POSITION)
    assert marks_at(s, 5) == "+1⊠"
    assert marks_at(s, 7) == "+1"
    assert marks_at(s, 0) == ""


def test_the_header_tells_round_and_turn() -> None:
    s = position(POSITION)
    assert header(s, people(2)).plain == " Elbow Room   base_2   round 4 of 10  ●●●◐○○○○○○   ■ Ben’s turn"


@pytest.mark.rule("CORE-11.2")
def test_only_the_viewers_coins_are_shown() -> None:
    s = position(POSITION)
    text = shown(s, 100, viewer=1)
    assert "■ Ben  23 ¢" in text
    assert "● Anna  ? ¢" in text
    assert "11 ¢" not in text


def test_open_scores_show_all_coins() -> None:
    text = shown(position(POSITION + "options: {openScores: true}\n"), 100, viewer=1)
    assert "● Anna  11 ¢" in text


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, "Choose a region to conquer: 4 Skeletons in hand"),
        ({"phase: conquer": "phase: ready"}, "Choose a region to conquer, or abandon some first: 4 Skeletons in hand"),
        ({"phase: conquer": "phase: redeploy"}, "Redeploy your Skeletons: 4 in hand"),
        (
            {"phase: conquer": "phase: decide", ", hand: 4": ""},
            "Expand with your Flying Skeletons, or let them decline?",
        ),
        (
            {"phase: conquer": "phase: redeploy", "turn: 2": "turn: 1", "hero: 1": "lair: 1"},
            f"No token left to place: done ends your turn. {asked('hero')}",
        ),
        (
            {"phase: conquer": "phase: redeploy", ", hand: 4": "", "flying": "fortified"},
            f"No token left to place: done ends your turn. {asked('fortress')}",
        ),
        ({"phase: conquer": "phase: redeploy", ", hand: 4": ""}, "No token left to place: done ends your turn."),
        (
            {"phase: conquer": "phase: conquer\nrolled: 2", "flying": "berserk"},
            "The die shows 2: conquer one region with its help, or stop (4 Skeletons in hand)",
        ),
        ({"phase: conquer": "phase: end choices", "flying": "diplomat"}, f"Before scoring: {asked('ally')}"),
        (
            {"phase: conquer": "phase: post score", "flying": "stout", ", hand: 4": ""},
            f"Scored: you have 23 coins. {asked('stout')}",
        ),
    ],
)
def test_each_phase_asks_in_one_sentence(changes: dict[str, str], wanted: str) -> None:
    text = POSITION
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    text = text.replace("lair: 1, lair: 1", "lair: 1")
    assert question(position(text)) == wanted


def test_every_decision_of_random_games_is_asked_in_a_sentence() -> None:
    for game in range(16):
        for view in walk(board_names()[game % 8], 40 + game):
            now = question(view)
            assert len(now) > 10
            assert "no race" not in now


def test_combos_tell_price_coins_and_what_is_missing() -> None:
    s = position(
        """
        board: base_2
        seats: [{coins: 1}, {coins: 9}]
        column: [{race: orcs, power: hill, coins: 2}, {race: elves, power: swamp}, {race: trolls, power: stout}]
        """
    )
    text = shown(s, 100)
    assert "0 Hill Orcs   9 tokens (5 + 4)   free   2 ¢ lying on it" in text
    assert "1 Swamp Elves   10 tokens (6 + 4)   costs 1 ¢" in text
    assert "2 Stout Trolls   9 tokens (5 + 4)   costs 2 ¢   you lack 1 ¢" in text
    trolls = next(race for race in s.rules.races if race.key == "trolls")
    assert f"Trolls: {trolls.summary}" in " ".join(text.split())


def test_why_tells_items_reason_and_other_ways() -> None:
    s = position(POSITION)
    shown_screen, paper = screen()
    shown_screen.show(why(s, people(2), 7))
    text = paper.getvalue()
    for part in ("Region 8 (forest, magic), held by ● Anna’s Trolls 1, Troll's Lair", "+2  any region", "CORE-6.6"):
        assert part in text
    assert "+1  Troll's Lair" in text
    assert "4  tokens for Flying Skeletons" in text
    assert "You can take it: 4 tokens in hand." in text
    shown_screen.show(why(s, people(2), 6))
    assert "Not now: region 7 is immune: Hero — CORE-6.5" in paper.getvalue()
    short = position(POSITION.replace("hand: 4", "hand: 2"))
    shown_screen.show(why(short, people(2), 7))
    assert "Not now: needs 4 tokens, 2 in hand; 'die 8' succeeds in 2 of 6 cases — CORE-6.10" in paper.getvalue()


def test_why_works_before_there_is_a_race() -> None:
    shown_screen, paper = screen()
    shown_screen.show(why(position("board: base_2"), people(2), 8))
    assert "3  tokens for any race without a power" in paper.getvalue()
    assert "pick one first" in paper.getvalue()


def test_score_now_is_itemised() -> None:
    shown_screen, paper = screen()
    shown_screen.show(score_now(position(POSITION), people(2), 0))
    lines = [" ".join(line.split()) for line in paper.getvalue().splitlines()]
    assert lines[1:] == [
        "+3 Trolls: regions CORE-8.1",
        "+1 Elves: regions in decline CORE-8.1",
        "4 coins if the turn were scored now",
    ]


def test_a_rule_is_printed_with_its_place() -> None:
    shown_screen, paper = screen()
    shown_screen.show(rule_page("core-6.8"))
    assert paper.getvalue().startswith("CORE-6.8  core.md › 6. Conquest › 6.2 Cost")
