"""Which Relics and Places of a recorded game were found and then used, judged by actions, events and positions."""

from collections.abc import Callable
from typing import Final, NamedTuple

from elbowroom.engine.actions import CONQUER, EXPAND, Action, parse_action
from elbowroom.engine.conquest import in_reach
from elbowroom.engine.events import Event, Found, Lost, MarkerPlaced
from elbowroom.engine.regions import BIT
from elbowroom.engine.sites import lay_site
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord
from elbowroom.table.game import replay


class Moment(NamedTuple):
    """One action: the position before it and what happened."""

    before: State
    action: Action
    events: list[Event]

    def told(self, kind: str, key: str) -> bool:
        """Whether an event of a kind tells of a thing."""
        named = [set(event.given.values()) for event in self.events if event.kind == kind]
        return any(key in given for given in named)


def moved(key: str) -> Callable[[Moment], bool]:
    """A Relic moves when and only when it is used (UG-RELIC-3)."""
    return lambda moment: moment.told("site moved", key)


def paid(key: str) -> Callable[[Moment], bool]:
    """It is a line of a score."""
    return lambda moment: moment.told("score item", key)


def ring_paid(moment: Moment) -> bool:
    """The Ring was placed, and somebody paid for it."""
    return any(event.rule == "UG-RELIC-RING-1" for event in moment.events)


def fountain_flowed(moment: Moment) -> bool:
    """Nothing else brings a token at the moment a player goes on with his race."""
    return moment.action is EXPAND and any(event.kind == "recruited" for event in moment.events)


def pipe_led(moment: Moment) -> bool:
    """A region was conquered that is out of reach once the Pipe is taken away."""
    s, action = moment.before, moment.action
    if action.kind != CONQUER[0].kind:
        return False
    without = s.copy()
    nobodys = next(r for r in range(s.board.size) if s.owner(r) < 0)
    lay_site(without, s.rules.site_named("great_brass_pipe"), nobodys)
    region = BIT[action.target]
    return bool(in_reach(s, s.acting) & region) and not in_reach(without, s.acting) & region


def badge_paid(moment: Moment) -> bool:
    """The power that Stonehedge lends is a line of a score; nobody else can have it."""
    s = moment.before
    badge = s.site_badge(s.rules.site_named("stonehedge"))
    return badge >= 0 and moment.told("score item", s.rules.powers[badge].key)


def balrog_struck(moment: Moment) -> bool:
    """The Balrog drove somebody out of a region."""
    struck = [event.region for event in moment.events if isinstance(event, Lost)]
    placed = [event for event in moment.events if isinstance(event, MarkerPlaced) and event.marker == "balrog"]
    return any(event.region in struck for event in placed)


USES: Final[dict[str, Callable[[Moment], bool]]] = {
    "altar_of_souls": lambda moment: moment.told("sacrificed", "altar_of_souls"),
    "crypt_of_the_tomb_raider": lambda moment: moment.told("marker placed", "ghost"),
    "diamond_fields": paid("diamond_fields"),
    "flying_doormat": moved("flying_doormat"),
    "fountain_of_youth": fountain_flowed,
    "froggys_ring": ring_paid,
    "great_brass_pipe": pipe_led,
    "keep_on_the_motherland": paid("keep_on_the_motherland"),
    "mine_of_the_lost_dwarf": paid("mine_of_the_lost_dwarf"),
    "scepter_of_avarice": paid("scepter_of_avarice"),
    "shiny_orb": moved("shiny_orb"),
    "stinky_trolls_socks": moved("stinky_trolls_socks"),
    "stonehedge": badge_paid,
    "sword_of_the_killer_rabbit": moved("sword_of_the_killer_rabbit"),
    "wickedest_pentacle": balrog_struck,
}


def moments(record: GameRecord) -> list[Moment]:
    """The whole game, action by action."""
    found: list[Moment] = []
    actions = [parse_action(text) for text in record.actions]
    before: State | None = None
    for number, game in enumerate(replay(record)):
        if before is not None:
            found.append(Moment(before, actions[number - 1], game.happened))
        before = game.state.copy()
    return found


def found_and_used(record: GameRecord) -> set[str]:
    """The sites that somebody found and somebody used later, or at once with what they do when found."""
    found: set[str] = set()
    used: set[str] = set()
    for moment in moments(record):
        found |= {event.site for event in moment.events if isinstance(event, Found)}
        used |= {site for site in found - used if USES[site](moment)}
    return used
