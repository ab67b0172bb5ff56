"""Short phrases that several parts of the terminal game use: regions, holders, phases as questions."""

from collections.abc import Sequence

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.sky import access_at, buried_in
from elbowroom.cli.terminal.voice import term
from elbowroom.content.catalog import board_file
from elbowroom.engine.actions import EVERYBODY, declared
from elbowroom.engine.board import natives_name
from elbowroom.engine.hooks import SUPPORT, Site
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
from elbowroom.engine.slots import active_of, in_decline, seat_of
from elbowroom.engine.state import State
from elbowroom.speech.speaker import speaker


def board_title(key: str) -> str:
    """A board as it is named to people: those that are not printed in the box say so."""
    return key if board_file(key).origin == "printed" else f"{key} (a board of ours)"


def ground_of(s: State, region: int) -> str:
    """What a region is: `swamp, cavern`, with the way up or down if there is one: `hill, Stairway`."""
    spec = s.board.specs[region]
    symbols = [term("symbol", symbol) for symbol in spec.symbols]
    ways = [speaker().term("access", name) for name in access_at(s, region)]
    return ", ".join([term("terrain", spec.terrain), *symbols, *ways])


def place(s: State, region: int) -> str:
    """A region with its terrain: `region 7 (swamp, cavern)`."""
    return f"region {region + 1} ({ground_of(s, region)})"


def who_stands(s: State, cast: Cast, region: int) -> Text:
    """Who stands in a region, with their number; a race in decline in brackets."""
    owner = int(s.owner(region))
    text = Text()
    if owner >= 0:
        race = s.rules.races[s.race(owner)].name
        text.append(cast.whose(seat_of(owner))).append(" ")
        if in_decline(owner):
            text.append(f"({race} {s.tokens(region)})", glyphs.QUIET)
        else:
            text.append(f"{race} {s.tokens(region)}")
    elif s.natives(region):
        number = int(s.natives(region))
        text.append(natives_name(number) if number == 1 else f"{number} {natives_name(number)}")
    else:
        text.append("nobody", glyphs.QUIET)
    return text


def holder_of(s: State, cast: Cast, region: int) -> Text:
    """The same with markers, what is buried, and sites."""
    text = who_stands(s, cast, region)
    for name, number in markers_at(s, region):
        text.append(", " + (name if number == 1 else f"{number} {name}s"))
    below = buried_in(s, region)
    if below >= 0:
        text.append(" over ").append(cast.whose(seat_of(below))).append(f" ({race_of(s, below)} 1)", glyphs.QUIET)
    for site in sites_in(s, region):
        text.append(f", {glyphs.site_sign(site.mobile)} {site.name}")
    return text


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


def raised_sites(s: State) -> list[Site]:
    """Sites that serve the next conquest."""
    return [site for site in s.rules.sites if s.armed & BIT[site.index]]


def raised(s: State) -> list[str]:
    """What they are called in a sentence."""
    return [f"the {site.name}" for site in raised_sites(s)]


def helpers_in_hand(number: int) -> str:
    """Pieces that pay for conquests like tokens."""
    return count_of(number, "piece that helps", "pieces that help")


def in_hand(s: State, slot: int) -> str:
    """`4 Ogres in hand`, with the pieces that help them."""
    helpers = sum(int(tile.support(s, slot)) for tile in s.listening(SUPPORT, slot))
    helped = f" and {helpers_in_hand(helpers)}" if helpers else ""
    return f"{s.hand(slot)} {race_of(s, slot)} in hand{helped}"


def questions(s: State) -> str:
    """What the abilities ask that may be used now, in the order they declare: `Where does the Queen go?`"""
    verbs = [declared(name) for name in {action.verb for action in s.legal()} - {*EVERYBODY}]
    return " ".join(
        verb.question or f"{verb.label}?" for verb in sorted(verbs, key=lambda verb: (verb.order, verb.name))
    )


def question(s: State) -> str:
    """What is asked now, in one sentence."""
    slot = int(s.acting)
    race = race_of(s, slot)
    hand = int(s.hand(slot))
    phase = s.phase
    verbs = {action.verb for action in s.legal()}
    if len(verbs) == 1 and not verbs & {*EVERYBODY}:
        return questions(s)  # it comes before everything else
    if phase == PICK:
        free = ", and any combo is free this time" if s.picks_free(s.decider) else ""
        return f"Pick a race and power: you have {count_of(int(s.coins(s.decider)), 'coin')}{free}"
    if phase == PICK_CHOICES:
        return f"Now or never for your {s.pair_name(active_of(s.decider))}: {questions(s)}"
    if phase == DECIDE:
        return f"Expand with your {s.pair_name(active_of(s.decider))}, or let them decline?"
    if phase == START_EFFECTS:
        return f"Your turn begins. {questions(s)}"
    if phase == LEGACY:
        return f"Your {race} in decline may conquer: {hand} in hand"
    if phase in (READY, CONQUER):
        return _campaign_question(s, slot)
    if phase == AFTERMATH:
        return f"The die has ended your conquests. {questions(s)}"
    if phase == REDEPLOY:
        if hand and not s.occupied(slot):
            return f"Your {race} hold no region: {count_of(hand, 'token')} wait in hand for the next turn"
        if not hand:
            done = "done ends your turn" if "done" in verbs else "what else?"
            return f"No token left to place: {done}. {questions(s)}".rstrip()
        return f"Redeploy your {race}: {hand} in hand"
    if phase == WITHDRAW:
        return f"Your {race} were attacked: place {hand} in hand"
    if phase == END_CHOICES:
        return f"Before scoring: {questions(s)}"
    if phase == POST_SCORE:
        return f"Scored: you have {count_of(int(s.coins(s.decider)), 'coin')}. {questions(s)}"
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
