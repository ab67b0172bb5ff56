"""A board: its regions, what grows on them and which touch which. Data only; nothing here changes during a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.region_set import RegionSet
from elbowroom.engine.regions import BIT, MAX_REGIONS, first

TERRAINS: Final = (
    "farmland",
    "forest",
    "hill",
    "swamp",
    "mountain",
    "sea",
    "lake",
    "mud_pool",
    "mushroom_forest",
    "mystic_crystal",
    "black_mountain",
    "mine",
    "river",
    "chasm",
)
# Terrain of one box that effects of every box treat like terrain or a symbol of another (MIX-2.1).
EQUIVALENT: Final = {
    "mud_pool": "swamp",
    "mushroom_forest": "forest",
    "mystic_crystal": "magic",
    "black_mountain": "mountain",
}
SYMBOLS: Final = ("mine", "magic", "cavern", "volcano")
ACCESS: Final = ("beanstalk", "stairway")  # what joins the ground and the islands of the sky
MAX_NATIVES: Final = 9


def natives_name(natives: int) -> str:
    """What people call the natives of a region; their number tells the box they come from."""
    return "Lost Tribe" if natives == 1 else "Monsters"


class BoardError(ElbowRoomError):
    """A board that cannot be played on; the text says where it is wrong, and `region` too if it is at a single one."""

    def __init__(self, what: str, region: int = 0) -> None:
        super().__init__(what)
        self.region = region  # as the board counts them, 0 for none

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return (BoardError, (str(self), self.region))  # errors travel between processes


@final
class RegionSpec:
    """What a board file says about one region."""

    def __init__(
        self,
        terrain: str,
        symbols: list[str],
        natives: int,
        edge: bool,
        entry: bool,
        neighbours: list[int],
        island: int = 0,
        access: str = "",
    ) -> None:
        self.terrain: Final = terrain
        self.symbols: Final = symbols
        self.natives: Final = natives
        self.edge: Final = edge
        self.entry: Final = entry
        self.neighbours: Final = neighbours
        self.island: Final = island  # number of the island in the sky, 0 for the ground
        self.access: Final = access  # which token on the ground this region is joined to, one of ACCESS

    def facts(self) -> tuple[object, ...]:
        """Everything about the region."""
        marks = (self.terrain, tuple(self.symbols), self.natives, self.edge, self.entry)
        return (*marks, tuple(self.neighbours), self.island, self.access)


@final
class Board:
    """Topology and terrain as region sets, one attribute for each terrain and symbol."""

    def __init__(self, key: str, players: int, rounds: int, specs: list[RegionSpec]) -> None:
        check_specs(specs)
        self.key: Final = key
        self.players: Final = players
        self.rounds: Final = rounds
        self.specs: Final = specs
        self.size: Final[i64] = len(specs)
        kinds: dict[str, i64] = {}
        for name in TERRAINS + SYMBOLS:
            kinds[name] = 0
        edge: i64 = 0
        entry: i64 = 0
        everywhere: i64 = 0
        adjacent = vec[i64]()
        natives = vec[i64]()
        bare = vec[i64]()
        for r, spec in enumerate(specs):
            bit = BIT[r]
            everywhere |= bit
            terrain = EQUIVALENT.get(spec.terrain, spec.terrain)
            kinds[terrain] = kinds[terrain] | bit
            for symbol in spec.symbols:
                kinds[symbol] = kinds[symbol] | bit
            if spec.edge:
                edge |= bit
            if spec.entry:
                entry |= bit
            mask: i64 = 0
            for n in spec.neighbours:
                mask |= BIT[n]
            adjacent = append(adjacent, mask)
            natives = append(natives, i64(spec.natives))
            ground: i64 = 1 if spec.terrain == "river" else 2
            bare = append(bare, ground + (1 if terrain == "mountain" else 0))
        alike = vec[i64]()
        for spec in specs:
            terrain = EQUIVALENT.get(spec.terrain, spec.terrain)
            same: i64 = 0
            for r, other in enumerate(specs):
                if EQUIVALENT.get(other.terrain, other.terrain) == terrain:
                    same |= BIT[r]
            alike = append(alike, same)
        self.alike: Final = alike  # by region: the set of regions with the same terrain
        self.adjacent: Final = adjacent
        self.natives: Final = natives
        self.bare_cost: Final = bare  # tokens it takes to conquer the region when nobody is there (CORE-6.6)
        self.everywhere: Final = everywhere
        self.edge: Final = edge
        self.entry: Final = entry  # where a race may come onto the board (CORE-6.2)
        self.farmland: Final[i64] = kinds["farmland"]
        self.forest: Final[i64] = kinds["forest"]
        self.hill: Final[i64] = kinds["hill"]
        self.swamp: Final[i64] = kinds["swamp"]
        self.mountain: Final[i64] = kinds["mountain"]
        self.sea: Final[i64] = kinds["sea"]
        self.lake: Final[i64] = kinds["lake"]
        self.river: Final[i64] = kinds["river"]
        self.chasm: Final[i64] = kinds["chasm"]
        self.mine: Final[i64] = kinds["mine"]
        self.magic: Final[i64] = kinds["magic"]
        self.cavern: Final[i64] = kinds["cavern"]
        self.volcano: Final[i64] = kinds["volcano"]
        sky: i64 = 0
        numbers: list[int] = []
        for r, spec in enumerate(specs):
            if spec.island:
                sky |= BIT[r]
                if spec.island not in numbers:
                    numbers.append(spec.island)
        islands = vec[i64]()
        for number in sorted(numbers):
            island: i64 = 0
            for r, spec in enumerate(specs):
                if spec.island == number and spec.terrain not in ("sea", "lake"):
                    island |= BIT[r]
            islands = append(islands, island)
        self.sky: Final[i64] = sky
        self.islands: Final = islands  # for each island the set of its regions without water
        self._joined: dict[str, Board] = {}
        self.water: Final[i64] = kinds["sea"] | kinds["lake"]
        self.land: Final[i64] = everywhere & ~(kinds["sea"] | kinds["lake"] | kinds["chasm"])
        wet: i64 = kinds["sea"] | kinds["lake"] | kinds["river"]
        coast: i64 = 0
        while wet:
            coast |= adjacent[first(wet)]
            wet &= wet - 1
        self.coast: Final[i64] = coast & self.land & ~kinds["river"]

    def joined(self, places: list[int]) -> Board:
        """The same board with the access tokens, in the order of ACCESS, on the given regions (SKY-3.1)."""
        key = " ".join([str(place) for place in places])
        if key not in self._joined:
            added: dict[int, list[int]] = {}
            for token, place in zip(ACCESS, places, strict=True):
                for r, spec in enumerate(self.specs):
                    if spec.access == token:
                        added.setdefault(place, []).append(r)
                        added.setdefault(r, []).append(place)
            specs = [
                RegionSpec(
                    spec.terrain,
                    spec.symbols,
                    spec.natives,
                    spec.edge,
                    spec.entry,
                    spec.neighbours + added.get(r, []),
                    spec.island,
                    spec.access,
                )
                for r, spec in enumerate(self.specs)
            ]
            self._joined[key] = Board(self.key, self.players, self.rounds, specs)
        return self._joined[key]

    def neighbours(self, regions: i64) -> i64:
        """All regions that share a border with at least one of the given ones."""
        result: i64 = 0
        adjacent = self.adjacent
        while regions:
            result |= adjacent[first(regions)]
            regions &= regions - 1
        return result

    def same_terrain(self, region: i64) -> i64:
        """All regions with the terrain of the given one, itself included."""
        return self.alike[region]

    def has(self, name: str) -> bool:
        """Whether any region has a terrain or symbol, or what stands for it in another box (MIX-2.1)."""
        for spec in self.specs:
            if name in (spec.terrain, EQUIVALENT.get(spec.terrain, "")) or name in spec.symbols:
                return True
        return False

    def kind(self, name: str) -> int:
        """The set of regions with a terrain or symbol, by name."""
        result: i64 = 0
        for r, spec in enumerate(self.specs):
            if spec.terrain == name or name in spec.symbols:
                result |= BIT[r]
        return result

    def where(self, name: str) -> RegionSet:
        """The regions with a terrain or symbol by the numbers printed on the board, for people."""
        if name not in TERRAINS + SYMBOLS:
            raise BoardError(f"'{name}' is no terrain or symbol; known are {', '.join(TERRAINS + SYMBOLS)}")
        return RegionSet.of(self.kind(name))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self._facts() == other._facts())

    def __hash__(self) -> int:
        return hash(self.key)

    def _facts(self) -> tuple[object, ...]:
        return (self.key, self.players, self.rounds, [spec.facts() for spec in self.specs])

    def __repr__(self) -> str:
        return f"<Board {self.key}: {self.size} regions, {self.players} players, {self.rounds} rounds>"


def check_specs(specs: list[RegionSpec]) -> None:
    """Refuse what is no board: too many regions, unknown words, borders that only one side knows."""
    if not specs:
        raise BoardError("the board has no regions")
    if len(specs) > MAX_REGIONS:
        raise BoardError(f"the board has {len(specs)} regions, at most {MAX_REGIONS} are possible")
    for r, spec in enumerate(specs):
        if spec.terrain not in TERRAINS:
            raise BoardError(f"region {r + 1}: '{spec.terrain}' is no terrain; known are {', '.join(TERRAINS)}", r + 1)
        if spec.access and spec.access not in ACCESS:
            raise BoardError(f"region {r + 1}: '{spec.access}' is no access; known are {', '.join(ACCESS)}", r + 1)
        if spec.access and not spec.island:
            raise BoardError(f"region {r + 1}: only regions of an island are joined to an access token", r + 1)
        for symbol in spec.symbols:
            if symbol not in SYMBOLS:
                raise BoardError(f"region {r + 1}: '{symbol}' is no symbol; known are {', '.join(SYMBOLS)}", r + 1)
        if not 0 <= spec.natives <= MAX_NATIVES:
            raise BoardError(f"region {r + 1}: a region has 0 to {MAX_NATIVES} natives, not {spec.natives}", r + 1)
        if not spec.neighbours and len(specs) > 1:
            raise BoardError(f"region {r + 1} has no neighbour", r + 1)
        for n in spec.neighbours:
            if not 0 <= n < len(specs):
                raise BoardError(f"region {r + 1}: its neighbour {n + 1} does not exist", r + 1)
            if n == r:
                raise BoardError(f"region {r + 1} is listed as its own neighbour", r + 1)
            if r not in specs[n].neighbours:
                raise BoardError(f"region {r + 1} lists {n + 1} as a neighbour, but not the other way round", r + 1)
    if not any(spec.entry for spec in specs):
        raise BoardError("no region is an entry: nobody could ever come onto the board")
