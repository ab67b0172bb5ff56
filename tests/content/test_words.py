"""What printed tiles tell people: why they change prices and pays, what their verbs ask, what a choice would bring."""

import pytest

from elbowroom.content import base, sky
from elbowroom.engine.actions import declared, parse_action
from elbowroom.engine.events import Deed
from elbowroom.engine.hooks import ACTIONS, Tile, implements
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from elbowroom.speech.catalogs import LANGUAGES
from elbowroom.speech.speaker import say, speaker

TILES: list[type[Tile]] = [*base.RACES, *base.POWERS, *sky.RACES, *sky.POWERS]
PRICES = ("cheaper", "cheaper_again", "as_if_empty", "dearer", "worth_more", "worth_less", "doubled", "bonus")


def by_key(tile: type[Tile]) -> str:
    return tile.key


@pytest.mark.parametrize("tile", TILES, ids=by_key)
def test_whoever_changes_a_price_or_a_pay_says_why_in_every_language(tile: type[Tile]) -> None:
    changes = any(implements(tile(), hook) for hook in PRICES)
    words = {language: speaker(language).because(tile.key) for language in LANGUAGES}
    assert len(set(words.values())) == (len(LANGUAGES) if changes else 1)
    assert all(bool(word) == changes for word in words.values())
    assert all(len(word) <= 50 for word in words.values())


@pytest.mark.parametrize("tile", TILES, ids=by_key)
def test_whoever_offers_actions_lists_their_verbs_and_each_asks_something(tile: type[Tile]) -> None:
    assert implements(tile(), "actions") == bool(tile.verbs)
    for actions in tile.verbs:
        told = declared(actions[0].verb)
        assert told.question.endswith("?")
        assert all((told.label, told.hint, told.icon))
        assert not told.rolls or told.final


def test_what_rolls_at_once_is_asked_for_once_more() -> None:
    verbs = [declared(actions[0].verb) for tile in TILES for actions in tile.verbs]
    assert {verb.name for verb in verbs if verb.rolls} == {"roll", "zeppelin"}
    assert {verb.name for verb in verbs if verb.final} == {"roll", "zeppelin", "stout"}


# --- what a choice would bring ----------------------------------------------------------------------------------------

OUTLOOKS = [
    ("sorcerers", "hill", "sorcery 22", "with a token from the tray"),
    ("orcs", "dragon_master", "dragon 22", "with 1 token; immune then"),
    ("mummies", "dragon_master", "dragon 22", "with 2 tokens; immune then"),
    ("storm_giants", "hill", "bolt 20", "with 1 token"),
    ("drakons", "hill", "transform 22", "1 token lost, 1 placed; immune then"),
    ("mummies", "zeppelined", "zeppelin 2", "costs 3 less the roll: success 3 in 6, crash 3 in 6"),
    ("wendigos", "hill", "clear 22", "gain 1 token"),
    ("orcs", "hill", "conquer 22", None),
    ("orcs", "berserk", "roll", None),
]


def scene(race: str, power: str, hand: int = 4, here: str = "", more: str = "phase: conquer") -> State:
    return load_position(f"""board: base_2
boxes: [base, underground, sky]
{more}
seats:
- active: {{race: {race}, power: {power}, hand: {hand}}}
- active: {{race: humans, power: merchant}}
regions: {{21: {{race: {race}{here}}}, 22: {{race: humans}}}}
""")


def outlook(s: State, text: str) -> str | None:
    """What a legal action would bring, in English; every language has words for it."""
    action = parse_action(text)
    assert action in s.legal()
    for tile in s.listening(ACTIONS, 0):
        fact = tile.outlook(s, 0, action)
        if fact is not None:
            assert len({say(language, fact) for language in LANGUAGES}) == len(LANGUAGES)
            return str(fact)
    return None


@pytest.mark.parametrize(("race", "power", "action", "words"), OUTLOOKS)
def test_a_choice_tells_what_it_would_bring(race: str, power: str, action: str, words: str | None) -> None:
    assert outlook(scene(race, power), action) == words


@pytest.mark.rule("SKY-P-ZEPPELINED-3")
@pytest.mark.parametrize(("region", "cost", "lucky", "ends"), [(2, 2, 3, 0), (20, 3, 2, 1)])
def test_a_zeppelin_tells_its_odds(region: int, cost: int, lucky: int, ends: int) -> None:
    said = f"costs {cost} less the roll: success {lucky} in 6, crash 3 in 6"
    more = f", else your conquests end ({ends} in 6)" if ends else ""
    assert outlook(scene("orcs", "zeppelined", hand=1), f"zeppelin {region}") == said + more


def test_a_cannon_tells_for_which_regions_it_fires() -> None:
    s = scene("orcs", "gunner", here=", markers: {cannon: 1}")
    assert outlook(s, "fire 21") == "2 tokens less for 14, 15, 20, 22, 23 this turn"


def test_a_pact_tells_how_many_the_player_has_already() -> None:
    said = "1 coin from you if your regions are spared, else 1 for you"
    s = scene("orcs", "haggling", hand=0, more="phase: post score")
    assert outlook(s, "pact 2") == said
    s.play(parse_action("pact 2"))
    assert outlook(s, "pact 2") == f"{said} (1 already)"


def test_an_empty_tray_gives_no_wendigo() -> None:
    s = scene("wendigos", "hill", hand=16)
    assert outlook(s, "clear 22") == "gain nothing, the tray is empty"


# --- what an ability has done -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("race", "power", "more", "action", "told"),
    [
        ("storm_giants", "hill", "", "bolt 20", "seat 1 strikes region 20 with a Lightning Bolt."),
        ("drakons", "hill", "", "transform 22", "seat 1 gives up a token for a Dragon in region 22."),
        ("wendigos", "hill", "", "clear 22", "seat 1 clears region 22."),
        ("orcs", "gunner", ", markers: {cannon: 1}", "fire 21", "seat 1 fires the Cannon in region 21."),
        ("orcs", "racketeering", "decide", "decline", "seat 1 will pick the next pair for free."),
    ],
)
def test_the_log_tells_what_an_ability_did(race: str, power: str, more: str, action: str, told: str) -> None:
    s = scene(race, power, hand=0, more="phase: decide") if more == "decide" else scene(race, power, here=more)
    s.events = []
    s.play(parse_action(action))
    facts = [event for event in s.events if isinstance(event, Deed) and str(event) == told]
    assert len(facts) == 1
    assert len({say(language, facts[0]) for language in LANGUAGES}) == len(LANGUAGES)
