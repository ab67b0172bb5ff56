"""Positions as YAML: any position at any decision, short enough to write by hand, exact enough to round-trip."""

from __future__ import annotations

from typing import Final

import yaml

from elbowroom.engine import layout as at
from elbowroom.engine import phases
from elbowroom.engine.buried import buried
from elbowroom.engine.chance import Chance
from elbowroom.engine.column import badge_stack, banner_stack, refill, stack_badges, stack_banners
from elbowroom.engine.hooks import Tile, implements
from elbowroom.engine.invariants import broken_invariants
from elbowroom.engine.regions import BIT, members, region_set
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.setup import empty_state
from elbowroom.engine.slots import BESIDE, IN_DECLINE, active_of, in_decline, place_of, seat_of, slot_of
from elbowroom.engine.state import State
from elbowroom.notation.mixture import KEYS, read_setup, setup_data
from elbowroom.notation.on_board import (
    access_data,
    makers_data,
    power_in,
    race_in,
    read_access,
    read_makers,
    read_regions,
    read_sites,
    region_data,
    region_in,
    seat_in,
    site_data,
)
from elbowroom.notation.yaml_text import Item, NotationError, parse_yaml

PLACES: Final = ("active", "decline", "beside")  # the three slots of a seat
HIGHEST_NOTE: Final = 63  # a set of six seats; nothing else that tiles count is larger
PHASES: Final = list(phases.PHASES)
_FACTS: Final = {"nonempty": at.NONEMPTY, "reserve": at.RESERVE, "hand": at.HAND}


def load_position(text: str) -> State:
    """The position a YAML text describes."""
    return read_position(parse_yaml(text, "position"))


def read_position(root: Item) -> State:
    """The position a part of a YAML text describes."""
    top = root.fields(
        *KEYS, "access", "round", "first", "turn", "phase", "decides", "acting", "may_abandon", "rolled", "picked",
        "declined", "seats", "regions", "makers", "kept", "sites", "armed", "lowered", "column", "races", "powers",
        "discard", "notes",
    )  # fmt: skip
    s = empty_state(read_setup(top, root).rules(), Chance(0))
    read_access(s, top.get("access"), root)
    held = _read_seats(s, top.get("seats"))
    read_regions(s, top.get("regions"), held)
    read_makers(s, top.get("makers"), root)
    lent = read_sites(s, top.get("sites"), root)
    _take_from_trays(s, root)
    _read_tiles(s, top, root, lent)
    _read_turn(s, top, root)
    if "notes" in top:
        _read_notes(s, top["notes"])
    for tile in s.rules.tiles():
        tile.recall(s)
    if problems := broken_invariants(s):
        root.fail(f"this position is impossible: {'; '.join(problems)}")
    return s


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
        fields = item.fields("coins", "free_pick", *PLACES)
        if "coins" in fields:
            s.words[at.COINS + seat] = fields["coins"].integer(0, 99999)
        if "free_pick" in fields and fields["free_pick"].boolean():
            s.grant_free_pick(seat)
        for i, place in enumerate(PLACES):
            if place in fields:
                _read_slot(s, slot_of(seat, i), fields[place], held, powers)
    return held


def _read_slot(s: State, slot: int, item: Item, held: dict[int, int], powers: set[int]) -> None:
    fields = item.fields("race", "power", "hand", "reserve", "nonempty", "conquered", "attacked")
    if "race" not in fields:
        item.fail("'race' is missing")
    race = race_in(fields["race"], s.rules)
    if race in held:
        fields["race"].fail("this race is already held; there is one banner of each")
    held[race] = slot
    s.enrol(slot, race, -1)
    if "power" in fields:
        power = power_in(fields["power"], s.rules)
        if power in powers:
            fields["power"].fail("this power is already held; there is one badge of each")
        badge = s.rules.powers[power]
        if in_decline(slot) and not badge.keeps_badge:
            fields["power"].fail("this badge does not stay with a race in decline")
        if place_of(slot) == IN_DECLINE and badge.beside_another:
            fields["power"].fail("a race in decline with this badge stands under 'beside'")
        powers.add(power)
        s.enrol(slot, race, power)
    elif not in_decline(slot):
        item.fail("'power' is missing: an active race has one")
    if place_of(slot) == BESIDE and not _stays_beside(s, slot) and not _may_be_lent(s.rules):
        item.fail("only a race whose badge or banner says so stays beside another race in decline")
    for name, section in _FACTS.items():
        if name in fields:
            s.words[section + slot] = fields[name].integer(0, 99)
    if "conquered" in fields:
        s.words[at.CONQUERED + slot] = region_set([region_in(i, s.rules) for i in fields["conquered"].items()])
    if "attacked" in fields:
        s.words[at.ATTACKED + slot] = region_set([seat_in(i, s.rules) for i in fields["attacked"].items()])


def _stays_beside(s: State, slot: int) -> bool:
    power = s.power(slot)
    return s.rules.races[s.race(slot)].beside_another or (power >= 0 and s.rules.powers[power].beside_another)


def _may_be_lent(rules: Rules) -> bool:
    """Whether a site can have lent the badge with which a race stays beside another one."""
    return bool(rules.sites) and any(power.beside_another for power in rules.powers)


def _take_from_trays(s: State, root: Item) -> None:
    """What is on the board and in hands is not in the tray."""
    for slot in range(s.rules.slots):
        race = s.race(slot)
        if race >= 0:
            used = s.hand(slot) + s.reserve(slot) + sum(s.tokens(r) for r in members(s.occupied(slot)))
            used += len(members(buried(s, slot)))
            s.words[at.TRAY + race] -= used
            if s.tray(race) < 0:
                key = s.rules.races[race].key
                root.fail(f"{used} tokens of {key} are in play, there are only {s.rules.tray[race]}")


def _read_tiles(s: State, top: dict[str, Item], root: Item, lent: set[int]) -> None:
    """Column, stacks and discarded badges; what is not mentioned is filled up in the order of the box."""
    used_races = {int(s.race(slot)) for slot in range(s.rules.slots)}
    used_powers = {int(s.power(slot)) for slot in range(s.rules.slots)} | lent

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
        race = claim(race_in(fields["race"], s.rules), used_races, fields["race"])
        power = claim(power_in(fields["power"], s.rules), used_powers, fields["power"])
        combos.append((race, power, fields["coins"].integer(0, 999) if "coins" in fields else 0))
    if len(combos) > COLUMN_SIZE:
        top["column"].fail(f"the column shows at most {COLUMN_SIZE} combos")
    for index, (race, power, coins) in enumerate(combos):
        s.words[at.COLUMN_RACE + index] = race
        s.words[at.COLUMN_POWER + index] = power
        s.words[at.COLUMN_COINS + index] = coins
    s.words[at.VISIBLE] = len(combos)
    for item in top["discard"].items() if "discard" in top else []:
        s.words[at.DISCARD] |= BIT[claim(power_in(item, s.rules), used_powers, item)]
    races = [claim(race_in(i, s.rules), used_races, i) for i in top["races"].items()] if "races" in top else []
    powers = [claim(power_in(i, s.rules), used_powers, i) for i in top["powers"].items()] if "powers" in top else []
    other_races = [race for race in range(len(s.rules.races)) if race not in used_races]
    other_powers = [power for power in range(len(s.rules.powers)) if power not in used_powers]
    gap = "column" in top and _phase_name(top) == PHASES[phases.PICK_CHOICES]  # it is still open then
    # The column is filled up with what is mentioned nowhere, so that the stacks are those that were written.
    more = 0 if gap else min(COLUMN_SIZE - len(combos), len(races) + len(other_races))
    races = other_races[:more] + races + other_races[more:]
    powers = other_powers[:more] + powers + other_powers[more:]
    if len(races) > 0 and len(powers) + len(combos) < COLUMN_SIZE:
        root.fail("there are too few badges left for the column")
    stack_banners(s, races)
    stack_badges(s, powers)
    if not gap:
        refill(s)


def _phase_name(top: dict[str, Item]) -> str:
    return top["phase"].one_of(PHASES) if "phase" in top else ""


def _read_turn(s: State, top: dict[str, Item], root: Item) -> None:
    w = s.words
    rules = s.rules
    if "round" in top:
        w[at.ROUND] = top["round"].integer(1, int(rules.rounds))
    first = seat_in(top["first"], rules) if "first" in top else 0
    turn = seat_in(top["turn"], rules) if "turn" in top else first
    w[at.FIRST] = first
    w[at.TURN] = turn
    w[at.DECIDER] = seat_in(top["decides"], rules) if "decides" in top else turn
    default = "decide" if s.race(active_of(turn)) >= 0 else "pick"
    phase = PHASES.index(_phase_name(top) or default)
    w[at.PHASE] = phase
    place = 1 if phase == phases.LEGACY else 0
    if "acting" in top:
        place = PLACES.index(top["acting"].one_of(list(PLACES)))
    acting = slot_of(s.decider, place)
    w[at.ACTING] = acting
    w[at.PICKED] = _read_picked(top["picked"]) if "picked" in top else 0
    w[at.DECLINED] = int(top["declined"].boolean()) if "declined" in top else 0
    may_abandon = phase in (phases.READY, phases.LEGACY)
    w[at.ABANDONING] = int(top["may_abandon"].boolean()) if "may_abandon" in top else int(may_abandon)
    w[at.ROLL] = top["rolled"].integer(0, 3) + 1 if "rolled" in top else 0
    if "armed" in top:
        _read_armed(s, top["armed"])
    w[at.LOWERED] = int(top["lowered"].boolean()) if "lowered" in top else 0
    w[at.KEPT] = region_set([region_in(item, rules) for item in top["kept"].items()]) if "kept" in top else _kept(s)
    _check_turn(s, root, acting)


def _read_picked(item: Item) -> int:
    """The price of the combo picked this turn, as the state keeps it; `true` stands for the free one."""
    if item.text() in ("true", "false"):
        return int(item.boolean())
    return 1 + item.integer(0, COLUMN_SIZE - 1)


def _kept(s: State) -> int:
    """Rivers of races in decline, if a badge may have allowed them to stay there."""
    if not any(implements(power, "may_stay") for power in s.rules.powers):
        return 0
    declined = [slot for slot in range(s.rules.slots) if in_decline(slot)]
    return sum(int(s.occupied(slot) & s.board.river) for slot in declined)


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
    if phase == phases.PICK and s.race(active_of(s.turn_of)) >= 0:
        root.fail("the phase is 'pick', but the player has an active race")
    active = (phases.PICK_CHOICES, phases.DECIDE, phases.START_EFFECTS, phases.AFTERMATH)
    if phase in active and s.race(active_of(s.turn_of)) < 0:
        root.fail(f"the phase is '{s.phase_name}', but the player has no active race")
    if phase == phases.WITHDRAW:
        if s.decider == s.turn_of:
            root.fail("the phase is 'withdraw': 'decides' must name an attacked player, not the one whose turn it is")
    elif s.decider != s.turn_of:
        root.fail("only in the phase 'withdraw' another player decides than the one whose turn it is")
    if (s.conquering or phase in (phases.REDEPLOY, phases.WITHDRAW)) and s.race(acting) < 0:
        root.fail(f"the phase is '{s.phase_name}', but the acting slot holds no race")
    if phase == phases.LEGACY and not in_decline(acting):
        root.fail("the phase is 'legacy', but the acting race is not in decline")
    if phase in (phases.READY, phases.CONQUER, phases.AFTERMATH) and in_decline(acting):
        root.fail(f"the phase is '{s.phase_name}', but the acting race is in decline")
    acts = s.conquering or phase in (phases.REDEPLOY, phases.WITHDRAW)
    if acts and in_decline(acting) and not s.rules.acts_in_decline[s.race(acting)] and not _rearranges(s, acting):
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
    data = setup_data(s.rules)
    if s.rules.board.sky:
        data["access"] = access_data(s)
    w = s.words
    data["round"] = int(s.round)
    data["first"] = int(w[at.FIRST]) + 1
    data["turn"] = int(s.turn_of) + 1
    data["phase"] = s.phase_name
    if s.decider != s.turn_of:
        data["decides"] = int(s.decider) + 1
    if seat_of(s.acting) == s.decider:
        data["acting"] = PLACES[place_of(s.acting)]
    if w[at.ABANDONING] != (1 if s.phase in (phases.READY, phases.LEGACY) else 0):
        data["may_abandon"] = bool(w[at.ABANDONING])
    if s.rolled >= 0:
        data["rolled"] = int(s.rolled)
    if w[at.PICKED]:
        data["picked"] = int(w[at.PICKED]) - 1
    if w[at.DECLINED]:
        data["declined"] = True
    data["seats"] = [_seat_data(s, seat) for seat in range(s.rules.players)]
    data["regions"] = {r + 1: entry for r in range(s.board.size) if (entry := region_data(s, r))}
    makers = makers_data(s)
    if makers:
        data["makers"] = makers
    if s.rules.sites:
        data["sites"] = site_data(s)
    if s.words[at.KEPT] != _kept(s):
        data["kept"] = [r + 1 for r in members(s.words[at.KEPT])]
    if s.armed:
        data["armed"] = [s.rules.sites[site].key for site in members(s.armed)]
    if w[at.LOWERED]:
        data["lowered"] = True
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
    if s.picks_free(seat):
        data["free_pick"] = True
    for i, place in enumerate(PLACES):
        slot = slot_of(seat, i)
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


def _note_data(s: State, tile: Tile) -> dict[str, object]:
    names = [*tile.notes, *tile.turn_notes]
    return {name: int(s.note(tile, i)) for i, name in enumerate(names) if s.note(tile, i)}


__all__ = ["NotationError", "dump_position", "load_position", "read_position"]
