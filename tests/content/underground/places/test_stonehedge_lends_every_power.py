"""Stonehedge: each of the 21 powers, lent to an active race and to one in decline."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from elbowroom.content.underground import POWERS
from elbowroom.engine.state import State
from tests.content.helpers import cost, earned, hand, legal, play, refused, tokens
from tests.content.underground.places.helpers import coins, position

# The Mimes hold Stonehedge in the Mine of region 12 and, next to each other, 4 (Crystal), 5 and 11 (Forests),
# 13 (Mountain) and 21 (Mudpool). The Kraken of the same player hold 20 (Crystal) and 10 (Forest). Lone Ogres stand in
# 6 and 27.
HEDGE = """
board: underground_2
phase: <phase>
turn: <turn>
seats:
- {active: {race: <active>, power: <own>, hand: <hand>}, decline: {race: <decline>}}
- {active: {race: ogres, power: <foe>, hand: <ogres>}}
regions:
  12: {race: shadow_mimes, tokens: 3}
  4: {race: shadow_mimes}
  5: {race: shadow_mimes}
  11: {race: shadow_mimes}
  13: {race: shadow_mimes}
  21: {race: shadow_mimes}
  20: {race: kraken, tokens: 3}
  10: {race: kraken}
  6: {race: ogres}
  27: {race: ogres}
sites: {found: {stonehedge: 12, sword_of_the_killer_rabbit: 16}<lent>}
"""
HOLDERS = {
    "active": {"active": "shadow_mimes", "decline": "kraken"},
    "decline": {"active": "kraken", "decline": "shadow_mimes"},
}


# Badges of the two players; those that are lent to nobody.
SPARE = ("martyr", "immortal", "vengeful")


class Hedge(NamedTuple):
    """Stonehedge with a power, or without one for comparison, held by the active race or by the one in decline."""

    power: str
    lent: bool
    held: str

    def at(self, phase: str, turn: int = 1, hand: int = 0, ogres: int = 0) -> State:
        own, foe = [badge for badge in SPARE if badge != self.power][:2]
        lent = f", badges: {{stonehedge: {self.power}}}" if self.lent else ""
        words = HOLDERS[self.held] | {"own": own, "foe": foe, "lent": lent}
        return position(HEDGE, phase=phase, turn=turn, hand=hand, ogres=ogres, **words)


def coins_of_a_turn(hedge: Hedge) -> int:
    return earned(hedge.at("redeploy"), "done") - 8  # of the Mimes and Kraken


def lost_with_the_hedge(hedge: Hedge) -> int:
    """How many of three tokens the conquest of Stonehedge itself costs."""
    s = hedge.at("conquer", turn=2, ogres=7)
    play(s, "conquer 12")
    return 3 - hand(s, 1, hedge.held)


def paid_for_the_hedge(hedge: Hedge) -> int:
    """Coins that the conquest of Stonehedge brings to him who loses it."""
    s = hedge.at("conquer", turn=2, ogres=7)
    play(s, "conquer 12")
    return coins(s, 1) - 5


def offers(phase: str, action: str, in_decline: str = "", hand: int = 0) -> Callable[[Hedge], int]:
    """Whether the power offers an action, in decline perhaps another one."""

    def ask(hedge: Hedge) -> int:
        s = hedge.at("conquer" if phase == "redeploy" else phase, hand=hand)
        if phase == "redeploy":
            play(s, "stop")
        wanted = in_decline if in_decline and hedge.held == "decline" else action
        assert wanted in legal(s) or refused(s, wanted) == "CORE-4.9"
        return int(wanted in legal(s))

    return ask


def kept_at_decline(hedge: Hedge) -> int:
    """How many of three tokens stay in a region of the active race when it declines."""
    s = hedge.at("decide")
    play(s, "decline")
    region = 12 if hedge.held == "active" else 20
    if s.phase_name == "redeploy":
        play(s, f"place {region}", f"place {region}", "done")
    return tokens(s, region)


def discount_after_an_attack(hedge: Hedge) -> int:
    s = hedge.at("conquer", turn=2, ogres=5)
    before = cost(s, 27, 1)
    play(s, "conquer 5")
    return before - cost(s, 27, 1)


# How each power is felt: without it, lent to an active race, and lent to a race in decline.
PROOFS: dict[str, tuple[Callable[[Hedge], int], int, int, int]] = {
    "adventurous": (coins_of_a_turn, 0, 1, 0),
    "fisher": (coins_of_a_turn, 0, 1, 0),
    "flocking": (coins_of_a_turn, 0, 2, 0),
    "frightened": (coins_of_a_turn, 0, 1, 0),
    "immortal": (lost_with_the_hedge, 1, 0, 1),
    "magic": (offers("conquer", "copy_sword", hand=3), 0, 1, 0),
    "martyr": (paid_for_the_hedge, 0, 1, 0),
    "mining": (coins_of_a_turn, 0, 1, 0),
    "muddy": (coins_of_a_turn, 0, 1, 1),
    "mystic": (coins_of_a_turn, 0, 1, 0),
    "quarreling": (coins_of_a_turn, 0, 1, 0),
    "reborn": (offers("start effects", "reborn 20", "reborn 12"), 0, 1, 1),
    "royal": (offers("end choices", "queen 12"), 0, 1, 0),
    "shield": (offers("redeploy", "armour 12", "armour 10", hand=1), 0, 1, 0),
    "stone": (coins_of_a_turn, 0, 1, 0),
    "thieving": (coins_of_a_turn, 0, 1, 0),
    "tomb": (kept_at_decline, 1, 3, 1),
    "vampire": (offers("conquer", "bite 27", hand=1), 0, 1, 0),
    "vanishing": (offers("decide", "vanish"), 0, 1, 0),
    "vengeful": (discount_after_an_attack, 0, 1, 0),
    "wise": (coins_of_a_turn, 0, 2, 2),
}


@pytest.mark.parametrize("power", [power.key for power in POWERS])
@pytest.mark.rule("UG-PLACE-STONEHEDGE-2", "UG-PLACE-STONEHEDGE-3", "UG-PLACE-STONEHEDGE-4")
def test_a_lent_power_serves_the_active_race_and_in_decline_only_what_is_made_for_it(power: str) -> None:
    felt, without, active, in_decline = PROOFS[power]
    assert felt(Hedge(power, False, "active")) == without
    assert felt(Hedge(power, True, "active")) == active
    assert felt(Hedge(power, True, "decline")) == in_decline
