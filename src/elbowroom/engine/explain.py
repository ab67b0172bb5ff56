"""Reasons: what a region costs item by item, or why an action is not allowed, always with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import (
    ABANDON_KIND,
    CONQUER_KIND,
    DECLINE_KIND,
    DIE_KIND,
    DONE_KIND,
    EXPAND_KIND,
    LOWER_KIND,
    PICK_KIND,
    PLACE_KIND,
    REGION,
    STOP_KIND,
    Action,
)
from elbowroom.engine.board import natives_name
from elbowroom.engine.buried import all_buried, burial_rule
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import price
from elbowroom.engine.conquest import (
    HIGHEST_ROLL,
    habitable,
    immune,
    in_reach,
    plain,
    printed_reach,
    protected,
    support,
)
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.errors import (
    AbilityMissing,
    AlreadyUsed,
    AlreadyYours,
    CannotAfford,
    ChoicePending,
    DieNotAllowed,
    ElbowRoomError,
    EmptyHand,
    GameIsOver,
    IllegalAction,
    Immune,
    NoRoom,
    NoSuchCombo,
    NoSuchRegion,
    NotAnEntry,
    NotEnoughTokens,
    NotHabitable,
    NothingToPlace,
    NotYours,
    OutOfReach,
    TooLate,
    Unaided,
    WrongDecision,
)
from elbowroom.engine.hooks import (
    AS_IF_EMPTY,
    CHEAPER,
    CHEAPER_AGAIN,
    DEARER,
    ENTRY,
    PLAIN,
    PRESSING,
    PROTECTS,
    REFUSAL,
    SUPPORT,
    Tile,
)
from elbowroom.engine.phases import AFTERMATH, DECIDE, GAME_OVER, REDEPLOY, START_EFFECTS, WITHDRAW
from elbowroom.engine.phases import PICK as PICKING
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.sites import found_sites, ground, sites_in

if TYPE_CHECKING:
    from elbowroom.engine.state import State


@final
class CostItem:
    """One line of a cost: tokens, what for, and the rule."""

    def __init__(self, amount: int, reason: str, rule: str) -> None:
        self.amount: Final = amount
        self.reason: Final = reason
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"{self.amount:+d} {self.reason} ({self.rule})"


@final
class Explanation:
    """What stands between a race and a region: the itemised cost, and what forbids the conquest, if anything does."""

    def __init__(self, region: int, cost: int, items: list[CostItem], refusal: IllegalAction | None) -> None:
        self.region: Final = region
        self.cost: Final = cost
        self.items: Final = items
        self.refusal: Final = refusal

    def __str__(self) -> str:
        lines = [f"region {self.region + 1} costs {self.cost}"]
        lines.extend(f"  {item}" for item in self.items)
        if self.refusal is not None:
            lines.append(f"  not possible: {self.refusal}")
        return "\n".join(lines)


def explain_conquest(s: State, region: i64, slot: i64 = -1) -> Explanation:
    """The cost of a region for a race, normally the acting one, and whether it could conquer the region now."""
    if region < 0 or region >= s.board.size:
        raise _no_such_region(s, region)
    if slot >= s.rules.players * 3:
        raise ElbowRoomError(f"this game has no slot {slot}, its slots are 0 to {s.rules.players * 3 - 1}")
    if slot < 0:
        slot = s.acting
    refusal = _no_race(s, slot)
    if refusal is None:
        refusal = _place_refusal(s, slot, region) or _moment_refusal(s, slot) or _hand_refusal(s, slot)
    needed = conquest_cost(s, slot, region)
    if refusal is None and s.hand(slot) + support(s, slot, region) + max(0, s.rolled) < needed:
        refusal = _not_enough(s, slot, region, needed)
    items = cost_items(s, slot, region)
    if s.rolled > 0 and slot == s.acting and needed > 1:
        saved = min(s.rolled, needed - 1)
        items.append(CostItem(-int(saved), "roll", _roll_rule(s, slot)))
        needed -= saved
    return Explanation(int(region), int(needed), items, refusal)


def _no_race(s: State, slot: i64) -> IllegalAction | None:
    if s.race(slot) >= 0:
        return None
    what = ("active race", "race in decline", "second race in decline")[slot % 3]
    return WrongDecision(f"seat {slot // 3 + 1} has no {what} that could conquer", "CORE-4.2")


def _moment_refusal(s: State, slot: i64) -> IllegalAction | None:
    """Why a race conquers nothing now, wherever it is."""
    if s.phase == GAME_OVER:
        return GameIsOver("the game is over", "CORE-10.1")
    race = s.rules.races[s.race(slot)]
    if slot % 3 and not s.rules.acts_in_decline[race.index]:
        return WrongDecision(f"the {race.name} are in decline and conquer nothing", "CORE-4.2")
    if slot // 3 != s.turn_of:
        return WrongDecision(f"it is the turn of seat {s.turn_of + 1}", "CORE-4.1")
    if not s.conquering:
        return WrongDecision(f"nothing can be conquered in the phase '{s.phase_name}'", "CORE-4.2")
    if slot != s.acting:
        acting = s.rules.races[s.race(s.acting)].name
        return WrongDecision(f"this is the time for conquests of the {acting}", "CORE-4.2")
    return _pending(s)


def cost_items(s: State, slot: i64, region: i64) -> list[CostItem]:
    """The cost line by line (CORE-6.6); the amounts add up to the cost."""
    bit = BIT[region]
    mountain: i64 = 1 if s.board.mountain & bit else 0
    items = [CostItem(int(s.board.bare_cost[region] - mountain), "any region", "CORE-6.6")]
    if s.board.river & bit:
        items = [CostItem(int(s.board.bare_cost[region]), "River", "UG-3.4")]
    if mountain:
        items.append(CostItem(1, s.board.specs[region].terrain.replace("_", " ").title(), "CORE-6.6"))
    if s.natives(region):
        natives = int(s.natives(region))
        items.append(CostItem(natives, natives_name(natives), "CORE-6.6"))
    owner = s.owner(region)
    if owner >= 0 and (owner // 3 != slot // 3 or s.rules.own_tokens_defend):
        rule = "CORE-6.6" if owner // 3 != slot // 3 else "CORE-6.8"
        items.append(CostItem(int(s.tokens(region)), s.rules.races[s.race(owner)].name, rule))
    elif owner >= 0:
        items.append(CostItem(0, "own tokens do not defend", "CORE-6.8"))
    if all_buried(s) & bit:
        items.append(CostItem(1, "buried token", burial_rule(s)))
    for kind, marker in enumerate(s.rules.markers):
        if marker.defence and s.marked(kind) & bit:
            items.append(CostItem(int(s.markers_at(kind, region) * marker.defence), marker.name, marker.rule))
    aided = bit & ~plain(s, slot)
    for site in sites_in(s, region):
        if site.defence:
            items.append(CostItem(site.defence, site.name, site.rule))
    for tile in s.listening(AS_IF_EMPTY, slot):
        defended = sum(item.amount for item in items) - int(ground(s, region))
        if tile.as_if_empty(s, slot) & aided and defended:
            items.append(CostItem(-defended, f"{tile.name}: as if empty", tile.rule))
    for tile in s.listening(CHEAPER, slot):
        _add_discount(items, tile, tile.cheaper(s, slot) & aided)
    for tile in s.listening(CHEAPER_AGAIN, slot):
        _add_discount(items, tile, tile.cheaper_again(s, slot) & aided)
    dear: Tile | None = None
    for tile in s.listening(DEARER, slot):
        if tile.dearer(s, slot) & bit:
            dear = tile
    if dear is not None:
        items.append(CostItem(1, dear.name, dear.rule))
    total = sum(item.amount for item in items)
    if total < 1:
        items.append(CostItem(1 - total, "at least one token", "CORE-6.7"))
    return items


def _add_discount(items: list[CostItem], tile: Tile, applies: i64) -> None:
    if applies:
        items.append(CostItem(-tile.discount, tile.name, tile.rule))


def why_not(s: State, action: Action) -> IllegalAction | None:
    """None if the action is legal, otherwise the specific reason why not."""
    for legal in s.legal():
        if legal is action:
            return None
    if s.phase == GAME_OVER:
        return GameIsOver("the game is over", "CORE-10.1")
    if action.meaning == REGION and action.target >= s.board.size:
        return _no_such_region(s, action.target)
    kind = action.kind
    if kind == PICK_KIND:
        return _why_not_pick(s, action.target)
    if kind == EXPAND_KIND or kind == DECLINE_KIND:
        return _why_not_decide(s, action)
    if kind == CONQUER_KIND or kind == DIE_KIND:
        return _why_not_conquer(s, action)
    if kind == ABANDON_KIND:
        return _why_not_abandon(s, action.target)
    if kind == PLACE_KIND:
        return _why_not_place(s, action.target)
    if kind == LOWER_KIND:
        return _why_not_lower(s, action)
    if kind == STOP_KIND or kind == DONE_KIND:
        asked = s.conquering if kind == STOP_KIND else not s.conquering and s.phase not in (PICKING, DECIDE)
        pending = _pending(s) if asked else None
        return pending or not_asked(s, action)
    return _why_not_own_action(s, action)


def _no_such_region(s: State, region: i64) -> IllegalAction:
    return NoSuchRegion(f"this board has no region {region + 1}, its regions are 1 to {s.board.size}", "CORE-2.2")


def not_asked(s: State, action: Action) -> IllegalAction:
    """The action belongs to another moment of the turn."""
    return WrongDecision(f"'{action.text()}' is no answer now: the phase is '{s.phase_name}'", "CORE-4.2")


def _why_not_pick(s: State, index: i64) -> IllegalAction:
    if s.phase != PICKING:
        moment = "at the start of a turn without an active race"
        return WrongDecision(f"a combo is only picked {moment}, now is '{s.phase_name}'", "CORE-4.2")
    if index >= s.visible:
        return NoSuchCombo(f"the column shows {s.visible} combos, there is none at price {index}", "CORE-3.1")
    coins = price(s, s.decider, index)
    return CannotAfford(f"the combo costs {coins} coins, {s.coins(s.decider)} are there", "CORE-3.3")


def _why_not_decide(s: State, action: Action) -> IllegalAction:
    if s.decider != s.turn_of:
        attacked = "an attacked player only places what was driven out"
        return WrongDecision(f"it is the turn of seat {s.turn_of + 1}; {attacked}", "CORE-7.7")
    if s.phase == PICKING or s.picked_this_turn:
        return WrongDecision("nobody expands or declines in the turn in which he picks a combo", "CORE-9.8")
    if s.words[at.DECLINED]:
        return TooLate("the race has declined this turn", "CORE-9.4")
    return TooLate("expanding or declining is decided before anything else in the turn", "CORE-4.4")


def target_refusal(s: State, slot: i64, region: i64) -> IllegalAction | None:
    """Which of the conditions of CORE-6.1 keeps the race from conquering the region, if any."""
    return _place_refusal(s, slot, region) or _hand_refusal(s, slot)


def _place_refusal(s: State, slot: i64, region: i64) -> IllegalAction | None:
    bit = BIT[region]
    name = f"region {region + 1}"
    if s.occupied(slot) & bit:
        return AlreadyYours(f"{name} is already occupied by this race", "CORE-6.4")
    if not habitable(s, slot) & bit:
        return NotHabitable(f"this race cannot enter {name}: {s.board.specs[region].terrain}", "CORE-6.1")
    unaided = _unaided(s, slot, region)
    reach = in_reach(s, slot)
    if unaided is not None and (s.armed or reach & bit & ~printed_reach(s, slot)):
        return unaided  # what would bring the race there does not count
    if not reach & bit and not (unaided is not None and printed_reach(s, slot) & bit):
        if s.occupied(slot):
            return OutOfReach(f"{name} is not adjacent to a region of this race", "CORE-6.3")
        return _no_entry(s, slot, region)
    return _ban(s, slot, region)


def _hand_refusal(s: State, slot: i64) -> IllegalAction | None:
    if s.hand(slot) > 0:
        return None
    for tile in s.listening(SUPPORT, slot):
        if tile.support(s, slot) > 0:
            return EmptyHand(f"{tile.name}: what is in hand pays only beside a token, and there is none", "CORE-6.1")
    return EmptyHand("there is no token in hand", "CORE-6.1")


def _no_entry(s: State, slot: i64, region: i64) -> IllegalAction:
    """Why a race without regions cannot come onto the board in a region."""
    bit = BIT[region]
    name = f"region {region + 1}"
    rule = "SKY-3.5" if s.board.sky & bit else "CORE-6.2"
    regions = s.board.entry
    for tile in s.listening(ENTRY, slot):
        changed = tile.entry(s, slot, regions)
        if tile.entry_rule and (s.board.sky & bit or regions & ~changed):
            rule = tile.entry_rule
        regions = changed
    if s.board.sky & bit:
        return NotAnEntry(f"{name} is in the sky: this race comes onto the board on the ground", rule)
    where = ", ".join(str(r + 1) for r in members(regions & habitable(s, slot)))
    return NotAnEntry(f"this race cannot come onto the board in {name}, only in {where or 'no region at all'}", rule)


def attack_refusal(s: State, slot: i64, region: i64, rule: str, immunity: bool = True) -> IllegalAction | None:
    """What keeps an ability of a race from attacking a region, wherever it stands, by the rule about its targets."""
    kept = _unaided(s, slot, region) or _ban(s, slot, region, immunity)
    return None if kept is None else type(kept)(kept.reason, rule)


def _unaided(s: State, slot: i64, region: i64) -> IllegalAction | None:
    """Whose region it is if no ability helps against them."""
    if plain(s, slot) & BIT[region]:
        holder = s.owner(region)
        for tile in s.listening(PLAIN, holder):
            if tile.plain(s, holder, slot) & BIT[region]:
                names = s.rules.races[s.race(holder)].name
                return Unaided(f"no ability helps against the {names} in region {region + 1}", tile.rule)
    return None


def _ban(s: State, slot: i64, region: i64, immunity: bool = True) -> IllegalAction | None:
    """What makes a region immune to the race or protects it."""
    bit = BIT[region]
    if immunity and immune(s, slot // 3) & bit:
        return Immune(f"region {region + 1} is immune: {guards_of(s, region)}", "CORE-6.5")
    if protected(s, slot) & bit:
        for other in range(s.rules.players * 3):
            for tile in s.listening(PROTECTS, other):
                if other // 3 != slot // 3 and tile.protects(s, other, slot) & bit:
                    return tile.protection(s, other, slot)
    return None


def guards_of(s: State, region: i64) -> str:
    """What makes a region immune."""
    names: list[str] = []
    for kind in s.rules.guards:
        if s.marked(kind) & BIT[region]:
            names.append(s.rules.markers[kind].name)
    return ", ".join(names)


def not_alone(s: State, region: i64) -> str:
    """What defends a region that is not defended by exactly one token."""
    defenders = [f"{s.tokens(region)} token" + ("" if s.tokens(region) == 1 else "s")]
    for kind in s.rules.company:
        if s.marked(kind) & BIT[region]:
            defenders.append(f"the {s.rules.markers[kind].name}, which counts as one")
    if all_buried(s) & BIT[region]:
        defenders.append("a buried token, which counts as one")
    return f"region {region + 1} is not defended by exactly one token: {' and '.join(defenders)}"


def _not_enough(s: State, slot: i64, region: i64, needed: i64) -> IllegalAction:
    helpers = support(s, slot, region)
    helped = f" and {helpers} pieces that help" if helpers else ""
    rolled = f" and {s.rolled} rolled" if s.rolled >= 0 else ""
    short = needed - s.hand(slot) - helpers
    chance = ""
    if s.rolled < 0 and short <= HIGHEST_ROLL and s.rules.has_final_die(s.race(slot), s.power(slot)):
        lucky = sum(pips >= short for pips in DIE_FACES)
        chance = f"; 'die {region + 1}' succeeds in {lucky} of {len(DIE_FACES)} cases"
    return NotEnoughTokens(f"needs {needed} tokens, {s.hand(slot)} in hand{helped}{rolled}{chance}", "CORE-6.10")


def _pending(s: State, but: Tile | None = None) -> IllegalAction | None:
    """The choice of a tile that comes before everything else, if there is one; not that of the given tile."""
    one = s.conquering or s.phase in (REDEPLOY, WITHDRAW)
    for slot in [s.acting] if one else [s.decider * 3, s.decider * 3 + 1, s.decider * 3 + 2]:
        for tile in s.listening(PRESSING, slot):
            if tile.pressing(s, slot):
                if tile is but:
                    return None
                out: list[Action] = []
                tile.actions(s, slot, out)
                some = ", ".join(action.text() for action in out[:3]) + (", …" if len(out) > 3 else "")
                return ChoicePending(f"{tile.name} must choose first: {some}", _order(s))
    return None


def _order(s: State) -> str:
    """The rule about the order of what is done now."""
    return "CORE-6.12" if s.conquering else "CORE-7.6"


def _dieless(s: State, slot: i64) -> Tile | None:
    """The tile that takes the final die attempt away, if one does."""
    if s.rules.has_final_die(s.race(slot), s.power(slot)):
        return None
    race: Tile = s.rules.races[s.race(slot)]
    return race if race.no_final_die else s.rules.powers[s.power(slot)]


def _roll_rule(s: State, slot: i64) -> str:
    """The rule by which a race rolls before it chooses a region."""
    tile = _dieless(s, slot)
    return tile.rule if tile is not None else "CORE-6.16"


def _rolled_first(s: State, slot: i64) -> IllegalAction:
    return ChoicePending("the die has already been rolled: conquer a region or stop", _roll_rule(s, slot))


def _why_not_conquer(s: State, action: Action) -> IllegalAction:
    slot = s.acting
    if not s.conquering:
        return WrongDecision(f"nothing can be conquered in the phase '{s.phase_name}'", "CORE-4.2")
    refusal = _pending(s) or target_refusal(s, slot, action.target)
    if refusal is not None:
        return refusal
    needed = conquest_cost(s, slot, action.target)
    if action.kind == CONQUER_KIND:
        return _not_enough(s, slot, action.target, needed)
    return _why_no_die(s, slot, action.target, needed)


def _why_no_die(s: State, slot: i64, region: i64, needed: i64) -> IllegalAction:
    if s.rolled >= 0:
        return _rolled_first(s, slot)
    tile = _dieless(s, slot)
    if tile is not None:
        out: list[Action] = []
        tile.actions(s, slot, out)
        instead = f", use '{out[0].text()}' instead" if out else ""
        return DieNotAllowed(f"{tile.name}: there is no final die attempt{instead}", tile.no_final_die)
    hand = s.hand(slot) + support(s, slot, region)
    if hand >= needed:
        return DieNotAllowed(f"{hand} tokens are enough for a cost of {needed}, the die is not needed", "CORE-6.16")
    return DieNotAllowed(f"{needed - hand} tokens are missing, the die gives at most {HIGHEST_ROLL}", "CORE-6.16")


def _why_not_abandon(s: State, region: i64) -> IllegalAction:
    if not s.conquering:
        return WrongDecision(f"no region can be abandoned in the phase '{s.phase_name}'", "CORE-4.2")
    name = f"region {region + 1}"
    owner = s.owner(region)
    if s.seat_at(region) == s.decider and owner != s.acting:
        race = s.rules.races[s.race(owner)]
        if owner % 3 and not s.rules.acts_in_decline[race.index]:
            return NotYours(f"the {race.name} in {name} are in decline and abandon nothing", "CORE-5.4")
        return NotYours(f"the {race.name} in {name} abandon regions before their own conquests only", "CORE-5.4")
    if owner != s.acting:
        return NotYours(f"{name} is not occupied by this race", "CORE-5.2")
    pending = _pending(s)
    if pending is not None:
        return pending
    return TooLate("regions are abandoned before the first conquest of the turn", "CORE-5.2")


def _why_not_lower(s: State, action: Action) -> IllegalAction:
    if not s.conquering:
        return not_asked(s, action)
    if s.armed == 0:
        return AbilityMissing("nothing is raised that could be put down", "UG-RELIC-9")
    if s.rolled >= 0:
        return _rolled_first(s, s.acting)
    pending = _pending(s)
    if pending is not None:
        return pending
    return AlreadyUsed("put down once and raised again, it serves the next conquest: conquer or stop", "UG-RELIC-9")


def _why_not_place(s: State, region: i64) -> IllegalAction:
    if s.phase != REDEPLOY and s.phase != WITHDRAW:
        return WrongDecision(f"no tokens are placed in the phase '{s.phase_name}'", "CORE-4.2")
    pending = _pending(s)
    if pending is not None:
        return pending
    rule = "CORE-7.2" if s.phase == REDEPLOY else "CORE-7.7"
    if not s.occupied(s.acting) & BIT[region]:
        if s.phase == REDEPLOY and s.conquered(s.acting) & s.board.river & BIT[region] and s.owner(region) < 0:
            return NotYours(f"the tokens have left the River in region {region + 1}", "UG-3.6")
        return NotYours(f"region {region + 1} is not occupied by this race", rule)
    return NothingToPlace("there is no token in hand", "CORE-7.3")


def _why_not_own_action(s: State, action: Action) -> IllegalAction:
    """Ask the decider's tiles, and say first what stands before any of their actions."""
    base = s.decider * 3
    for slot in range(base, base + 3):
        for tile in s.listening(REFUSAL, slot):
            refusal = tile.refusal(s, slot, action)
            if refusal is not None:
                return _before_tiles(s, slot, action, tile, refusal) or refusal
    return _dormant(s, action) or AbilityMissing(
        f"no {'race, power or site' if s.rules.sites else 'race or power'} of this player offers '{action.verb}'",
        "CORE-4.9",
    )


def _before_tiles(s: State, slot: i64, action: Action, tile: Tile, refusal: IllegalAction) -> IllegalAction | None:
    """What no tile asks itself: a duty of another tile, a roll that must be used, a race that no ability touches."""
    if isinstance(refusal, (WrongDecision, ChoicePending)):
        return None
    if s.conquering or s.phase == START_EFFECTS:
        pending = _pending(s, tile)
        if pending is not None:
            return pending
    if s.conquering and slot == s.acting and s.rolled >= 0:
        return _rolled_first(s, slot)
    attacks = action.meaning == REGION and (s.conquering or s.phase == AFTERMATH)
    if attacks and not isinstance(refusal, (AlreadyUsed, NothingToPlace, NotYours, NoRoom, Unaided)):
        return _unaided(s, slot, action.target)
    return None


def _dormant(s: State, action: Action) -> IllegalAction | None:
    """A race or site that would offer the action, had its race not declined."""
    for slot in range(s.decider * 3 + 1, s.decider * 3 + 3):
        if s.race(slot) < 0:
            continue
        race = s.rules.races[s.race(slot)]
        if race.refusal(s, slot, action) is not None:
            return AbilityMissing(f"'{action.verb}' is for an active race, the {race.name} are in decline", "CORE-4.9")
        for site in found_sites(s):
            region = s.site_region(site.index)
            if s.owner(region) == slot and site.refusal(s, slot, action) is not None:
                held = f"the {site.name} in region {region + 1} is held by the {race.name} in decline"
                return AbilityMissing(f"{held}: only an active race uses it", site.decline_rule or site.rule)
    return None
