"""Short phrases that several parts of the terminal game use: regions, holders, phases as questions."""

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.engine.phases import (
    CONQUER,
    DECIDE,
    END_CHOICES,
    GAME_OVER,
    LEGACY,
    PICK,
    POST_SCORE,
    READY,
    REDEPLOY,
    START_EFFECTS,
    WITHDRAW,
)
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.state import State


def ground_of(s: State, region: int) -> str:
    """What a region is: `swamp, cavern`."""
    spec = s.board.specs[region]
    return ", ".join([spec.terrain, *spec.symbols])


def place(s: State, region: int) -> str:
    """A region with its terrain: `region 7 (swamp, cavern)`."""
    return f"region {region + 1} ({ground_of(s, region)})"


def holder_of(s: State, cast: Cast, region: int) -> Text:
    """Who stands in a region, with numbers and markers; a race in decline in brackets."""
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
        text.append("Lost Tribe" if number == 1 else f"{number} Lost Tribe tokens")
    else:
        text.append("nobody", glyphs.QUIET)
    for name, number in markers_at(s, region):
        text.append(", " + (name if number == 1 else f"{number} {name}s"))
    return text


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


def waiting_markers(s: State) -> str:
    """Markers that the acting race still has to place: `, 2 Heroes`; empty if there are none."""
    counts: dict[str, int] = {}
    for action in s.legal():
        for kind, marker in enumerate(s.rules.markers):
            if action.verb in (marker.key, _VERB_OF_MARKER.get(marker.key)):
                once = marker.stays_in_decline  # such markers are built one by one, the others placed anew
                counts[marker.name] = 1 if once else marker.supply - int(s.markers_on_board(kind))
    return "".join(f" and {count_of(n, name, _PLURAL.get(name, ''))}" for name, n in counts.items())


_VERB_OF_MARKER = {"encampment": "camp"}
_PLURAL = {"Hero": "Heroes", "Fortress": "Fortresses"}


def question(s: State) -> str:
    """What is asked now, in one sentence."""
    slot = int(s.acting)
    race = race_of(s, slot)
    hand = int(s.hand(slot))
    phase = s.phase
    if phase == PICK:
        return f"Pick a race and power: you have {count_of(int(s.coins(s.decider)), 'coin')}"
    if phase == DECIDE:
        return f"Expand with your {s.pair_name(s.decider * 3)}, or let them decline?"
    if phase == START_EFFECTS:
        return "Your turn begins: something to choose first"
    if phase == LEGACY:
        return f"Your {race} in decline may conquer: {hand} in hand"
    if phase in (READY, CONQUER):
        if s.rolled >= 0:
            return f"The die shows {s.rolled}: conquer one region with its help, or stop ({hand} {race} in hand)"
        if hand == 0:
            return f"No {race} left in hand: what now?"
        abandon = ", or abandon some first" if phase == READY and s.occupied(slot) else ""
        return f"Choose a region to conquer{abandon}: {hand} {race} in hand"
    if phase == REDEPLOY:
        if s.legal()[0].verb == "give_up":
            return f"Too few {race} to hold everything: choose a region to give up"
        waiting = waiting_markers(s)
        if not hand and not waiting:
            return "Nothing left to place: done ends your turn"
        return f"Redeploy your {race}: {hand} in hand{waiting}"
    if phase == WITHDRAW:
        return f"Your {race} were attacked: place {hand} in hand{waiting_markers(s)}"
    if phase == END_CHOICES:
        return "Before scoring: make peace with somebody?"
    if phase == POST_SCORE:
        return f"Scored. Let your {s.pair_name(s.decider * 3)} decline right now?"
    assert phase == GAME_OVER
    return "The game is over"
