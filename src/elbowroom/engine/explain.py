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
    PICK_KIND,
    PLACE_KIND,
    REGION,
    STOP_KIND,
    Action,
)
from elbowroom.engine.board import natives_name
from elbowroom.engine.buried import all_buried, burial_rule
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
    AlreadyYours,
    AtPeace,
    CannotAfford,
    ChoicePending,
    DieNotAllowed,
    EmptyHand,
    GameIsOver,
    IllegalAction,
    Immune,
    NoSuchCombo,
    NoSuchRegion,
    NotAnEntry,
    NotEnoughTokens,
    NotHabitable,
    NothingToPlace,
    NotYours,
    OutOfReach,
    TooLate,
    WrongDecision,
)
from elbowroom.engine.hooks import AS_IF_EMPTY, CHEAPER, CHEAPER_AGAIN, DEARER, PROTECTS, REFUSAL, Tile
from elbowroom.engine.legal import is_pressed
from elbowroom.engine.phases import AFTERMATH, END_CHOICES, GAME_OVER, REDEPLOY, START_EFFECTS, WITHDRAW
from elbowroom.engine.phases import PICK as PICKING
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import ground, sites_in

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
    if slot < 0:
        slot = s.acting
    refusal = target_refusal(s, slot, region)
    needed = conquest_cost(s, slot, region)
    if refusal is None and s.hand(slot) + support(s, slot, region) + max(0, s.rolled) < needed:
        refusal = _not_enough(s, slot, region, needed)
    if refusal is None and s.conquering and slot == s.acting and is_pressed(s, slot):
        refusal = _choice_first()
    return Explanation(int(region), int(needed), cost_items(s, slot, region), refusal)


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
    if kind == STOP_KIND or kind == DONE_KIND:
        choosing = s.phase in (REDEPLOY, END_CHOICES, START_EFFECTS, AFTERMATH)
        if kind == DONE_KIND and choosing and is_pressed(s, s.acting):
            return ChoicePending("another choice must be made first", "CORE-7.6")
        return not_asked(s, action)
    return _why_not_own_action(s, action)


def _no_such_region(s: State, region: i64) -> IllegalAction:
    return NoSuchRegion(f"this board has no region {region + 1}, its regions are 1 to {s.board.size}", "CORE-2.2")


def not_asked(s: State, action: Action) -> IllegalAction:
    """The action belongs to another moment of the turn."""
    return WrongDecision(f"'{action.text()}' is no answer now: the phase is '{s.phase_name}'", "CORE-4.2")


def _why_not_pick(s: State, index: i64) -> IllegalAction:
    if s.phase != PICKING:
        return WrongDecision(f"a combo is only picked without an active race, now is '{s.phase_name}'", "CORE-4.2")
    if index >= s.visible:
        return NoSuchCombo(f"the column shows {s.visible} combos, there is none at price {index}", "CORE-3.1")
    coins = price(s, s.decider, index)
    return CannotAfford(f"the combo costs {coins} coins, {s.coins(s.decider)} are there", "CORE-3.3")


def _why_not_decide(s: State, action: Action) -> IllegalAction:
    if s.phase == PICKING or s.picked_this_turn:
        return WrongDecision("nobody expands or declines in the turn in which he picks a combo", "CORE-9.8")
    return TooLate("expanding or declining is decided before anything else in the turn", "CORE-4.4")


def target_refusal(s: State, slot: i64, region: i64) -> IllegalAction | None:
    """Which of the conditions of CORE-6.1 keeps the race from conquering the region, if any."""
    bit = BIT[region]
    occupied = s.occupied(slot)
    name = f"region {region + 1}"
    if occupied & bit:
        return AlreadyYours(f"{name} is already occupied by this race", "CORE-6.4")
    if not habitable(s, slot) & bit:
        return NotHabitable(f"this race cannot enter {name}: {s.board.specs[region].terrain}", "CORE-6.1")
    reach = printed_reach(s, slot) if plain(s, slot) & bit else in_reach(s, slot)
    if not reach & bit:
        if occupied:
            return OutOfReach(f"{name} is not adjacent to a region of this race", "CORE-6.3")
        return NotAnEntry(f"this race cannot come onto the board in {name}", "CORE-6.2")
    if s.armed and plain(s, slot) & bit:
        return OutOfReach(f"nothing that is raised helps to conquer {name}", "CORE-6.1")
    if immune(s, slot // 3) & bit:
        return Immune(f"{name} is immune: {_guards_of(s, region)}", "CORE-6.5")
    if protected(s, slot) & bit:
        return AtPeace(f"{name} may not be attacked by this player now", _protector(s, slot, bit))
    if s.hand(slot) == 0:
        return EmptyHand("there is no token in hand", "CORE-6.1")
    return None


def _guards_of(s: State, region: i64) -> str:
    names: list[str] = []
    for kind in s.rules.guards:
        if s.marked(kind) & BIT[region]:
            names.append(s.rules.markers[kind].name)
    return ", ".join(names)


def _protector(s: State, slot: i64, bit: i64) -> str:
    for other in range(s.rules.players * 3):
        for tile in s.listening(PROTECTS, other):
            if other // 3 != slot // 3 and tile.protects(s, other, slot) & bit:
                return tile.rule
    return "CORE-6.1"


def _not_enough(s: State, slot: i64, region: i64, needed: i64) -> IllegalAction:
    helpers = support(s, slot, region)
    helped = f" and {helpers} pieces that help" if helpers else ""
    rolled = f" and {s.rolled} rolled" if s.rolled >= 0 else ""
    return NotEnoughTokens(f"needs {needed} tokens, {s.hand(slot)} in hand{helped}{rolled}", "CORE-6.10")


def _choice_first() -> IllegalAction:
    return ChoicePending("another choice must be made first", "CORE-6.12")


def _why_not_conquer(s: State, action: Action) -> IllegalAction:
    if not s.conquering:
        return WrongDecision(f"nothing can be conquered in the phase '{s.phase_name}'", "CORE-4.2")
    slot = s.acting
    if is_pressed(s, slot):
        return _choice_first()
    refusal = target_refusal(s, slot, action.target)
    if refusal is not None:
        return refusal
    needed = conquest_cost(s, slot, action.target)
    if action.kind == CONQUER_KIND:
        return _not_enough(s, slot, action.target, needed)
    return _why_no_die(s, slot, action.target, needed)


def _why_no_die(s: State, slot: i64, region: i64, needed: i64) -> IllegalAction:
    if s.rolled >= 0:
        return ChoicePending("the die has already been rolled: conquer a region or stop", "CORE-6.16")
    if not s.rules.has_final_die(s.race(slot), s.power(slot)):
        tile: Tile = s.rules.races[s.race(slot)]
        if not tile.no_final_die:
            tile = s.rules.powers[s.power(slot)]
        return DieNotAllowed(f"{tile.name}: there is no final die attempt", tile.no_final_die)
    hand = s.hand(slot) + support(s, slot, region)
    if hand >= needed:
        return DieNotAllowed(f"{hand} tokens are enough for a cost of {needed}, the die is not needed", "CORE-6.16")
    return DieNotAllowed(f"{needed - hand} tokens are missing, the die gives at most {HIGHEST_ROLL}", "CORE-6.16")


def _why_not_abandon(s: State, region: i64) -> IllegalAction:
    if not s.conquering:
        return WrongDecision(f"no region can be abandoned in the phase '{s.phase_name}'", "CORE-4.2")
    if s.words[at.ABANDONING] == 0:
        return TooLate("regions are abandoned before the first conquest of the turn", "CORE-5.2")
    if s.seat_at(region) == s.decider:
        return NotYours(f"region {region + 1} belongs to a race that is not acting now", "CORE-5.4")
    return NotYours(f"region {region + 1} is not occupied by this race", "CORE-5.2")


def _why_not_place(s: State, region: i64) -> IllegalAction:
    if s.phase != REDEPLOY and s.phase != WITHDRAW:
        return WrongDecision(f"no tokens are placed in the phase '{s.phase_name}'", "CORE-4.2")
    if is_pressed(s, s.acting):
        return ChoicePending("another choice must be made first", "CORE-7.6")
    rule = "CORE-7.2" if s.phase == REDEPLOY else "CORE-7.7"
    if not s.occupied(s.acting) & BIT[region]:
        return NotYours(f"region {region + 1} is not occupied by this race", rule)
    return NothingToPlace("there is no token in hand", "CORE-7.3")


def _why_not_own_action(s: State, action: Action) -> IllegalAction:
    """Ask the decider's tiles."""
    base = s.decider * 3
    for slot in range(base, base + 3):
        for tile in s.listening(REFUSAL, slot):
            refusal = tile.refusal(s, slot, action)
            if refusal is not None:
                return refusal
    what = "race, power or site" if s.rules.sites else "race or power"
    return AbilityMissing(f"no {what} of this player offers '{action.verb}'", "CORE-4.9")
