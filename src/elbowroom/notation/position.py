"""Positions as YAML: any position at any decision, short enough to write by hand, exact enough to round-trip."""

from __future__ import annotations

from typing import Final

import yaml

from elbowroom.content.catalog import board_names, house_rules, rules_for
from elbowroom.engine import layout as at
from elbowroom.engine import phases
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, refill, stack_badges, stack_banners
from elbowroom.engine.hooks import Tile
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.regions import BIT, members, region_set
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.setup import empty_state
from elbowroom.engine.sites import lay_site, lend_badge, site_stack, stack_sites
from elbowroom.engine.state import State
from elbowroom.notation.yaml_text import Item, NotationError, parse_yaml

PLACES: Final = ("active", "decline", "beside")  # the three slots of a seat
HIGHEST_NOTE: Final = 63  # a set of six seats; nothing else that tiles count is larger
MONSTERS: Final = 2  # natives that guard a site
PHASES: Final = list(phases.PHASES)
_FACTS: Final = {"nonempty": at.NONEMPTY, "reserve": at.RESERVE, "hand": at.HAND}


def load_position(text: str) -> State:
    """The position a YAML text describes."""
    return read_position(parse_yaml(text, "position"))


def read_position(root: Item) -> State:
    """The position a part of a YAML text describes."""
    top = root.fields(
        "board", "options", "round", "first", "turn", "phase", "decides", "acting", "may_abandon", "rolled", "picked",
        "declined", "seats", "regions", "sites", "armed", "column", "races", "powers", "discard", "notes",
    )  # fmt: skip
    if "board" not in top:
        root.fail("'board' is missing")
    board = top["board"].one_of(board_names())
    switches = _read_switches(board, top["options"]) if "options" in top else {}
    rules = rules_for(board, switches=switches)
    s = empty_state(rules, Chance(0))
    held = _read_seats(s, top.get("seats"))
    _read_regions(s, top.get("regions"), held)
    lent = _read_sites(s, top.get("sites"), root)
    _take_from_trays(s, root)
    _read_tiles(s, top, root, lent)
    _read_turn(s, top, root)
    if "notes" in top:
        _read_notes(s, top["notes"])
    try:
        check_invariants(s)
    except InvariantBroken as error:
        problems = str(error).removeprefix(f"{s!r}: ")
        root.fail(f"this position is impossible: {problems}")
    return s


def _read_switches(board: str, options: Item) -> dict[str, bool | str]:
    known = house_rules(board)
    switches: dict[str, bool | str] = {}
    for name, item in options.fields(*known).items():
        texts = [value for value in known[name].values if isinstance(value, str)]
        switches[name] = item.one_of(texts) if texts else item.boolean()
    return switches


def _seat(item: Item, rules: Rules) -> int:
    return item.integer(1, int(rules.players)) - 1


def _region(item: Item, rules: Rules) -> int:
    return item.integer(1, int(rules.board.size)) - 1


def _race(item: Item, rules: Rules) -> int:
    return rules.race_named(item.one_of([race.key for race in rules.races]))


def _power(item: Item, rules: Rules) -> int:
    return rules.power_named(item.one_of([power.key for power in rules.powers]))


def _read_seats(s: State, seats: Item | None) -> dict[int, int]:
    """Fill the slots; returns the slot of every race held."""
    held: dict[int, int] = {}
    if seats is None:
        return held
    items = seats.items()
    if len(items) != s.rules.players:
        seats.fail(f"{s.board.key} has {s.rules.players} seats, {len(items)} are described")
    powers: set[int] = set()
    for seat, item in enumerate(items):
        fields = item.fields("coins", *PLACES)
        if "coins" in fields:
            s.words[at.COINS + seat] = fields["coins"].integer(0, 99999)
        for i, place in enumerate(PLACES):
            if place in fields:
                _read_slot(s, seat * 3 + i, fields[place], held, powers)
    return held


def _read_slot(s: State, slot: int, item: Item, held: dict[int, int], powers: set[int]) -> None:
    fields = item.fields("race", "power", "hand", "reserve", "nonempty", "conquered", "attacked")
    if "race" not in fields:
        item.fail("'race' is missing")
    race = _race(fields["race"], s.rules)
    if race in held:
        fields["race"].fail("this race is already held; there is one banner of each")
    held[race] = slot
    s.enrol(slot, race, -1)
    if "power" in fields:
        power = _power(fields["power"], s.rules)
        if power in powers:
            fields["power"].fail("this power is already held; there is one badge of each")
        badge = s.rules.powers[power]
        if slot % 3 and not badge.keeps_badge:
            fields["power"].fail("this badge does not stay with a race in decline")
        if slot % 3 == 1 and badge.beside_another:
            fields["power"].fail("a race in decline with this badge stands under 'beside'")
        powers.add(power)
        s.enrol(slot, race, power)
    elif slot % 3 == 0:
        item.fail("'power' is missing: an active race has one")
    if slot % 3 == 2 and not _stays_beside(s, slot):
        item.fail("only a race whose badge or banner says so stays beside another race in decline")
    for name, section in _FACTS.items():
        if name in fields:
            s.words[section + slot] = fields[name].integer(0, 99)
    if "conquered" in fields:
        s.words[at.CONQUERED + slot] = region_set([_region(i, s.rules) for i in fields["conquered"].items()])
    if "attacked" in fields:
        s.words[at.ATTACKED + slot] = region_set([_seat(i, s.rules) for i in fields["attacked"].items()])


def _stays_beside(s: State, slot: int) -> bool:
    power = s.power(slot)
    return s.rules.races[s.race(slot)].beside_another or (power >= 0 and s.rules.powers[power].beside_another)


def _read_regions(s: State, regions: Item | None, held: dict[int, int]) -> None:
    if regions is None:
        return
    markers = [marker.key for marker in s.rules.markers]
    for number, item in regions.numbered("region", int(s.board.size)).items():
        region = number - 1
        fields = item.fields("race", "tokens", "natives", "markers")
        if "race" in fields:
            race = _race(fields["race"], s.rules)
            if race not in held:
                fields["race"].fail("no seat holds this race")
            s.set_natives(region, 0)
            s.settle(held[race], region, fields["tokens"].integer(1, 99) if "tokens" in fields else 1)
        elif "tokens" in fields:
            fields["tokens"].fail("tokens of which race? 'race' is missing")
        if "natives" in fields:
            s.set_natives(region, _natives(fields["natives"], s.rules))
        if "markers" in fields:
            for name, amount in fields["markers"].fields(*markers).items():
                most = s.rules.markers[markers.index(name)]
                for _ in range(amount.integer(0, most.supply if most.piles else 1)):
                    s.put_marker(markers.index(name), region)


def _natives(item: Item, rules: Rules) -> int:
    amount = item.integer(0, 9)
    if rules.sites and amount not in (0, MONSTERS):
        item.fail(f"a region has {MONSTERS} Monsters or none (UG-12.3), not {amount}")
    return amount


def _take_from_trays(s: State, root: Item) -> None:
    """What is on the board and in hands is not in the tray."""
    for slot in range(s.rules.players * 3):
        race = s.race(slot)
        if race >= 0:
            used = s.hand(slot) + s.reserve(slot) + sum(s.tokens(r) for r in members(s.occupied(slot)))
            s.words[at.TRAY + race] -= used
            if s.tray(race) < 0:
                key = s.rules.races[race].key
                root.fail(f"{used} tokens of {key} are in play, there are only {s.rules.tray[race]}")


def _read_sites(s: State, sites: Item | None, root: Item) -> set[int]:
    """Lay the sites that have been found and the stack of the others; returns the badges they lend.

    Every region with natives hides a site. What the stack does not mention follows in the order of the box.
    """
    rules = s.rules
    if not rules.sites:
        if sites is not None:
            sites.fail(f"{s.board.key} has no sites")
        return set()
    s.words[at.HIDING] = region_set([region for region in range(rules.board.size) if s.natives(region)])
    keys = [site.key for site in rules.sites]
    fields = sites.fields("found", "stack", "badges") if sites is not None else {}
    used: set[int] = set()
    for key, item in fields["found"].fields(*keys).items() if "found" in fields else []:
        region = _region(item, rules)
        if s.words[at.HIDING] & BIT[region]:
            item.fail(f"natives are still in region {region + 1}, so nothing has been found there")
        lay_site(s, keys.index(key), region)
        used.add(keys.index(key))
    stack: list[int] = []
    for item in fields["stack"].items() if "stack" in fields else []:
        site = keys.index(item.one_of(keys))
        if site in used:
            item.fail("this site is already somewhere else")
        used.add(site)
        stack.append(site)
    stack += [site for site in range(len(keys)) if site not in used]
    left = int(s.sites_left())
    if "stack" in fields and len(fields["stack"].items()) > left:
        fields["stack"].fail(f"{left} regions hide a site, the stack has {len(fields['stack'].items())}")
    if len(stack) < left:
        root.fail(f"{left} regions hide a site, but only {len(stack)} sites have not been found")
    stack_sites(s, stack)
    return _read_lent_badges(s, fields["badges"], keys) if "badges" in fields else set()


def _read_lent_badges(s: State, badges: Item, keys: list[str]) -> set[int]:
    lent: set[int] = set()
    for key, item in badges.fields(*keys).items():
        power = _power(item, s.rules)
        if power in lent:
            item.fail("this power is already lent; there is one badge of each")
        if power in {int(s.power(slot)) for slot in range(s.rules.players * 3)}:
            item.fail("this power is already held; there is one badge of each")
        if s.site_region(keys.index(key)) < 0:
            item.fail("a site lends a badge only when it has been found")
        lend_badge(s, keys.index(key), power)
        lent.add(power)
    return lent


def _read_tiles(s: State, top: dict[str, Item], root: Item, lent: set[int]) -> None:
    """Column, stacks and discarded badges; what is not mentioned is filled up in the order of the box."""
    used_races = {int(s.race(slot)) for slot in range(s.rules.players * 3)}
    used_powers = {int(s.power(slot)) for slot in range(s.rules.players * 3)} | lent

    def claim(number: int, used: set[int], item: Item) -> int:
        if number in used:
            item.fail("this tile is already somewhere else")
        used.add(number)
        return number

    combos: list[tuple[int, int, int]] = []
    for item in top["column"].items() if "column" in top else []:
        fields = item.fields("race", "power", "coins")
        if "race" not in fields or "power" not in fields:
            item.fail("a combo needs 'race' and 'power'")
        race = claim(_race(fields["race"], s.rules), used_races, fields["race"])
        power = claim(_power(fields["power"], s.rules), used_powers, fields["power"])
        combos.append((race, power, fields["coins"].integer(0, 999) if "coins" in fields else 0))
    if len(combos) > COLUMN_SIZE:
        top["column"].fail(f"the column shows at most {COLUMN_SIZE} combos")
    for index, (race, power, coins) in enumerate(combos):
        s.words[at.COLUMN_RACE + index] = race
        s.words[at.COLUMN_POWER + index] = power
        s.words[at.COLUMN_COINS + index] = coins
    s.words[at.VISIBLE] = len(combos)
    for item in top["discard"].items() if "discard" in top else []:
        s.words[at.DISCARD] |= BIT[claim(_power(item, s.rules), used_powers, item)]
    races = [claim(_race(i, s.rules), used_races, i) for i in top["races"].items()] if "races" in top else []
    powers = [claim(_power(i, s.rules), used_powers, i) for i in top["powers"].items()] if "powers" in top else []
    races += [race for race in range(len(s.rules.races)) if race not in used_races]
    powers += [power for power in range(len(s.rules.powers)) if power not in used_powers]
    if len(races) > 0 and len(powers) + len(combos) < COLUMN_SIZE:
        root.fail("there are too few badges left for the column")
    stack_banners(s, races)
    stack_badges(s, powers)
    if "column" not in top or _phase_name(top) != PHASES[phases.PICK_CHOICES]:  # the gap is still open then
        refill(s)


def _phase_name(top: dict[str, Item]) -> str:
    return top["phase"].one_of(PHASES) if "phase" in top else ""


def _read_turn(s: State, top: dict[str, Item], root: Item) -> None:
    w = s.words
    rules = s.rules
    if "round" in top:
        w[at.ROUND] = top["round"].integer(1, int(rules.rounds))
    first = _seat(top["first"], rules) if "first" in top else 0
    turn = _seat(top["turn"], rules) if "turn" in top else first
    w[at.FIRST] = first
    w[at.TURN] = turn
    w[at.DECIDER] = _seat(top["decides"], rules) if "decides" in top else turn
    default = "decide" if s.race(turn * 3) >= 0 else "pick"
    phase = PHASES.index(_phase_name(top) or default)
    w[at.PHASE] = phase
    place = 1 if phase == phases.LEGACY else 0
    if "acting" in top:
        place = PLACES.index(top["acting"].one_of(list(PLACES)))
    acting = int(s.decider) * 3 + place
    w[at.ACTING] = acting
    for name, word in (("picked", at.PICKED), ("declined", at.DECLINED)):
        w[word] = int(top[name].boolean()) if name in top else 0
    may_abandon = phase in (phases.READY, phases.LEGACY)
    w[at.ABANDONING] = int(top["may_abandon"].boolean()) if "may_abandon" in top else int(may_abandon)
    w[at.ROLL] = top["rolled"].integer(0, 3) + 1 if "rolled" in top else 0
    if "armed" in top:
        _read_armed(s, top["armed"])
    _check_turn(s, root, acting)


def _read_armed(s: State, armed: Item) -> None:
    keys = [site.key for site in s.rules.sites if site.serves]
    if not keys:
        armed.fail(f"{s.board.key} has no sites")
    for item in armed.items():
        site = s.rules.site_named(item.one_of(keys))
        if s.armed & BIT[site]:
            item.fail("this site is listed twice")
        if s.site_region(site) < 0:
            item.fail("a site helps in a conquest only when it has been found")
        if not s.conquering:
            item.fail(f"a site helps in a conquest, not in the phase '{s.phase_name}'")
        s.arm(s.armed | BIT[site])


def _check_turn(s: State, root: Item, acting: int) -> None:
    """Refuse phases in which nobody could decide anything."""
    phase = s.phase
    if phase == phases.PICK and s.race(s.turn_of * 3) >= 0:
        root.fail("the phase is 'pick', but the player has an active race")
    active = (phases.PICK_CHOICES, phases.DECIDE, phases.START_EFFECTS, phases.AFTERMATH)
    if phase in active and s.race(s.turn_of * 3) < 0:
        root.fail(f"the phase is '{s.phase_name}', but the player has no active race")
    if phase == phases.WITHDRAW:
        if s.decider == s.turn_of:
            root.fail("the phase is 'withdraw': 'decides' must name an attacked player, not the one whose turn it is")
    elif s.decider != s.turn_of:
        root.fail("only in the phase 'withdraw' another player decides than the one whose turn it is")
    if (s.conquering or phase in (phases.REDEPLOY, phases.WITHDRAW)) and s.race(acting) < 0:
        root.fail(f"the phase is '{s.phase_name}', but the acting slot holds no race")
    if phase == phases.LEGACY and acting % 3 == 0:
        root.fail("the phase is 'legacy', but the acting race is not in decline")
    if phase in (phases.READY, phases.CONQUER, phases.AFTERMATH) and acting % 3:
        root.fail(f"the phase is '{s.phase_name}', but the acting race is in decline")
    acts = s.conquering or phase in (phases.REDEPLOY, phases.WITHDRAW)
    if acts and acting % 3 and not s.rules.acts_in_decline[s.race(acting)] and not _rearranges(s, acting):
        root.fail(f"the phase is '{s.phase_name}', but the acting race does nothing in decline")
    if phase == phases.PICK and s.visible == 0:
        root.fail("the phase is 'pick', but the column is empty")
    if s.rolled >= 0 and not s.conquering:
        root.fail(f"a roll is only kept for the next conquest, not in the phase '{s.phase_name}'")


def _rearranges(s: State, slot: int) -> bool:
    """Whether a race in decline that stands still otherwise has tokens to place, or has just declined with them all."""
    if s.phase == phases.LEGACY:
        return False
    if s.phase == phases.REDEPLOY and s.words[at.DECLINED]:
        return True
    return bool(s.hand(slot)) or any(s.tokens(region) > 1 for region in members(s.occupied(slot)))


def _read_notes(s: State, notes: Item) -> None:
    tiles = {tile.key: tile for tile in s.rules.tiles()}
    highest = {"copied_at": int(s.board.size), "copy": len(s.rules.sites)}  # a region and a site
    for key, item in notes.fields(*tiles).items():
        tile = tiles[key]
        names = [*tile.notes, *tile.turn_notes]
        for name, value in item.fields(*names).items():
            s.set_note(tile, names.index(name), value.integer(0, highest.get(name, HIGHEST_NOTE)))


# --- writing ----------------------------------------------------------------------------------------------------------


def dump_position(s: State) -> str:
    """The YAML text of a position; reading it gives an equal position."""
    text = yaml.safe_dump(position_data(s), sort_keys=False, default_flow_style=None, allow_unicode=True, width=110)
    return str(text)


def position_data(s: State) -> dict[str, object]:
    """A position as plain mappings and lists."""
    data: dict[str, object] = {"board": s.board.key}
    changed = {name: value for name, value in s.rules.switches.items() if value != s.rules.defaults[name]}
    if changed:
        data["options"] = changed
    w = s.words
    data["round"] = int(s.round)
    data["first"] = int(w[at.FIRST]) + 1
    data["turn"] = int(s.turn_of) + 1
    data["phase"] = s.phase_name
    if s.decider != s.turn_of:
        data["decides"] = int(s.decider) + 1
    if s.acting // 3 == s.decider:
        data["acting"] = PLACES[s.acting % 3]
    if w[at.ABANDONING] != (1 if s.phase in (phases.READY, phases.LEGACY) else 0):
        data["may_abandon"] = bool(w[at.ABANDONING])
    if s.rolled >= 0:
        data["rolled"] = int(s.rolled)
    for name, word in (("picked", at.PICKED), ("declined", at.DECLINED)):
        if w[word]:
            data[name] = True
    data["seats"] = [_seat_data(s, seat) for seat in range(s.rules.players)]
    data["regions"] = {r + 1: entry for r in range(s.board.size) if (entry := _region_data(s, r))}
    if s.rules.sites:
        data["sites"] = _site_data(s)
    if s.armed:
        data["armed"] = [s.rules.sites[site].key for site in members(s.armed)]
    races, powers = s.rules.races, s.rules.powers
    data["column"] = [
        {"race": races[s.column_race(i)].key, "power": powers[s.column_power(i)].key, "coins": int(s.column_coins(i))}
        for i in range(s.visible)
    ]
    data["races"] = [races[i].key for i in banner_stack(s)]
    data["powers"] = [powers[i].key for i in badge_stack(s)]
    data["discard"] = [powers[i].key for i in members(w[at.DISCARD])]
    notes = {tile.key: entry for tile in s.rules.tiles() if (entry := _note_data(s, tile))}
    if notes:
        data["notes"] = notes
    return data


def _seat_data(s: State, seat: int) -> dict[str, object]:
    data: dict[str, object] = {"coins": int(s.coins(seat))}
    for i, place in enumerate(PLACES):
        slot = seat * 3 + i
        if s.race(slot) < 0:
            continue
        entry: dict[str, object] = {"race": s.rules.races[s.race(slot)].key}
        if s.power(slot) >= 0:
            entry["power"] = s.rules.powers[s.power(slot)].key
        for name, section in _FACTS.items():
            if s.words[section + slot]:
                entry[name] = int(s.words[section + slot])
        if s.conquered(slot):
            entry["conquered"] = [r + 1 for r in members(s.conquered(slot))]
        if s.attacked(slot):
            entry["attacked"] = [other + 1 for other in members(s.attacked(slot))]
        data[place] = entry
    return data


def _site_data(s: State) -> dict[str, object]:
    found = [site for site in s.rules.sites if s.site_region(site.index) >= 0]
    data: dict[str, object] = {
        "found": {site.key: int(s.site_region(site.index)) + 1 for site in found},
        "stack": [s.rules.sites[site].key for site in site_stack(s)],
    }
    badges = {site.key: s.rules.powers[s.site_badge(site.index)].key for site in found if s.site_badge(site.index) >= 0}
    if badges:
        data["badges"] = badges
    return data


def _region_data(s: State, region: int) -> dict[str, object]:
    data: dict[str, object] = {}
    if s.owner(region) >= 0:
        data["race"] = s.rules.races[s.race(s.owner(region))].key
        data["tokens"] = int(s.tokens(region))
    elif s.natives(region) != s.board.natives[region]:
        data["natives"] = int(s.natives(region))
    markers = {
        marker.key: int(s.markers_at(kind, region))
        for kind, marker in enumerate(s.rules.markers)
        if s.markers_at(kind, region)
    }
    if markers:
        data["markers"] = markers
    return data


def _note_data(s: State, tile: Tile) -> dict[str, object]:
    names = [*tile.notes, *tile.turn_notes]
    return {name: int(s.note(tile, i)) for i, name in enumerate(names) if s.note(tile, i)}


__all__ = ["NotationError", "dump_position", "load_position", "read_position"]
