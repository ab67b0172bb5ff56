"""UG-12: what must hold in every position: games keep it, and a position that breaks it is found out."""

import itertools
from collections import Counter
from collections.abc import Callable

import pytest

from elbowroom.engine import layout as at
from elbowroom.engine import phases
from elbowroom.engine.column import badge_stack, stack_badges
from elbowroom.engine.events import Earned, Event, Scored
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.sites import lay_site, lend_badge, site_stack
from elbowroom.engine.state import State
from elbowroom.notation.position import load_position
from tests.content.helpers import marked, play
from tests.content.underground.turns import idle
from tests.engine.games import random_game

BOARDS = [f"underground_{players}" for players in (2, 3, 4, 5)]


# --- the rules once more, read from the position alone ----------------------------------------------------------------


def key_at(s: State, region: int) -> tuple[str, int]:
    """Race in a region and the slot it is in."""
    slot = int(s.owner(region))
    return (s.rules.races[s.race(slot)].key if slot >= 0 else "", slot)


def on_rivers(s: State) -> list[int]:
    """Regions of a River with a race that may not stay there."""
    return [r for r in members(s.board.river) if key_at(s, r)[0] not in ("", "kraken")]


def violations(s: State) -> set[str]:
    """The rules of UG-12 that a position breaks."""
    found: set[str] = set()
    if on_rivers(s) and s.phase_name not in ("start effects", "ready", "conquer", "aftermath"):
        found.add("UG-12.1")
    if any(key_at(s, r)[1] != s.turn_of * 3 for r in on_rivers(s)):
        found.add("UG-12.1")
    sites = [int(s.site_region(site)) for site in range(15) if s.site_region(site) >= 0]
    for r in members(s.board.chasm):
        if (
            s.owner(r) >= 0
            or s.tokens(r)
            or s.natives(r)
            or r in sites
            or {r + 1} & {*marked(s, "balrog"), *marked(s, "ghost")}
        ):
            found.add("UG-12.2")
    monsters = Counter(int(s.natives(r)) for r in range(s.board.size))
    if set(monsters) - {0, 2} or monsters[2] != len(site_stack(s)):
        found.add("UG-12.3")
    armours, hammers = marked(s, "mushroom_armor"), marked(s, "silver_hammer")
    owned = s.note(s.rules.races[s.rules.race_named("iron_dwarves")], 0)
    if sum(armours.values()) > 8 or any(s.tokens(r - 1) == 0 for r in armours):
        found.add("UG-12.4")
    if not 0 <= owned <= 7 or (hammers and s.phase_name not in ("ready", "conquer", "aftermath", "redeploy")):
        found.add("UG-12.4")
    if sum(hammers.values()) > owned:
        found.add("UG-12.4")
    if any(s.tokens(r - 1) or s.natives(r - 1) for r in marked(s, "balrog")):
        found.add("UG-12.5")
    if any(len(marked(s, guardian)) > 1 for guardian in ("balrog", "ghost", "queen", "great_ancient")):
        found.add("UG-12.5")
    if any(key_at(s, r - 1)[0] != "cultists" or key_at(s, r - 1)[1] % 3 for r in marked(s, "great_ancient")):
        found.add("UG-12.5")
    if any("royal" not in badges_of(s, key_at(s, r - 1)[1]) for r in marked(s, "queen")):
        found.add("UG-12.5")
    drawn = [site for site in range(15) if s.site_region(site) >= 0]
    if set(drawn) & set(site_stack(s)) or len(set(site_stack(s))) != len(site_stack(s)):
        found.add("UG-12.6")
    if sorted(badges(s)) != list(range(21)) or any(s.coins(seat) < 0 for seat in range(s.rules.players)):
        found.add("UG-12.7")
    return found


def badges_of(s: State, slot: int) -> set[str]:
    """The badge of a race, and the one of Stonehedge if it stands there."""
    if slot < 0:
        return set()
    return {badge.key for badge in s.badges(slot)}


def badges(s: State) -> list[int]:
    """Every badge, wherever it is."""
    held = [int(s.power(slot)) for slot in range(s.rules.players * 3)]
    lent = [int(s.site_badge(site)) for site in range(15)]
    shown = [int(s.column_power(i)) for i in range(s.visible)]
    return [badge for badge in held + lent if badge >= 0] + shown + badge_stack(s) + members(s.words[at.DISCARD])


# --- random games -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-12.1", "UG-12.2", "UG-12.3", "UG-12.4", "UG-12.5", "UG-12.6", "UG-12.7")
def test_random_games_keep_everything() -> None:
    seen: Counter[str] = Counter()
    for board, seed in itertools.product(BOARDS, range(12)):
        for s, _ in random_game(board, seed, busy=seed > 1):
            assert violations(s) == set()
            check_invariants(s)
            seen["kraken on a river"] += any(key_at(s, r)[0] == "kraken" for r in members(s.board.river))
            seen["others on a river"] += bool(on_rivers(s))
            seen["lent"] += s.site_badge(s.rules.site_named("stonehedge")) >= 0
            for marker in ("mushroom_armor", "silver_hammer", "balrog", "ghost", "queen", "great_ancient"):
                seen[marker] += bool(marked(s, marker))
    assert min(seen.values()) > 0, seen  # otherwise the games would prove nothing


@pytest.mark.rule("UG-12.1")
@pytest.mark.parametrize("board", BOARDS)
def test_before_the_first_conquest_only_the_reborn_stand_on_a_river(board: str) -> None:
    turn: tuple[int, int, int] | None = None
    reborn: set[int] = set()
    for seed in range(3):
        for s, action in random_game(board, seed, busy=True):
            if turn != (seed, int(s.round), int(s.turn_of)):
                turn, reborn = (seed, int(s.round), int(s.turn_of)), set()
            if s.phase_name in ("start effects", "ready"):
                assert set(on_rivers(s)) <= reborn
            if action.verb == "reborn":
                reborn.add(int(action.target))


@pytest.mark.rule("UG-12.6")
@pytest.mark.parametrize("board", BOARDS)
def test_places_never_change_their_region_and_what_was_found_stays_found(board: str) -> None:
    moved = 0
    for seed in range(3):
        lies: dict[int, int] = {}
        for s, _ in random_game(board, seed, busy=True):
            for site in s.rules.sites:
                region = int(s.site_region(site.index))
                before = lies.get(int(site.index), -1)
                assert before < 0 or (region >= 0 if site.mobile else region == before)
                moved += 0 <= before != region
                lies[int(site.index)] = region
    assert moved > 0  # Relics do


def wealth(s: State) -> int:
    """All coins of players and on combos."""
    lying = sum(s.column_coins(i) for i in range(s.visible))
    return int(sum(s.coins(seat) for seat in range(s.rules.players)) + lying)


@pytest.mark.rule("UG-12.7")
def test_thieves_the_ring_and_liches_only_move_coins_between_players() -> None:
    paid: set[str] = set()
    for board, seed in itertools.product(BOARDS, range(10)):
        before, events = -1, list[Event]()
        for s, _ in random_game(board, seed, busy=True):
            if before >= 0:
                bank = sum(event.coins for event in events if isinstance(event, (Scored, Earned)))
                assert wealth(s) - before == bank
                paid |= {event.rule for event in events if event.kind == "paid"}
            before = wealth(s)
            events = []
            s.events = events
    assert paid == {"UG-P-THIEVING-1", "UG-RELIC-RING-1", "UG-R-LICHES-1"}


@pytest.mark.rule("UG-12.7")
def test_nobody_pays_what_he_does_not_have() -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats:
- {coins: 0, active: {race: ogres, power: thieving, hand: 6}}
- {coins: 0, active: {race: drow, power: wise}, decline: {race: liches}}
- {}
regions: {12: {race: ogres}, 4: {race: drow}, 3: {race: liches}}
""")
    play(s, "stop", "done")
    assert [s.coins(seat) for seat in (0, 1)] == [1, 0]
    idle(s, 2)
    assert s.coins(1) == 2


# --- damage -----------------------------------------------------------------------------------------------------------

SOUND = """
board: underground_3
round: 3
seats:
- active: {race: cultists, power: royal}
  decline: {race: kraken}
- active: {race: iron_dwarves, power: shield}
- active: {race: ogres, power: mining}
regions:
  4: {race: cultists, tokens: 3, markers: {great_ancient: 1}}
  12: {race: cultists, tokens: 2, markers: {queen: 1}}
  13: {race: kraken}
  27: {race: iron_dwarves, tokens: 3, markers: {mushroom_armor: 7}}
  31: {race: iron_dwarves}
  7: {race: ogres, tokens: 2}
  9: {markers: {balrog: 1}}
  10: {markers: {ghost: 1}}
  28: {natives: 0}
sites:
  found: {stonehedge: 12, wickedest_pentacle: 28, shiny_orb: 28, crypt_of_the_tomb_raider: 28}
  badges: {stonehedge: wise}
notes: {iron_dwarves: {hammers_owned: 7}, cultists: {placed: 1}}
"""


def move_tokens(here: int, there: int) -> Callable[[State], None]:
    """All tokens of a region stand elsewhere."""

    def change(s: State) -> None:
        slot = s.owner(here - 1)
        s.settle(slot, there - 1, s.vacate(here - 1))

    return change


def put(marker: str, region: int) -> Callable[[State], None]:
    return lambda s: s.put_marker(s.rules.marker_kind(marker), region - 1)


def shift(marker: str, here: int, there: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        s.take_marker(s.rules.marker_kind(marker), here - 1)
        s.put_marker(s.rules.marker_kind(marker), there - 1)

    return change


def monsters(region: int, amount: int) -> Callable[[State], None]:
    return lambda s: s.set_natives(region - 1, amount)


def lay(site: str, region: int) -> Callable[[State], None]:
    return lambda s: lay_site(s, s.rules.site_named(site), region - 1)


def hide_another(s: State) -> None:
    s.words[at.HIDING] |= BIT[28 - 1]


def two_more_armours(s: State) -> None:
    for _ in range(2):
        put("mushroom_armor", 27)(s)


def own_eight_hammers(s: State) -> None:
    s.set_note(s.rules.races[s.race(3)], 0, 8)


def found_and_hidden(s: State) -> None:
    s.words[s.rules.site_stack_at] = s.rules.site_named("stonehedge")


def hidden_twice(s: State) -> None:
    s.words[s.rules.site_stack_at] = s.words[s.rules.site_stack_at + 1]


def lend_a_held_badge(s: State) -> None:
    lend_badge(s, s.rules.site_named("stonehedge"), s.power(6))


def drop_a_badge(s: State) -> None:
    stack_badges(s, badge_stack(s)[1:])


def owe(s: State) -> None:
    s.words[at.COINS + 1] = -1


# What is done to the position: the rule it breaks, and what the engine says of it if it looks for it after each action.
DAMAGE: dict[str, tuple[str, Callable[[State], None], str]] = {
    "Ogres on a River": ("UG-12.1", move_tokens(7, 22), "UG-12.1"),
    "Cultists on a River": ("UG-12.1", move_tokens(4, 22), "UG-12.1"),
    "a race in a Chasm": ("UG-12.2", move_tokens(7, 15), "UG-12.2"),
    "Monsters in a Chasm": ("UG-12.2", monsters(15, 2), "UG-12.3"),
    "a Relic in a Chasm": ("UG-12.2", lay("shiny_orb", 15), "UG-12.2"),
    "a Place in a Chasm": ("UG-12.2", lay("stonehedge", 15), "UG-12.2"),
    "the Balrog in a Chasm": ("UG-12.2", shift("balrog", 9, 15), "UG-12.2"),
    "the Ghost in a Chasm": ("UG-12.2", shift("ghost", 10, 15), "UG-12.2"),
    "Monsters without a site": ("UG-12.3", monsters(28, 2), "UG-12.3"),
    "a site without Monsters": ("UG-12.3", hide_another, "UG-12.3"),
    "a single Monster": ("UG-12.3", monsters(6, 1), "UG-12.3"),
    "three Monsters": ("UG-12.3", monsters(6, 3), "UG-12.3"),
    "an Armour too many": ("UG-12.4", two_more_armours, "CORE-13.7"),
    "an Armour where nobody stands": ("UG-12.4", put("mushroom_armor", 18), "CORE-13.7"),
    "an eighth Hammer": ("UG-12.4", own_eight_hammers, "UG-12.4"),
    "a Hammer between turns": ("UG-12.4", put("silver_hammer", 27), "UG-12.4"),
    "the Balrog beside a race": ("UG-12.5", shift("balrog", 9, 7), "UG-12.5"),
    "the Balrog beside Monsters": ("UG-12.5", shift("balrog", 9, 8), "UG-12.5"),
    "a second Balrog": ("UG-12.5", put("balrog", 11), "CORE-13.7"),
    "a second Ghost": ("UG-12.5", put("ghost", 11), "CORE-13.7"),
    "a second Queen": ("UG-12.5", put("queen", 4), "CORE-13.7"),
    "a Queen where nobody stands": ("UG-12.5", shift("queen", 12, 18), "CORE-13.7"),
    "a Queen beside another race": ("UG-12.5", shift("queen", 12, 7), "UG-12.5"),
    "a Queen beside the player's other race": ("UG-12.5", shift("queen", 12, 13), "UG-12.5"),
    "a Great Ancient beside another race": ("UG-12.5", shift("great_ancient", 4, 7), "UG-12.5"),
    "a site both found and hidden": ("UG-12.6", found_and_hidden, "UG-12.6"),
    "a site hidden twice": ("UG-12.6", hidden_twice, "UG-12.6"),
    "a badge both lent and held": ("UG-12.7", lend_a_held_badge, "CORE-13.5"),
    "a badge that is missing": ("UG-12.7", drop_a_badge, "CORE-13.5"),
    "a debt": ("UG-12.7", owe, "CORE-13.6"),
}


def test_the_position_that_is_damaged_is_sound() -> None:
    s = load_position(SOUND)
    assert violations(s) == set()


@pytest.mark.rule("UG-12.1", "UG-12.2", "UG-12.3", "UG-12.4", "UG-12.5", "UG-12.6", "UG-12.7")
@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_noticed(damage: str) -> None:
    rule, change, told = DAMAGE[damage]
    s = load_position(SOUND)
    change(s)
    assert rule in violations(s)
    if told:
        with pytest.raises(InvariantBroken, match=told):
            check_invariants(s)


@pytest.mark.rule("UG-12.1")
@pytest.mark.parametrize(("phase", "sound"), [("conquer", True), ("aftermath", True), ("end choices", False)])
def test_a_race_may_stand_on_a_river_among_its_conquests_only(phase: str, sound: bool) -> None:
    s = load_position("""
board: underground_3
phase: conquer
seats: [{active: {race: ogres, power: mining}}, {}, {}]
regions: {12: {race: ogres}, 22: {race: ogres}}
""")
    s.words[at.PHASE] = phases.PHASES.index(phase)
    assert (violations(s) == set()) == sound
    if sound:
        check_invariants(s)
    else:
        with pytest.raises(InvariantBroken, match=r"UG-12\.1"):
            check_invariants(s)
