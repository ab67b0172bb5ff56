"""The number on each badge."""

import pytest

from tests.content.base.powers.helpers import play, position

TOKENS = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


@pytest.mark.rule("BASE-0.4", "CORE-3.4")
@pytest.mark.parametrize("power", TOKENS)
def test_a_picked_combo_gives_the_tokens_of_banner_and_badge(power: str) -> None:
    s = position(
        f"""
        board: base_2
        seats: [{{}}, {{}}]
        column: [{{race: ratmen, power: {power}}}]
        """
    )
    play(s, "pick 0")
    assert s.hand(0) == 8 + TOKENS[power]


@pytest.mark.rule("CORE-1.1")
def test_there_are_twenty_powers() -> None:
    rules = position("board: base_2").rules
    assert sorted(power.key for power in rules.powers) == sorted(TOKENS)
