"""Everything about a game that does not change while it is played: board, tiles, switches and how tiles combine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from elbowroom.engine.actions import EVERYBODY, LOWER
from elbowroom.engine.board import ACCESS, Board
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import HOOK_COUNT, HOOKS, SERVING, Law, Marker, Power, Race, Site, Switch, Tile, implements
from elbowroom.engine.layout import SLOTS, TAIL
from elbowroom.engine.regions import BIT, MAX_REGIONS
from elbowroom.engine.slots import PLACES

RULES_VERSION: Final = "2"  # of games that begin now
KNOWN_VERSIONS: Final = ("1", RULES_VERSION)  # a game goes on by the version it began with; see docs/rules/README.md


def versions_until(version: str) -> tuple[str, ...]:
    """The versions up to this one, which is the newest where it is none."""
    last = KNOWN_VERSIONS.index(version if version in KNOWN_VERSIONS else RULES_VERSION)
    return KNOWN_VERSIONS[: last + 1]


MAX_PLAYERS: Final = 6
MAX_RACES: Final = 40
MAX_POWERS: Final = 60
COLUMN_SIZE: Final = 6  # CORE-3.1
STARTING_COINS: Final = 5  # CORE-2.4
LARGEST_BADGE: Final = 5

MAX_SITES: Final = 30

# House rules of every game; tiles bring more.
SWITCHES: Final = (
    Switch("ownTokensDefend", False, True),  # CORE-6.8: a player's own tokens raise the cost for his other race
    Switch("openScores", False, True),  # CORE-11.4: the open ledger, everybody sees everybody's coins
    # Rulings of version 1 that have been corrected.
    Switch("ownRacesSpare", False, True, before=True, offered=False),  # CORE-6.13: `losses` against one's own race too
    Switch("declineUnearths", True, False, before=False, offered=False),  # buried tokens leave with every decline
    Switch("groundFirst", True, False, before=False, offered=False),  # SKY-3.7: no ability lifts `enters_below`
    Switch("idleRedeploys", False, True, before=True, offered=False),  # CORE-7.9: asked without a region
)
# Shared by all tiles that replace a lone token with one of the tray (CORE-6.1).
CONVERSION_NEEDS_TOKEN: Final = Switch("conversionNeedsToken", True, False, before=False)


def switches_of(tiles: Iterable[Tile | type[Tile]]) -> dict[str, Switch]:
    """All switches of a game with these tiles, by name."""
    known = {switch.name: switch for switch in SWITCHES}
    for tile in tiles:
        for switch in tile.switches:
            known[switch.name] = switch
    return known


def offered(known: dict[str, Switch]) -> dict[str, Switch]:
    """Those of some switches that people may choose."""
    return {name: switch for name, switch in known.items() if switch.offered}


def check_switches(asked: dict[str, bool | str], known: dict[str, Switch]) -> None:
    """Refuse a house rule that this game does not offer, or a value it cannot have."""
    known = offered(known)
    for name, value in asked.items():
        if name not in known:
            raise SetupError("no-such-switch", text=name, known=tuple(sorted(known)))
        allowed = known[name].values
        if not any(value is choice or (isinstance(value, str) and value == choice) for choice in allowed):
            names = [str(choice).lower() if isinstance(choice, bool) else choice for choice in allowed]
            raise SetupError("bad-switch", text=name, known=tuple(names), value=repr(value))


def _check_size(
    players: int, rounds: int, races: list[Race], powers: list[Power], sites: list[Site], version: str
) -> None:
    """Refuse a game that is too large for the engine, or too small to be one."""
    if version not in KNOWN_VERSIONS:
        raise SetupError("bad-version", text=version, known=KNOWN_VERSIONS)
    if not 2 <= players <= MAX_PLAYERS:
        raise SetupError("bad-players", players=players, most=MAX_PLAYERS)
    if rounds < 1:
        raise SetupError("bad-rounds", rounds=rounds)
    if len(races) > MAX_RACES or len(powers) > MAX_POWERS:
        raise SetupError("too-many-tiles", races=MAX_RACES, powers=MAX_POWERS)
    if len(races) < 1 or len(powers) < len(races[:COLUMN_SIZE]):
        raise SetupError("no-column")
    if len(sites) > MAX_SITES:
        raise SetupError("too-many-sites", most=MAX_SITES)


def _row(numbers: list[int]) -> vec[i64]:
    """Numbers as hot code reads them."""
    row = vec[i64]()
    for number in numbers:
        row = append(row, i64(number))
    return row


def _those(chosen: list[bool]) -> vec[i64]:
    """The places of those that are chosen."""
    return _row([place for place, wanted in enumerate(chosen) if wanted])


def _pages(chosen: list[bool]) -> vec[i64]:
    """Pages for those that are chosen, numbered one after the other; -1 for the others."""
    return _row([chosen[:place].count(True) if wanted else -1 for place, wanted in enumerate(chosen)])


def _set_of(chosen: list[bool]) -> i64:
    """The set of those that are chosen."""
    found: i64 = 0
    for place, wanted in enumerate(chosen):
        if wanted:
            found |= BIT[place]
    return found


def _site_hook_sets(sites: list[Site]) -> vec[i64]:
    """For each site the sets of hooks it implements while held by an active race, by one in decline, and armed."""
    sets = vec[i64]()
    for site in sites:
        held: i64 = 0
        armed: i64 = 0
        for hook, name in enumerate(HOOKS):
            if implements(site, name):
                if site.serves and name in SERVING:
                    armed |= BIT[hook]
                else:
                    held |= BIT[hook]
        sets = append(sets, held)
        sets = append(sets, held if site.in_decline else i64(0))
        sets = append(sets, armed)
    return sets


def _sites_by_hook(site_hooks: vec[i64]) -> vec[i64]:
    """For each hook the set of sites that implement it, held or armed."""
    sets = vec[i64]()
    for hook in range(HOOK_COUNT):
        sites: i64 = 0
        for site in range(len(site_hooks) // 3):
            if (site_hooks[site * 3] | site_hooks[site * 3 + 2]) & BIT[hook]:
                sites |= BIT[site]
        sets = append(sets, sites)
    return sets


def _hook_sets(tiles: list[Tile]) -> vec[i64]:
    """For each tile the sets of hooks it implements while its race is active and in decline."""
    sets = vec[i64]()
    for tile in tiles:
        hooks: i64 = 0
        for hook, name in enumerate(HOOKS):
            if implements(tile, name):
                hooks |= BIT[hook]
        sets = append(sets, hooks)
        sets = append(sets, hooks if tile.in_decline else i64(0))
    return sets


def _with_laws(race_hooks: vec[i64], law_hooks: vec[i64]) -> vec[i64]:
    """The sets of hooks of races with those of laws, which are asked wherever a race is."""
    for place in range(len(race_hooks)):
        for law in range(len(law_hooks) // 2):
            race_hooks[place] |= law_hooks[law * 2 + place % 2]
    return race_hooks


@final
class Rules:
    """One combination of board, players, tiles and house rules; shared by all games played with it.

    The constructor is long because a compiled class lets only that set what never changes (`Final`): it is one table.
    """

    def __init__(
        self,
        board: Board,
        players: int,
        rounds: int,
        races: list[Race],
        powers: list[Power],
        switches: dict[str, bool | str],
        sites: list[Site] | None = None,
        monsters: int = 0,
        laws: list[Law] | None = None,
        version: str = RULES_VERSION,
    ) -> None:
        sites = sites or []
        _check_size(players, rounds, races, powers, sites, version)
        self.version: Final = version
        self.board: Final = board
        self.players: Final[i64] = players
        self.slots: Final[i64] = players * PLACES
        self.rounds: Final[i64] = rounds
        self.monsters: Final = monsters  # regions with natives that get guardians of a site instead (MIX-3.1)
        self.races: Final = races
        self.powers: Final = powers
        self.sites: Final = sites
        self.laws: Final[list[Law]] = laws or []
        # What makes the same rules again, elsewhere too: `Setup.rules` and its setup, which makes rules, fills it in.
        self.recipe: tuple[object, tuple[object, ...]] | None = None

        # House rules.
        known = switches_of(self.tiles())
        check_switches(switches, known)
        self.defaults: Final[dict[str, bool | str]] = {name: switch.default(version) for name, switch in known.items()}
        self.switches: Final[dict[str, bool | str]] = {**self.defaults, **switches}
        self.own_tokens_defend: Final = self.switches["ownTokensDefend"] is True
        self.open_scores: Final = self.switches["openScores"] is True
        self.own_races_spare: Final = self.switches["ownRacesSpare"] is True
        self.decline_unearths: Final = self.switches["declineUnearths"] is True
        self.ground_first: Final = self.switches["groundFirst"] is True
        self.idle_redeploys: Final = self.switches["idleRedeploys"] is True
        self.conversion_needs_token: Final = self.switches.get(CONVERSION_NEEDS_TOKEN.name) is True

        # Numbers of tiles, where hot code finds them.
        self.markers: Final[list[Marker]] = []
        for tiles in self._kinds_of_tiles():
            for i, tile in enumerate(tiles):
                self._enrol(tile, i)
        self.race_tokens: Final = _row([race.tokens for race in races])
        self.power_tokens: Final = _row([power.tokens for power in powers])
        self.tray: Final = _row([race.tray or race.tokens + LARGEST_BADGE for race in races])
        self.acts_in_decline: Final = _row([1 if race.acts_in_decline else 0 for race in races])
        self.no_die_races: Final = [race.no_final_die != "" for race in races]
        self.no_die_powers: Final = [power.no_final_die != "" for power in powers]
        self.natives_may_leave: Final = any(tile.clears_natives for tile in self.tiles())

        # Markers, by kind.
        self.marker_count: Final[i64] = len(self.markers)
        self.marker_defence: Final = _row([marker.defence for marker in self.markers])
        self.marker_lasting: Final = _row([1 if marker.stays_in_decline else 0 for marker in self.markers])
        self.pile: Final = _pages([marker.piles for marker in self.markers])
        # Kinds of marker that …
        self.guards: Final = _those([marker.immune for marker in self.markers])  # make a region immune
        self.keepers: Final = self._keepers()  # for each of them the site whose holder may pass, -1 for none
        self.bound: Final = _those([not marker.independent for marker in self.markers])  # leave with the race beside
        self.company: Final = _those([marker.counts_as_token for marker in self.markers])  # count as a token beside one
        self.fleeting: Final = _those([marker.fleeting for marker in self.markers])  # leave at their maker's next turn

        # Where the words of a state stand, after those of `layout`.
        piles = len([marker for marker in self.markers if marker.piles])
        self.site_count: Final[i64] = len(sites)
        self.piles_at: Final[i64] = TAIL + self.marker_count
        # Three words for each site: where it lies, its place in the stack and the badge it lends, each -1 for none.
        self.sites_at: Final[i64] = self._lay_out_notes(self.piles_at + piles * MAX_REGIONS)
        self.site_stack_at: Final[i64] = self.sites_at + self.site_count
        self.site_badges_at: Final[i64] = self.sites_at + self.site_count * 2
        self.access_at: Final[i64] = self.sites_at + self.site_count * 3  # where access tokens lie
        self.buried_at: Final[i64] = self.access_at + (len(ACCESS) if board.sky else 0)
        self.fleeting_at: Final[i64] = self.buried_at + (SLOTS if self._anyone_has("buries") else 0)
        self.size: Final[i64] = self.fleeting_at + len(self.fleeting) * MAX_PLAYERS  # words of a state

        # Who implements which hook. Lists of listeners are made when they are asked for: one for each hook of every
        # pair of race and power, active and in decline.
        self.nobody: Final[list[Tile]] = []
        self.power_stride: Final[i64] = len(powers) + 1
        unknown: list[list[Tile] | None] = [None]
        pairs = (len(races) + 1) * (len(powers) + 1)
        self.listeners: Final[list[list[Tile] | None]] = unknown * (pairs * 2 * HOOK_COUNT)
        self.race_hooks: Final = _with_laws(_hook_sets([*races]), _hook_sets([*self.laws]))
        self.power_hooks: Final = _hook_sets([*powers])
        self.site_hooks: Final = _site_hook_sets(sites)
        self.site_alone: Final[list[list[Tile]]] = [[site] for site in sites]
        self.sites_asked: Final = _sites_by_hook(self.site_hooks)
        self.never_doubled: Final = _set_of([site.never_doubled for site in sites])
        self.forgetful: Final = _set_of([len(site.turn_notes) > 0 for site in sites])
        self.letting_pass: Final = _set_of([site in self.keepers for site in range(len(sites))])
        self.present: Final = _set_of([self._anyone_has(name) for name in HOOKS])  # hooks that any tile implements

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.recipe is None:
            raise TypeError("only rules made by rules_for can be sent to another process")
        return self.recipe

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game: the catalog forgets rules and builds them again."""
        return self is other or (isinstance(other, Rules) and self._game() == other._game())

    def __hash__(self) -> int:
        return hash(self._game())

    def _game(self) -> tuple[object, ...]:
        """What tells one game from another."""
        tiles = tuple([type(tile) for tile in self.tiles()])
        switches = tuple(sorted(self.switches.items()))
        return (self.version, self.board, int(self.players), int(self.rounds), self.monsters, tiles, switches)

    def __copy__(self) -> Rules:
        return self  # nothing in them changes

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def _enrol(self, tile: Tile, index: int) -> None:
        tile.index = index
        tile.off = tile.discount
        tile.pays = tile.worth
        tile.lasting = len(tile.notes)
        tile.passing = len(tile.turn_notes)
        tile.marker_kinds = len(tile.markers)
        tile.stays_whole = tile.keeps_all_tokens
        tile.regroups = tile.redeploys_in_decline_turn
        tile.stays_beside = tile.beside_another
        tile.holds_badge = tile.keeps_badge
        tile.early = isinstance(tile, Race) and tile.paid_at_start
        if tile.markers:
            tile.marker = len(self.markers)
            self.markers.extend(tile.markers)

    def _lay_out_notes(self, at: i64) -> i64:
        for tile in self.tiles():
            tile.memory = at
            at += tile.lasting + tile.passing
        return at

    def _anyone_has(self, hook: str) -> bool:
        return any(implements(tile, hook) for tile in self.tiles())

    def _keepers(self) -> vec[i64]:
        """For each kind of marker that makes a region immune the site whose holder may pass, -1 for none."""
        keepers = vec[i64]()
        for kind in self.guards:
            passes = self.markers[kind].lets_keeper_pass
            keepers = append(keepers, self._keeping_site(int(kind)) if passes else i64(-1))
        return keepers

    def _keeping_site(self, kind: int) -> i64:
        for i, site in enumerate(self.sites):
            if site.marker <= kind < site.marker + len(site.markers):
                return i
        return -1

    def _kinds_of_tiles(self) -> list[list[Tile]]:
        return [[*self.races], [*self.powers], [*self.sites], [*self.laws]]

    def tiles(self) -> list[Tile]:
        """All races, powers, sites and laws."""
        return [*self.races, *self.powers, *self.sites, *self.laws]

    def verbs(self) -> list[str]:
        """The verbs of this game: everybody's, and those of its tiles."""
        found = {*EVERYBODY, LOWER.verb} if self.sites else set(EVERYBODY)
        for tile in self.tiles():
            found.update(actions[0].verb for actions in tile.verbs)
        return sorted(found)

    def listening(self, hook: i64, race: i64, power: i64, declined: i64) -> list[Tile]:
        """The tiles of a race and its power (-1: none) that implement a hook, and the laws beside a race."""
        # All hooks of a pair stand side by side: they are asked one after the other.
        place = (((race + 1) * self.power_stride + power + 1) * 2 + declined) * HOOK_COUNT + hook
        known = self.listeners[place]
        if known is None:
            known = []
            if race >= 0:
                self._add_listener(known, self.races[race], hook, declined)
            if power >= 0:
                self._add_listener(known, self.powers[power], hook, declined)
            if race >= 0:
                for law in self.laws:
                    self._add_listener(known, law, hook, declined)
            self.listeners[place] = known
        return known

    def _add_listener(self, out: list[Tile], tile: Tile, hook: i64, declined: i64) -> None:
        if (tile.in_decline or not declined) and implements(tile, HOOKS[hook]):
            out.append(tile)

    def has_final_die(self, race: i64, power: i64) -> bool:
        """Whether a race with its power (-1: none) may make a final die attempt."""
        return not self.no_die_races[race] and (power < 0 or not self.no_die_powers[power])

    def marker_kind(self, key: str) -> int:
        """The number of a marker by its name; -1 if this game has none of that name."""
        for kind, marker in enumerate(self.markers):
            if marker.key == key:
                return kind
        return -1

    def race_named(self, key: str) -> int:
        """The number of a race by its key; -1 if it is not in this game."""
        for i, race in enumerate(self.races):
            if race.key == key:
                return i
        return -1

    def power_named(self, key: str) -> int:
        """The number of a power by its key; -1 if it is not in this game."""
        for i, power in enumerate(self.powers):
            if power.key == key:
                return i
        return -1

    def site_named(self, key: str) -> int:
        """The number of a site by its key; -1 if it is not in this game."""
        for i, site in enumerate(self.sites):
            if site.key == key:
                return i
        return -1

    def __repr__(self) -> str:
        if self.recipe is not None:
            return f"{self.recipe[1][0]!r}.rules()"
        house = "".join(f", {name}={value}" for name, value in self.switches.items() if value != self.defaults[name])
        sites = f", {len(self.sites)} sites" if self.sites else ""
        return (
            f"<Rules {self.board.key}, version {self.version}, {self.players} players, {len(self.races)} races, "
            f"{len(self.powers)} powers{sites}{house}>"
        )
