"""Short phrases that several parts of the terminal game use: regions, holders, phases as questions."""

from collections.abc import Sequence

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.sky import access_at, buried_in, pacts_left
from elbowroom.content.catalog import board_file
from elbowroom.engine.board import natives_name
from elbowroom.engine.hooks import SUPPORT, Tile
from elbowroom.engine.phases import (
    AFTERMATH,
    CONQUER,
    DECIDE,
    END_CHOICES,
    GAME_OVER,
    LEGACY,
    PICK,
    PICK_CHOICES,
    POST_SCORE,
    READY,
    REDEPLOY,
    START_EFFECTS,
    WITHDRAW,
)
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.sites import sites_in
from elbowroom.engine.state import State


def board_title(key: str) -> str:
    """A board as it is named to people: those that are not printed in the box say so."""
    return key if board_file(key).origin == "printed" else f"{key} (a board of ours)"


def ground_of(s: State, region: int) -> str:
    """What a region is: `swamp, cavern`, with the way up or down if there is one: `hill, Stairway`."""
    spec = s.board.specs[region]
    ways = [name.capitalize() for name in access_at(s, region)]
    return ", ".join([glyphs.terrain_name(spec.terrain), *spec.symbols, *ways])


def place(s: State, region: int) -> str:
    """A region with its terrain: `region 7 (swamp, cavern)`."""
    return f"region {region + 1} ({ground_of(s, region)})"


def holder_of(s: State, cast: Cast, region: int) -> Text:
    """Who stands in a region, with numbers, markers and sites; a race in decline in brackets."""
    owner = int(s.owner(region))
    text = Text()
    if owner >= 0:
        race = s.rules.races[s.race(owner)].name
        text.append(cast.whose(owner // 3)).append(" ")
        if owner % 3:
            text.append(f"({race} {s.tokens(region)})", glyphs.QUIET)
        else:
            text.append(f"{race} {s.tokens(region)}")
    elif s.natives(region):
        number = int(s.natives(region))
        text.append(natives_name(number) if number == 1 else f"{number} {natives_name(number)}")
    else:
        text.append("nobody", glyphs.QUIET)
    for name, number in markers_at(s, region):
        text.append(", " + (name if number == 1 else f"{number} {name}s"))
    below = buried_in(s, region)
    if below >= 0:
        text.append(" over ").append(cast.whose(below // 3)).append(f" ({race_of(s, below)} 1)", glyphs.QUIET)
    for site in sites_in(s, region):
        text.append(f", {glyphs.site_sign(site.mobile)} {site.name}")
    return text


def the(name: str) -> str:
    """A tile, marker or site with its article, if it has one: `the Sword`, but `Froggy's Ring`."""
    return name if name in ("Stonehedge", "Froggy's Ring") else f"the {name}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def markers_at(s: State, region: int) -> list[tuple[str, int]]:
    """Names and numbers of the markers in a region."""
    return [
        (marker.name, int(s.markers_at(kind, region)))
        for kind, marker in enumerate(s.rules.markers)
        if s.marked(kind) & BIT[region]
    ]


def race_of(s: State, slot: int) -> str:
    """The name of the race in a slot."""
    number = s.race(slot)
    return s.rules.races[number].name if number >= 0 else "no race"


def spare_tokens(s: State, slot: int) -> int:
    """Tokens that could conquer: hand, reserve and all beyond one in each region."""
    return int(s.hand(slot) + s.reserve(slot)) + sum(int(s.tokens(r)) - 1 for r in members(s.occupied(slot)))


def note_of(s: State, tile: Tile, name: str) -> int:
    """A number that a tile keeps, by its name."""
    return int(s.note(tile, (*tile.notes, *tile.turn_notes).index(name)))


def raised(s: State) -> list[str]:
    """Sites that serve the next conquest."""
    return [the(site.name) for site in s.rules.sites if s.armed & BIT[site.index]]


def hammers(s: State, slot: int) -> int:
    """Pieces in hand that pay for conquests like tokens."""
    return sum(int(tile.support(s, slot)) for tile in s.listening(SUPPORT, slot))


def in_hand(s: State, slot: int) -> str:
    """`4 Ogres in hand`, with the pieces that help them."""
    helpers = hammers(s, slot)
    helped = f" and {count_of(helpers, 'Silver Hammer')}" if helpers else ""
    return f"{s.hand(slot)} {race_of(s, slot)}{helped} in hand"


def waiting_markers(s: State) -> str:
    """Markers that the acting race still has to place: `, 2 Heroes`; empty if there are none."""
    counts: dict[str, int] = {}
    for action in s.legal():
        for marker in s.rules.markers:
            if action.verb in (marker.key, _VERB_OF_MARKER.get(marker.key)):
                once = marker.stays_in_decline  # such markers are built one by one, the others placed anew
                counts[marker.name] = 1 if once else marker.supply - _lying(s, marker.key)
    for tile in s.badges(s.acting):
        if "to_place" in tile.notes and note_of(s, tile, "to_place"):
            counts[tile.markers[0].name] = note_of(s, tile, "to_place")
    return "".join(f" and {count_of(n, name, _PLURAL.get(name, ''))}" for name, n in counts.items())


def _lying(s: State, key: str) -> int:
    """Markers of a kind on the board, Cannons that have fired included."""
    kinds = [kind for kind, marker in enumerate(s.rules.markers) if marker.key in (key, f"firing_{key}")]
    return sum(int(s.markers_on_board(kind)) for kind in kinds)


_VERB_OF_MARKER = {"encampment": "camp"}
_PLURAL = {"Hero": "Heroes", "Fortress": "Fortresses"}

# Choices that interrupt everything else, as they are asked for.
_PRESSING = {
    "volcano": "Choose the Chasm where the Volcano of your Flames lies",
    "ancient": "The Great Ancient has lost its region: choose another one for it",
    "balrog": "The Wickedest Pentacle releases the Balrog: send it to a region beside the Pentacle",
}
# Choices at the start of the turn and before scoring, in the order in which they are named.
_CHOICES = {
    "reborn": "let a region be reborn",
    "ancient": "move the Great Ancient",
    "ally": "make peace with somebody",
    "queen": "move the Queen",
    "ghost": "send the Ghost somewhere",
    "scepter": "use the Scepter of Avarice",
    "ring": "use Froggy's Ring",
    "altar": "give up a token on the Altar of Souls",
    "copy_scepter": "let the Bag be the Scepter of Avarice",
    "copy_ring": "let the Bag be Froggy's Ring",
}


def choices_now(s: State) -> str:
    """What may be chosen in this phase: `move the Queen or use Froggy's Ring`."""
    verbs = {action.verb for action in s.legal()}
    known = [what for verb, what in _CHOICES.items() if verb in verbs]
    others = sorted(verb.replace("_", " ") for verb in verbs - {*_CHOICES, "done"})
    return listed([*known, *others], "or")


def question(s: State) -> str:
    """What is asked now, in one sentence."""
    slot = int(s.acting)
    race = race_of(s, slot)
    hand = int(s.hand(slot))
    phase = s.phase
    verbs = {action.verb for action in s.legal()}
    if len(verbs) == 1 and verbs <= _PRESSING.keys():
        return _PRESSING[verbs.pop()]
    if phase == PICK:
        free = ", and any combo is free this time" if s.picks_free(s.decider) else ""
        return f"Pick a race and power: you have {count_of(int(s.coins(s.decider)), 'coin')}{free}"
    if phase == PICK_CHOICES:
        return f"Your {s.pair_name(s.decider * 3)} may exchange their power with one in the column, now or never"
    if phase == DECIDE:
        return f"Expand with your {s.pair_name(s.decider * 3)}, or let them decline?"
    if phase == START_EFFECTS:
        return f"Your turn begins: {choices_now(s)}?"
    if phase == LEGACY:
        return f"Your {race} in decline may conquer: {hand} in hand"
    if phase in (READY, CONQUER):
        return _campaign_question(s, slot)
    if phase == AFTERMATH:
        return "The die has ended your conquests: move the Balrog before you redeploy?"
    if phase == REDEPLOY:
        if s.legal()[0].verb == "give_up":
            return f"Too few {race} to hold everything: choose a region to give up"
        if hand and not s.occupied(slot):
            return f"Your {race} hold no region: {count_of(hand, 'token')} wait in hand for the next turn"
        waiting = waiting_markers(s)
        if not hand and not waiting:
            return "Nothing left to place: done ends your turn" + (", leave N a River" if "leave" in verbs else "")
        return f"Redeploy your {race}: {hand} in hand{waiting}"
    if phase == WITHDRAW:
        return f"Your {race} were attacked: place {hand} in hand{waiting_markers(s)}"
    if phase == END_CHOICES:
        if "done" not in verbs:
            return "Before scoring: the Queen must be placed in one of her regions"
        return f"Before scoring: {choices_now(s)}?"
    if phase == POST_SCORE and "pact" in verbs:
        stout = ", or let your race decline right now" if "stout" in verbs else ""
        coins = count_of(int(s.coins(s.decider)), "coin")
        return f"Scored. Hand out Trade Pacts{stout}? {pacts_left(s)} left; you have {coins}"
    if phase == POST_SCORE:
        return f"Scored. Let your {s.pair_name(s.decider * 3)} decline right now?"
    assert phase == GAME_OVER
    return "The game is over"


def _campaign_question(s: State, slot: int) -> str:
    if s.rolled >= 0:
        hand = f"{s.hand(slot)} {race_of(s, slot)} in hand"
        return f"The die shows {s.rolled}: conquer one region with its help, or stop ({hand})"
    if s.hand(slot) == 0:
        return f"No {race_of(s, slot)} left in hand: what now?"
    helped = f" with {listed(raised(s))} raised" if s.armed else ""
    abandon = ", or abandon some first" if any(action.verb == "abandon" for action in s.legal()) else ""
    return f"Choose a region to conquer{helped}{abandon}: {in_hand(s, slot)}"
