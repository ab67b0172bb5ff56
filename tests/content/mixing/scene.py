"""Positions with tiles of all boxes, written like the position notation. Regions and seats are counted from 1."""

from typing import Any

import yaml

from elbowroom.content.catalog import BOXES
from elbowroom.content.setup import rules_for
from elbowroom.engine import layout as at
from elbowroom.engine.access import lay_access
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried, bury
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import refill, stack_badges, stack_banners
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.markers import put_fleeting
from elbowroom.engine.phases import LEGACY, PHASES, READY
from elbowroom.engine.regions import BIT, count, members
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.engine.setup import empty_state
from elbowroom.engine.sites import lay_site, lend_badge, stack_sites
from elbowroom.engine.state import State
from elbowroom.notation.position import PLACES
from tests.content.helpers import play
from tests.content.quiet import quiet_action


def scene(text: str, *dice: int) -> State:
    """The position a YAML text describes, with the tiles of every box; the die will show `dice` first."""
    data: dict[str, Any] = yaml.safe_load(text)
    rules = rules_for(
        data["board"],
        boxes=data.get("boxes", tuple(BOXES)),
        sites=data.get("monsters", False),
        switches=data.get("options"),
        version=data.get("rules_version", RULES_VERSION),
    )
    s = empty_state(rules, Chance(0, forced=list(dice)))
    if rules.board.sky:
        access = {"beanstalk": 15, "stairway": 12, **data.get("access", {})}
        lay_access(s, [access[token] - 1 for token in ACCESS])
    held = _seats(s, data.get("seats", []))
    _regions(s, data.get("regions", {}), held)
    for slot in held.values():
        on_map = sum(s.tokens(r) for r in members(s.occupied(slot))) + count(buried(s, slot))
        s.words[at.TRAY + s.race(slot)] -= on_map + s.hand(slot) + s.reserve(slot)
    lent = _sites(s, data.get("sites", {}))
    _column(s, data.get("column", []), lent)
    _turn(s, data)
    for key, notes in data.get("notes", {}).items():
        tile = next(tile for tile in rules.tiles() if tile.key == key)
        names = [*tile.notes, *tile.turn_notes]
        for name, value in notes.items():
            s.set_note(tile, names.index(name), value)
    declined = [slot for slot in range(s.rules.players * 3) if slot % 3]
    s.words[at.KEPT] = sum(int(s.occupied(slot) & s.board.river) for slot in declined)  # where a badge led them
    check_invariants(s)
    return s


def _seats(s: State, seats: list[dict[str, Any]]) -> dict[str, int]:
    held: dict[str, int] = {}
    for seat, entry in enumerate(seats):
        s.words[at.COINS + seat] = entry.get("coins", 5)
        if entry.get("free_pick"):
            s.grant_free_pick(seat)
        for place, name in enumerate(PLACES):
            if name in entry:
                slot, tiles = seat * 3 + place, entry[name]
                held[tiles["race"]] = slot
                power = s.rules.power_named(tiles["power"]) if "power" in tiles else -1
                s.enrol(slot, s.rules.race_named(tiles["race"]), power)
                s.words[at.HAND + slot] = tiles.get("hand", 0)
                s.words[at.RESERVE + slot] = tiles.get("reserve", 0)
    return held


def _regions(s: State, regions: dict[int, dict[str, Any]], held: dict[str, int]) -> None:
    for number, entry in regions.items():
        r = number - 1
        s.set_natives(r, entry.get("natives", 0))
        if entry.get("natives", 0) > 1:
            s.words[at.HIDING] |= BIT[r]
        elif not entry.get("hides"):
            s.words[at.HIDING] &= ~BIT[r]
        if "race" in entry:
            s.settle(held[entry["race"]], r, entry.get("tokens", 1))
        if "buried" in entry:
            bury(s, held[entry["buried"]], r)
        for marker, amount in entry.get("markers", {}).items():
            for _ in range(amount):
                s.put_marker(s.rules.marker_kind(marker), r)
        if "burning" in entry:
            put_fleeting(s, s.rules.marker_kind("burning"), r, entry["burning"] - 1)


def _sites(s: State, sites: dict[str, Any]) -> set[int]:
    if not s.rules.sites:
        return set()
    found = {s.rules.site_named(key): region - 1 for key, region in sites.get("found", {}).items()}
    for site, region in found.items():
        lay_site(s, site, region)
    top = [s.rules.site_named(key) for key in sites.get("stack", [])]
    stack_sites(s, top + [site for site in range(s.rules.site_count) if site not in top and site not in found])
    lent = {s.rules.site_named(key): s.rules.power_named(power) for key, power in sites.get("badges", {}).items()}
    for site, power in lent.items():
        lend_badge(s, site, power)
    return set(lent.values())


def _column(s: State, column: list[str], lent: set[int]) -> None:
    """Combos written "power race" from the top; everything else follows in the order of the boxes."""
    slots = range(s.rules.players * 3)
    races = [s.rules.race_named(combo.split()[1]) for combo in column]
    powers = [s.rules.power_named(combo.split()[0]) for combo in column]
    used_races, used_powers = {s.race(slot) for slot in slots}, {s.power(slot) for slot in slots} | lent
    stack_banners(s, races + [i for i in range(len(s.rules.races)) if i not in used_races and i not in races])
    stack_badges(s, powers + [i for i in range(len(s.rules.powers)) if i not in used_powers and i not in powers])
    refill(s)


def _turn(s: State, data: dict[str, Any]) -> None:
    w = s.words
    seat = data.get("turn", 1) - 1
    phase = list(PHASES).index(data.get("phase", "decide" if s.race(seat * 3) >= 0 else "pick"))
    w[at.ROUND] = data.get("round", 1)
    w[at.TURN] = w[at.DECIDER] = seat
    w[at.PHASE] = phase
    w[at.ACTING] = seat * 3 + PLACES.index(data.get("acting", "decline" if phase == LEGACY else "active"))
    w[at.ABANDONING] = int(phase in (READY, LEGACY))
    w[at.PICKED] = data.get("picked", 0)


def idle(s: State, turns: int = 1) -> None:
    """Let players do as little as they can until so many new turns have begun."""
    for _ in range(turns):
        turn = (s.round, s.turn_of)
        while (s.round, s.turn_of) == turn and not s.over:
            play(s, quiet_action(s).text())


def coins(s: State, seat: int) -> int:
    return int(s.coins(seat - 1))


def below(s: State, seat: int, place: str = "decline") -> set[int]:
    """Regions where a token of a race lies under another."""
    return {r + 1 for r in members(buried(s, (seat - 1) * 3 + PLACES.index(place)))}


def offers(s: State, verb: str) -> set[int]:
    """Regions or seats at which a verb is legal now."""
    return {int(action.target) + 1 for action in s.legal() if action.verb == verb}
