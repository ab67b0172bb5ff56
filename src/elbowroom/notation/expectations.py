"""What a scenario can expect of a position: each key of an `expect` becomes checks that compare text with text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.engine import layout as at
from elbowroom.engine.actions import CONQUER, Action, BadActionText, parse_action
from elbowroom.engine.buried import buried
from elbowroom.engine.column import badge_stack, banner_stack
from elbowroom.engine.explain import explain_conquest, why_not
from elbowroom.engine.hooks import Tile
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.rules import COLUMN_SIZE, Rules
from elbowroom.engine.scoring import score_items, seat_score, winners
from elbowroom.engine.sites import site_stack
from elbowroom.engine.slots import place_of, slot_of
from elbowroom.engine.state import State
from elbowroom.notation.checks import MANY, NOBODY, Bill, Check, Lines, numbers, read_bill, same, same_list
from elbowroom.notation.mixture import known_in
from elbowroom.notation.position import PHASES, PLACES
from elbowroom.notation.yaml_text import Item

REGION_FACTS: Final = ("race", "seat", "place", "tokens", "natives", "hides", "empty", "markers", "buried")

Reader = Callable[[Item, Rules], list[Check]]  # makes the checks of one key


def read_expectations(item: Item, rules: Rules) -> tuple[Check, ...]:
    """The checks that the mapping under an `expect` describes."""
    fields = item.fields(*EXPECTATIONS)
    checks = tuple(check for key, value in fields.items() for check in EXPECTATIONS[key](value, rules))
    if not checks:
        item.fail("nothing is expected here")
    return checks


def read_action(item: Item, rules: Rules) -> Action:
    """The action a text means."""
    try:
        return parse_action(item.text(), rules.verbs)
    except BadActionText as error:
        item.fail(str(error))


# --- parts ------------------------------------------------------------------------------------------------------------


def _by_seat(item: Item, rules: Rules) -> dict[int, Item]:
    return item.numbered("seat", int(rules.players))


def _by_region(item: Item, rules: Rules) -> dict[int, Item]:
    return item.numbered("region", int(rules.board.size))


def _by_race(item: Item, rules: Rules) -> dict[str, Item]:
    return item.fields(*(race.key for race in rules.races))


def _race(item: Item, rules: Rules) -> str:
    return known_in(item, [race.key for race in rules.races])


def _race_or_none(item: Item, rules: Rules) -> str:
    return known_in(item, [*(race.key for race in rules.races), NOBODY])


def _power(item: Item, rules: Rules) -> str:
    return known_in(item, [power.key for power in rules.powers])


def _word(place: int) -> Callable[[State], int]:
    return lambda s: int(s.words[place])


def _slot_of(s: State, race: str) -> int:
    """The slot that holds a race, -1 if nobody does."""
    number = s.rules.race_named(race)
    return next((slot for slot in range(int(s.rules.slots)) if s.race(slot) == number), -1)


# --- costs and scores -------------------------------------------------------------------------------------------------


def _cost(item: Item, rules: Rules) -> list[Check]:
    return [_one_cost(value, region, read_bill(value)) for region, value in _by_region(item, rules).items()]


def _one_cost(item: Item, region: int, bill: Bill) -> Check:
    def compare(s: State) -> tuple[Lines, Lines]:
        if s.race(s.acting) < 0:
            return ["a cost"], ["no race is acting now"]
        found = explain_conquest(s, region - 1)
        return bill.compare(found.cost, [(line.amount, line.reason, line.rule) for line in found.items])

    return Check(item.line, f"cost of region {region}", compare)


def _score(item: Item, rules: Rules) -> list[Check]:
    return [_one_score(value, seat, read_bill(value)) for seat, value in _by_seat(item, rules).items()]


def _one_score(item: Item, seat: int, bill: Bill) -> Check:
    def compare(s: State) -> tuple[Lines, Lines]:
        lines = [(line.coins, line.reason, line.rule) for line in score_items(s, seat - 1)]
        return bill.compare(int(seat_score(s, seat - 1)), lines)

    return Check(item.line, f"score of seat {seat}", compare)


# --- who may do what --------------------------------------------------------------------------------------------------


def _targets(item: Item, rules: Rules) -> list[Check]:
    def actual(s: State) -> list[int]:
        return sorted(int(action.target) + 1 for action in s.legal() if action.kind == CONQUER[0].kind)

    return [same_list(item, "targets", numbers(item, "region", int(rules.board.size)), actual)]


def _legality(expected: bool) -> Reader:
    def read(item: Item, rules: Rules) -> list[Check]:
        return [_one_legality(entry, read_action(entry, rules), expected) for entry in item.items()]

    return read


def _one_legality(item: Item, action: Action, expected: bool) -> Check:
    def compare(s: State) -> tuple[Lines, Lines]:
        refusal = why_not(s, action)
        if (refusal is None) == expected:
            return [], []
        return ["legal" if expected else "illegal"], ["legal" if refusal is None else f"refused: {refusal}"]

    return Check(item.line, f"'{action.text()}'", compare)


def _seat_number(what: str, word: int) -> Reader:
    def read(item: Item, rules: Rules) -> list[Check]:
        return [same(item, what, item.integer(1, int(rules.players)), lambda s: int(s.words[word]) + 1)]

    return read


def _round(item: Item, rules: Rules) -> list[Check]:
    return [same(item, "round", item.integer(1, int(rules.rounds)), _word(at.ROUND))]


def _phase(item: Item, rules: Rules) -> list[Check]:
    return [same(item, "phase", item.one_of(PHASES), lambda s: s.phase_name)]


def _acting(item: Item, rules: Rules) -> list[Check]:
    return [same(item, "acting race", item.one_of(list(PLACES)), lambda s: PLACES[place_of(s.acting)])]


# --- regions ----------------------------------------------------------------------------------------------------------


def _regions(item: Item, rules: Rules) -> list[Check]:
    checks: list[Check] = []
    for region, value in _by_region(item, rules).items():
        for key, entry in value.fields(*REGION_FACTS).items():
            checks.append(_region_fact(entry, f"region {region}: {key}", key, region - 1, rules))
    return checks


def _region_fact(item: Item, what: str, key: str, region: int, rules: Rules) -> Check:
    if key == "race":
        return same(item, what, _race_or_none(item, rules), lambda s: _race_of(s, int(s.owner(region))))
    if key == "seat":
        seat = item.integer(1, int(rules.players))
        return same(item, what, seat, lambda s: int(s.seat_at(region)) + 1 if s.owner(region) >= 0 else NOBODY)
    if key == "place":
        place = item.one_of(list(PLACES))
        return same(item, what, place, lambda s: PLACES[place_of(s.owner(region))] if s.owner(region) >= 0 else NOBODY)
    if key == "tokens":
        return same(item, what, item.integer(0, 99), lambda s: int(s.tokens(region)))
    if key == "natives":
        return same(item, what, item.integer(0, 9), lambda s: int(s.natives(region)))
    if key == "hides":
        return same(item, what, item.boolean(), lambda s: s.words[at.HIDING] & BIT[region] != 0)
    if key == "buried":
        return same(item, what, _race_or_none(item, rules), lambda s: _race_of(s, _slot_below(s, region)))
    if key == "empty":
        return same(item, what, item.boolean(), lambda s: s.is_empty(region))
    wanted = item.fields(*(marker.key for marker in rules.markers))
    amounts = {kind: amount.integer(0, 20) for kind, amount in wanted.items()}
    listed = sorted(f"{amount} {kind}" for kind, amount in amounts.items() if amount)
    return same_list(item, what, listed, lambda s: _markers_at(s, region))


def _race_of(s: State, slot: int) -> str:
    return s.rules.races[s.race(slot)].key if slot >= 0 and s.race(slot) >= 0 else NOBODY


def _slot_below(s: State, region: int) -> int:
    """The slot whose token is buried in a region, -1 for none."""
    return next((slot for slot in range(int(s.rules.slots)) if buried(s, slot) & BIT[region]), -1)


def _markers_at(s: State, region: int) -> list[str]:
    found = [(int(s.markers_at(kind, region)), marker.key) for kind, marker in enumerate(s.rules.markers)]
    return sorted(f"{amount} {key}" for amount, key in found if amount)


# --- players and their races ------------------------------------------------------------------------------------------


def _coins(item: Item, rules: Rules) -> list[Check]:
    return [
        same(value, f"coins of seat {seat}", value.integer(0, MANY), _word(at.COINS + seat - 1))
        for seat, value in _by_seat(item, rules).items()
    ]


def _free_pick(item: Item, rules: Rules) -> list[Check]:
    seats = numbers(item, "seat", int(rules.players))
    return [same_list(item, "free picks", seats, lambda s: [seat + 1 for seat in members(s.words[at.FREE])])]


def _holds(item: Item, rules: Rules) -> list[Check]:
    checks: list[Check] = []
    for seat, value in _by_seat(item, rules).items():
        for place, entry in value.fields(*PLACES).items():
            slot = slot_of(seat - 1, PLACES.index(place))
            checks.append(_one_holder(entry, f"'{place}' of seat {seat}", _race_or_none(entry, rules), slot))
    return checks


def _one_holder(item: Item, what: str, race: str, slot: int) -> Check:
    return same(item, what, race, lambda s: _race_of(s, slot))


def _number_of_race(what: str, section: int) -> Reader:
    """Numbers of races that somebody holds."""

    def read(item: Item, rules: Rules) -> list[Check]:
        return [
            same(value, f"{what} of the {race}", value.integer(0, 99), _held_number(race, section))
            for race, value in _by_race(item, rules).items()
        ]

    return read


def _held_number(race: str, section: int) -> Callable[[State], object]:
    def actual(s: State) -> object:
        slot = _slot_of(s, race)
        return int(s.words[section + slot]) if slot >= 0 else "nobody holds this race"

    return actual


def _conquered(item: Item, rules: Rules) -> list[Check]:
    checks: list[Check] = []
    for race, value in _by_race(item, rules).items():
        regions = numbers(value, "region", int(rules.board.size))
        checks.append(same_list(value, f"regions the {race} conquered this turn", regions, _conquests(race)))
    return checks


def _conquests(race: str) -> Callable[[State], list[int]]:
    def actual(s: State) -> list[int]:
        slot = _slot_of(s, race)
        return [r + 1 for r in members(s.conquered(slot))] if slot >= 0 else []

    return actual


def _tray(item: Item, rules: Rules) -> list[Check]:
    return [
        same(value, f"{race} in the tray", value.integer(0, 99), _word(at.TRAY + rules.race_named(race)))
        for race, value in _by_race(item, rules).items()
    ]


def _winners(item: Item, rules: Rules) -> list[Check]:
    seats = numbers(item, "seat", int(rules.players))
    return [same_list(item, "winners", seats, lambda s: [seat + 1 for seat in winners(s)])]


# --- banners and badges -----------------------------------------------------------------------------------------------


def _column(item: Item, rules: Rules) -> list[Check]:
    """Combos from the top; those below the last one mentioned are not looked at."""
    entries = item.items()
    if len(entries) > COLUMN_SIZE:
        item.fail(f"the column shows at most {COLUMN_SIZE} combos")
    checks: list[Check] = []
    for index, entry in enumerate(entries):
        fields = entry.fields("race", "power", "coins")
        wanted: dict[str, object] = {}
        if "race" in fields:
            wanted["race"] = _race(fields["race"], rules)
        if "power" in fields:
            wanted["power"] = _power(fields["power"], rules)
        if "coins" in fields:
            wanted["coins"] = fields["coins"].integer(0, 999)
        checks.append(same(entry, f"combo at price {index}", _facts(wanted), _combo(index, list(wanted))))
    return checks


def _facts(facts: dict[str, object]) -> str:
    return ", ".join(f"{key}: {value}" for key, value in facts.items())


def _combo(index: int, keys: list[str]) -> Callable[[State], str]:
    def actual(s: State) -> str:
        if index >= s.visible:
            return "no combo"
        facts: dict[str, object] = {
            "race": s.rules.races[s.column_race(index)].key,
            "power": s.rules.powers[s.column_power(index)].key,
            "coins": int(s.column_coins(index)),
        }
        return _facts({key: facts[key] for key in keys})

    return actual


def _combos(item: Item, rules: Rules) -> list[Check]:
    return [same(item, "combos in the column", item.integer(0, COLUMN_SIZE), _word(at.VISIBLE))]


def _banners(item: Item, rules: Rules) -> list[Check]:
    keys = [_race(entry, rules) for entry in item.items()]
    return [same_list(item, "banner stack", keys, lambda s: [s.rules.races[i].key for i in banner_stack(s)])]


def _badges(item: Item, rules: Rules) -> list[Check]:
    keys = [_power(entry, rules) for entry in item.items()]
    return [same_list(item, "badge stack", keys, lambda s: [s.rules.powers[i].key for i in badge_stack(s)])]


def _discard(item: Item, rules: Rules) -> list[Check]:
    keys = sorted(_power(entry, rules) for entry in item.items())

    def actual(s: State) -> list[str]:
        return sorted(s.rules.powers[i].key for i in members(s.words[at.DISCARD]))

    return [same_list(item, "discarded badges", keys, actual)]


# --- sites and notes --------------------------------------------------------------------------------------------------


def _by_site(item: Item, rules: Rules) -> dict[str, Item]:
    if not rules.sites:
        item.fail(f"{rules.board.key} has no sites")
    return item.fields(*(site.key for site in rules.sites))


def _site_list(item: Item, rules: Rules) -> list[str]:
    if not rules.sites:
        item.fail(f"{rules.board.key} has no sites")
    return [entry.one_of([site.key for site in rules.sites]) for entry in item.items()]


def _sites(item: Item, rules: Rules) -> list[Check]:
    """Where sites lie."""
    return [_one_site(value, key, rules) for key, value in _by_site(item, rules).items()]


def _one_site(item: Item, key: str, rules: Rules) -> Check:
    site = rules.site_named(key)
    region = NOBODY if item.text() == NOBODY else item.integer(1, int(rules.board.size))
    return same(
        item, f"region of {key}", region, lambda s: int(s.site_region(site)) + 1 if s.site_region(site) >= 0 else NOBODY
    )


def _lent(item: Item, rules: Rules) -> list[Check]:
    """The badges that sites lend."""
    return [_one_lent(value, key, rules) for key, value in _by_site(item, rules).items()]


def _one_lent(item: Item, key: str, rules: Rules) -> Check:
    site = rules.site_named(key)
    power = item.one_of([*(power.key for power in rules.powers), NOBODY])
    return same(
        item,
        f"badge that {key} lends",
        power,
        lambda s: s.rules.powers[s.site_badge(site)].key if s.site_badge(site) >= 0 else NOBODY,
    )


def _stack(item: Item, rules: Rules) -> list[Check]:
    keys = _site_list(item, rules)
    return [same_list(item, "site stack", keys, lambda s: [s.rules.sites[i].key for i in site_stack(s)])]


def _hidden(item: Item, rules: Rules) -> list[Check]:
    return [same(item, "sites still hidden", item.integer(0, 99), lambda s: int(s.sites_left()))]


def _armed(item: Item, rules: Rules) -> list[Check]:
    keys = sorted(_site_list(item, rules))
    return [same_list(item, "armed sites", keys, lambda s: sorted(s.rules.sites[i].key for i in members(s.armed)))]


def _notes(item: Item, rules: Rules) -> list[Check]:
    """What tiles remember."""
    tiles = {tile.key: tile for tile in rules.tiles()}
    checks: list[Check] = []
    for key, value in item.fields(*tiles).items():
        names = [*tiles[key].notes, *tiles[key].turn_notes]
        for name, entry in value.fields(*names).items():
            checks.append(_one_note(entry, f"{key}: {name}", tiles[key], names.index(name)))
    return checks


def _one_note(item: Item, what: str, tile: Tile, index: int) -> Check:
    return same(item, what, item.integer(0, 999), lambda s: int(s.note(tile, index)))


EXPECTATIONS: Final[dict[str, Reader]] = {
    "decides": _seat_number("who decides", at.DECIDER),
    "phase": _phase,
    "turn": _seat_number("whose turn it is", at.TURN),
    "round": _round,
    "acting": _acting,
    "targets": _targets,
    "legal": _legality(True),
    "illegal": _legality(False),
    "cost": _cost,
    "score": _score,
    "coins": _coins,
    "winners": _winners,
    "regions": _regions,
    "holds": _holds,
    "free_pick": _free_pick,
    "hand": _number_of_race("hand", at.HAND),
    "reserve": _number_of_race("reserve", at.RESERVE),
    "nonempty": _number_of_race("non-empty conquests", at.NONEMPTY),
    "conquered": _conquered,
    "tray": _tray,
    "column": _column,
    "combos": _combos,
    "races": _banners,
    "powers": _badges,
    "discard": _discard,
    "sites": _sites,
    "lent": _lent,
    "stack": _stack,
    "hidden": _hidden,
    "armed": _armed,
    "notes": _notes,
}
