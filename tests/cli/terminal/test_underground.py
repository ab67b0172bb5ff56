"""Underground at the terminal: every choice is asked and named, every event told, and the map shows what was found."""

import re
from pathlib import Path
from random import Random

import pytest

import elbowroom
from elbowroom.cli.terminal.abilities import APART, TOGETHER
from elbowroom.cli.terminal.commands import NotUnderstood, understand
from elbowroom.cli.terminal.explanations import why
from elbowroom.cli.terminal.options import _TELLERS, offers, options
from elbowroom.cli.terminal.picture import picture
from elbowroom.cli.terminal.sentences import SILENT, sentences
from elbowroom.cli.terminal.story import story_of
from elbowroom.cli.terminal.tables import option_list
from elbowroom.cli.terminal.words import question
from elbowroom.engine.actions import REGION, parse_action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.state import State
from elbowroom.table.table import Table
from tests.cli.terminal.scripted import people, position, screen, session
from tests.cli.terminal.test_story import told
from tests.printed import printed_verbs

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
    paper[0].show(option_list(s, cast, options(s, cast), width))
    return " ".join(paper[1].getvalue().split())


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


def test_every_verb_of_every_box_has_a_sentence_and_a_phrase_for_several_regions() -> None:
    known = printed_verbs()
    assert len(known) >= 40
    assert set(known) <= _TELLERS.keys()
    for name in known:
        if parse_action(f"{name} 1" if (meaning := _meaning(name)) else name).meaning == REGION and name not in APART:
            assert name in TOGETHER, (name, meaning)


def _meaning(name: str) -> bool:
    try:
        parse_action(f"{name} 1")
    except ElbowRoomError:
        return False
    return True


def test_every_legal_action_of_random_games_is_told_and_can_be_typed() -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = Table.open(f"underground_{2 + seed % 4}", seed)
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


def kinds_of_events() -> set[str]:
    """All events that the engine and the boxes tell, read from their source."""
    source = Path(elbowroom.__file__).parent
    files = [*(source / "engine").glob("*.py"), *(source / "content").rglob("*.py")]
    return {kind for file in files for kind in re.findall(r'\btell\(\s*"([a-z ]+)"', file.read_text(encoding="utf-8"))}


OF_THE_SKY = {"buried", "resurfaced", "cleared", "crashed", "fired", "pact given"}


def test_every_event_of_underground_is_told_in_a_sentence() -> None:
    """Games in which every verb is chosen equally often, so that rare ones occur."""
    seen: set[str] = set()
    for seed in range(28):
        table = Table.open(f"underground_{2 + seed % 4}", seed)
        random = Random(seed)
        while not table.state.over:
            legal = table.state.legal()
            verb = random.choice(sorted({action.verb for action in legal}))
            table.play(random.choice([action for action in legal if action.verb == verb]))
        story = story_of(table.record())
        cast = people(int(table.state.rules.players))
        for chapter in story.chapters:
            kinds = {event.kind for event in chapter.events}
            seen |= kinds
            lines = sentences([chapter], cast)
            assert lines or kinds <= SILENT | {"turn began", "marker removed"}, (chapter.action, kinds)
            for line in lines:
                assert not any(line.plain.endswith(f": {kind}.") for kind in kinds), line.plain
                assert "_" not in line.plain
    assert kinds_of_events() - seen <= {"peace", *OF_THE_SKY}  # Diplomats live above ground


# --- questions ------------------------------------------------------------------------------------------------------


def test_the_volcano_is_asked_for_by_its_chasms() -> None:
    s = one_race("flames", "stone", "start effects", ", hand: 8", "12: {race: R, tokens: 1}")
    assert question(s) == "Choose the Chasm where the Volcano of your Flames lies"
    assert texts(s)["volcano 15"] == "The Volcano into region 15 (chasm, volcano), beside 14, 16, 17, 23, 24"
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
    assert question(s) == "Your Mining Shadow Mimes may exchange their power with one in the column, now or never"
    offered = texts(s)
    assert offered["swap 0"].startswith("Royal Shadow Mimes: 12 tokens; the Ogres get Mining. Before scoring the Queen")
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
    assert question(s) == "Your turn begins: let a region be reborn or move the Great Ancient?"
    assert texts(s) == {
        "ancient 21": ("Move the Great Ancient to region 21 (mystic crystal): immune there, 1 cheaper around it"),
        "reborn 5": "Your Drow in decline leave region 5 (mudpool) to 1 of your Cultists",
        "reborn 6": "Your Drow in decline leave region 6 (mushroom forest) to 1 of your Cultists",
        "done": "Go on to the conquests",
    }
    assert "reborn N your active race takes the place of the one in decline: 5, 6" in listing(s)


def test_conquests_tell_hammers_rivers_liches_and_hidden_sites() -> None:
    s = position(HOARD)
    assert question(s) == (
        "Choose a region to conquer, or abandon some first: 5 Iron Dwarves and 3 Silver Hammers in hand"
    )
    offered = texts(s)
    assert offered["conquer 22"] == "river; left again when you redeploy"
    assert offered["conquer 11"] == ("black mountain: ▲ Cleo’s (Liches 1), with 3 Hammers; pay 1 coin to ▲ Cleo")
    assert offered["conquer 4"] == "mine, with 1 Hammer"
    near = one_race("ogres", "stone", "conquer", ", hand: 8", "5: {race: R, tokens: 1}")
    assert texts(near)["conquer 6"] == "mushroom forest: 2 Monsters; hides a site"


def test_the_die_counts_hammers() -> None:
    s = position(HOARD.replace("hand: 5", "hand: 1").replace("10: {race: ogres, tokens: 1, markers: {queen: 1}}", ""))
    assert texts(s)["conquer 3"].endswith("Ogres 2, with 3 Hammers")
    s = position(HOARD.replace("hand: 5", "hand: 1").replace("hammers_in_hand: 3", "hammers_in_hand: 1"))
    assert "2 short: success 2 in 6, ends your conquests" in texts(s)["die 3"]
    paper = screen()
    paper[0].show(why(s, people(3), 2))
    assert "'die 3' succeeds in 2 of 6 cases" in " ".join(paper[1].getvalue().split())


def test_the_balrog_tells_what_it_does_to_whom() -> None:
    s = position(HOARD)
    assert "balrog N send the Balrog there: 17, 18, 24 (■ Ben’s Cultists lose 1 of 1), 32" in listing(s, 89)
    assert texts(s)["balrog 24"] == (
        "The Balrog goes to region 24 (mystic crystal): ■ Ben’s Cultists lose 1 of 1; "
        "nobody can enter as long as it stays"
    )
    assert offers(s)[23].text == "♆"
    forced = position(
        HOARD.replace("phase: ready", "phase: conquer").replace(
            "notes: {", "notes: {wickedest_pentacle: {summoned: 1}, "
        )
    )
    assert question(forced) == "The Wickedest Pentacle releases the Balrog: send it to a region beside the Pentacle"


def test_after_a_failed_die_the_balrog_may_still_move() -> None:
    s = position(HOARD.replace("phase: ready", "phase: aftermath"))
    assert question(s) == "The die has ended your conquests: move the Balrog before you redeploy?"
    assert texts(s)["done"] == "Leave the Balrog where it is and redeploy"


def test_a_raised_relic_stands_in_the_question_and_stopping_tells_that_it_is_wasted() -> None:
    s = position(HOARD)
    assert texts(s)["sword"] == "Raise the Sword of the Killer Rabbit for your next conquest: 2 tokens less"
    assert texts(s)["copy_sword"] == (
        "The Bag, as the Sword of the Killer Rabbit, for your next conquest: 2 tokens less"
    )
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
    with pytest.raises(NotUnderstood, match="'copy' is not understood"):
        understand("bag", position("board: base_2"))


def test_wisps_see_the_chance_of_their_roll() -> None:
    s = one_race("will_o_wisps", "stone", "conquer", ", hand: 2", "24: {race: R, tokens: 1}")
    assert texts(s)["wisp 23"].endswith("costs 5 less the roll: success 1 in 6, a failure ends your conquests")
    assert texts(s)["wisp 31"] == "mine, costs 2 less the roll: cannot fail"
    assert "23 (1 in 6)" in listing(s)


def test_conversions_name_the_victim_and_where_the_token_comes_from() -> None:
    s = one_race("ogres", "vampire", "conquer", ", hand: 1")
    assert texts(s)["bite 10"] == (
        "mushroom forest: ■ Ben’s Mummies 1, bitten by your Vampires with a token from the tray"
    )
    orb = position(HOARD.replace("sword_of_the_killer_rabbit: 12", "shiny_orb: 12").replace("markers: {queen: 1}", ""))
    assert texts(orb)["orb 10"].endswith("turned by the Shiny Orb with a token from the tray")
    assert texts(orb)["copy_orb 10"].endswith("turned by the Bag as the Shiny Orb with a token from the tray")


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
    assert question(s) == "Redeploy your Kraken: 2 in hand and 2 Mushroom Armours"
    assert texts(s)["armour 13"] == "A Mushroom Armour into region 13 (river): defence 2 becomes 3"
    assert texts(s)["leave 13"] == "Leave the River: region 13 (river), 1 token back in hand"
    assert understand("armor 12 12", s) == [parse_action("armour 12")] * 2
    assert "2 Mushroom Armours to place" in shown(s, 80)
    for action in ("armour 12", "armour 12", "place 12", "place 12"):
        s.play(parse_action(action))
    assert question(s) == "Nothing left to place: done ends your turn, leave N a River"
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
    assert question(s) == (
        "Before scoring: send the Ghost somewhere, use the Scepter of Avarice, use Froggy's Ring "
        "or give up a token on the Altar of Souls?"
    )
    offered = texts(s)
    assert offered["scepter 4"] == "The Scepter of Avarice into region 4 (mine): 2 coins more this turn"
    assert offered["scepter 12"] == "The Scepter of Avarice into region 12 (mushroom forest): 1 coin more this turn"
    assert offered["ring 4"] == "Froggy's Ring into region 4 (mine): 1 coin from ■ Ben"
    assert offered["ring 27"] == "Froggy's Ring into region 27 (mine): 1 coin from nobody"
    hidden = (
        ENDING.replace("{SITES}", "{froggys_ring: 12}")
        .replace("wise", "royal")
        .replace("mummies, tokens: 1", "mummies, tokens: 1, markers: {queen: 1}")
    )
    assert texts(position(hidden))["ring 4"] == "Froggy's Ring into region 4 (mine): 1 coin from nobody"
    assert offered["altar 29"] == "Give up 1 of your Kraken in region 29 (mudpool) for 3 coins"
    assert offered["altar 30"].endswith("for 3 coins, the last one there: the region is left")
    assert offered["ghost 3"] == "The Ghost into region 3 (mystic crystal): immune to all but ■ Ben"
    assert offered["ghost 5"] == "The Ghost into region 5 (mudpool): immune to all but you"
    assert offered["done"] == "Nothing more: score the turn"
    page = listing(s)
    assert "ring N put Froggy's Ring there: 4 (1 coin), 12 (1 coin), 27 (0 coins), 28 (0 coins)" in page
    assert "altar N give up a token in decline for 3 coins: 29, 30 (the last one there)" in page
    assert "ghost N send the Ghost there; it makes the region immune: 2–14, 16–19, 21–27, 29–32" in page


def test_the_queen_is_asked_for_when_she_must_come() -> None:
    s = position(ENDING.replace("power: mining", "power: royal").replace("{SITES}", "{}"))
    assert question(s) == "Before scoring: the Queen must be placed in one of her regions"
    assert understand("4", s) == [parse_action("queen 4")]
    with pytest.raises(NotUnderstood, match="something must be chosen first: queen 4"):
        understand("end", s)


def test_the_bag_copies_what_is_placed() -> None:
    s = position(ENDING.replace("power: mining", "power: magic").replace("{SITES}", "{froggys_ring: 3}"))
    assert question(s) == "Before scoring: let the Bag be Froggy's Ring?"
    assert texts(s)["copy_ring 4"] == "The Bag, as Froggy's Ring, into region 4 (mine): 1 coin from ■ Ben"
    assert told(ENDING.replace("power: mining", "power: magic").replace("{SITES}", "{froggys_ring: 3}"), "copy_ring 4")[
        :3
    ] == [
        "   The Bag, as Froggy's Ring, works in region 4 (mine).",
        "● Anna scores 6 coins: 4 regions + 2 (Kraken).",
        "   ■ Ben pays 1 coin to ● Anna: Froggy's Ring.",
    ]


def test_declining_counts_coins_paid_at_once_and_vanishing_is_a_choice_at_stonehedge() -> None:
    deciding = ENDING.replace("phase: end choices", "phase: decide")
    own = position(deciding.replace("power: mining", "power: vanishing").replace("{SITES}", "{}"))
    assert texts(own)["decline"] == (
        "Let them decline: 8 coins now, a new race next turn; your Kraken leave the board; your Ogres leave the board"
    )
    lent = position(deciding.replace("{SITES}", "{stonehedge: 12}\n  badges: {stonehedge: vanishing}"))
    assert texts(lent)["vanish"] == (
        "Let them vanish by the power of Stonehedge: 8 coins now, and none of them stay on the board"
    )
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
        ("conquer 1", "this race cannot enter region 1: chasm — CORE-6.1"),
        ("conquer 10", "region 10 is immune: Queen — CORE-6.5"),
        ("conquer 23", "region 23 is not adjacent to a region of this race — CORE-6.3"),
        ("bite 3", "region 3 is not defended by exactly one token: 2 tokens — UG-P-VAMPIRE-2"),
        ("balrog 4", "region 4 is not next to the Balrog — UG-PLACE-PENTACLE-1"),
        ("queen 12", "no race, power or site of this player offers 'queen' — CORE-4.9"),
        ("bag orb 3", "the Shiny Orb has not been found — UG-P-MAGIC-6"),
        ("bag ring 12", "Froggy's Ring has not been found — UG-P-MAGIC-6"),
        ("wisp 3", "no race, power or site of this player offers 'wisp' — CORE-4.9"),
        ("vanish", "no race, power or site of this player offers 'vanish' — CORE-4.9"),
        ("place 12", "no tokens are placed in the phase 'ready' — CORE-4.2"),
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
        game.table._steps.recorder.state = position(text.replace("STACK", stack))
        game.run()
        assert [chapter.action.text() for chapter in game.story.chapters] == played
        assert ("✗ Wickedest Pentacle must choose first: balrog " in paper.getvalue()) == (len(played) == 1)
