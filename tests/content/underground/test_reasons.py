"""What underground tells people: why something is refused, why a price is what it is, what happened, what it brings."""

from typing import Any

import pytest

from elbowroom.content import underground
from elbowroom.engine.actions import FORK, declared, parse_action
from elbowroom.engine.events import Deed, Forged
from elbowroom.engine.explain import explain_conquest, why_not
from elbowroom.engine.hooks import ACTIONS, Tile, implements
from elbowroom.engine.scoring import score_items
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from elbowroom.speech.speaker import speaker
from tests.content.helpers import listen, play, refused

TILES: list[type[Tile]] = [*underground.RACES, *underground.POWERS, *underground.SITES]
LANGUAGES = ("en", "pl", "de")


def scene(
    pair: str = "drow mining",
    regions: str = "5: {race: drow}",
    phase: str = "conquer",
    hand: int = 4,
    foe: str = "ogres stone",
    more: str = "",
    seat: str = "",
    foes: str = "",
) -> State:
    race, power = pair.split()
    other, badge = foe.split()
    return load_position(f"""
board: underground_2
phase: {phase}
seats:
- active: {{race: {race}, power: {power}, hand: {hand}}}
  {seat}
- active: {{race: {other}, power: {badge}}}
  {foes}
regions: {{{regions}}}
{more}
""")


def told(s: State, action: str) -> tuple[str, str, str]:
    """Template, words and rule of a refusal."""
    assert refused(s, action)
    refusal = why_not(s, parse_action(action))
    assert refusal is not None
    return refusal.why, refusal.reason, refusal.rule


# --- refusals that name the obstacle and the way out ------------------------------------------------------------------


@pytest.mark.rule("UG-R-FLAMES-5")
def test_flames_that_enter_at_their_volcano_are_told_so() -> None:
    s = scene("flames mining", "1: {markers: {volcano: 1}}", more="options: {flamesEntry: volcano}")
    why, words, rule = told(s, "conquer 27")
    assert (why, rule) == ("volcano-entry", "UG-R-FLAMES-5")
    assert words.startswith("this race cannot come onto the board in region 27, only beside its Volcano: ")


@pytest.mark.rule("UG-R-FLAMES-5")
def test_flames_that_enter_at_the_edge_are_told_the_edge() -> None:
    why, _, rule = told(scene("flames mining", "1: {markers: {volcano: 1}}"), "conquer 12")
    assert (why, rule) == ("no-entry", "CORE-6.2")


@pytest.mark.rule("UG-P-ROYAL-1")
def test_a_queen_who_must_be_placed_is_named() -> None:
    s = scene("drow royal", phase="end choices", hand=0)
    assert told(s, "done") == ("tile-chooses-first", "Royal must choose first: queen 5", "CORE-7.6")


@pytest.mark.rule("UG-R-GNOMES-2")
@pytest.mark.parametrize(
    ("site", "action", "rule"),
    [
        ("great_brass_pipe: 5", "conquer 10", "UG-R-GNOMES-1"),
        ("flying_doormat: 5", "conquer 10", "UG-R-GNOMES-1"),
        ("sword_of_the_killer_rabbit: 5", "conquer 12", "UG-R-GNOMES-1"),
        ("wickedest_pentacle: 5", "balrog 12", "UG-PLACE-PENTACLE-3"),
        ("shiny_orb: 5", "orb 12", "UG-R-GNOMES-1"),
    ],
)
def test_gnomes_are_the_reason_why_nothing_helps(site: str, action: str, rule: str) -> None:
    s = scene(
        regions="5: {race: drow}, 10: {race: gnomes}, 12: {race: gnomes}",
        foe="gnomes mystic",
        hand=1,
        more=f"sites: {{found: {{{site}}}}}",
    )
    raised = {"flying_doormat": "doormat", "sword_of_the_killer_rabbit": "sword"}.get(site.split(":")[0])
    if raised:
        play(s, raised)
    region = action.split()[1]
    assert told(s, action) == ("no-ability-helps", f"no ability helps against the Gnomes in region {region}", rule)


@pytest.mark.rule("UG-R-LICHES-2")
def test_the_coin_that_liches_demand_is_named() -> None:
    s = scene(regions="5: {race: drow}, 12: {race: liches}", seat="coins: 0", foes="decline: {race: liches}")
    reason = "whoever conquers a region of the Liches in decline pays 1 coin to seat 2, and there is none"
    assert told(s, "conquer 12") == ("liches-unpaid", reason, "UG-R-LICHES-2")


@pytest.mark.rule("UG-PLACE-PENTACLE-2")
def test_the_balrog_is_told_where_it_can_go() -> None:
    s = scene(more="sites: {found: {wickedest_pentacle: 5}}")
    first = ", ".join(action.split()[1] for action in sorted(balrogs(s), key=lambda text: int(text.split()[1])))
    why, words, _ = told(s, "balrog 27")
    assert why == "balrog-first-from-pentacle"
    start = "region 27 is not next to the Pentacle in region 5, from where the Balrog is first sent: it can go to "
    assert words.replace(", and", ",") == start + first
    s = scene(
        regions="5: {race: drow}, 4: {markers: {balrog: 1}}",
        more="sites: {found: {wickedest_pentacle: 5}}",
    )
    why, words, _ = told(s, "balrog 27")
    assert why == "balrog-not-beside"
    assert words.startswith("region 27 is not next to the Balrog in region 4: it can go to ")


def balrogs(s: State) -> list[str]:
    return [action.text() for action in s.legal() if action.verb == "balrog"]


@pytest.mark.rule("UG-RELIC-1")
@pytest.mark.parametrize(
    ("site", "action", "rule"),
    [
        ("sword_of_the_killer_rabbit", "sword", "UG-RELIC-1"),
        ("wickedest_pentacle", "balrog 12", "UG-PLACE-PENTACLE-6"),
    ],
)
def test_what_a_race_in_decline_holds_is_for_an_active_race(site: str, action: str, rule: str) -> None:
    s = scene(
        regions="5: {race: drow}, 4: {race: ogres}",
        seat="decline: {race: ogres}",
        foe="mummies stone",
        more=f"sites: {{found: {{{site}: 4}}}}",
    )
    why, words, cited = told(s, action)
    assert (why, cited) == ("site-held-in-decline", rule)
    assert words.endswith("in region 4 is held by the Ogres in decline: only an active race uses it")


@pytest.mark.rule("UG-R-IRONDWARVES-3")
def test_hammers_need_a_token_beside_them() -> None:
    s = scene(
        "iron_dwarves mystic",
        "5: {race: iron_dwarves}",
        hand=0,
        more="notes: {iron_dwarves: {hammers_owned: 2, hammers_in_hand: 2}}",
    )
    why, words, _ = told(s, "conquer 12")
    assert why == "helpers-need-token"
    assert words == "Iron Dwarves: what is in hand (Silver Hammers) pays only beside a token, and there is none"


@pytest.mark.rule("UG-P-REBORN-2")
def test_an_empty_tray_is_the_reason_why_nothing_is_reborn() -> None:
    s = scene(
        "shrooms mining",
        "5: {race: shrooms, tokens: 10}, 12: {race: drow}",
        phase="ready",
        hand=0,
        seat="decline: {race: drow, power: reborn}",
    )
    why, words, _ = told(s, "reborn 12")
    assert why == "reborn-at-start-from-tray"
    assert words == "regions are reborn at the start of the turn, and the tray of the active race is empty"


@pytest.mark.rule("UG-RELIC-2")
def test_a_sword_raised_twice_is_the_sword_and_not_the_bag() -> None:
    s = scene("drow magic", more="sites: {found: {sword_of_the_killer_rabbit: 5}}")
    play(s, "sword")
    reason = "the Sword of the Killer Rabbit has been raised for the next conquest"
    assert told(s, "sword") == ("relic-raised", reason, "UG-RELIC-2")


@pytest.mark.rule("UG-PLACE-CRYPT-1")
@pytest.mark.parametrize(
    ("region", "why"), [(5, "ghost-at-crypt"), (1, "ghost-in-chasm"), (2, "ghost-there"), (12, "immune")]
)
def test_where_the_ghost_cannot_go_and_why(region: int, why: str) -> None:
    s = scene(
        regions="5: {race: drow}, 2: {markers: {ghost: 1}}, 12: {race: ogres, markers: {queen: 1}}",
        phase="end choices",
        hand=0,
        foe="ogres royal",
        more="sites: {found: {crypt_of_the_tomb_raider: 5}}",
    )
    assert told(s, f"ghost {region}")[0] == why


# --- prices and pay ---------------------------------------------------------------------------------------------------

CHANGES = ("cheaper", "cheaper_again", "as_if_empty", "dearer", "support", "worth_more", "worth_less", "bonus")


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.key)
def test_whatever_changes_a_price_or_a_pay_says_why_in_every_language(tile: type[Tile]) -> None:
    if any(implements(tile(), hook) for hook in (*CHANGES, "doubled", "collect")):
        words = [speaker(language).because(tile.key) for language in LANGUAGES]
        assert all(words)
        assert len(set(words)) == len(LANGUAGES)


@pytest.mark.rule("UG-R-OGRES-1", "UG-P-MINING-1")
def test_lines_of_prices_and_pay_give_their_reason() -> None:
    s = scene("ogres mining", "12: {race: ogres}", foe="drow stone")
    assert "Ogres: every region" in [item.reason for item in explain_conquest(s, 5 - 1).items]
    assert "Mining: Mines" in [item.reason for item in score_items(s, 0)]


# --- what happened ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-R-IRONDWARVES-1")
@pytest.mark.parametrize(("owned", "forged"), [(0, 2), (6, 1), (7, 0)])
def test_forging_hammers_is_told(owned: int, forged: int) -> None:
    s = scene(
        "iron_dwarves mystic",
        "12: {race: iron_dwarves}, 15: {race: iron_dwarves}",
        more=f"notes: {{iron_dwarves: {{hammers_owned: {owned}, hammers_in_hand: {owned}}}}}",
    )
    events = listen(s)
    play(s, "stop")
    told = [event for event in events if isinstance(event, Forged)]
    assert [(event.seat, event.tile, event.count) for event in told] == (
        [(0, "iron_dwarves", forged)] if forged else []
    )
    if forged == 2:
        assert str(told[0]) == "seat 1 gets 2 pieces that help to conquer: Iron Dwarves, Silver Hammers."


@pytest.mark.rule("UG-P-VENGEFUL-1")
def test_a_vengeance_marker_is_told_once() -> None:
    s = scene(regions="5: {race: drow}, 12: {race: ogres}, 4: {race: ogres}", foe="ogres vengeful", hand=8)
    events = listen(s)
    play(s, "conquer 12", "conquer 4")
    told = [event for event in events if isinstance(event, Deed)]
    assert [str(event) for event in told] == ["seat 1 is marked for revenge by seat 2: Vengeful."]


@pytest.mark.rule("UG-PLACE-PENTACLE-5")
def test_the_immunity_that_the_balrog_brings_is_told() -> None:
    s = scene(regions="5: {race: drow}", more="sites: {found: {wickedest_pentacle: 5}}")
    events = listen(s)
    play(s, "balrog 12")
    assert [str(event) for event in events if isinstance(event, Deed)] == [
        "Wickedest Pentacle of seat 1: region 12 is immune now, nobody can enter it while the Balrog is there."
    ]


# --- verbs ------------------------------------------------------------------------------------------------------------

VERBS = sorted({actions[0].verb for tile in TILES for actions in tile.verbs})


@pytest.mark.parametrize("name", VERBS)
def test_a_verb_has_a_question_and_an_icon(name: str) -> None:
    verb = declared(name)
    assert verb.question.endswith("?")
    assert all((verb.label, verb.hint, verb.icon))


def test_verbs_that_roll_or_decline_are_asked_once_more() -> None:
    assert [name for name in VERBS if declared(name).rolls] == ["wisp"]
    assert [name for name in VERBS if declared(name).final] == ["vanish", "wisp"]
    assert [name for name in VERBS if declared(name).place == FORK] == ["vanish"]


def outlook(s: State, action: str) -> str:
    """What a legal action would bring, by the tile it belongs to."""
    wish = parse_action(action)
    assert wish in s.legal()
    for slot in range(s.decider * 3, s.decider * 3 + 3):
        for tile in s.listening(ACTIONS, slot):
            fact = tile.outlook(s, slot, wish)
            if fact is not None:
                for language in LANGUAGES:
                    assert speaker(language).tell(fact)
                return str(fact)
    return ""


SITE = "sites: {{found: {{{}: 5}}}}"
PREY = "5: {race: drow}, 12: {race: ogres}"

OUTLOOKS: dict[str, tuple[dict[str, Any], str]] = {
    "swap 0": (
        {"pair": "shadow_mimes mining", "regions": "", "phase": "pick choices", "hand": 11}
        | {"more": "column: [{race: drow, power: wise}]"},
        "Wise Shadow Mimes: 11 tokens; the Drow get Mining",
    ),
    "wisp 10": (
        {"pair": "will_o_wisps mining", "regions": "16: {race: will_o_wisps}", "hand": 1},
        "Costs 2 less the roll: success 3 in 6, a failure ends your conquests",
    ),
    "bite 12": (
        {"pair": "drow vampire", "regions": PREY},
        "Bitten by your Vampires with a token from the tray",
    ),
    "copy_orb 12": (
        {"pair": "drow magic", "regions": PREY, "more": SITE.format("shiny_orb").replace("5", "12")},
        "Turned by the Bag as the Shiny Orb with a token from the tray",
    ),
    "queen 5": (
        {"pair": "drow royal", "phase": "end choices", "hand": 0},
        "The Queen into region 5: immune as long as she stays",
    ),
    "sword": (
        {"more": SITE.format("sword_of_the_killer_rabbit")},
        "Raise the Sword of the Killer Rabbit for your next conquest: 2 tokens less",
    ),
    "ring 5": (
        {"regions": PREY, "phase": "end choices", "hand": 0, "more": SITE.format("froggys_ring")},
        "Froggy's Ring into region 5: 1 coin from seat 2",
    ),
    "scepter 5": (
        {"phase": "end choices", "hand": 0, "more": SITE.format("scepter_of_avarice")},
        "The Scepter of Avarice into region 5: 2 coins more this turn",
    ),
    "balrog 12": (
        {"regions": PREY, "more": SITE.format("wickedest_pentacle")},
        "The Balrog goes to region 12: Ogres of seat 2 lose 1 of 1; nobody can enter as long as it stays",
    ),
    "altar 4": (
        {"regions": "5: {race: drow}, 4: {race: mummies}", "phase": "end choices", "hand": 0}
        | {"seat": "decline: {race: mummies}", "more": SITE.format("altar_of_souls")},
        "Give up 1 of your Mummies in region 4 for 3 coins, the last one there: the region is left",
    ),
    "ghost 12": (
        {"phase": "end choices", "hand": 0, "more": SITE.format("crypt_of_the_tomb_raider")},
        "The Ghost into region 12: immune to all but you",
    ),
}


@pytest.mark.parametrize("action", OUTLOOKS)
def test_what_a_choice_would_bring(action: str) -> None:
    position, words = OUTLOOKS[action]
    assert outlook(scene(**position), action) == words
