"""What a position is worth to each player, as learned from many games: coins to come, and the chance of winning."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from elbowroom.bots import features
from elbowroom.bots.features import WIDTH, Features, turns_left
from elbowroom.bots.network import Network
from elbowroom.bots.sums import added
from elbowroom.engine.rules import MAX_PLAYERS, Rules
from elbowroom.engine.scoring import winners
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State

MOST_LEFT: Final = 10  # turns; with more to come the game is as open as it gets
COIN: Final = 0.1  # results of the network are counted in tens of coins
HIDDEN: Final = 32
TOKEN: Final = 1.0  # coins that a token of a pair promises before anything is known about its tiles
MARGIN: Final = 0.002  # what a coin more than the best opponent counts beside the chance of winning

_OTHERS: Final = WIDTH
_BIAS: Final = 2 * WIDTH
_SOON: Final = 2 * WIDTH + 1
_OFFER: Final = 2 * WIDTH + 2
_SECOND: Final = 2 * WIDTH + 3
_LEFT: Final = 2 * WIDTH + 4
_PLAYERS: Final = _LEFT + MOST_LEFT + 1
_TILES: Final = _PLAYERS + MAX_PLAYERS + 1


def input_names(rules: Rules) -> list[str]:
    """What each input of the network means; tiles by their names, so that they may be numbered otherwise elsewhere."""
    names = [f"own {name}" for name in features.NAMES]
    names += [f"others {name}" for name in features.NAMES]
    names += ["always", "soon", "offer", "second offer"]
    names += [f"left {left}" for left in range(MOST_LEFT + 1)]
    names += [f"players {players}" for players in range(MAX_PLAYERS + 1)]
    for whose in ("own", "others"):
        names += [f"{whose} race {race.key}" for race in rules.races]
        names += [f"{whose} power {power.key}" for power in rules.powers]
        names += [f"{whose} old race {race.key}" for race in rules.races]
    return names


def kind_of(name: str) -> str:
    """What an input has in common with its like: `own race` of `own race giants`."""
    return name.rpartition(" ")[0]


@final
class Judgement:
    """The judgement of somebody who has seen many games with such tiles."""

    def __init__(
        self, rules: Rules, rows: dict[str, list[float]], spread: list[float], worth: dict[str, float]
    ) -> None:
        """`rows` are the weights by name of the input, `spread` how uncertain the end is, by turns left, and `worth`
        what each tile has brought those who picked it, beyond what its tokens promise.
        """
        self.rules: Final = rules
        names = input_names(rules)
        hidden = len(rows["always"]) - 1 if rows else HIDDEN
        self.network: Final = Network(len(names), hidden)
        self.spread: Final[list[float]] = spread
        self.features: Final = Features()
        self.coins: Final[vec[float]] = vec[float]([0.0] * MAX_PLAYERS)  # expected at the end, by seat
        self._races: Final[i64] = len(rules.races)
        self._tiles: Final[i64] = 2 * len(rules.races) + len(rules.powers)
        self._worth: Final[vec[float]] = vec[float]([0.0] * (len(rules.races) + len(rules.powers)))
        for race in rules.races:
            known = worth.get(f"race {race.key}", 0.0)
            self._worth[race.index] = known + TOKEN * float(rules.race_tokens[race.index])
        for power in rules.powers:
            known = worth.get(f"power {power.key}", 0.0)
            self._worth[len(rules.races) + power.index] = known + TOKEN * float(rules.power_tokens[power.index])
        if rows:
            unseen = _means(rows)
            nothing = [0.0] * (hidden + 1)
            for index, name in enumerate(names):
                self.network.set_weights(index, rows.get(name) or unseen.get(kind_of(name)) or nothing)
            self.network.set_weights(len(names), rows["result"])

    # --- what is judged ---------------------------------------------------------------------------------------------

    def look(self, s: State) -> None:
        """Work out what everybody may expect; somebody's turn has just ended."""
        self.features.read(s)
        seat: i64 = 0
        while seat < s.rules.players:
            self.question(s, seat)
            self.coins[seat] = float(s.coins(seat)) + self.network.answer() / COIN
            seat += 1

    def question(self, s: State, seat: i64) -> None:
        """Put to the network what a player may still earn; the features have been read."""
        network = self.network
        values = self.features.values
        players = s.rules.players
        share = 1.0 / float(players - 1)
        network.clear()
        i: i64 = 0
        while i < WIDTH:
            network.put(i, values[seat * WIDTH + i])
            total = 0.0
            other: i64 = 0
            while other < players:
                if other != seat:
                    total += values[other * WIDTH + i]
                other += 1
            network.put(_OTHERS + i, total * share)
            i += 1
        network.put(_BIAS, 1.0)
        network.put(_SOON, float((seat - s.turn_of + players) % players) * share)
        self._put_offers(s)
        left = turns_left(s, seat) + (1 if seat == s.turn_of else 0)  # the turn that has just begun is still to come
        network.put(_LEFT + (left if left < MOST_LEFT else MOST_LEFT), 1.0)
        network.put(_PLAYERS + players, 1.0)
        self._put_tiles(s, seat, _TILES, 1.0)
        other = 0
        while other < players:
            if other != seat:
                self._put_tiles(s, other, _TILES + self._tiles, share)
            other += 1

    def _put_offers(self, s: State) -> None:
        """How good the two best pairs on offer are."""
        best = 0.0
        second = 0.0
        index: i64 = 0
        while index < s.visible:
            worth = self._worth[s.column_race(index)] + self._worth[self._races + s.column_power(index)]
            worth += float(s.column_coins(index) - index)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
            index += 1
        self.network.put(_OFFER, best * COIN)
        self.network.put(_SECOND, second * COIN)

    def _put_tiles(self, s: State, seat: i64, base: i64, share: float) -> None:
        slot = active_of(seat)
        if s.race(slot) >= 0:
            self.network.put(base + s.race(slot), share)
            if s.power(slot) >= 0:
                self.network.put(base + self._races + s.power(slot), share)
        old = base + self._tiles - self._races
        if s.race(slot + 1) >= 0:
            self.network.put(old + s.race(slot + 1), share)
        if s.race(slot + 2) >= 0:
            self.network.put(old + s.race(slot + 2), share)

    # --- what follows -----------------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        """How well a player stands: his chance of winning, and a little for the coins."""
        players = s.rules.players
        if s.over:
            won = winners(s)
            best_other = -1000.0
            other: i64 = 0
            while other < players:
                if other != seat:
                    best_other = max(best_other, float(s.coins(other)))
                other += 1
            margin = float(s.coins(seat)) - best_other
            return (1.0 / float(len(won)) if seat in won else 0.0) + MARGIN * margin
        self.look(s)
        scale = self.scale(s)
        mine = self.coins[seat]
        total = 1.0
        best = -1000.0
        other = 0
        while other < players:
            if other != seat:
                total += exp(min(30.0, (self.coins[other] - mine) * scale))
                best = max(best, self.coins[other])
            other += 1
        return 1.0 / total + MARGIN * (mine - best)

    def scale(self, s: State) -> float:
        """One by the coins that an expected result is uncertain by."""
        left = s.rules.rounds - s.round + 1
        return 1.0 / self.spread[min(left, len(self.spread) - 1)]

    def chances(self, s: State) -> list[float]:
        """Everybody's chance of winning; somebody's turn has just ended, or the game."""
        players = int(s.rules.players)
        if s.over:
            won = winners(s)
            return [1.0 / len(won) if seat in won else 0.0 for seat in range(players)]
        self.look(s)
        scale = self.scale(s)
        best = max(self.coins[seat] for seat in range(players))
        parts = [exp((self.coins[seat] - best) * scale) for seat in range(players)]
        whole = added(parts)
        return [part / whole for part in parts]


def _means(rows: dict[str, list[float]]) -> dict[str, list[float]]:
    """For every kind of tile what is usual for it; that is what an unknown one gets."""
    alike: dict[str, list[list[float]]] = {}
    for name, row in rows.items():
        kind = kind_of(name)
        if kind.endswith((" race", " power")):
            alike.setdefault(kind, []).append(row)
    return {kind: [added(column) / len(found) for column in zip(*found, strict=True)] for kind, found in alike.items()}
