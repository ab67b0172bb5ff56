"""Sky Islands at the terminal: every choice is named, every event told, and the map shows islands, ways and markers."""

import re
from random import Random

import pytest

from elbowroom.cli.terminal.chart import Offer, chart, charts, marks_at
from elbowroom.cli.terminal.commands import understand
from elbowroom.cli.terminal.options import describe, offers, options
from elbowroom.cli.terminal.picture import legend, picture
from elbowroom.cli.terminal.sentences import sentences
from elbowroom.cli.terminal.sites import belongings
from elbowroom.cli.terminal.sky import promises, sky_lines
from elbowroom.cli.terminal.story import accounts, story_of
from elbowroom.cli.terminal.tables import option_list
from elbowroom.cli.terminal.words import ground_of, holder_of, question
from elbowroom.content.catalog import BOXES, UNDER_THE_SKY, board_names
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import declared, parse_action
from elbowroom.engine.state import State
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import asked, people, position, screen, session
from tests.cli.terminal.test_story import told
from tests.cli.terminal.test_underground import OF_THE_SKY, check_telling

# Anna conquers with the race and power of a test; Ben has Elves and Cleo Ratmen in decline.
ISLANDS = """
board: base_2+sky_3
access: {beanstalk: 6, stairway: 11}
round: 3
turn: 1
phase: conquer
seats:
- {coins: 7, active: {race: RACE, power: POWER, hand: 5}}
- {coins: 4, active: {race: elves, power: wealthy}}
- {coins: 4, active: {race: humans, power: swamp}, decline: {race: ratmen}}
regions:
  2: {race: RACE, tokens: 2MARKERS}
  3: {race: elves, tokens: 3}
  11: {race: ratmen, tokens: 1}
  26: {race: elves, tokens: 1}
"""


def islands(race: str, power: str, markers: str = "") -> str:
    """The position as text."""
    text = ISLANDS.replace("RACE", race).replace("POWER", power)
    return text.replace("MARKERS", f", markers: {{{markers}}}" if markers else "")


def says(s: State, action: str) -> str:
    """What an option means."""
    assert parse_action(action) in s.legal(), action
    return describe(s, people(3), parse_action(action)).plain


def listing(s: State, width: int = 140) -> str:
    paper = screen(width)
    paper[0].show(option_list(s, options(s, people(3)), width))
    return " ".join(paper[1].getvalue().split())


def shown(s: State, width: int) -> str:
    paper = screen(width)
    paper[0].show(picture(s, people(int(s.rules.players)), 0, offers(s) if s.conquering else {}, [], width))
    return paper[1].getvalue()


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", UNDER_THE_SKY)
def test_every_option_is_named_and_understood(board: str) -> None:
    for seed in (1, 2):
        table = Game.open(Setup(board), seed)
        cast = people(int(table.state.rules.players))
        random = Random(seed)
        while not table.state.over:
            view = table.view(int(table.state.decider))
            offered = options(view, cast)
            assert {option.action for option in offered} == set(view.legal())
            for option in offered:
                assert understand(option.typed.replace("_", " "), view) == [option.action]
                assert not option.key or understand(option.key, view) == [option.action]
                assert "_" not in option.what.plain
            assert question(view)
            verb = random.choice(sorted({option.action.verb for option in offered}))
            table.play(random.choice([option.action for option in offered if option.action.verb == verb]))


def test_every_event_is_told_and_every_coin_accounted_for() -> None:
    """Games of the sky and mixed ones in which every verb is chosen equally often, so that rare ones occur."""
    seen: set[str] = set()
    boards = [*UNDER_THE_SKY, "base_2", "underground_3"]
    for seed in range(50):
        table = Game.open(Setup(boards[seed % len(boards)], boxes=() if seed % 3 else tuple(BOXES)), seed)
        random = Random(seed)
        while not table.state.over:
            legal = table.state.legal()
            verb = random.choice(sorted({action.verb for action in legal}))
            table.play(random.choice([action for action in legal if action.verb == verb]))
        story = story_of(table.record())
        cast = people(int(table.state.rules.players))
        for chapter in story.chapters:
            seen |= {event.code for event in chapter.events}
            check_telling(chapter.events, [line.plain for line in sentences([chapter], cast)])
        for seat, account in enumerate(accounts(story)):
            assert sum(account.values()) == table.state.coins(seat)
    assert seen >= OF_THE_SKY - {"resurfaced"}


# --- abilities ------------------------------------------------------------------------------------------------------


def test_a_bolt_says_what_it_strikes_and_with_how_many() -> None:
    s = position(islands("storm_giants", "hill"))
    assert says(s, "bolt 9").startswith(f"{declared('bolt').label}: region 9 (mountain, cavern, mine) — ")
    assert told(islands("storm_giants", "hill"), "bolt 9") == [
        "● Anna strikes region 9 with a Lightning Bolt.",
        "● Anna conquers region 9 with 1 token: Storm Giants.",
    ]
    assert [line.plain for line in belongings(s, people(3), 0)] == ["2 Lightning Bolts left"]
    s.play(parse_action("bolt 9"))
    assert [line.plain for line in belongings(s, people(3), 0)] == ["1 Lightning Bolt left"]
    assert belongings(s, people(3), 3) == []


def test_a_dragon_of_the_drakons_stands_on_the_map() -> None:
    text = islands("drakons", "hill")
    s = position(text)
    label = declared("transform").label
    assert says(s, "transform 3").startswith(f"{label}: region 3 (forest, mine), ■ Ben’s Elves 3 — ")
    assert told(text, "transform 3") == [
        "● Anna gives up a token for a Dragon in region 3.",
        "● Anna conquers region 3 with 1 token: Drakons. ■ Ben withdraws without a loss: Elves.",
        "   New in region 3 of ● Anna: Drakon Dragon.",
    ]
    s.play(parse_action("transform 3"))
    assert marks_at(s, 2) == "♞"
    assert "♞ Drakon Dragon (immune)" in [word.plain for word in legend(s)]


def test_clearing_says_who_must_go() -> None:
    text = islands("wendigos", "hill")
    s = position(text)
    label = declared("clear").label
    assert says(s, "clear 3").startswith(f"{label}: region 3 (forest, mine), ■ Ben’s Elves 3 — ")
    assert says(s, "clear 8").startswith(f"{label}: region 8 (forest, magic), Lost Tribe — ")
    assert says(s, "clear 22").startswith(f"{label}: region 22 (forest) — ")
    lines = told(text, "clear 3")
    assert "   ■ Ben loses 1 token in region 3: Elves." in lines
    assert lines[-1] == "● Anna gets 1 token: Wendigos."


def test_a_zeppelin_says_how_it_ended() -> None:
    text = islands("orcs", "zeppelined")
    label = declared("zeppelin").label
    assert says(position(text), "zeppelin 3").startswith(f"{label}: region 3 (forest, mine), ■ Ben’s Elves 3 — ")
    poor = position(text.replace("hand: 5", "hand: 2"))
    assert offers(poor)[24] == Offer("zepp", risky=declared("zeppelin").rolls)
    assert not offers(position(text))[8].risky
    assert told(text, "zeppelin 3", forced=[0])[0] == "⚄ ● Anna rolls 0 for region 3."
    assert "   ■ Ben withdraws from region 3 without a loss: Elves." in told(text, "zeppelin 3", forced=[0])
    assert told(text, "zeppelin 3", forced=[2])[1] == (
        f"● Anna conquers region 3 with 3 tokens: Orcs. ■ Ben withdraws without a loss: Elves. ({label})"
    )
    after = position(text)
    after.chance.forced = [0]
    after.play(parse_action("zeppelin 25"))
    assert marks_at(after, 24) == "☼"
    assert "4 Zeppelins left" in [line.plain for line in belongings(after, people(3), 0)]


def test_cannons_are_placed_moved_and_fired() -> None:
    text = islands("orcs", "gunner", "cannon: 2")
    s = position(text)
    assert marks_at(s, 1) == "⊙⊙"
    assert says(s, "fire 2").startswith(f"{declared('fire').label}: region 2 (farmland, magic) — ")
    assert len(told(text, "fire 2")) == 1  # the markers change with it
    s.play(parse_action("fire 2"))
    assert marks_at(s, 1) == "⊙⊛"
    assert "⊛ firing Cannon (immune)" in [word.plain for word in legend(s)]
    text += "notes: {gunner: {placed: 1}}\n"
    redeploying = position(text.replace("cannon: 2", "cannon: 1").replace("phase: conquer", "phase: redeploy"))
    assert question(redeploying) == "Redeploy your Orcs: 5 in hand"
    assert says(redeploying, "cannon 2").startswith(f"{declared('cannon').label}: region 2 (farmland, magic) — ")
    fired = position(text.replace("cannon: 2", "firing_cannon: 1").replace("phase: conquer", "phase: redeploy"))
    assert question(fired) == "Redeploy your Orcs: 5 in hand"
    moving = position(text.replace("phase: conquer", "phase: redeploy"))
    assert says(moving, "lift_cannon 2").startswith(f"{declared('lift_cannon').label}: region 2 (farmland, magic) — ")


def test_pacts_are_handed_out_shown_and_settled() -> None:
    text = islands("drakons", "haggling").replace("phase: conquer", "phase: post score").replace(", hand: 5", "")
    s = position(text)
    assert question(s) == f"Scored: you have 7 coins. {asked('pact')}"
    assert says(s, "pact 2").startswith(f"{declared('pact').label}: ■ Ben — ")
    assert says(s, "done") == "Nothing more: end your turn"
    s.play(parse_action("pact 2"))
    s.play(parse_action("pact 2"))
    assert [line.plain for line in promises(s, people(3), 1)] == ["2 Trade Pacts of ● Anna"]
    assert promises(s, people(3), 2) == []
    for width in (80, 120):
        assert "2 Trade Pacts of ● Anna" in shown(s, width)
    assert len(told(text, "pact 3")) == 1


def test_a_free_pick_costs_nothing_and_is_shown() -> None:
    text = """
board: base_2+sky_3
access: {beanstalk: 6, stairway: 11}
round: 2
turn: 1
phase: pick
seats:
- {coins: 2, free_pick: true, decline: {race: ratmen}}
- {coins: 4, active: {race: elves, power: hill}}
- {coins: 4}
regions:
  2: {race: ratmen, tokens: 1}
  3: {race: elves, tokens: 3}
"""
    s = position(text)
    assert question(s) == "Pick a race and power: you have 2 coins, and any combo is free this time"
    assert "free" in says(s, "pick 5")
    assert not re.search(r"costs \d ¢", listing(s))
    assert "you lack" not in listing(s)
    assert "next pick free" in shown(s, 120)
    line = told(text, "pick 5")[0]
    assert line.endswith(" for free.")
    assert "next pick free" not in shown(position(text.replace(", free_pick: true", "")), 120)


def test_buried_tokens_are_shown_and_told() -> None:
    text = islands("scavengers", "hill")
    s = position(text)
    assert says(s, "conquer 11").endswith("; A token of ▲ Cleo stays buried in region 11: Ratmen")
    assert told(text, "conquer 11") == [
        "● Anna conquers region 11 with 3 tokens: Scavengers. ▲ Cleo loses 1 token: Ratmen.",
        "   A token of ▲ Cleo stays buried in region 11: Ratmen.",
    ]
    s.play(parse_action("conquer 11"))
    assert marks_at(s, 10) == "+1⊔▲"
    assert holder_of(s, people(3), 10).plain == "● Anna’s Scavengers 3 over ▲ Cleo’s (Ratmen 1)"
    assert "⊔● buried token" in [word.plain for word in legend(s)]
    left = text.replace("phase: conquer", "phase: ready").replace(
        "11: {race: ratmen, tokens: 1}", "11: {race: scavengers, tokens: 2, buried: ratmen}"
    )
    assert told(left, "abandon 11") == [
        "● Anna gives up region 11: 2 tokens back in hand (Scavengers).",
        "   ▲ Cleo holds region 11 again: Ratmen.",
    ]


def test_scarecrows_and_escargots_say_when_coins_come() -> None:
    text = islands("orcs", "hill").replace("elves", "scarecrows")
    assert says(position(text), "conquer 3").endswith("; ● Anna gets 1 coin at once: Scarecrows")
    assert "   ● Anna gets 1 coin at once: Scarecrows." in told(text, "conquer 3")


# --- the picture ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 120])
def test_ground_and_sky_islands_and_ways_are_shown(width: int) -> None:
    s = position(islands("drakons", "hill"))
    text = shown(s, width)
    for region in range(1, s.board.size + 1):
        assert str(region) in text
    for part in ("island 1 24 27", "island 2 28 31 32", "island 3 25 26 29 30", "Beanstalk 6 – 32", "Stairway 11 – 26"):
        assert part in text
    assert "═══" in text
    assert all(len(line) <= width for line in text.splitlines())
    beside = next(line.index("24≡") > 78 for line in text.splitlines() if "24≡" in line)
    assert beside == (width == 120)


def test_ways_between_ground_and_sky_are_marked_at_both_ends() -> None:
    s = position(islands("drakons", "hill"))
    ground, sky = ("\n".join(line.plain for line in lines) for lines in charts(s, {}))
    assert (ground.count("↟"), ground.count("⇑"), sky.count("↡"), sky.count("⇓")) == (1, 1, 1, 1)
    assert ground_of(s, 5) == "farmland, Beanstalk"
    assert ground_of(s, 31) == "forest, mine, Beanstalk"
    assert ground_of(s, 25) == "hill, Stairway"
    assert ground_of(s, 11) == "forest"
    assert "\n".join(line.plain for line in chart(s, {})) == f"{ground}\n{sky}"
    words = [word.plain for word in legend(s)]
    assert {"↟↡ Beanstalk", "⇑⇓ Stairway", "═ cloud bridge"} <= set(words)
    plain = [word.plain for word in legend(position("board: base_2"))]
    assert not any("Beanstalk" in word or "bridge" in word for word in plain)


def test_who_holds_an_island_whole_is_told() -> None:
    text = islands("drakons", "hill")
    whole = text + "  24: {race: ratmen, tokens: 1}\n  27: {race: ratmen, tokens: 1}\n"
    assert [line.plain for line in sky_lines(position(whole), people(3))][:2] == [
        "island 1 24 27 all ▲ Cleo’s, +1 ¢",
        "island 2 28 31 32",
    ]
    shared = text + "  24: {race: ratmen, tokens: 1}\n  27: {race: elves, tokens: 1}\n"
    assert sky_lines(position(shared), people(3))[0].plain == "island 1 24 27"
    assert sky_lines(position("board: base_2"), people(2)) == []


def test_a_whole_island_is_named_in_the_score() -> None:
    text = islands("orcs", "hill")
    text = text.replace("phase: conquer", "phase: redeploy").replace(", hand: 5", "")
    text += "  24: {race: orcs, tokens: 1}\n  27: {race: orcs, tokens: 1}\n"
    assert "● Anna scores 4 coins: regions 3, whole islands 1." in told(text, "done")


def test_a_malus_is_taken_off_in_the_score() -> None:
    text = islands("khans", "hill")
    text = text.replace("phase: conquer", "phase: redeploy").replace(", hand: 5", "")
    text += "  24: {race: khans, tokens: 1}\n  27: {race: khans, tokens: 1}\n"
    assert "● Anna scores 5 coins: regions 3, Khans 1, whole islands 1." in told(text, "done")


def test_monsters_on_a_board_of_the_base_game_are_in_the_legend() -> None:
    table = Game.open(Setup("base_2+sky_3", boxes=tuple(BOXES), sites=True), 1)
    text = shown(table.state, 120)
    assert "☠ Monsters" in text
    assert "4 sites hidden by Monsters" in text


@pytest.mark.parametrize("board", [board for board in board_names() if board not in UNDER_THE_SKY])
def test_boards_without_a_sky_have_one_map(board: str) -> None:
    assert len(charts(Game.open(Setup(board), 1).state, {})) == 1


def test_a_game_under_the_sky_is_played_at_the_terminal() -> None:
    lines = iter(["0", "why 30", "why 26", "regions", "score", "sites", "players", "pact 2", "help", "quit"])
    game, paper = session("base_2+sky_3", lines, width=120)
    game.run()
    text = paper.getvalue()
    assert "Choose a region to conquer" in text
    assert "Region 30 (swamp)" in text
    assert "Region 26 (hill, Stairway)" in text
    assert "There are no Relics and Places in this game." in text
    assert "Goodbye!" in text
