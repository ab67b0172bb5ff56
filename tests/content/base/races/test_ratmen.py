"""Ratmen: nothing but numbers."""

import pytest

from elbowroom.engine.hooks import HOOKS, implements
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, legal, play, regions, score_lines, tray


@pytest.mark.rule("BASE-R-RATMEN-1")
def test_ratmen_have_no_ability() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: ratmen, power: alchemist}
    - active: {race: wizards, power: flying}
    regions:
      3: {race: ratmen, tokens: 9}
      2: {race: wizards}
      21: {race: wizards, tokens: 6}
    """)
    play(s, "expand")
    assert {r: cost(s, r) for r in (2, 4, 5, 11)} == {2: 3, 4: 3, 5: 3, 11: 3}
    assert {a.split()[0] for a in legal(s)} == {"conquer", "abandon", "stop"}
    play(s, "conquer 2", "conquer 5", "stop")
    assert tray(s, "ratmen") == 13 - 9
    assert legal(s) == {"place 2", "place 3", "place 5", "done"}
    assert score_lines(s, *["place 3"] * 6, "done") == {"ratmen": 3, "alchemist": 2}
    play(s, "expand")
    assert cost(s, 3) == 2 + 7
    play(s, "conquer 2")
    assert hand(s, 1) == 0
    play(s, "stop", "done", "decline")
    assert regions(s, 1, "decline") == {3: 1, 5: 1}


@pytest.mark.rule("BASE-R-RATMEN-1")
def test_the_banner_of_the_ratmen_declares_nothing() -> None:
    s = load_position("board: base_2")
    ratmen = s.rules.races[s.rules.race_named("ratmen")]
    assert [hook for hook in HOOKS if implements(ratmen, hook)] == []
    assert not ratmen.markers
    for declared in ("in_decline", "keeps_all_tokens", "keeps_badge", "beside_another", "acts_in_decline"):
        assert not getattr(ratmen, declared)
