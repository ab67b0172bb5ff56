"""Short words for the tests of the rules: play texts, ask for refusals, look at regions by the numbers of the map."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from librt.random import Random

from elbowroom import Chance, IllegalAction, State, explain_conquest, new_game, parse_action, why_not
from elbowroom.engine.board import Board, RegionSpec
from elbowroom.engine.events import Event
from elbowroom.engine.hooks import Power, Race
from elbowroom.engine.regions import members
from elbowroom.engine.rules import Rules
from elbowroom.notation.position import load_position

ACTIVE, DECLINE, BESIDE = 0, 1, 2


E = TypeVar("E", bound=Event)


def position(text: str, *, rolls: Iterable[int] = (), listen: bool = False) -> State:
    """A position; the die shows the given numbers first."""
    s = load_position(text)
    s.chance = Chance(0, forced=list(rolls))
    if listen:
        s.events = []
    return s


def play(s: State, *actions: str) -> State:
    """Play actions given as texts, each checked."""
    for text in actions:
        s.play(parse_action(text))
    return s


def can(s: State, text: str) -> bool:
    """Whether the action is among the legal ones; the reasons must agree with the list."""
    action = parse_action(text)
    listed = any(legal is action for legal in s.legal())
    assert (why_not(s, action) is None) == listed
    return listed


def refusal(s: State, text: str) -> IllegalAction:
    """The reason why an action is refused, through `play`, which must leave the position as it was."""
    before = list(s.words)
    try:
        s.play(parse_action(text))
    except IllegalAction as error:
        assert list(s.words) == before
        return error
    raise AssertionError(f"'{text}' was allowed in {s!r}")


def verbs(s: State) -> set[str]:
    """The verbs of all legal actions."""
    return {action.verb for action in s.legal()}


def targets_of(s: State, verb: str) -> list[int]:
    """The numbers a verb can be used with now, as a player writes them."""
    return sorted(int(action.text().split()[1]) for action in s.legal() if action.verb == verb)


def tokens(s: State, region: int) -> int:
    return int(s.tokens(region - 1))


def layout(s: State, *regions: int) -> list[int]:
    """Tokens in several regions."""
    return [tokens(s, region) for region in regions]


def natives(s: State, region: int) -> int:
    return int(s.natives(region - 1))


def holder(s: State, region: int) -> tuple[int, int] | None:
    """Seat (from 1) and place of the race in a region."""
    slot = int(s.owner(region - 1))
    return None if slot < 0 else (slot // 3 + 1, slot % 3)


def markers(s: State, key: str, region: int) -> int:
    return int(s.markers_at(s.rules.marker_kind(key), region - 1))


def markers_on_board(s: State, key: str) -> int:
    return int(s.markers_on_board(s.rules.marker_kind(key)))


def hand(s: State, seat: int, place: int = ACTIVE) -> int:
    return int(s.hand((seat - 1) * 3 + place))


def coins(s: State, seat: int) -> int:
    return int(s.coins(seat - 1))


def tray(s: State, race: str) -> int:
    return int(s.tray(s.rules.race_named(race)))


def race_of(s: State, seat: int, place: int = ACTIVE) -> str:
    """Key of the race in a slot, empty for none."""
    number = s.race((seat - 1) * 3 + place)
    return s.rules.races[number].key if number >= 0 else ""


def power_of(s: State, seat: int, place: int = ACTIVE) -> str:
    """Key of the badge beside the race of a slot, empty for none."""
    number = s.power((seat - 1) * 3 + place)
    return s.rules.powers[number].key if number >= 0 else ""


def regions_of(s: State, seat: int, place: int = ACTIVE) -> list[int]:
    return [region + 1 for region in members(s.occupied((seat - 1) * 3 + place))]


def column(s: State) -> list[tuple[str, str, int]]:
    """Race, power and coins of each combo from the top."""
    return [
        (s.rules.races[s.column_race(i)].key, s.rules.powers[s.column_power(i)].key, int(s.column_coins(i)))
        for i in range(s.visible)
    ]


def cost(s: State, region: int, seat: int = 0, place: int = ACTIVE) -> int:
    """What a region costs, normally for the acting race; the items must add up to it."""
    told = explain_conquest(s, region - 1, (seat - 1) * 3 + place if seat else -1)
    assert sum(item.amount for item in told.items) == told.cost
    return told.cost


def happened(s: State, kind: type[E]) -> list[E]:
    """Events of a kind so far."""
    assert s.events is not None
    return [event for event in s.events if isinstance(event, kind)]


def story(s: State, *actions: str) -> list[str]:
    """Play and tell the turn as a sequence: each decision by the name of its phase, and what passes by itself.

    A phase that asks several times is told once. 'turn' stands for the start of a turn.
    """
    passing = {"rolled": "roll", "scored": "score", "turn began": "turn", "game over": "game over"}
    s.events = []
    told = [s.phase_name]
    for text in actions:
        seen = len(s.events)
        if s.phase_name != told[-1]:
            told.append(s.phase_name)
        play(s, text)
        told.extend(passing[event.kind] for event in s.events[seen:] if event.kind in passing)
    if s.phase_name != told[-1]:
        told.append(s.phase_name)
    return told


def finish_turn(s: State) -> State:
    """Go on with as little as possible until another turn begins or the game ends."""
    turn = (s.round, s.turn_of)
    while not s.over and (s.round, s.turn_of) == turn:
        legal = [action.text() for action in s.legal()]
        play(s, next((text for text in ("stop", "done", "expand") if text in legal), legal[0]))
    return s


def random_positions(board: str, seed: int) -> Iterator[State]:
    """One state that walks through a whole random game, given before every decision and at the end."""
    s = new_game(board, seed)
    random = Random(seed)
    while not s.over:
        yield s
        legal = s.legal()
        s.apply(legal[random.randrange(len(legal))])
    yield s


def line_board(terrains: Sequence[str], natives: Sequence[int] = (), players: int = 2, rounds: int = 4) -> Board:
    """A board whose regions lie in a row; only the first is at the edge."""
    count = len(terrains)
    specs = [
        RegionSpec(
            terrain=terrain,
            symbols=[],
            natives=natives[r] if r < len(natives) else 0,
            edge=r == 0,
            entry=r == 0,
            neighbours=[n for n in (r - 1, r + 1) if 0 <= n < count],
        )
        for r, terrain in enumerate(terrains)
    ]
    return Board("line", players, rounds, specs)


def small_rules(
    board: Board,
    races: Sequence[type[Race]],
    powers: Sequence[type[Power]],
    switches: dict[str, bool | str] | None = None,
) -> Rules:
    """The rules of a game with nothing but the given tiles."""
    made = [race() for race in races], [power() for power in powers]
    return Rules(board, board.players, board.rounds, made[0], made[1], switches or {})


def order(names: Sequence[str], known: Sequence[Race] | Sequence[Power]) -> list[int]:
    """A whole shuffle that puts the named tiles on top and leaves the others in the order of the box."""
    keys = [tile.key for tile in known]
    top = [keys.index(name) for name in names]
    return top + [i for i in range(len(keys)) if i not in top]


def stacked(rules: Rules, races: Sequence[str], powers: Sequence[str]) -> Chance:
    """Chance that deals the named banners and badges first."""
    return Chance(0, forced=[order(races, rules.races), order(powers, rules.powers)])
