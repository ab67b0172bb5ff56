"""Underground at the terminal: every choice is asked and named, every event told, and the map shows what was found."""

import re
from random import Random

import pytest

from elbowroom.cli.terminal.commands import NotUnderstood, understand
from elbowroom.cli.terminal.explanations import why
from elbowroom.cli.terminal.options import offers, options
from elbowroom.cli.terminal.picture import picture
from elbowroom.cli.terminal.sentences import SILENT, sentences
from elbowroom.cli.terminal.story import story_of
from elbowroom.cli.terminal.tables import option_list
from elbowroom.cli.terminal.words import question
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import declared, parse_action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.events import Deed, Event, MarkerPlaced, MarkerRemoved, TurnBegan, kinds
from elbowroom.engine.state import State
from elbowroom.table.game import Game
from tests.cli.terminal.scripted import asked, people, position, screen, session
from tests.cli.terminal.test_story import told

# One position with nearly everything: Anna's Dwarves with Hammers, the Bag, Stonehedge, the Pentacle and the Sword.
HOARD = """
board: underground_3
round: 4
phase: ready
seats:
- coins: 7
  active: {race: iron_dwarves, power: magic, hand: 5}
  decline: {race: kraken, power: tomb}
- {coins: 9, active: {race: cultists, power: shield}}
- {coins: 11, active: {race: ogres, power: royal}, decline: {race: liches}}
regions:
  12: {race: iron_dwarves, tokens: 1}
  21: {race: iron_dwarves, tokens: 1}
  28: {race: iron_dwarves, tokens: 1}
  13: {race: kraken, tokens: 2}
  29: {race: kraken, tokens: 3}
  23: {race: cultists, tokens: 2, markers: {great_ancient: 1, mushroom_armor: 2}}
  24: {race: cultists, tokens: 1}
  14: {race: cultists, tokens: 3, markers: {mushroom_armor: 1}}
  10: {race: ogres, tokens: 1, markers: {queen: 1}}
  3: {race: ogres, tokens: 2}
  11: {race: liches, tokens: 1}
  8: {race: liches, tokens: 1}
  25: {natives: 0, markers: {balrog: 1}}
sites:
  found: {stonehedge: 28, wickedest_pentacle: 21, sword_of_the_killer_rabbit: 12, crypt_of_the_tomb_raider: 8}
  badges: {stonehedge: vampire}
notes: {iron_dwarves: {hammers_owned: 3, hammers_in_hand: 3}}
"""


def texts(s: State) -> dict[str, str]:
    """All options by what is typed."""
    return {option.typed: option.what.plain for option in options(s, people(int(s.rules.players)))}


def listing(s: State, width: int = 100) -> str:
    """The options as they stand on the screen, blanks made single."""
    paper = screen(width)
    cast = people(int(s.rules.players))
    paper[0].show(option_list(s, options(s, cast), width))
    return " ".join(paper[1].getvalue().split())


def in_order(*verbs: str) -> str:
    """What several verbs ask, in the order they declare."""
    return asked(*sorted(verbs, key=lambda verb: (declared(verb).order, verb)))


def shown(s: State, width: int) -> str:
    paper = screen(width)
    cast = people(int(s.rules.players))
    paper[0].show(picture(s, cast, int(s.decider), offers(s) if s.conquering else {}, [], width))
    return " ".join(paper[1].getvalue().split())


def one_race(race: str, power: str, phase: str, more: str = "", regions: str = "12: {race: R, tokens: 2}") -> State:
    """A race of Anna's in one phase, an opponent nearby."""
    return position(
        f"""
        board: underground_3
        round: 3
        phase: {phase}
        seats:
        - active: {{race: {race}, power: {power}{more}}}
        - active: {{race: mummies, power: wise}}
        - {{}}
        regions: {{{regions.replace("R,", f"{race},")}, 10: {{race: mummies, tokens: 1}}}}
        """
    )


# --- nothing is left out --------------------------------------------------------------------------------------------


def test_every_legal_action_of_random_games_is_told_and_can_be_typed() -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = Game.open(Setup(f"underground_{2 + seed % 4}"), seed)
        cast = people(int(table.state.rules.players))
        random = Random(seed)
        while not table.state.over:
            view = table.view(int(table.state.decider))
            offered = options(view, cast)
            assert {option.action for option in offered} == set(view.legal())
            for option in offered:
                assert understand(option.typed, view) == [option.action]
                assert understand(option.typed.replace("_", " "), view) == [option.action]
                assert not option.key or understand(option.key, view) == [option.action]
                assert len(option.what.plain) >= 3
                assert "_" not in option.what.plain
            seen |= {option.action.verb for option in offered}
            verb = random.choice(sorted({option.action.verb for option in offered}))
            table.play(random.choice([option.action for option in offered if option.action.verb == verb]))
    assert len(seen) >= 25


# Markers may come and go with something that is told, and the screen shows whose turn it is.
UNTOLD = (*SILENT, TurnBegan, MarkerPlaced, MarkerRemoved)
OF_THE_SKY = {"buried", "resurfaced", "cleared", "crashed", "fired", "pact-given"}
OTHERS = {"told", "peace", "forged"}  # tiles of one's own, Diplomats, and what may come with rare luck


def codes_of_events() -> set[str]:
    """All kinds of events that the engine knows, apart from deeds."""
    return {kind.code for kind in kinds() if kind is not Deed}


def check_telling(events: list[Event], lines: list[str]) -> None:
    """Everything that must be told is, and in words."""
    assert lines or all(isinstance(event, UNTOLD) for event in events), events
    for line in lines:
        assert not re.search("[_\ue000-\uf8ff]", line), line


def test_every_event_of_underground_is_told_in_a_sentence() -> None:
    """Games in which every verb is chosen equally often, so that rare ones occur."""
    seen: set[str] = set()
    for seed in range(28):
        table = Game.open(Setup(f"underground_{2 + seed % 4}"), seed)
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
    assert codes_of_events() - seen <= OTHERS | OF_THE_SKY


# --- questions ------------------------------------------------------------------------------------------------------


def test_the_volcano_is_asked_for_by_its_chasms() -> None:
    s = one_race("flames", "stone", "start effects", ", hand: 8", "12: {race: R, tokens: 1}")
    assert question(s) == asked("volcano")
    assert texts(s)["volcano 15"].startswith(f"{declared('volcano').label}: region 15 (abysmal chasm, volcano) — ")
    assert understand("15", s) == [parse_action("volcano 15")]


def test_shadow_mimes_see_what_an_exchange_brings() -> None:
    s = position(
        """
        board: underground_3
        phase: pick choices
        seats: [{active: {race: shadow_mimes, power: mining}}, {}, {}]
        column: [{race: ogres, power: royal}, {race: drow, power: wise}]
        """
    )
    assert question(s) == f"Now or never for your Mining Shadow Mimes: {asked('swap')}"
    offered = texts(s)
    assert offered["swap 0"].startswith(f"{declared('swap').label}: Royal Ogres — ")
    assert offered["done"] == "Keep Mining: 11 tokens"
    assert understand("1", s) == [parse_action("swap 1")]


def test_the_turn_begins_with_the_great_ancient_and_with_rebirth() -> None:
    s = position(
        """
        board: underground_3
        phase: start effects
        seats:
        - {active: {race: cultists, power: mining}, decline: {race: drow, power: reborn}}
        - {}
        - {}
        regions:
          12: {race: cultists, tokens: 3, markers: {great_ancient: 1}}
          21: {race: cultists, tokens: 1}
          5: {race: drow, tokens: 1}
          6: {race: drow, tokens: 1}
        """
    )
    assert question(s) == f"Your turn begins. {in_order('reborn', 'ancient')}"
    offered = texts(s)
    assert set(offered) == {"ancient 21", "reborn 5", "reborn 6", "done"}
    assert offered["reborn 5"].startswith(f"{declared('reborn').label}: region 5 (mudpool), ● Anna’s (Drow 1) — ")
    assert offered["ancient 21"].startswith(f"{declared('ancient').label}: region 21 (mystic crystal) — ")
    assert offered["done"] == "Go on to the conquests"


def test_conquests_tell_hammers_rivers_liches_and_hidden_sites() -> None:
    s = position(HOARD)
    assert question(s) == (
        "Choose a region to conquer, or abandon some first: 5 Iron Dwarves in hand and 3 pieces that help"
    )
    offered = texts(s)
    assert offered["conquer 22"] == "river; left again when you redeploy"
    assert offered["conquer 11"] == (
        "black mountain: ▲ Cleo’s (Liches 1), with 3 pieces that help; ● Anna pays ▲ Cleo 1 coin: Liches"
    )
    assert offered["conquer 4"] == "mine, with 1 piece that helps"
    near = one_race("ogres", "stone", "conquer", ", hand: 8", "5: {race: R, tokens: 1}")
    assert texts(near)["conquer 6"] == "mushroom forest: 2 Monsters; hides a site"


def test_the_die_counts_hammers() -> None:
    s = position(HOARD.replace("hand: 5", "hand: 1").replace("10: {race: ogres, tokens: 1, markers: {queen: 1}}", ""))
    assert texts(s)["conquer 3"].endswith("Ogres 2, with 3 pieces that help")
    s = position(HOARD.replace("hand: 5", "hand: 1").replace("hammers_in_hand: 3", "hammers_in_hand: 1"))
    assert "2 short: success 2 in 6, ends your conquests" in texts(s)["die 3"]
    paper = screen()
    paper[0].show(why(s, people(3), 2))
    assert "'die 3' succeeds in 2 of 6 cases" in " ".join(paper[1].getvalue().split())


def test_the_balrog_is_offered_asked_for_and_on_the_map() -> None:
    s = position(HOARD)
    start = f"{declared('balrog').label}: region 24 (mystic crystal), ■ Ben’s Cultists 1 — "
    assert texts(s)["balrog 24"].startswith(start)
    assert offers(s)[23].text == "balr"
    forced = position(
        HOARD.replace("phase: ready", "phase: conquer").replace(
            "notes: {", "notes: {wickedest_pentacle: {summoned: 1}, "
        )
    )
    assert question(forced) == asked("balrog")


def test_after_a_failed_die_the_balrog_may_still_move() -> None:
    s = position(HOARD.replace("phase: ready", "phase: aftermath"))
    assert question(s) == f"The die has ended your conquests. {asked('balrog')}"
    assert texts(s)["done"] == "Nothing more: redeploy"


def test_a_raised_relic_stands_in_the_question_and_stopping_tells_that_it_is_wasted() -> None:
    s = position(HOARD)
    for verb in ("sword", "copy_sword"):
        assert texts(s)[verb].startswith(declared(verb).label)
    s.play(parse_action("sword"))
    assert question(s).startswith(
        "Choose a region to conquer with the Sword of the Killer Rabbit raised, or abandon some first: "
    )
    assert texts(s)["lower"] == "Put down the Sword of the Killer Rabbit: the next conquest does without"
    assert texts(s)["stop"] == "Stop conquering and redeploy; the Sword of the Killer Rabbit stays unused"
    assert "raised: Sword of the Killer Rabbit" in shown(s, 80)


def test_the_bag_may_be_called_bag_or_copy() -> None:
    s = position(HOARD)
    for line in ("copy_sword", "copy sword", "bag sword"):
        assert understand(line, s) == [parse_action("copy_sword")]
    assert understand("bag orb 24", s) == [parse_action("copy_orb 24")]  # refused later with the reason
    with pytest.raises(NotUnderstood, match="'bag' is not understood"):
        understand("bag", position("board: base_2"))


def test_abilities_name_the_region_and_who_is_there() -> None:
    s = one_race("will_o_wisps", "stone", "conquer", ", hand: 2", "24: {race: R, tokens: 1}")
    assert texts(s)["wisp 31"].startswith(f"{declared('wisp').label}: region 31 (mine) — ")
    s = one_race("ogres", "vampire", "conquer", ", hand: 1")
    start = f"{declared('bite').label}: region 10 (mushroom forest), ■ Ben’s Mummies 1 — "
    assert texts(s)["bite 10"].startswith(start)


def test_redeployment_counts_armours_and_offers_rivers_to_the_kraken() -> None:
    s = position(
        """
        board: underground_3
        phase: redeploy
        seats: [{active: {race: kraken, power: shield, hand: 2}}, {}, {}]
        regions: {12: {race: kraken, tokens: 1}, 13: {race: kraken, tokens: 1}, 14: {race: kraken, tokens: 1}}
        notes: {shield: {to_place: 2}}
        """
    )
    assert question(s) == "Redeploy your Kraken: 2 in hand"
    assert texts(s)["armour 13"].startswith(f"{declared('armour').label}: region 13 (river) — ")
    assert texts(s)["leave 13"].startswith(f"{declared('leave').label}: region 13 (river) — ")
    assert understand("armor 12 12", s) == [parse_action("armour 12")] * 2
    assert "2 Mushroom Armours to place" in shown(s, 80)
    for action in ("armour 12", "armour 12", "place 12", "place 12"):
        s.play(parse_action(action))
    assert question(s) == f"No token left to place: done ends your turn. {asked('leave')}"
    with pytest.raises(NotUnderstood, match="say what to do: leave 13, done"):
        understand("13", s)


def test_a_race_that_lost_everything_waits_in_hand() -> None:
    """Only in a game of version 1 of the rules is it asked at all (CORE-7.9)."""
    s = position("""
board: underground_3
rules_version: "1"
phase: conquer
seats: [{active: {race: ogres, power: stone, hand: 1}}, {}, {}]
regions: {30: {race: ogres, tokens: 1}}
""")
    s.play(parse_action("stop"))
    assert question(s) == "Your Ogres hold no region: 2 tokens wait in hand for the next turn"
    assert texts(s) == {"done": "Finish: the tokens wait in hand until your next turn"}


ENDING = """
board: underground_3
round: 4
phase: end choices
seats:
- {coins: 7, active: {race: ogres, power: mining}, decline: {race: kraken, power: tomb}}
- {coins: 9, active: {race: mummies, power: wise}}
- {}
regions:
  12: {race: ogres, tokens: 1}
  4: {race: ogres, tokens: 1}
  27: {race: ogres, tokens: 1}
  28: {race: ogres, tokens: 1}
  29: {race: kraken, tokens: 2}
  30: {race: kraken, tokens: 1}
  3: {race: mummies, tokens: 1}
sites:
  found: {SITES}
"""


def test_the_choices_before_scoring_tell_their_coins() -> None:
    s = position(
        ENDING.replace(
            "{SITES}",
            "{scepter_of_avarice: 4, froggys_ring: 12, altar_of_souls: 27, crypt_of_the_tomb_raider: 28}",
        )
    )
    assert question(s) == f"Before scoring: {in_order('ghost', 'scepter', 'ring', 'altar')}"
    offered = texts(s)
    for typed, where in (("scepter 4", "4 (mine)"), ("ring 12", "12 (mushroom forest)"), ("altar 29", "29 (mudpool)")):
        assert offered[typed].startswith(f"{declared(typed.split()[0]).label}: region {where}")
    assert offered["done"] == "Nothing more: score the turn"
    ghost = declared("ghost")
    assert f"ghost N {ghost.label}: 2" in listing(s)


def test_the_queen_is_asked_for_when_she_must_come() -> None:
    s = position(ENDING.replace("power: mining", "power: royal").replace("{SITES}", "{}"))
    assert question(s) == asked("queen")
    assert understand("4", s) == [parse_action("queen 4")]
    with pytest.raises(NotUnderstood, match="something must be chosen first: queen 4"):
        understand("end", s)


def test_the_bag_copies_what_is_placed() -> None:
    s = position(ENDING.replace("power: mining", "power: magic").replace("{SITES}", "{froggys_ring: 3}"))
    assert question(s) == f"Before scoring: {asked('copy_ring')}"
    assert texts(s)["copy_ring 4"].startswith(f"{declared('copy_ring').label}: region 4 (mine)")
    lines = told(ENDING.replace("power: mining", "power: magic").replace("{SITES}", "{froggys_ring: 3}"), "copy_ring 4")
    assert lines[:3] == [
        "New in region 4 of ● Anna: Bag-o'-Many-Things.",
        "● Anna scores 6 coins: regions 4, regions in decline 2.",
        "   ■ Ben pays ● Anna 1 coin: Froggy's Ring.",
    ]


def test_declining_counts_coins_paid_at_once_and_vanishing_is_a_choice_at_stonehedge() -> None:
    deciding = ENDING.replace("phase: end choices", "phase: decide")
    own = position(deciding.replace("power: mining", "power: vanishing").replace("{SITES}", "{}"))
    assert texts(own)["decline"] == (
        "Let them decline: 8 coins now, a new race next turn; your Kraken leave the board; your Ogres leave the board"
    )
    lent = position(deciding.replace("{SITES}", "{stonehedge: 12}\n  badges: {stonehedge: vanishing}"))
    assert texts(lent)["vanish"].startswith(f"{declared('vanish').label} — ")
    assert texts(lent)["decline"].startswith("Let them decline: 4 coins now")
    tomb = position(
        deciding.replace("power: mining", "power: tomb")
        .replace("decline: {race: kraken, power: tomb}", "decline: {race: kraken}")
        .replace("{SITES}", "{}")
    )
    assert texts(tomb)["decline"].startswith("Let them decline: 4 coins now")


# --- why not --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("conquer 1", "this race cannot enter region 1: Abysmal Chasm — CORE-6.1"),
        ("conquer 10", "region 10 is immune: Queen — CORE-6.5"),
        ("conquer 23", "region 23 is not adjacent to a region of this race — CORE-6.3"),
        ("bite 3", "region 3 is not defended by exactly one token: 2 tokens — UG-P-VAMPIRE-2"),
        (
            "balrog 4",
            "region 4 is not next to the Balrog in region 25: it can go to 17, 18, 24, 32 — UG-PLACE-PENTACLE-1",
        ),
        ("queen 12", "no race, power or site of this player offers 'queen' — CORE-4.9"),
        ("bag orb 3", "the Shiny Orb has not been found — UG-P-MAGIC-6"),
        ("bag ring 12", "Froggy's Ring has not been found — UG-P-MAGIC-6"),
        ("wisp 3", "no race, power or site of this player offers 'wisp' — CORE-4.9"),
        ("vanish", "no race, power or site of this player offers 'vanish' — CORE-4.9"),
        ("place 12", "no tokens are placed in the phase 'Get ready' — CORE-4.2"),
        ("balrog", "'balrog' takes a region"),
        ("balrog 99", "this board has no region 99, its regions are 1 to 33 — CORE-2.2"),
        ("sword 5", "'sword' takes nothing after it"),
        ("dig 5", "'dig 5' is not understood; now possible: abandon, balrog"),
    ],
)
def test_what_is_not_possible_is_refused_with_the_reason(line: str, reason: str) -> None:
    s = position(HOARD)
    with pytest.raises(ElbowRoomError, match=re.escape(reason)):
        play_line(line, s)


def play_line(line: str, s: State) -> None:
    actions = understand(line, s)
    assert isinstance(actions, list)
    s.play(actions[0])


def test_lines_with_several_conquests_go_on_behind_a_find() -> None:
    """What is hidden is judged when it is there: the view of the player puts another site on top of the stack."""
    text = """
    board: underground_3
    phase: conquer
    seats: [{active: {race: ogres, power: stone, hand: 9}}, {}, {}]
    regions: {5: {race: ogres, tokens: 1}}
    sites: {stack: [STACK]}
    """
    for stack, line, played in (
        ("wickedest_pentacle, altar_of_souls", "6 7", ["conquer 6"]),  # the Balrog must be sent first
        ("altar_of_souls, wickedest_pentacle", "6 7", ["conquer 6", "conquer 7"]),
        ("great_brass_pipe, altar_of_souls", "6 10", ["conquer 6", "conquer 10"]),  # from forest to forest
    ):
        game, paper = session("underground_3", lines=iter([line]))
        game.game.state = position(text.replace("STACK", stack))
        game.run()
        assert [chapter.action.text() for chapter in game.story.chapters] == played
        assert ("✗ Wickedest Pentacle must choose first: balrog " in paper.getvalue()) == (len(played) == 1)
