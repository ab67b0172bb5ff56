"""Positions, decisions and events as they go over the wire. What is hidden has been taken out before (`Match.view`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypedDict, TypeVar

from msgspec.structs import replace

from elbowroom.content.guard import ContentError
from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.actions import COMBO, CONQUER_KIND, DECLINE, EXPAND, PICK_KIND, REGION, SEAT, Action, declared
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried, can_bury
from elbowroom.engine.column import tokens_of, usual_price
from elbowroom.engine.conquest import cost
from elbowroom.engine.explain import explain_conquest
from elbowroom.engine.hooks import Tile
from elbowroom.engine.preview import brought_by, chance_of, coins_of_turn, prospect_of, suited_to
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.scoring import score_items, winners
from elbowroom.engine.slots import BESIDE, IN_DECLINE, active_of, place_of, seat_of, slot_of
from elbowroom.engine.state import State
from elbowroom.engine.view import coins_are_open
from elbowroom.server.facts_view import item_view
from elbowroom.server.refusals import wire_refusal
from elbowroom.server.wire import Explained
from elbowroom.server.wire_position import (
    Choice,
    Choices,
    ComboView,
    Decision,
    ItemView,
    PositionView,
    Question,
    RaceView,
    RegionView,
    SeatView,
    SiteView,
    Target,
)

T = TypeVar("T")
Place = Literal["", "active", "decline", "beside"]

_PLACES: Final[tuple[Place, ...]] = ("active", "decline", "beside")


def position_view(s: State, seats: frozenset[int]) -> PositionView:
    """A position whose hidden parts have been taken out; other players' coins are null rather than wrong."""
    w = s.words
    shown = coins_are_open(s)
    own = s.acting >= 0 and seat_of(s.acting) == s.decider and not s.over
    acting: Place = _PLACES[place_of(s.acting)] if own else ""
    return PositionView(
        board=s.board.key,
        round=int(s.round),
        rounds=int(s.rules.rounds),
        first=int(w[at.FIRST]) + 1,
        turn=int(s.turn_of) + 1,
        decider=0 if s.over else int(s.decider) + 1,
        phase=s.phase_name,
        seats=[_seat(s, seat, shown or seat in seats) for seat in range(s.rules.players)],
        regions=_regions(s),
        column=[_combo(s, index) for index in range(s.visible)],
        acting=acting,
        may_abandon=bool(w[at.ABANDONING]),
        rolled=int(s.rolled) if s.rolled >= 0 else None,
        races_left=int(w[at.RACES_LEFT]),
        powers_left=int(w[at.POWERS_LEFT]),
        sites_left=int(s.sites_left()),
        discarded=[s.rules.powers[i].key for i in members(w[at.DISCARD])],
        sites=[_site(s, site) for site in members(w[at.FOUND])],
        notes={
            tile.key: kept for tile in s.rules.tiles() if (tile.notes or tile.turn_notes) and (kept := _notes(s, tile))
        },
        winners=[seat + 1 for seat in winners(s)] if s.over else [],
    )


def with_coins(position: PositionView, s: State, seats: frozenset[int]) -> PositionView:
    """The position that all may see, for somebody who knows the coins of some seats."""
    seen = [replace(v, coins=int(s.coins(seat))) if seat in seats else v for seat, v in enumerate(position.seats)]
    return replace(position, seats=seen)


def _seat(s: State, seat: int, known: bool) -> SeatView:
    return SeatView(
        coins=int(s.coins(seat)) if known else None,
        active=_race(s, active_of(seat)),
        decline=_race(s, slot_of(seat, IN_DECLINE)),
        beside=_race(s, slot_of(seat, BESIDE)),
        free_pick=s.picks_free(seat),
    )


def _race(s: State, slot: int) -> RaceView | None:
    if s.race(slot) < 0:
        return None
    regions = members(s.occupied(slot))
    return RaceView(
        race=s.rules.races[s.race(slot)].key,
        power=s.rules.powers[s.power(slot)].key if s.power(slot) >= 0 else "",
        hand=int(s.hand(slot)),
        reserve=int(s.reserve(slot)),
        tokens=sum(int(s.tokens(region)) for region in regions),
        regions=[region + 1 for region in regions],
        conquered=[region + 1 for region in members(s.conquered(slot))],
        attacked=[seat + 1 for seat in members(s.attacked(slot))],
        nonempty=int(s.nonempty_conquests(slot)),
    )


def _regions(s: State) -> list[RegionView]:
    markers: dict[int, dict[str, int]] = {}
    for kind, marker in enumerate(s.rules.markers):
        for region in members(s.marked(kind)):
            markers.setdefault(region, {})[marker.key] = int(s.markers_at(kind, region))
    sites: dict[int, list[str]] = {}
    for site in members(s.words[at.FOUND]):
        sites.setdefault(int(s.site_region(site)), []).append(s.rules.sites[site].key)
    below: dict[int, str] = {}
    if can_bury(s):
        for slot in range(s.rules.slots):
            for region in members(buried(s, slot)):
                below[region] = s.rules.races[s.race(slot)].key
    access = dict(zip(access_regions(s), ACCESS, strict=False)) if s.board.sky else {}
    hiding = s.words[at.HIDING]
    return [
        _region(s, region, bool(hiding & BIT[region]), markers, sites, below, access) for region in range(s.board.size)
    ]


def _region(
    s: State,
    region: int,
    hides: bool,
    markers: dict[int, dict[str, int]],
    sites: dict[int, list[str]],
    below: dict[int, str],
    access: dict[int, str],
) -> RegionView:
    owner = int(s.owner(region))
    return RegionView(
        id=region + 1,
        seat=seat_of(owner) + 1 if owner >= 0 else 0,
        place=_PLACES[place_of(owner)] if owner >= 0 else "",
        race=s.rules.races[s.race(owner)].key if owner >= 0 else "",
        tokens=int(s.tokens(region)),
        natives=int(s.natives(region)),
        hides=hides,
        markers=markers.get(region, {}),
        buried=below.get(region, ""),
        sites=sites.get(region, []),
        access=access.get(region, ""),
    )


def _combo(s: State, index: int) -> ComboView:
    race, power = s.rules.races[s.column_race(index)], s.rules.powers[s.column_power(index)]
    price = int(usual_price(s, s.turn_of, index))
    return ComboView(
        race.key,
        power.key,
        int(tokens_of(s, s.turn_of, race.index, power.index)),
        int(s.column_coins(index)),
        None if price == index else price,
    )


def _site(s: State, site: int) -> SiteView:
    badge = s.site_badge(site)
    return SiteView(
        site=s.rules.sites[site].key,
        region=int(s.site_region(site)) + 1,
        badge=s.rules.powers[badge].key if badge >= 0 else "",
        raised=bool(s.armed & BIT[site]),
    )


def _notes(s: State, tile: Tile) -> dict[str, int]:
    names = (*tile.notes, *tile.turn_notes)
    return {name: int(s.note(tile, i)) for i, name in enumerate(names) if s.note(tile, i)}


# --- decisions --------------------------------------------------------------------------------------------------------


def decision_view(s: State, can_undo: bool) -> Decision:
    """What the decider is asked in a position, which must not be over."""
    seat = int(s.decider)
    return Decision(
        seat=seat + 1,
        phase=s.phase_name,
        choices=[_choice(s, action) for action in s.legal()],
        targets=[target_view(s, region) for region in range(s.board.size)] if s.conquering else [],
        earning=_earning(s),
        can_undo=can_undo,
    )


def question_view(s: State, can_undo: bool) -> Question:
    """The same in few words: actions by their verb, costs only where they can be paid, and no reasons."""
    by_verb: dict[str, list[Action]] = {}
    for action in s.legal():
        by_verb.setdefault(action.verb, []).append(action)
    choices = [_choices(s, actions) for actions in by_verb.values()]
    return Question(int(s.decider) + 1, s.phase_name, choices, _earning(s), can_undo)


def _earning(s: State) -> list[ItemView]:
    return [item_view(item) for item in _tried(lambda: score_items(s, s.decider)) or []]


def _choices(s: State, actions: list[Action]) -> Choices:
    first = actions[0]
    targets = [int(action.target) for action in actions]
    chances = [_chance(s, action) for action in actions]
    return Choices(
        verb=first.verb,
        regions=[number + 1 for number in targets] if first.meaning == REGION else [],
        seats=[number + 1 for number in targets] if first.meaning == SEAT else [],
        prices=targets if first.meaning == COMBO else [],
        costs=[_cost(s, action) for action in actions] if first.kind == CONQUER_KIND else [],
        chances=[chance for chance in chances if chance is not None] if None not in chances else [],
        coins=_coins(s, first),
        **_prospect(s, first),
        suited=[_suited(s, action) for action in actions] if first.kind == PICK_KIND else [],
    )


def _suited(s: State, action: Action) -> list[int]:
    if action.kind != PICK_KIND:
        return []
    return [region + 1 for region in members(_tried(lambda: suited_to(s, action)) or 0)]


def _coins(s: State, action: Action) -> int | None:
    return _tried(lambda: coins_of_turn(s, action)) if action is DECLINE else None


class _Ahead(TypedDict, total=False):
    """Fields of a choice."""

    keeps: int
    hand: int | None
    leaves: str


def _prospect(s: State, action: Action) -> _Ahead:
    """How the active race goes on, where that is the question."""
    if action is not DECLINE and action is not EXPAND:
        return {}
    found = _tried(lambda: prospect_of(s, action))
    if found is None:
        return {}
    leaves = s.rules.races[found.leaves].key if found.leaves >= 0 else ""
    return {"keeps": found.keeps, "hand": found.hand, "leaves": leaves}


def _chance(s: State, action: Action) -> float | None:
    """How likely a roll brings enough for a region, where it decides that."""
    if action.meaning != REGION or not declared(action.verb).rolls:
        return None
    chance = _tried(lambda: chance_of(s, action))
    return None if chance is None else round(chance, 3)


def _tried(preview: Callable[[], T]) -> T | None:
    """What would be, or nothing if a hook of somebody's own fails: who does it is told so, the table goes on."""
    try:
        return preview()
    except ContentError:
        return None


def _cost(s: State, action: Action) -> int:
    """What a conquest costs now, with a die that waits for its region."""
    needed = int(cost(s, s.acting, action.target))
    return max(1, needed - int(s.rolled)) if s.rolled > 0 else needed


def _choice(s: State, action: Action) -> Choice:
    number = int(action.target)
    return Choice(
        action=action.text(),
        verb=action.verb,
        region=number + 1 if action.meaning == REGION else 0,
        seat=number + 1 if action.meaning == SEAT else 0,
        price=number if action.meaning == COMBO else None,
        chance=_chance(s, action),
        coins=_coins(s, action),
        **_prospect(s, action),
        suited=_suited(s, action),
    )


def target_view(s: State, region: int) -> Target:
    """What a region costs and why, and what forbids its conquest."""
    found = explain_conquest(s, region)
    refused = wire_refusal(found.refusal) if found.refusal is not None else None
    return Target(region + 1, found.cost, [item_view(item) for item in found.items], refused)


def explained(s: State, region: int, ref: int, seq: int) -> Explained:
    """The same, and what the conquest would bring."""
    found = target_view(s, region)
    brings = [item_view(item) for item in _tried(lambda: brought_by(s, region)) or []]
    return Explained(ref, seq, found.region, found.cost, found.items, found.refused, brings)
