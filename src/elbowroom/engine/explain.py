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
    NotConvertible,
    NotEnoughTokens,
    NotHabitable,
    NothingToPlace,
    NotYours,
    OutOfReach,
    TooLate,
    Unaided,
    WrongDecision,
)
from elbowroom.engine.facts import VOICE, Item
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
from elbowroom.engine.slots import IN_DECLINE, PLACES, Slot, active_of, in_decline, place_of, seat_of, slot_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


@final
class Explanation:
    """What stands between a race and a region: the itemised cost, and what forbids the conquest, if anything does."""

    def __init__(self, region: int, cost: int, items: list[Item], refusal: IllegalAction | None) -> None:
        self.region: Final = region
        self.cost: Final = cost
        self.items: Final = items
        self.refusal: Final = refusal

    def __str__(self) -> str:
        lines = [VOICE.say("explained-cost", {"region": self.region, "cost": self.cost})]
        lines.extend(f"  {item}" for item in self.items)
        if self.refusal is not None:
            lines.append("  " + VOICE.say("explained-refusal", {"text": str(self.refusal)}))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Explanation: region {self.region + 1}, cost {self.cost}{', refused' if self.refusal else ''}>"


def explain_conquest(s: State, region: i64, slot: Slot = -1) -> Explanation:
    """The cost of a region for a race, normally the acting one, and whether it could conquer the region now.

    Regions are counted from 0 here, as in every hook and set of the engine: sets hold region 0 in their lowest bit.
    `elbowroom.explain` takes an action, which counts them from 1 as all texts do.
    """
    if region < 0 or region >= s.board.size:
        raise _no_such_region(s, region)
    if slot >= s.rules.slots:
        raise ElbowRoomError(f"this game has no slot {slot}, its slots are 0 to {s.rules.slots - 1}")
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
        items.append(Item(-int(saved), "roll", _roll_rule(s, slot)))
        needed -= saved
    return Explanation(int(region), int(needed), items, refusal)


def _no_race(s: State, slot: Slot) -> IllegalAction | None:
    if s.race(slot) >= 0:
        return None
    why = ("no-active-race", "no-race-in-decline", "no-second-race-in-decline")[place_of(slot)]
    return WrongDecision(why, "CORE-4.2", seat=int(seat_of(slot)))


def _moment_refusal(s: State, slot: Slot) -> IllegalAction | None:
    """Why a race conquers nothing now, wherever it is."""
    if s.phase == GAME_OVER:
        return GameIsOver("game-over", "CORE-10.1")
    race = s.rules.races[s.race(slot)]
    if in_decline(slot) and not s.rules.acts_in_decline[race.index]:
        return WrongDecision("declined-conquers-nothing", "CORE-4.2", race=race.key)
    if seat_of(slot) != s.turn_of:
        return WrongDecision("turn-of-other", "CORE-4.1", seat=int(s.turn_of))
    if not s.conquering:
        return WrongDecision("no-conquest-now", "CORE-4.2", phase=s.phase_name)
    if slot != s.acting:
        return WrongDecision("conquests-of-other-race", "CORE-4.2", race=s.rules.races[s.race(s.acting)].key)
    return _pending(s)


def cost_items(s: State, slot: Slot, region: i64) -> list[Item]:
    """The cost line by line (CORE-6.6); the amounts add up to the cost."""
    bit = BIT[region]
    mountain: i64 = 1 if s.board.mountain & bit else 0
    items = [Item(int(s.board.bare_cost[region] - mountain), "any-region", "CORE-6.6")]
    if s.board.river & bit:
        items = [Item(int(s.board.bare_cost[region]), "terrain", "UG-3.4", terrain="river")]
    if mountain:
        items.append(Item(1, "terrain", "CORE-6.6", terrain=s.board.specs[region].terrain))
    if s.natives(region):
        natives = int(s.natives(region))
        items.append(Item(natives, "natives", "CORE-6.6", natives=natives))
    owner = s.owner(region)
    if owner >= 0 and (seat_of(owner) != seat_of(slot) or s.rules.own_tokens_defend):
        rule = "CORE-6.6" if seat_of(owner) != seat_of(slot) else "CORE-6.8"
        items.append(Item(int(s.tokens(region)), "defenders", rule, race=s.rules.races[s.race(owner)].key))
    elif owner >= 0:
        items.append(Item(0, "own-tokens", "CORE-6.8"))
    if all_buried(s) & bit:
        items.append(Item(1, "buried-token", burial_rule(s)))
    for kind, marker in enumerate(s.rules.markers):
        if marker.defence and s.marked(kind) & bit:
            amount = int(s.markers_at(kind, region) * marker.defence)
            items.append(Item(amount, "marker", marker.rule, marker=marker.key))
    aided = bit & ~plain(s, slot)
    for site in sites_in(s, region):
        if site.defence:
            items.append(Item(site.defence, "site", site.rule, site=site.key))
    for tile in s.listening(AS_IF_EMPTY, slot):
        defended = sum(item.amount for item in items) - int(ground(s, region))
        if tile.as_if_empty(s, slot) & aided and defended:
            items.append(Item(-defended, "as-if-empty", tile.rule, tile=tile.key))
    for tile in s.listening(CHEAPER, slot):
        _add_discount(items, tile, tile.cheaper(s, slot) & aided)
    for tile in s.listening(CHEAPER_AGAIN, slot):
        _add_discount(items, tile, tile.cheaper_again(s, slot) & aided)
    dear: Tile | None = None
    for tile in s.listening(DEARER, slot):
        if tile.dearer(s, slot) & bit:
            dear = tile
    if dear is not None:
        items.append(Item(1, "tile", dear.rule, tile=dear.key))
    total = sum(item.amount for item in items)
    if total < 1:
        items.append(Item(1 - total, "at-least-one", "CORE-6.7"))
    return items


def _add_discount(items: list[Item], tile: Tile, applies: i64) -> None:
    if applies:
        items.append(Item(-tile.discount, "tile", tile.rule, tile=tile.key))


def why_not(s: State, action: Action) -> IllegalAction | None:
    """None if the action is legal, otherwise the specific reason why not."""
    for legal in s.legal():
        if legal is action:
            return None
    if s.phase == GAME_OVER:
        return GameIsOver("game-over", "CORE-10.1")
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
    return NoSuchRegion("no-such-region", "CORE-2.2", region=int(region), size=int(s.board.size))


def not_asked(s: State, action: Action) -> IllegalAction:
    """The action belongs to another moment of the turn."""
    return WrongDecision("no-answer-now", "CORE-4.2", action=action.text(), phase=s.phase_name)


def _why_not_pick(s: State, index: i64) -> IllegalAction:
    if s.phase != PICKING:
        return WrongDecision("no-pick-now", "CORE-4.2", phase=s.phase_name)
    if index >= s.visible:
        return NoSuchCombo("no-such-combo", "CORE-3.1", count=int(s.visible), price=int(index))
    coins = price(s, s.decider, index)
    return CannotAfford("combo-too-dear", "CORE-3.3", cost=int(coins), coins=int(s.coins(s.decider)))


def _why_not_decide(s: State, action: Action) -> IllegalAction:
    if s.decider != s.turn_of:
        return WrongDecision("attacked-places-only", "CORE-7.7", seat=int(s.turn_of))
    if s.phase == PICKING or s.picked_this_turn:
        return WrongDecision("no-decision-after-pick", "CORE-9.8")
    if s.words[at.DECLINED]:
        return TooLate("declined-this-turn", "CORE-9.4")
    return TooLate("decided-first", "CORE-4.4")


def target_refusal(s: State, slot: Slot, region: i64) -> IllegalAction | None:
    """Which of the conditions of CORE-6.1 keeps the race from conquering the region, if any."""
    return _place_refusal(s, slot, region) or _hand_refusal(s, slot)


def _place_refusal(s: State, slot: Slot, region: i64) -> IllegalAction | None:
    bit = BIT[region]
    if s.occupied(slot) & bit:
        return AlreadyYours("already-occupied", "CORE-6.4", region=int(region))
    if not habitable(s, slot) & bit:
        terrain = s.board.specs[region].terrain
        return NotHabitable("not-habitable", "CORE-6.1", region=int(region), terrain=terrain)
    unaided = _unaided(s, slot, region)
    reach = in_reach(s, slot)
    if unaided is not None and (s.armed or reach & bit & ~printed_reach(s, slot)):
        return unaided  # what would bring the race there does not count
    if not reach & bit and not (unaided is not None and printed_reach(s, slot) & bit):
        if s.occupied(slot):
            return OutOfReach("not-adjacent", "CORE-6.3", region=int(region))
        return _no_entry(s, slot, region)
    return _ban(s, slot, region)


def _hand_refusal(s: State, slot: Slot) -> IllegalAction | None:
    if s.hand(slot) > 0:
        return None
    for tile in s.listening(SUPPORT, slot):
        if tile.support(s, slot) > 0:
            return EmptyHand("helpers-need-token", "CORE-6.1", tile=tile.key)
    return EmptyHand("empty-hand", "CORE-6.1")


def _no_entry(s: State, slot: Slot, region: i64) -> IllegalAction:
    """Why a race without regions cannot come onto the board in a region."""
    bit = BIT[region]
    why, rule = "entry-elsewhere", "SKY-3.5" if s.board.sky & bit else "CORE-6.2"
    regions = s.board.entry
    for tile in s.listening(ENTRY, slot):
        changed = tile.entry(s, slot, regions)
        if tile.entry_rule and (s.board.sky & bit or regions & ~changed):
            why, rule = tile.entry_why, tile.entry_rule
        regions = changed
    if s.board.sky & bit:
        return NotAnEntry("entry-below", rule, region=int(region))
    where = tuple(members(regions & habitable(s, slot)))
    if not where:
        return NotAnEntry("no-entry-at-all", rule, region=int(region))
    if regions == s.board.entry:
        shore = any(not s.board.specs[entry].edge for entry in where)
        return NotAnEntry("no-entry", rule, region=int(region), regions=where, shore=int(shore))
    return NotAnEntry(why, rule, region=int(region), regions=where)


def attack_refusal(s: State, slot: Slot, region: i64, rule: str, immunity: bool = True) -> IllegalAction | None:
    """What keeps an ability of a race from attacking a region, wherever it stands, by the rule about its targets."""
    kept = _unaided(s, slot, region) or _ban(s, slot, region, immunity)
    return None if kept is None else type(kept)(kept.why, rule, **kept.given)


def _unaided(s: State, slot: Slot, region: i64) -> IllegalAction | None:
    """Whose region it is if no ability helps against them."""
    if plain(s, slot) & BIT[region]:
        holder = s.owner(region)
        for tile in s.listening(PLAIN, holder):
            if tile.plain(s, holder, slot) & BIT[region]:
                race = s.rules.races[s.race(holder)].key
                return Unaided("no-ability-helps", tile.rule, race=race, region=int(region))
    return None


def _ban(s: State, slot: Slot, region: i64, immunity: bool = True) -> IllegalAction | None:
    """What makes a region immune to the race or protects it."""
    bit = BIT[region]
    if immunity and immune(s, seat_of(slot)) & bit:
        return Immune("immune", "CORE-6.5", region=int(region), markers=guards_of(s, region))
    if protected(s, slot) & bit:
        for other in range(s.rules.slots):
            for tile in s.listening(PROTECTS, other):
                if seat_of(other) != seat_of(slot) and tile.protects(s, other, slot) & bit:
                    return tile.protection(s, other, slot)
    return None


def guards_of(s: State, region: i64) -> tuple[str, ...]:
    """The markers that make a region immune."""
    keys: list[str] = []
    for kind in s.rules.guards:
        if s.marked(kind) & BIT[region]:
            keys.append(s.rules.markers[kind].key)
    return tuple(keys)


def not_alone(s: State, region: i64, rule: str) -> IllegalAction:
    """A region is not defended by exactly one token: what else counts as one."""
    tokens = int(s.tokens(region))
    beside: list[str] = []
    for kind in s.rules.company:
        if s.marked(kind) & BIT[region]:
            beside.append(s.rules.markers[kind].key)
    buried = 1 if all_buried(s) & BIT[region] else 0
    if beside:
        markers = tuple(beside)
        return NotConvertible("marker-beside", rule, region=int(region), tokens=tokens, markers=markers)
    return NotConvertible("not-alone", rule, region=int(region), tokens=tokens, buried=buried)


def _not_enough(s: State, slot: Slot, region: i64, needed: i64) -> IllegalAction:
    helpers = support(s, slot, region)
    short = needed - s.hand(slot) - helpers
    hand = int(s.hand(slot))
    if s.rolled >= 0:
        why, rolled = "too-few-after-roll", int(s.rolled)
        return NotEnoughTokens(
            why, "CORE-6.10", region=int(region), needed=int(needed), hand=hand, helpers=int(helpers), rolled=rolled
        )
    lucky = 0
    if short <= HIGHEST_ROLL and s.rules.has_final_die(s.race(slot), s.power(slot)):
        lucky = sum(pips >= short for pips in DIE_FACES)
    return NotEnoughTokens(
        "too-few-tokens",
        "CORE-6.10",
        region=int(region),
        needed=int(needed),
        hand=hand,
        helpers=int(helpers),
        lucky=lucky,
        faces=len(DIE_FACES),
    )


def _pending(s: State, but: Tile | None = None) -> IllegalAction | None:
    """The choice of a tile that comes before everything else, if there is one; not that of the given tile."""
    one = s.conquering or s.phase in (REDEPLOY, WITHDRAW)
    for slot in [s.acting] if one else range(active_of(s.decider), active_of(s.decider + 1)):
        for tile in s.listening(PRESSING, slot):
            if tile.pressing(s, slot):
                if tile is but:
                    return None
                out: list[Action] = []
                tile.actions(s, slot, out)
                choices = tuple([action.text() for action in out[:3]])
                more = max(0, len(out) - len(choices))
                return ChoicePending("tile-chooses-first", _order(s), tile=tile.key, choices=choices, more=more)
    return None


def _order(s: State) -> str:
    """The rule about the order of what is done now."""
    return "CORE-6.12" if s.conquering else "CORE-7.6"


def _dieless(s: State, slot: Slot) -> Tile | None:
    """The tile that takes the final die attempt away, if one does."""
    if s.rules.has_final_die(s.race(slot), s.power(slot)):
        return None
    race: Tile = s.rules.races[s.race(slot)]
    return race if race.no_final_die else s.rules.powers[s.power(slot)]


def _roll_rule(s: State, slot: Slot) -> str:
    """The rule by which a race rolls before it chooses a region."""
    tile = _dieless(s, slot)
    return tile.rule if tile is not None else "CORE-6.16"


def _rolled_first(s: State, slot: Slot) -> IllegalAction:
    return ChoicePending("rolled-already", _roll_rule(s, slot), rolled=int(s.rolled))


def _why_not_conquer(s: State, action: Action) -> IllegalAction:
    slot = s.acting
    if not s.conquering:
        return WrongDecision("no-conquest-now", "CORE-4.2", phase=s.phase_name)
    refusal = _pending(s) or target_refusal(s, slot, action.target)
    if refusal is not None:
        return refusal
    needed = conquest_cost(s, slot, action.target)
    if action.kind == CONQUER_KIND:
        return _not_enough(s, slot, action.target, needed)
    return _why_no_die(s, slot, action.target, needed)


def _why_no_die(s: State, slot: Slot, region: i64, needed: i64) -> IllegalAction:
    if s.rolled >= 0:
        return _rolled_first(s, slot)
    tile = _dieless(s, slot)
    if tile is not None:
        out: list[Action] = []
        tile.actions(s, slot, out)
        if out:
            return DieNotAllowed("die-replaced", tile.no_final_die, tile=tile.key, instead=out[0].text())
        return DieNotAllowed("no-final-die", tile.no_final_die, tile=tile.key)
    hand = s.hand(slot) + support(s, slot, region)
    if hand >= needed:
        return DieNotAllowed("die-not-needed", "CORE-6.16", hand=int(hand), needed=int(needed))
    return DieNotAllowed("die-too-weak", "CORE-6.16", missing=int(needed - hand), most=HIGHEST_ROLL)


def _why_not_abandon(s: State, region: i64) -> IllegalAction:
    if not s.conquering:
        return WrongDecision("no-abandoning-now", "CORE-4.2", phase=s.phase_name)
    owner = s.owner(region)
    if s.seat_at(region) == s.decider and owner != s.acting:
        race = s.rules.races[s.race(owner)]
        if in_decline(owner) and not s.rules.acts_in_decline[race.index]:
            return NotYours("declined-abandons-nothing", "CORE-5.4", race=race.key, region=int(region))
        return NotYours("abandons-before-own", "CORE-5.4", race=race.key, region=int(region))
    if owner != s.acting:
        return NotYours("not-occupied", "CORE-5.2", region=int(region))
    pending = _pending(s)
    if pending is not None:
        return pending
    return TooLate("abandon-first", "CORE-5.2")


def _why_not_lower(s: State, action: Action) -> IllegalAction:
    if not s.conquering:
        return not_asked(s, action)
    if s.armed == 0:
        return AbilityMissing("nothing-raised", "UG-RELIC-9")
    if s.rolled >= 0:
        return _rolled_first(s, s.acting)
    pending = _pending(s)
    if pending is not None:
        return pending
    return AlreadyUsed("lowered-once", "UG-RELIC-9")


def _why_not_place(s: State, region: i64) -> IllegalAction:
    if s.phase != REDEPLOY and s.phase != WITHDRAW:
        return WrongDecision("no-placing-now", "CORE-4.2", phase=s.phase_name)
    pending = _pending(s)
    if pending is not None:
        return pending
    rule = "CORE-7.2" if s.phase == REDEPLOY else "CORE-7.7"
    if not s.occupied(s.acting) & BIT[region]:
        if s.phase == REDEPLOY and s.conquered(s.acting) & s.board.river & BIT[region] and s.owner(region) < 0:
            return NotYours("river-left", "UG-3.6", region=int(region))
        return NotYours("not-occupied", rule, region=int(region))
    return NothingToPlace("empty-hand", "CORE-7.3")


def _why_not_own_action(s: State, action: Action) -> IllegalAction:
    """Ask the decider's tiles, and say first what stands before any of their actions."""
    base = active_of(s.decider)
    for slot in range(base, base + PLACES):
        for tile in s.listening(REFUSAL, slot):
            refusal = tile.refusal(s, slot, action)
            if refusal is not None:
                return _before_tiles(s, slot, action, tile, refusal) or refusal
    return _dormant(s, action) or AbilityMissing("nobody-offers", "CORE-4.9", action=action.verb)


def _before_tiles(s: State, slot: Slot, action: Action, tile: Tile, refusal: IllegalAction) -> IllegalAction | None:
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
    for slot in range(slot_of(s.decider, IN_DECLINE), active_of(s.decider + 1)):
        if s.race(slot) < 0:
            continue
        race = s.rules.races[s.race(slot)]
        if race.refusal(s, slot, action) is not None:
            return AbilityMissing("active-only", "CORE-4.9", action=action.verb, race=race.key)
        for site in found_sites(s):
            region = s.site_region(site.index)
            if s.owner(region) == slot and site.refusal(s, slot, action) is not None:
                rule = site.decline_rule or site.rule
                return AbilityMissing("site-held-in-decline", rule, site=site.key, region=int(region), race=race.key)
    return None
