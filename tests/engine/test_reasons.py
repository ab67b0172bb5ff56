"""Every refusal names the obstacle: what it says is true, its rule is the right one, and it shows a way out."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from elbowroom import ElbowRoomError, explain_conquest, new_game, parse_action, why_not
from elbowroom.content.catalog import BOXES
from elbowroom.engine.actions import BadActionText
from elbowroom.engine.conquest import plain
from elbowroom.engine.errors import (
    AbilityMissing,
    AlreadyUsed,
    ChoicePending,
    NotEnoughTokens,
    NothingToPlace,
    NotYours,
    Unaided,
    WrongDecision,
)
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import play, slot
from tests.engine.games import choose, universe


@dataclass
class Scene:
    """A position on a small board. Region 21 of base_2 is next to 14, 15, 20, 22 and 23."""

    race: str = "orcs"
    power: str = "hill"
    hand: int = 6
    foe: str = "humans merchant"
    board: str = "base_2"
    phase: str = "conquer"
    regions: str = "21: {race: orcs}, 22: {race: humans, tokens: 2}"
    seat: str = ""  # more about seat 1
    foes: str = ""  # more about seat 2
    more: str = ""

    def state(self) -> State:
        race, power = self.foe.split()
        others = "\n- {}" * (new_game(self.board, 1).rules.players - 2)
        head = f"board: {self.board}\n" + ("boxes: [base, underground, sky]\n" if self.board == "base_2" else "")
        return load_position(f"""{head}phase: {self.phase}
seats:
- active: {{race: {self.race}, power: {self.power}, hand: {self.hand}}}
  {self.seat}
- active: {{race: {race}, power: {power}}}
  {self.foes}{others}
regions: {{{self.regions}}}
{self.more}
""")


BESIDE_GNOMES = "21: {{race: {0}}}, 20: {{race: gnomes}}, 15: {{race: gnomes}}, 22: {{race: gnomes}}"
DEEP = Scene(board="underground_3", race="shrooms", power="mining", foe="ogres stone", regions="10: {race: shrooms}")
SWORD = """
sites: {{found: {{{0}sword_of_the_killer_rabbit: 10}}}}
armed: [sword_of_the_killer_rabbit]
notes: {{sword_of_the_killer_rabbit: {{raised: 1}}}}"""
SKY = Scene(board="base_2+sky_3", foe="humans gunner", regions="", more="access: {beanstalk: 6, stairway: 12}")


def gnomes(race: str, power: str = "hill") -> Scene:
    return Scene(race, power, foe="gnomes shield", regions=BESIDE_GNOMES.format(race))


TABLE: dict[str, tuple[Scene, str, str, str]] = {
    # Refusals and reasons that mislead
    "peace with a Diplomat": (
        Scene(foe="humans diplomat", more="notes: {diplomat: {ally: 1}}"),
        "conquer 22",
        "peace with the Humans of seat 2 lasts until the start of their next turn",
        "BASE-P-DIPLOMAT-1",
    ),
    "Sorcery against an Encampment": (
        Scene(
            "sorcerers",
            foe="humans bivouacking",
            regions="21: {race: sorcerers}, 22: {race: humans, markers: {encampment: 1}}",
        ),
        "sorcery 22",
        "region 22 is not defended by exactly one token: 1 token and the Encampment, which counts as one",
        "BASE-R-SORCERERS-2",
    ),
    "declining as an attacked player": (
        Scene(
            phase="withdraw",
            hand=0,
            more="decides: 2",
            foes="",
            regions="21: {race: orcs}, 22: {race: humans}, 20: {race: humans}",
        ),
        "decline",
        "it is the turn of seat 1; an attacked player only places what was driven out",
        "CORE-7.7",
    ),
    "abandoning in decline": (
        Scene(phase="ready", seat="decline: {race: elves}", regions="21: {race: orcs}, 15: {race: elves}"),
        "abandon 15",
        "the Elves in region 15 are in decline and abandon nothing",
        "CORE-5.4",
    ),
    "abandoning in decline, later": (
        Scene(seat="decline: {race: elves}", regions="21: {race: orcs}, 15: {race: elves}"),
        "abandon 15",
        "the Elves in region 15 are in decline and abandon nothing",
        "CORE-5.4",
    ),
    "Amazons with too many regions": (
        Scene(
            "amazons", phase="redeploy", hand=2, regions="21: {race: amazons}, 22: {race: amazons}, 20: {race: amazons}"
        ),
        "done",
        "Amazons must choose first: give_up 20, give_up 21, give_up 22",
        "CORE-7.6",
    ),
    "a Queen who must be placed": (
        replace(DEEP, power="royal", phase="end choices", hand=0),
        "done",
        "Royal must choose first: queen 10",
        "CORE-7.6",
    ),
    "a Balrog that must be sent": (
        replace(DEEP, more="sites: {found: {wickedest_pentacle: 10}}\nnotes: {wickedest_pentacle: {summoned: 1}}"),
        "conquer 11",
        "Wickedest Pentacle must choose first: balrog 2, balrog 3, balrog 8, …",
        "CORE-6.12",
    ),
    "stopping before the Balrog is sent": (
        replace(DEEP, more="sites: {found: {wickedest_pentacle: 10}}\nnotes: {wickedest_pentacle: {summoned: 1}}"),
        "stop",
        "Wickedest Pentacle must choose first: balrog 2, balrog 3, balrog 8, …",
        "CORE-6.12",
    ),
    "entry inland": (
        Scene(regions=""),
        "conquer 15",
        "this race cannot come onto the board in region 15, only at the edge of the board or at a coast of the Sea: "
        "2, 3, 5, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 22",
        "CORE-6.2",
    ),
    "entry inland where there is no Sea": (
        replace(DEEP, regions=""),
        "conquer 10",
        "this race cannot come onto the board in region 10, only at the edge of the board: "
        "2, 3, 4, 5, 6, 7, 8, 9, 13, 18, 19, 25, 26, 27, 30, 31, 32",
        "CORE-6.2",
    ),
    "entry of Spiderines far from a Chasm": (
        replace(DEEP, race="spiderines", regions=""),
        "conquer 10",
        "this race cannot come onto the board in region 10, only in "
        "2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 16, 17, 18, 19, 23, 24, 25, 26, 27, 28, 30, 31, 32",
        "CORE-6.2",
    ),
    "too few tokens": (
        Scene(hand=1),
        "conquer 20",
        "needs 3 tokens, 1 in hand; 'die 20' succeeds in 2 of 6 cases",
        "CORE-6.10",
    ),
    "far too few tokens": (
        Scene(hand=1, regions="21: {race: orcs}, 22: {race: humans, tokens: 5}"),
        "conquer 22",
        "needs 7 tokens, 1 in hand",
        "CORE-6.10",
    ),
    "the final die of Berserk": (
        Scene(power="berserk", hand=1),
        "die 20",
        "Berserk: there is no final die attempt, use 'roll' instead",
        "BASE-P-BERSERK-4",
    ),
    "Amazons give up a region of somebody else": (
        Scene(
            "amazons", phase="redeploy", hand=2, regions="21: {race: amazons}, 22: {race: amazons}, 20: {race: amazons}"
        ),
        "give_up 5",
        "region 5 is not occupied by the Amazons",
        "BASE-R-AMAZONS-3",
    ),
    "the Pipe towards Gnomes": (
        replace(
            DEEP,
            foe="gnomes stone",
            regions="10: {race: shrooms}, 32: {race: gnomes}",
            more="sites: {found: {great_brass_pipe: 10}}",
        ),
        "conquer 32",
        "no ability helps against the Gnomes in region 32",
        "UG-R-GNOMES-1",
    ),
    "a raised Relic against Gnomes": (
        replace(
            DEEP,
            foe="gnomes stone",
            regions="10: {race: shrooms}, 11: {race: gnomes}",
            more=SWORD.format(""),
        ),
        "conquer 11",
        "no ability helps against the Gnomes in region 11",
        "UG-R-GNOMES-1",
    ),
    "the Flying Doormat against Gnomes": (
        replace(
            DEEP,
            foe="gnomes stone",
            regions="10: {race: shrooms}, 25: {race: gnomes}",
            more=SWORD.format("").replace("sword_of_the_killer_rabbit", "flying_doormat"),
        ),
        "conquer 25",
        "no ability helps against the Gnomes in region 25",
        "UG-R-GNOMES-1",
    ),
    "the Balrog against Gnomes": (
        replace(
            DEEP,
            foe="gnomes stone",
            regions="10: {race: shrooms}, 11: {race: gnomes}",
            more="sites: {found: {wickedest_pentacle: 10}}",
        ),
        "balrog 11",
        "no ability helps against the Gnomes in region 11",
        "UG-PLACE-PENTACLE-3",
    ),
    "Liches without a coin": (
        replace(
            DEEP, seat="coins: 0", foes="decline: {race: liches}", regions="10: {race: shrooms}, 11: {race: liches}"
        ),
        "conquer 11",
        "whoever conquers a region of the Liches in decline pays 1 coin to seat 2, and there is none",
        "UG-R-LICHES-2",
    ),
    "the first sending of the Balrog": (
        replace(DEEP, more="sites: {found: {wickedest_pentacle: 10}}"),
        "balrog 5",
        "region 5 is not next to the Pentacle in region 10, from where the Balrog is first sent: "
        "it can go to 2, 3, 8, 9, 11, 12",
        "UG-PLACE-PENTACLE-1",
    ),
    "a Relic in decline": (
        replace(
            DEEP,
            seat="decline: {race: drow}",
            regions="10: {race: shrooms}, 11: {race: drow}",
            more="sites: {found: {sword_of_the_killer_rabbit: 11}}",
        ),
        "sword",
        "the Sword of the Killer Rabbit in region 11 is held by the Drow in decline: only an active race uses it",
        "UG-RELIC-1",
    ),
    "the Pentacle in decline": (
        replace(
            DEEP,
            seat="decline: {race: drow}",
            regions="10: {race: shrooms}, 11: {race: drow}",
            more="sites: {found: {wickedest_pentacle: 11}}",
        ),
        "balrog 12",
        "the Wickedest Pentacle in region 11 is held by the Drow in decline: only an active race uses it",
        "UG-PLACE-PENTACLE-6",
    ),
    "only Hammers in hand": (
        replace(
            DEEP,
            race="iron_dwarves",
            hand=0,
            regions="10: {race: iron_dwarves}",
            more="notes: {iron_dwarves: {hammers_owned: 2, hammers_in_hand: 2}}",
        ),
        "conquer 11",
        "Iron Dwarves: what is in hand (Silver Hammers) pays only beside a token, and there is none",
        "CORE-6.1",
    ),
    "Reborn with an empty tray": (
        replace(
            DEEP,
            phase="ready",
            hand=0,
            seat="decline: {race: drow, power: reborn}",
            regions="10: {race: shrooms, tokens: 10}, 11: {race: drow}",
        ),
        "reborn 11",
        "regions are reborn at the start of the turn, and the tray of the active race is empty",
        "UG-P-REBORN-1",
    ),
    "the Sword raised twice": (
        replace(
            DEEP,
            more=SWORD.format(""),
        ),
        "sword",
        "the Sword of the Killer Rabbit has been raised for the next conquest",
        "UG-RELIC-2",
    ),
    "the Ghost to the Crypt": (
        replace(DEEP, hand=0, phase="end choices", more="sites: {found: {crypt_of_the_tomb_raider: 10}}"),
        "ghost 10",
        "region 10 is that of the Crypt, where the Ghost protects nothing",
        "UG-PLACE-CRYPT-1",
    ),
    "the Ghost to a Chasm": (
        replace(DEEP, hand=0, phase="end choices", more="sites: {found: {crypt_of_the_tomb_raider: 10}}"),
        "ghost 15",
        "region 15 is a Chasm, where no Ghost goes",
        "UG-PLACE-CRYPT-1",
    ),
    "the Ghost where it is": (
        replace(
            DEEP,
            hand=0,
            phase="end choices",
            regions="10: {race: shrooms}, 2: {markers: {ghost: 1}}",
            more="sites: {found: {crypt_of_the_tomb_raider: 10}}",
        ),
        "ghost 2",
        "the Ghost is already in region 2",
        "UG-PLACE-CRYPT-1",
    ),
    # Sky Islands, mixed boxes
    "a Bolt against Gnomes": (
        gnomes("storm_giants"),
        "bolt 20",
        "no ability helps against the Gnomes in region 20",
        "UG-R-GNOMES-1",
    ),
    "a Drakon against Gnomes": (
        gnomes("drakons"),
        "transform 20",
        "no ability helps against the Gnomes in region 20",
        "UG-R-GNOMES-1",
    ),
    "the Dragon against Gnomes": (
        gnomes("orcs", "dragon_master"),
        "dragon 20",
        "no ability helps against the Gnomes in region 20",
        "UG-R-GNOMES-1",
    ),
    "Sorcery against Gnomes": (
        gnomes("sorcerers"),
        "sorcery 20",
        "no ability helps against the Gnomes in region 20",
        "UG-R-GNOMES-1",
    ),
    "a Zeppelin against Gnomes": (
        gnomes("orcs", "zeppelined"),
        "zeppelin 20",
        "no ability helps against the Gnomes in region 20",
        "SKY-P-ZEPPELINED-2",
    ),
    "Wendigos against Gnomes": (
        gnomes("wendigos"),
        "clear 22",
        "no ability helps against the Gnomes in region 22",
        "SKY-R-WENDIGOS-3",
    ),
    "a Zeppelin against a Cannon": (
        Scene(
            power="zeppelined",
            foe="humans gunner",
            regions="21: {race: orcs}, 22: {race: humans, markers: {cannon: 1}}",
        ),
        "zeppelin 22",
        "region 22 is immune: Cannon",
        "SKY-P-ZEPPELINED-2",
    ),
    "entry in the sky": (
        SKY,
        "conquer 28",
        "region 28 is in the sky: this race comes onto the board on the ground",
        "SKY-3.5",
    ),
    "Flying into the sky": (
        replace(SKY, power="flying"),
        "conquer 28",
        "region 28 is in the sky: this race comes onto the board on the ground",
        "SKY-3.6",
    ),
    "Halflings into the sky": (
        replace(SKY, race="halflings"),
        "conquer 28",
        "region 28 is in the sky: this race comes onto the board on the ground",
        "SKY-3.7",
    ),
    # Last lines that were guesses
    "another ability while the Balrog must be sent": (
        replace(
            DEEP,
            race="will_o_wisps",
            regions="10: {race: will_o_wisps}",
            more="sites: {found: {wickedest_pentacle: 10}}\nnotes: {wickedest_pentacle: {summoned: 1}}",
        ),
        "wisp 9",
        "Wickedest Pentacle must choose first: balrog 2, balrog 3, balrog 8, …",
        "CORE-6.12",
    ),
    "the Dragon with a roll of Berserk from Stonehedge": (
        Scene(
            power="berserk",
            regions="21: {race: orcs}",
            more="monsters: true\nsites: {found: {stonehedge: 21}, badges: {stonehedge: dragon_master}}\nrolled: 2",
        ),
        "dragon 20",
        "the die has already been rolled (2): conquer a region or stop",
        "BASE-P-BERSERK-1",
    ),
    "what only the active race can": (
        Scene(seat="decline: {race: sorcerers}", regions="21: {race: orcs}, 15: {race: sorcerers}"),
        "sorcery 22",
        "'sorcery' is for an active race, the Sorcerers are in decline",
        "CORE-4.9",
    ),
}


@pytest.mark.rule("CORE-4.9")
@pytest.mark.parametrize("case", TABLE)
def test_the_reason_names_the_obstacle(case: str) -> None:
    scene, action, reason, rule = TABLE[case]
    refusal = why_not(scene.state(), parse_action(action))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, rule)


@pytest.mark.rule("UG-3.6")
def test_nothing_is_placed_on_a_river_just_left() -> None:
    s = replace(DEEP, regions="10: {race: shrooms}, 12: {race: shrooms}").state()
    play(s, "conquer 13", "stop")
    refusal = why_not(s, parse_action("place 13"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("the tokens have left the River in region 13", "UG-3.6")


# --- explanations -----------------------------------------------------------------------------------------------------


def lines(s: State, region: int) -> list[tuple[int, str, str]]:
    told = explain_conquest(s, region - 1)
    assert sum(item.amount for item in told.items) == told.cost
    return [(item.amount, item.reason, item.rule) for item in told.items]


@pytest.mark.rule("CORE-6.8")
def test_own_tokens_have_a_line() -> None:
    s = Scene(seat="decline: {race: elves}", regions="21: {race: orcs}, 22: {race: elves}").state()
    assert lines(s, 22) == [(2, "any region", "CORE-6.6"), (0, "own tokens do not defend", "CORE-6.8")]


@pytest.mark.rule("BASE-P-BERSERK-2")
@pytest.mark.parametrize(("rolled", "saved"), [(0, 0), (2, 2), (3, 2)])
def test_a_roll_has_a_line(rolled: int, saved: int) -> None:
    s = Scene(power="berserk", more=f"rolled: {rolled}").state()
    told = explain_conquest(s, 20 - 1)
    assert lines(s, 20)[2:] == ([(-saved, "roll", "BASE-P-BERSERK-1")] if saved else [])
    before = s.hand(0)
    play(s, "conquer 20")
    assert before - s.hand(0) == told.cost == 3 - saved


@pytest.mark.rule("CORE-4.2")
@pytest.mark.parametrize(("phase", "called"), [("redeploy", "Redeployment"), ("decide", "Expand or decline")])
def test_nothing_could_be_conquered_in_another_phase(phase: str, called: str) -> None:
    s = Scene(phase=phase, hand=6 if phase == "redeploy" else 0).state()
    refusal = explain_conquest(s, 20 - 1).refusal
    assert refusal is not None
    assert str(refusal) == f"nothing can be conquered in the phase '{called}' — CORE-4.2"
    far = explain_conquest(s, 8 - 1).refusal
    assert far is not None
    assert far.rule == "CORE-6.3"  # where the region lies comes first


@pytest.mark.rule("CORE-4.2")
def test_the_active_race_waits_for_the_ghouls() -> None:
    s = Scene(
        phase="legacy", seat="decline: {race: ghouls}", regions="21: {race: orcs}, 22: {race: ghouls, tokens: 3}"
    ).state()
    refusal = explain_conquest(s, 20 - 1, slot(1)).refusal
    assert refusal is not None
    assert str(refusal) == "this is the time for conquests of the Ghouls — CORE-4.2"
    assert why_not(s, parse_action("abandon 21")) is not None


def test_a_race_in_decline_conquers_nothing_because_it_is_in_decline() -> None:
    s = Scene(seat="decline: {race: elves}", regions="21: {race: orcs}, 22: {race: elves}").state()
    refusal = explain_conquest(s, 16 - 1, slot(1, "decline")).refusal
    assert refusal is not None
    assert str(refusal) == "the Elves are in decline and conquer nothing — CORE-4.2"


def test_other_players_wait_for_their_turn() -> None:
    refusal = explain_conquest(Scene().state(), 16 - 1, slot(2)).refusal
    assert refusal is not None
    assert str(refusal) == "it is the turn of seat 1 — CORE-4.1"


def test_a_slot_without_a_race_conquers_nothing() -> None:
    refusal = explain_conquest(Scene().state(), 20 - 1, slot(1, "decline")).refusal
    assert refusal is not None
    assert refusal.reason == "seat 1 has no race in decline that could conquer"


def test_a_slot_that_is_none_is_refused() -> None:
    with pytest.raises(ElbowRoomError, match=r"^this game has no slot 99, its slots are 0 to 5$"):
        explain_conquest(Scene().state(), 0, 99)


# --- texts that are no action -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "text", "nearest", "others"),
    [
        ("base_2", "conqer 5", "conquer", {"balrog", "bolt"}),
        ("underground_2", "sord", "sword", {"sorcery", "bolt"}),
        ("base_2+sky_3", "zepelin 3", "zeppelin", {"balrog"}),
    ],
)
def test_an_unknown_verb_is_answered_with_those_of_the_game(
    board: str, text: str, nearest: str, others: set[str]
) -> None:
    rules = new_game(board, 1).rules
    with pytest.raises(BadActionText, match=rf"^'{text.split()[0]}' is no action; known are {nearest}, ") as caught:
        parse_action(text, rules.verbs)
    known = str(caught.value).split("known are ")[1].split(", ")
    assert sorted(known) == rules.verbs()
    assert not others & set(known)


def test_the_verbs_of_a_game_are_those_that_can_be_played_in_it() -> None:
    for board, options in FAMILIES:
        s, random = new_game(board, 1, **options), Random(1)
        known = set(s.rules.verbs())
        while not s.over:
            assert {action.verb for action in s.legal()} <= known
            s.apply(choose(s, random, busy=True))


# --- random games -----------------------------------------------------------------------------------------------------

EVERYTHING = universe()
FAMILIES: list[tuple[str, dict[str, Any]]] = [
    ("base_3", {}),
    ("underground_3", {}),
    ("base_3+sky_2", {}),
    ("base_2", {"boxes": list(BOXES), "sites": True}),
    ("underground_4", {"boxes": list(BOXES)}),
]


@pytest.mark.parametrize(("board", "options"), FAMILIES)
def test_what_refusals_claim_is_true(board: str, options: dict[str, Any]) -> None:
    for seed in range(3):
        s, random = new_game(board, seed, **options), Random(seed)
        while not s.over:
            if random.randrange(30) == 0:
                for action in EVERYTHING:
                    refusal = why_not(s, action)
                    if refusal is not None and (action.meaning != 1 or action.target < s.board.size):
                        _check_claim(s, int(action.target), str(refusal), type(refusal), action.text())
            s.apply(choose(s, random, busy=True))


def _check_claim(s: State, target: int, text: str, kind: type, action: str) -> None:
    what = f"{s}: {action}: {text}"
    acting = int(s.acting)
    if "there is no token in hand" in text:
        assert s.hand(acting) == 0, what
    if kind is NotEnoughTokens and text.startswith("needs "):
        assert s.hand(acting) < int(text.split()[1]), what
        assert ("succeeds" in text) == (why_not(s, parse_action(f"die {target + 1}")) is None), what
    if "is not occupied by" in text and kind is NotYours:
        assert not s.occupied(acting) & BIT[target], what
    if kind is Unaided:
        assert plain(s, acting) & BIT[target], what
    elif s.conquering and kind not in (
        WrongDecision,
        AlreadyUsed,
        NothingToPlace,
        NotYours,
        AbilityMissing,
        ChoicePending,
    ):
        own = action.split()[0] not in ("conquer", "die", "abandon", "place", "pick")
        assert not (own and " " in action and plain(s, acting) & BIT[target]), what
    if "is immune: " in text:
        kinds = [kind for kind in s.rules.guards if s.marked(kind) & BIT[target]]
        assert text.split("immune: ")[1].split(" — ")[0] == ", ".join(s.rules.markers[kind].name for kind in kinds), (
            what
        )
        assert kinds, what
    if "only in " in text:
        named = [int(number) - 1 for number in text.split("only in ")[1].split(" — ")[0].split(", ")]
        assert target not in named, what
        assert s.occupied(acting) == 0, what
    if kind is ChoicePending and "must choose first: " in text:
        offered = text.split("must choose first: ")[1].split(" — ")[0].replace(", …", "").split(", ")
        legal = {choice.text() for choice in s.legal()}
        assert set(offered) <= legal, what
    if "before the first conquest" in text:
        assert s.occupied(acting) & BIT[target], what
    if "the die has already been rolled" in text:
        assert s.rolled >= 0, what
