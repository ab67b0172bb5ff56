"""SKY-9: what holds in every position under the sky, read from the position alone."""

import itertools
from collections import Counter
from collections.abc import Callable

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.buried import buried, bury
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.scoring import island_bonus, slot_score
from elbowroom.engine.state import State
from tests.content.helpers import marked
from tests.content.sky.positions import under_the_sky
from tests.engine.games import random_game

BOARDS = ["base_2+sky_2", "base_3+sky_3", "base_4+sky_2", "base_5+sky_3"]
PACTS = 6  # words for the Pacts of each seat


def pacts(s: State) -> list[int]:
    haggling = s.rules.powers[s.rules.power_named("haggling")]
    return [int(s.note(haggling, seat)) for seat in range(PACTS)]


def slot_of(s: State, key: str) -> int:
    """The active slot of a race, -1 if nobody has it so."""
    for slot in range(0, int(s.rules.players) * 3, 3):
        if s.race(slot) == s.rules.race_named(key):
            return slot
    return -1


def burning_of(s: State, seat: int) -> int:
    return int(s.words[s.rules.fleeting_at + seat])


def violations(s: State) -> set[str]:
    """The rules of SKY-9 that a position breaks."""
    found: set[str] = set()
    cannons = Counter(marked(s, "cannon")) + Counter(marked(s, "firing_cannon"))
    supplies = [(Counter(marked(s, "drakon_dragon")), 3), (cannons, 2), (Counter(marked(s, "burning")), 5)]
    if any(sum(lying.values()) > supply for lying, supply in supplies) or not 0 <= sum(pacts(s)) <= 5:
        found.add("SKY-9.1")
    if s.phase_name in ("pick", "decide"):
        seat = int(s.turn_of)
        haggles = s.power(seat * 3) == s.rules.power_named("haggling")
        drakons = slot_of(s, "drakons") == seat * 3 and marked(s, "drakon_dragon")
        if burning_of(s, seat) or drakons or (haggles and any(pacts(s))):
            found.add("SKY-9.2")
    if any(s.tokens(r - 1) or s.natives(r - 1) for r in marked(s, "burning")):
        found.add("SKY-9.3")
    graves: list[int] = []
    for slot in range(s.rules.players * 3):
        graves += members(buried(s, slot))
    scavengers = slot_of(s, "scavengers")
    if len(set(graves)) < len(graves) or any(s.owner(r) != scavengers or scavengers < 0 for r in graves):
        found.add("SKY-9.4")
    for seat in range(s.rules.players):
        slots = [slot for slot in range(seat * 3, seat * 3 + 3) if s.race(slot) >= 0]
        islands = sum(int(island_bonus(s, slot)) for slot in slots)
        if any(slot_score(s, slot) < 0 for slot in slots) or islands > len(s.board.islands):
            found.add("SKY-9.5")
    held = Counter({race: int(s.tray(race)) for race in range(len(s.rules.races))})
    for slot in range(s.rules.players * 3):
        if s.race(slot) >= 0:
            on_map = sum(int(s.tokens(r)) for r in members(s.occupied(slot))) + len(members(buried(s, slot)))
            held[int(s.race(slot))] += on_map + int(s.hand(slot)) + int(s.reserve(slot))
    if any(held[race] != s.rules.tray[race] for race in range(len(s.rules.races))):
        found.add("SKY-9.7")
    return found


@pytest.mark.rule("SKY-9.1", "SKY-9.2", "SKY-9.3", "SKY-9.4", "SKY-9.5", "SKY-9.7")
def test_random_games_keep_everything() -> None:
    seen: Counter[str] = Counter()
    for board, seed in itertools.product(BOARDS, range(6)):
        for s, _ in random_game(board, seed, busy=seed > 1):
            assert violations(s) == set()
            check_invariants(s)
            seen["buried"] += any(buried(s, slot) for slot in range(s.rules.players * 3))
            seen["pacts"] += any(pacts(s))
            seen["islands"] += any(island_bonus(s, slot) for slot in range(s.rules.players * 3) if s.race(slot) >= 0)
            for marker in ("drakon_dragon", "cannon", "firing_cannon", "burning"):
                seen[marker] += bool(marked(s, marker))
    assert len(seen) == 7
    assert min(seen.values()) > 0, seen  # otherwise the games would prove nothing


FREE_TRAVELLERS = {"flying", "underworld", "zeppelined"}


@pytest.mark.rule("SKY-9.6")
@pytest.mark.parametrize("board", BOARDS)
def test_the_others_reach_the_sky_through_a_region_with_an_access_token(board: str) -> None:
    climbed = 0
    for seed in range(8):
        been_there: dict[int, set[int]] = {}  # by race: regions it has held since it was picked
        for s, action in random_game(board, seed, busy=True):
            gates = set(access_regions(s))
            for slot in range(s.rules.players * 3):
                race = int(s.race(slot))
                if race < 0:
                    continue
                if s.phase_name == "pick choices" or (action.verb == "pick" and slot == s.turn_of * 3):
                    been_there.pop(race, None)
                held = set(members(s.occupied(slot)))
                known = been_there.setdefault(race, set())
                free = s.rules.races[race].key == "storm_giants" or (
                    slot % 3 == 0 and s.rules.powers[s.power(slot)].key in FREE_TRAVELLERS
                )
                if free:
                    known |= gates
                if held & set(members(s.board.sky)):
                    climbed += not free
                    assert known & gates
                known |= held
            shown = {int(s.column_race(i)) for i in range(s.visible)}
            for race in shown & set(been_there):
                del been_there[race]
    assert climbed > 0


# --- damage -----------------------------------------------------------------------------------------------------------

SOUND = """
round: 3
seats:
- active: {race: drakons, power: zeppelined}
  decline: {race: trolls}
- active: {race: scavengers, power: gunner}
  decline: {race: ratmen}
- active: {race: khans, power: haggling}
turn: 2
regions:
  3: {race: drakons, markers: {drakon_dragon: 1}}
  4: {race: drakons, markers: {drakon_dragon: 1}}
  7: {race: drakons, markers: {drakon_dragon: 1}}
  2: {race: drakons}
  8: {race: trolls}
  21: {race: scavengers, markers: {cannon: 1}, buried: ratmen}
  24: {race: scavengers, markers: {firing_cannon: 1}}
  18: {race: khans, tokens: 3}
  22: {markers: {burning: 1}}
  20: {markers: {burning: 1}}
makers: {burning: {22: 1, 20: 1}}
notes: {haggling: {pacts_1: 2, pacts_2: 3}}
"""


def put(marker: str, *regions: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        for region in regions:
            s.put_marker(s.rules.marker_kind(marker), region - 1)

    return change


def note(key: str, index: int, value: int) -> Callable[[State], None]:
    return lambda s: s.set_note(s.rules.powers[s.rules.power_named(key)], index, value)


def turn_of(seat: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.words[at.TURN] = s.words[at.DECIDER] = seat - 1
        s.words[at.ACTING] = (seat - 1) * 3

    return change


def put_under(slot: int, region: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.words[at.TRAY + s.race(slot)] -= 1
        bury(s, slot, region - 1)

    return change


def lose_a_buried_token(s: State) -> None:
    s.words[s.rules.buried_at + 4] &= ~BIT[20]
    s.words[at.DEFENCE + 20] -= 1


# What is done to the position: the rule it breaks, and what the engine says of it if it looks for it after each action.
DAMAGE: dict[str, tuple[str, Callable[[State], None], str]] = {
    "a fourth Dragon": ("SKY-9.1", put("drakon_dragon", 2), "CORE-13.7"),
    "a third Cannon": ("SKY-9.1", put("cannon", 24), ""),
    "a third Cannon of one side": ("SKY-9.1", put("cannon", 21, 24), "CORE-13.7"),
    "a sixth fire": ("SKY-9.1", put("burning", 6, 9, 16, 26), "CORE-13.7"),
    "a sixth Pact": ("SKY-9.1", note("haggling", 1, 4), ""),
    "an own fire and Dragons": ("SKY-9.2", turn_of(1), ""),
    "Pacts that have not come back": ("SKY-9.2", turn_of(3), ""),
    "a race in a fire": ("SKY-9.3", lambda s: s.settle(1, 21, s.vacate(7)), "UG-12.5"),
    "a Lost Tribe in a fire": ("SKY-9.3", lambda s: s.set_natives(19, 1), "UG-12.5"),
    "tokens under Khans": ("SKY-9.4", put_under(4, 18), "SKY-9.4"),
    "tokens under nobody": ("SKY-9.4", put_under(4, 9), "SKY-9.4"),
    "tokens of two races": ("SKY-9.4", put_under(1, 21), "SKY-9.4"),
    "a token that is missing": ("SKY-9.7", lose_a_buried_token, "CORE-13.1"),
}


def test_the_position_that_is_damaged_is_sound() -> None:
    assert violations(under_the_sky(SOUND)) == set()


@pytest.mark.rule("SKY-9.1", "SKY-9.2", "SKY-9.3", "SKY-9.4", "SKY-9.7")
@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_noticed(damage: str) -> None:
    rule, change, told = DAMAGE[damage]
    s = under_the_sky(SOUND)
    change(s)
    assert rule in violations(s)
    if told:
        with pytest.raises(InvariantBroken, match=told):
            check_invariants(s)
