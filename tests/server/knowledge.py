"""What a viewer may know of a table (CORE-11), worked out from the true position without the code that sends frames.

Each part of a frame is compared with what public facts and the viewer's own coins make of it. Fields that are not
expected here are an error, whatever they hold.
"""

from __future__ import annotations

from typing import Any, Final

from elbowroom.engine import layout as at
from elbowroom.engine.access import access_regions
from elbowroom.engine.board import ACCESS
from elbowroom.engine.buried import buried, can_bury
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import badge_stack, banner_stack, stack_badges, stack_banners
from elbowroom.engine.regions import members
from elbowroom.engine.scoring import winners
from elbowroom.engine.sites import stack_sites
from elbowroom.engine.state import State

Json = dict[str, Any]

PLACES: Final = ("active", "decline", "beside")
OFTEN: Final = {round(sum(pips >= n for pips in DIE_FACES) / len(DIE_FACES), 3) for n in range(5)}

# What everybody sees of each event, beside its kind and the rule; the amounts of payments are open (CORE-11.4).
EVENTS: Final = {
    "abandoned": "seat region amount key",
    "attempt failed": "seat region amount",
    "badge exchanged": "seat key price",
    "badge lent": "region key",
    "badges shuffled": "amount",
    "buried": "seat region amount key",
    "cleared": "seat region",
    "conquered": "seat region amount key other",
    "crashed": "seat region",
    "declined": "seat key",
    "earned": "seat amount key",
    "expanded": "seat",
    "fired": "seat region amount key",
    "found": "seat region key",
    "game over": "",
    "left": "seat region amount key",
    "lost": "seat region amount key",
    "marker placed": "seat region amount key",
    "marker removed": "seat region amount key",
    "pact given": "seat amount key other",
    "paid": "seat amount other",
    "peace": "seat key other",
    "picked": "seat amount key price paid",
    "placed": "seat region amount key",
    "raised": "seat key",
    "lowered": "seat key",
    "reborn": "seat region",
    "recruited": "seat amount key",
    "resurfaced": "seat region amount key",
    "revealed": "key price",
    "rolled": "seat region amount",
    "sacrificed": "seat region amount key",
    "score item": "seat amount key",
    "scored": "seat amount",
    "site moved": "seat region key origin",
    "turn began": "seat amount",
    "vanished": "seat key",
}

# The same as protocol 2 tells it, by code; an ability that says what it did names its tile, a region and a player.
DEED: Final = "seat tile region other"
DEEDS: Final = (
    "balrog-arrives", "cleared", "crashed", "fired", "pact-given", "pick-freed", "reborn", "sacrificed", "struck",
    "transformed", "vengeance",
)  # fmt: skip
FACTS: Final = {
    "abandoned": "seat region race tokens",
    "attempt-failed": "seat region missing",
    "badge-exchanged": "seat race power former other_race price",
    "badge-lent": "region power",
    "badges-shuffled": "count",
    "buried": "seat region race",
    "conquered": "seat region race tokens other",
    "declined": "seat race",
    "earned": "seat coins tile",
    "expanded": "seat",
    "forged": "seat tile count",
    "found": "seat region site",
    "game-over": "",
    "left": "seat region race tokens",
    "lost": "seat region race tokens",
    "lowered": "seat site",
    "marker-placed": "seat region marker",
    "marker-removed": "seat region marker",
    "paid": "seat other coins tile",
    "peace": "seat other tile",
    "picked": "seat race power price coins paid",
    "placed": "seat region race tokens",
    "raised": "seat site",
    "recruited": "seat race tokens",
    "resurfaced": "seat region race",
    "revealed": "race power price",
    "rolled": "seat region pips",
    "score-item": "seat coins item tile",
    "scored": "seat coins",
    "site-moved": "seat region site origin",
    "turn-began": "seat round",
    "vanished": "seat race",
    **dict.fromkeys(DEEDS, DEED),
}

HAPPENINGS: Final = {
    "sat": "seat name",
    "relieved": "seat bot why",
    "began": "",
    "acted": "seat action more events facts by_bot",
    "undone": "seat",
    "said": "seat name text",
    "hushed": "on",
    "muted": "seat on",
    "paused": "seat until",
    "rematched": "table",
}

ITEM: Final = "amount reason rule code args"
REFUSAL: Final = "code message rule number why args"
SEATED: Final = "name bot person open taken came online left out paused_until vacation"
# The messages of the server other than `game`, and the parts of `news`.
MESSAGES: Final = {
    "welcome": "protocol version rules_version now seats host",
    "news": "seq moments table position decision",
    "accepted": "ref seq",
    "explained": "ref seq region cost items refused brings",
    "refused": f"ref seq {REFUSAL}",
    "presence": "online",
    "asides": "lines kept",
    "pong": "ref now",
    "ending": "",
}
CHANGED: Final = "id title status agreement seats since rematch set_up hushed muted"
POSITION: Final = (
    "board round rounds first turn decider phase seats regions column acting may_abandon rolled races_left powers_left"
    " sites_left discarded sites notes winners"
)
PARTS: Final = {
    "seats": "coins active decline beside free_pick",
    "regions": "id seat place race tokens natives hides markers buried sites access",
    "column": "race power tokens coins price",
    "sites": "site region badge raised",
}
RACE: Final = "race power hand reserve tokens regions conquered attacked nonempty"
AGREED: Final = "board boxes sites without switches seats title public thinking pace timeout vacation grace content"
COUNTED: Final = "rated fill filler first hints"


def only(value: Json, *words: str) -> None:
    """A message has no other fields than these."""
    unknown = set(value) - {name for word in words for name in word.split()}
    assert not unknown, f"nobody may be told {unknown} of {value}"


def coins_are_known(s: State, seat: int, viewer: frozenset[int]) -> bool:
    """CORE-11.2 and 11.4."""
    return seat in viewer or s.rules.open_scores or s.over


# --- frames -----------------------------------------------------------------------------------------------------------


def check_game(frame: Json, s: State | None, viewer: frozenset[int], decides: bool) -> None:
    """A frame of the game for the holder of some seats; `decides` says whether one of them is asked now."""
    only(frame, "type seq table happenings position decision")
    check_table(frame["table"])
    for happening in frame["happenings"]:
        check_happening(happening)
    check_position(frame.get("position"), s, viewer)
    assert (frame.get("decision") is not None) == decides, "only the decider is told the choices"
    if decides:
        assert s is not None
        check_decision(frame["decision"], s, viewer)


def check_table(table: Json) -> None:
    """A table from outside."""
    only(table, "id title status agreement seats seq since rematch set_up hushed muted")
    only(table["agreement"], AGREED, COUNTED)
    for plan in table["agreement"].get("seats", []):
        only(plan, "player name link")
    for seat in table["seats"]:
        only(seat, SEATED)


def check_happening(happening: Json) -> None:
    """An entry of the log, which everybody may see in the same way."""
    only(happening, "seq at kind", HAPPENINGS[happening["kind"]])
    for event in happening.get("events", []):
        assert event["kind"] in EVENTS, f"who may know of {event}?"
        only(event, "kind rule", EVENTS[event["kind"]])
    for fact in happening.get("facts", []):
        assert fact["code"] in FACTS, f"who may know of {fact}?"
        only(fact, "code args rule")
        only(fact.get("args", {}), FACTS[fact["code"]])


def check_position(told: Json | None, s: State | None, viewer: frozenset[int]) -> None:
    """A position is exactly what lies open on the table, and the viewer's coins."""
    if s is None:
        assert told is None
        return
    assert told is not None
    coins = [seat["coins"] for seat in told["seats"]]
    players = range(s.rules.players)
    assert coins == [s.coins(seat) if coins_are_known(s, seat, viewer) else None for seat in players]
    lies_open = on_the_table(s)
    said = _stated({**told, "seats": [{**seat, "coins": 0} for seat in told["seats"]]})
    assert said == lies_open, {name: (said.get(name), lies_open.get(name)) for name in {*said, *lies_open}}


def check_decision(told: Json, s: State, viewer: frozenset[int]) -> None:
    """The choices are those that follow from what the viewer knows."""
    known = known_state(s, viewer)
    only(told, "seat phase choices targets earning can_undo")
    assert told["seat"] - 1 in viewer
    assert told["seat"] == s.decider + 1
    assert told["phase"] == s.phase_name
    assert [choice["action"] for choice in told["choices"]] == [action.text() for action in known.legal()]
    for choice in told["choices"]:
        only(choice, "action verb region seat price chance coins suited keeps hand leaves")
        assert choice.get("chance") in (None, *OFTEN)
    for target in told.get("targets", []):
        only(target, "region cost items refused")
        for item in target["items"]:
            only(item, ITEM)
        if target.get("refused") is not None:
            only(target["refused"], REFUSAL)
    for item in told.get("earning", []):
        only(item, ITEM)


def check_message(message: Json) -> None:
    """A message over the WebSocket other than `game`; of `news` which fields it has, since `game` tells as much."""
    only(message, "type", MESSAGES[message["type"]])
    if message["type"] == "news":
        check_news(message)
    for line in message.get("lines", []):
        only(line, "at name text")


def check_news(news: Json) -> None:
    """The parts of what is new."""
    for happening in news["moments"]:
        check_happening(happening)
    table, position, decision = (news.get(part) or {} for part in ("table", "position", "decision"))
    only(table, CHANGED)
    only(table.get("agreement", {}), AGREED, COUNTED)
    for seat in table.get("seats", []):
        only(seat, SEATED)
    only(position, POSITION)
    only(decision, "seat phase choices earning can_undo")
    for name, fields in PARTS.items():
        parts = position.get(name, [])
        for part in parts.values() if isinstance(parts, dict) else parts:
            only(part, fields)
    for seat in position.get("seats", {}).values():
        for place in PLACES:
            only(seat.get(place) or {}, RACE)
    for choice in decision.get("choices", []):
        only(choice, "verb regions seats prices costs chances coins keeps hand leaves suited")
    for item in decision.get("earning", []):
        only(item, ITEM)


# --- public facts -----------------------------------------------------------------------------------------------------


def known_state(s: State, viewer: frozenset[int]) -> State:
    """A position in which nothing is true but what the viewer knows: hidden coins, orders and sites are made up."""
    known = s.copy(seed=12345)
    for seat in range(s.rules.players):
        if not coins_are_known(s, seat, viewer):
            known.words[at.COINS + seat] = 7
    stack_banners(known, sorted(banner_stack(s), reverse=True))
    stack_badges(known, sorted(badge_stack(s), reverse=True))
    stack_sites(known, hidden_sites(s)[::-1])
    return known


def hidden_sites(s: State) -> list[int]:
    """Sites nobody has found; not all of them need be in the stack."""
    return [site for site in range(s.rules.site_count) if s.site_region(site) < 0]


def on_the_table(s: State) -> Json:
    """Everything that lies open (CORE-11.1), as the wire says it; coins are written as 0."""
    rules = s.rules
    below = [buried(s, slot) if can_bury(s) else 0 for slot in range(3 * rules.players)]
    access = list(access_regions(s)) if s.board.sky else []
    deciding = not s.over and s.acting >= 0 and s.acting // 3 == s.decider
    return _stated(
        {
            "board": s.board.key,
            "round": s.round,
            "rounds": rules.rounds,
            "first": s.words[at.FIRST] + 1,
            "turn": s.turn_of + 1,
            "decider": 0 if s.over else s.decider + 1,
            "phase": s.phase_name,
            "acting": PLACES[s.acting % 3] if deciding else "",
            "may_abandon": s.words[at.ABANDONING] != 0,
            "rolled": s.rolled if s.rolled >= 0 else None,
            "seats": [_before(s, seat) for seat in range(rules.players)],
            "regions": [_in_region(s, region, below, access) for region in range(s.board.size)],
            "column": [
                {
                    "race": rules.races[s.column_race(i)].key,
                    "power": rules.powers[s.column_power(i)].key,
                    "tokens": rules.races[s.column_race(i)].tokens + rules.powers[s.column_power(i)].tokens,
                    "coins": s.column_coins(i),
                }
                for i in range(s.visible)
            ],
            "races_left": len(banner_stack(s)),
            "powers_left": len(badge_stack(s)),
            "sites_left": s.sites_left(),
            "discarded": [power.key for power in rules.powers if s.words[at.DISCARD] >> power.index & 1],
            "sites": [_site(s, site) for site in range(rules.site_count) if s.site_region(site) >= 0],
            "notes": {
                tile.key: {
                    name: s.note(tile, i) for i, name in enumerate((*tile.notes, *tile.turn_notes)) if s.note(tile, i)
                }
                for tile in rules.tiles()
            },
            "winners": [seat + 1 for seat in winners(s)] if s.over else [],
        }
    )


def _before(s: State, seat: int) -> Json:
    held = {place: _race(s, 3 * seat + i) for i, place in enumerate(PLACES) if s.race(3 * seat + i) >= 0}
    return {"coins": 0, "free_pick": s.picks_free(seat), **held}


def _race(s: State, slot: int) -> Json:
    mine = [region for region in range(s.board.size) if s.owner(region) == slot]
    return {
        "race": s.rules.races[s.race(slot)].key,
        "power": s.rules.powers[s.power(slot)].key if s.power(slot) >= 0 else "",
        "hand": s.hand(slot),
        "reserve": s.reserve(slot),
        "tokens": sum(s.tokens(region) for region in mine),
        "regions": [region + 1 for region in mine],
        "conquered": [region + 1 for region in members(s.conquered(slot))],
        "attacked": [seat + 1 for seat in members(s.attacked(slot))],
        "nonempty": s.nonempty_conquests(slot),
    }


def _in_region(s: State, region: int, below: list[int], access: list[int]) -> Json:
    owner = s.owner(region)
    under = [slot for slot, regions in enumerate(below) if regions >> region & 1]
    return {
        "id": region + 1,
        "seat": owner // 3 + 1 if owner >= 0 else 0,
        "place": PLACES[owner % 3] if owner >= 0 else "",
        "race": s.rules.races[s.race(owner)].key if owner >= 0 else "",
        "tokens": s.tokens(region),
        "natives": s.natives(region),
        "hides": s.words[at.HIDING] >> region & 1 == 1,
        "markers": {marker.key: s.markers_at(kind, region) for kind, marker in enumerate(s.rules.markers)},
        "buried": s.rules.races[s.race(under[-1])].key if under else "",
        "sites": [site.key for site in s.rules.sites if s.site_region(site.index) == region],
        "access": ACCESS[access.index(region)] if region in access else "",
    }


def _site(s: State, site: int) -> Json:
    badge = s.site_badge(site)
    return {
        "site": s.rules.sites[site].key,
        "region": s.site_region(site) + 1,
        "badge": s.rules.powers[badge].key if badge >= 0 else "",
        "raised": s.words[at.ARMED] >> site & 1 == 1,
    }


def _stated(value: Json) -> Json:
    """A message without fields that say nothing; the wire leaves out what has its default value."""
    said: Json = {}
    for name, part in value.items():
        if isinstance(part, dict):
            part = _stated(part)
        elif isinstance(part, list):
            part = [_stated(item) if isinstance(item, dict) else item for item in part]
        if part or (name == "rolled" and part is not None):
            said[name] = part
    return said
