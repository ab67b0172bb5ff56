"""The check of positions notices every kind of damage; otherwise random play would prove nothing."""

from collections.abc import Callable

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position

SOUND = """
board: base_2
turn: 1
seats:
- active: {race: ratmen, power: bivouacking}
  decline: {race: trolls}
- active: {race: amazons, power: fortified, reserve: 4}
regions:
  2: {race: ratmen, tokens: 3, markers: {encampment: 5}}
  3: {race: ratmen}
  4: {race: trolls, markers: {lair: 1}}
  7: {race: amazons, tokens: 2, markers: {fortress: 1}}
"""


def _set(word: int, value: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.words[word] = value

    return change


def _add(word: int, amount: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.words[word] += amount

    return change


def _marker(key: str, region: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.put_marker(s.rules.marker_kind(key), region - 1)

    return change


def _lose_pile(s: State) -> None:
    s.words[s.rules.piles_at + s.rules.pile[s.rules.marker_kind("encampment")] * 60 + 1] = 0
    s.words[at.DEFENCE + 1] -= 5


def _unmark_pile(s: State) -> None:
    s.words[at.TAIL + s.rules.marker_kind("encampment")] = 0


def _share(s: State) -> None:
    s.words[at.OCCUPIED + 1] |= BIT[1]


def _declined_without_tokens(s: State) -> None:
    s.words[at.TRAY + s.race(1)] += s.vacate(3)


def _double_badge(s: State) -> None:
    s.words[at.DISCARD] |= BIT[s.power(0)]


def _double_banner(s: State) -> None:
    s.words[at.COLUMN_RACE] = s.race(0)


DAMAGE: dict[str, tuple[str, Callable[[State], None]]] = {
    "a token too many in the tray": ("CORE-13.1", _add(at.TRAY, 1)),
    "a token too many in hand": ("CORE-13.1", _add(at.HAND, 1)),
    "a negative reserve": ("CORE-13.1", _set(at.RESERVE + 3, -4)),
    "tokens without a race": ("CORE-13.1", _set(at.HAND + 5, 1)),
    "a debt": ("CORE-13.6", _set(at.COINS, -1)),
    "two races in a region": ("CORE-13.2", _share),
    "natives beside a race": ("CORE-13.2", _set(at.NATIVES + 1, 1)),
    "a wrong owner": ("region 2", _set(at.OWNER + 1, 3)),
    "an owner of an empty region": ("region 20", _set(at.OWNER + 19, 0)),
    "tokens nobody owns": ("region 20", _set(at.TOKENS + 19, 1)),
    "a wrong defence": ("region 9", _add(at.DEFENCE + 8, 1)),
    "a pile that is marked but empty": ("region 2", _lose_pile),
    "a pile that is not marked": ("region 2", _unmark_pile),
    "tokens in hand between turns": ("CORE-13.3", _add(at.HAND, 1)),
    "an active race without a power": ("CORE-13.4", _set(at.POWER, -1)),
    "a race in decline without tokens": ("CORE-9.7", _declined_without_tokens),
    "a badge in two places": ("CORE-13.5", _double_badge),
    "a banner in two places": ("CORE-13.5", _double_banner),
    "a sixth Encampment": ("CORE-13.7", _marker("encampment", 3)),
    "a marker where nobody stands": ("CORE-13.7", _marker("fortress", 20)),
}


def test_a_sound_position_passes() -> None:
    check_invariants(load_position(SOUND))


@pytest.mark.rule("CORE-13.1", "CORE-13.2", "CORE-13.3", "CORE-13.4", "CORE-13.5", "CORE-13.6", "CORE-13.7")
@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_noticed(damage: str) -> None:
    s = load_position(SOUND)
    expected, change = DAMAGE[damage]
    change(s)
    with pytest.raises(InvariantBroken, match=expected):
        check_invariants(s)
