"""Facts in words."""

import pytest

import elbowroom
from elbowroom.content.catalog import Content, install, uninstall
from elbowroom.engine.errors import IllegalAction, NotEnoughTokens, SetupError, WrongDecision
from elbowroom.engine.events import Conquered, Picked, Scored, SiteMoved
from elbowroom.engine.facts import Item
from elbowroom.engine.hooks import Race
from elbowroom.speech.speaker import say, speaker


def too_few(needed: int, hand: int, lucky: int = 0) -> IllegalAction:
    return NotEnoughTokens(
        "too-few-tokens", "CORE-6.10", region=4, needed=needed, hand=hand, helpers=0, lucky=lucky, faces=6
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "needs 3 tokens, 1 in hand; 'die 5' succeeds in 2 of 6 cases"),
        ("pl", "potrzeba 3 żetonów, na ręce: 1; „die 5” udaje się w 2 na 6 przypadków"),
        ("de", "3 Plättchen nötig, 1 auf der Hand; „die 5“ gelingt in 2 von 6 Fällen"),
    ],
)
def test_a_refusal_has_its_numbers_in_every_language(language: str, text: str) -> None:
    assert say(language, too_few(3, 1, lucky=2)) == text


@pytest.mark.parametrize(
    ("coins", "text"), [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety")]
)
def test_plural_forms_are_polish(coins: int, text: str) -> None:
    assert say("pl", Scored(0, coins), lambda seat: "Anna") == f"Anna dostaje za turę {text}."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the house rule 'flamesEntry' is edge, volcano or both, not 'sea'"),
        ("pl", "zasada domowa „flamesEntry” może mieć wartość: edge, volcano lub both, a nie 'sea'"),
        ("de", "die Hausregel „flamesEntry“ ist edge, volcano oder both, nicht 'sea'"),
    ],
)
def test_choices_are_joined_in_every_language(language: str, text: str) -> None:
    with pytest.raises(SetupError) as refused:
        elbowroom.rules_for("underground_3", switches={"flamesEntry": "sea"})
    assert say(language, refused.value) == text


def test_errors_print_their_words_and_the_rule() -> None:
    assert str(too_few(3, 1)) == "needs 3 tokens, 1 in hand — CORE-6.10"


def test_a_pair_is_one_name() -> None:
    picked = Picked(1, "humans", "flying", price=2, coins=0, paid=2)
    assert say("en", picked) == "seat 2 picks Flying Humans for 2 coins."
    assert say("pl", picked) == "miejsce 2 wybiera zestaw Latający Ludzie za 2 monety."
    assert say("de", picked) == "Platz 2 wählt Fliegende Menschen für 2 Münzen."


@pytest.mark.parametrize(("other", "ending"), [(1, " Ben had it before."), (0, ""), (-1, "")])
def test_nobody_and_oneself_are_not_named(other: int, ending: str) -> None:
    names = ("Anna", "Ben")
    told = say("en", Conquered(0, 4, "orcs", 2, other), lambda seat: names[seat])
    assert told == f"Anna conquers region 5 with 2 tokens: Orcs.{ending}"


@pytest.mark.parametrize(
    ("tile", "named"),
    [
        ("orcs", "Orcs: what is in hand (for non-empty regions conquered)"),
        ("amazons", "Amazons: what is in hand pays only"),
    ],
)
def test_a_tile_says_why_where_it_has_a_reason(tile: str, named: str) -> None:
    assert speaker("en").say("refused-helpers-need-token", {"tile": tile}).startswith(named)


def test_a_site_used_where_it_lies_does_not_move() -> None:
    assert say("en", SiteMoved(0, 4, "shiny_orb", 4)) == "seat 1 uses in region 5: Shiny Orb."
    assert say("en", SiteMoved(0, 4, "shiny_orb", 6)) == "seat 1 moves from region 7 to region 5: Shiny Orb."


class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 5
    because = "under the hill"
    texts = {
        "pl": {"name": "Krety", "because": "pod górą"},
        "en": {"refused-moles-sleep": "the Moles sleep until round { $round }"},
        "de": {"refused-moles-sleep": "die Maulwürfe schlafen bis Runde { $round }"},
    }


@pytest.fixture
def moles() -> object:
    install(Content(races=(Moles,)))
    yield
    uninstall()


@pytest.mark.usefixtures("moles")
def test_tiles_of_ones_own_speak_too() -> None:
    line = Item(-1, "tile", "BASE-C-5", tile="moles")
    assert [say(language, line) for language in ("en", "pl", "de")] == [
        "Moles: under the hill",
        "Krety: pod górą",
        "Moles: under the hill",
    ]
    asleep = WrongDecision("moles-sleep", "BASE-C-5", round=3)
    assert say("de", asleep) == "die Maulwürfe schlafen bis Runde 3"
    assert say("pl", asleep) == "the Moles sleep until round 3"  # no Polish words: the English ones


def test_a_sentence_of_somebodys_own_is_told_as_it_stands() -> None:
    assert say("pl", WrongDecision("the Moles are asleep - come back later", "BASE-C-5")) == (
        "the Moles are asleep - come back later"
    )


def test_nobody_speaks_a_language_without_a_catalog() -> None:
    with pytest.raises(ValueError, match="nobody here speaks 'fr'; languages are en, pl, de"):
        speaker("fr")
