"""Teaching the bots' judgement: games are played, every end of a turn in them is an example, and a network learns.

First `greedy` plays; then, round by round, the bot with what has been learned so far plays against itself. Now and then
somebody picks or declines at random, so that what is rarely done is known as well. The same seed teaches the same.
"""

import math
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain
from random import Random
from typing import Any

from elbowroom import __version__
from elbowroom.bots.base import Bot
from elbowroom.bots.greedy import GreedyBot
from elbowroom.bots.judgement import COIN, HIDDEN, TOKEN, Judgement, input_names
from elbowroom.bots.network import Examples, Network, Teacher
from elbowroom.bots.style import Style
from elbowroom.bots.thinker import ThinkingBot
from elbowroom.content.setup import Setup
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.rules import Rules
from elbowroom.engine.scoring import winners
from elbowroom.engine.setup import new_state
from elbowroom.engine.view import counted_view
from elbowroom.lab.crew import Crew, Workers, chunks_of, crew_of
from elbowroom.lab.simulate import seed_of

PUPIL = Style(plans=60, worlds=2, opening=True, arrangements=10)  # who plays in the rounds
CURIOSITY = 0.08  # how often a pick or a decline is drawn by lot
HELD_OUT = 0.08  # part of the games that only measures what the rest has taught
PULL = 20.0  # picks that say a tile is like any other, before its own are counted
SWEEPS = 15
STEP = 0.003
EPOCHS = 12
TRUST = 0.6  # how much of the rest of a game is learned as it came; the other part as it was expected a turn later
BLIND = 2  # epochs before expectations count
FINER = 2 / 3  # from this part of the epochs on the steps are small

ASKED = "H"  # which inputs a question has, as an array in bytes
GIVEN = "f"  # and what they are
Question = tuple[bytes, bytes, int]  # what is asked about a seat, and its coins
Position = tuple[int, list[Question]]  # rounds left; by seat


class TrainingError(ElbowRoomError):
    """A training that cannot be done as asked for."""


@dataclass(frozen=True)
class Pick:
    """A pair that somebody has taken, and what followed."""

    left: int
    race: str
    power: str
    tokens: int
    earned: int  # from then to the end


@dataclass(frozen=True)
class Played:
    """One game as examples are made from it."""

    positions: list[Position]
    coins: list[int]  # at the end, by seat
    won: list[float]  # shares of the victory
    picks: list[Pick]


Lesson = tuple[int, Played]  # with the number of its board


@dataclass(frozen=True)
class Model:
    """What has been learned about games with certain tiles."""

    rows: dict[str, list[float]]
    spread: dict[str, list[float]]  # by number of players
    worth: dict[str, float]
    fit: dict[str, Any] = field(default_factory=dict)

    def judgement(self, rules: Rules) -> Judgement:
        return Judgement(rules, self.rows, self.spread[str(int(rules.players))], self.worth)


UNTAUGHT = Model({}, {}, {})


@dataclass(frozen=True)
class Training:
    """What shall be played and learned: games of one family, on boards for different numbers of players."""

    setups: tuple[Setup, ...]
    games: int = 6000  # in each round, on all boards together
    rounds: int = 2  # with what has been learned, after those of greedy
    seed: int = 0
    hidden: int = HIDDEN

    def __post_init__(self) -> None:
        if not self.setups:
            raise TrainingError("name at least one board")
        if self.games < len(self.setups) * 10:
            raise TrainingError(f"at least 10 games on each board teach something, {self.games} in all do not")
        if self.rounds < 0:
            raise TrainingError(f"--rounds is a number from 0, not {self.rounds}")

    def settings(self) -> dict[str, object]:
        """Everything that the games follow from."""
        return {**asdict(self), "setups": [repr(setup) for setup in self.setups]}

    @property
    def all_games(self) -> int:
        return self.games * (1 + self.rounds)

    def names(self) -> list[str]:
        """The inputs of the network for all boards together; boards may differ in their tiles."""
        names: dict[str, None] = {}
        for setup in self.setups:
            names |= dict.fromkeys(input_names(setup.rules()))
        return list(names)


def train(training: Training, workers: Workers = None, progress: Callable[[int], object] | None = None) -> Model:
    """Play and learn; `progress` is told how many games there are so far."""
    crew = crew_of(workers)
    model = UNTAUGHT
    last: list[Lesson] = []
    done = 0
    for number in range(training.rounds + 1):
        games: list[Lesson] = []
        for batch in _games(training, number, model, crew):
            games += batch
            done += len(batch)
            if progress is not None:
                progress(done)
        if number == 0:
            # What tiles are worth is part of the question, so it must be the same in all games that teach.
            model = Model({}, {}, worth_of([pick for _, game in games for pick in game.picks]))
            games = list(chain.from_iterable(_games(training, number, model, crew)))
        model = learn(training, [*last, *games], model.worth, number == training.rounds)
        last = games
    return model


# --- playing --------------------------------------------------------------------------------------------------------


def _games(training: Training, number: int, model: Model, crew: Crew) -> Iterator[list[Lesson]]:
    """The games of a round, in batches; each with the number of its board."""
    first = number * training.games
    chunks = chunks_of(range(first, first + training.games))
    return crew.spread(partial(play_chunk, training, number, model), chunks)


def play_chunk(training: Training, number: int, model: Model, games: Sequence[int]) -> list[Lesson]:
    """Play the games with these numbers."""
    boards = len(training.setups)
    places = {name: index for index, name in enumerate(training.names())}
    return [(game % boards, play_lesson(training, number, model, game, places)) for game in games]


def play_lesson(training: Training, number: int, model: Model, game: int, all_places: dict[str, int]) -> Played:
    """Play one game and note what it teaches; `all_places` are those of the inputs."""
    setup = training.setups[game % len(training.setups)]
    rules = setup.rules()
    players = int(rules.players)
    state = new_state(rules, Chance(seed_of(training.seed, game)))
    random = Random(seed_of(training.seed, game, players))
    seeds = [seed_of(training.seed, game, seat) for seat in range(players)]
    bots: list[Bot]
    if number == 0:
        bots = [GreedyBot(seed) for seed in seeds]
    else:
        bots = [ThinkingBot(seed, PUPIL, model.judgement(rules)) for seed in seeds]
    reader = Judgement(rules, {}, [1.0], model.worth)
    places = [all_places[name] for name in input_names(rules)]
    positions: list[Position] = []
    picks: list[tuple[int, int, str, str, int, int]] = []
    turn = state.turn_of
    while not state.over:
        seat = int(state.decider)
        legal = state.legal()
        if len(legal) > 1 and state.phase in (PICK, DECIDE) and random.random() < CURIOSITY:
            action = random.choice(legal)
        else:
            action = bots[seat].choose(counted_view(state, seat), legal)
        if state.phase == PICK:
            race = rules.races[state.column_race(action.target)]
            power = rules.powers[state.column_power(action.target)]
            tokens = int(rules.race_tokens[race.index] + rules.power_tokens[power.index])
            left = int(rules.rounds - state.round)
            state.apply(action)
            picks.append((seat, left, race.key, power.key, tokens, int(state.coins(seat))))
        else:
            state.apply(action)
        if state.turn_of != turn and not state.over:
            turn = state.turn_of
            positions.append((int(rules.rounds - state.round + 1), _questions(reader, state, places)))
    coins = [int(state.coins(seat)) for seat in range(players)]
    won = winners(state)
    return Played(
        positions,
        coins,
        [1 / len(won) if seat in won else 0.0 for seat in range(players)],
        [Pick(left, race, power, tokens, coins[seat] - had) for seat, left, race, power, tokens, had in picks],
    )


def _questions(reader: Judgement, state: Any, places: list[int]) -> list[Question]:
    """What the network is asked about every player."""
    reader.features.read(state)
    network = reader.network
    questions = []
    for seat in range(state.rules.players):
        reader.question(state, seat)
        asked = array(ASKED, (places[network.asked[i]] for i in range(network.count)))
        given = array(GIVEN, (network.given[i] for i in range(network.count)))
        questions.append((asked.tobytes(), given.tobytes(), int(state.coins(seat))))
    return questions


# --- learning -------------------------------------------------------------------------------------------------------


def worth_of(picks: Sequence[Pick]) -> dict[str, float]:
    """What each race and power has brought beyond its tokens, compared with all others picked at the same time."""
    parts: tuple[dict[str, float], ...] = ({}, {}, {})
    rows = [
        ((str(pick.left), f"race {pick.race}", f"power {pick.power}"), pick.earned - TOKEN * pick.tokens)
        for pick in picks
    ]
    for _ in range(SWEEPS):
        for which, part in enumerate(parts):
            sums: dict[str, float] = {}
            counts: dict[str, float] = {}
            for names, earned in rows:
                rest = earned - sum(parts[other].get(names[other], 0.0) for other in range(3) if other != which)
                name = names[which]
                sums[name] = sums.get(name, 0.0) + rest
                counts[name] = counts.get(name, PULL if which else 0.0) + 1
            part.update({name: total / counts[name] for name, total in sums.items()})
    return {name: round(worth, 3) for name, worth in sorted({**parts[1], **parts[2]}.items())}


def learn(training: Training, games: list[Lesson], worth: dict[str, float], last: bool) -> Model:
    """Let a new network learn from games, and measure it on some that it has not seen."""
    names = training.names()
    Random(training.seed).shuffle(games)
    kept = len(games) - max(1, int(len(games) * HELD_OUT))
    examples = _examples(games)
    taught = sum(len(game.positions) * len(game.coins) for _, game in games[:kept])
    network = Network(len(names), training.hidden)
    network.begin(training.seed + 1)
    teacher = Teacher(network, training.seed + 2)
    for epoch in range(EPOCHS):
        if epoch >= BLIND:
            _expect(network, examples, games[:kept])
        teacher.lesson(examples, 0, taught, STEP if epoch < EPOCHS * FINER else STEP * 0.3)
    forecasts = list(_forecasts(network, examples, games, kept, taught))
    rows = {name: _rounded(network.weights_of(index)) for index, name in enumerate(names)}
    rows["result"] = _rounded(network.weights_of(len(names)))
    numbers = sorted({len(game.coins) for _, game in games})
    spreads = {str(players): spread_of(forecasts, players) for players in numbers}
    return Model(rows, spreads, worth, _fit(examples, network, taught, forecasts, spreads) if last else {})


def _examples(games: list[Lesson]) -> Examples:
    positions = [(position, game.coins) for _, game in games for position in game.positions]
    total = sum(len(coins) for _, coins in positions)
    widest = max(len(asked) for (_, seats), _ in positions for asked, _, _ in seats) // array(ASKED).itemsize
    examples = Examples(total, widest)
    for (_, seats), coins in positions:
        for (asked, given, had), end in zip(seats, coins, strict=True):
            examples.add(list(array(ASKED, asked)), list(array(GIVEN, given)), (end - had) * COIN)
    return examples


def _expect(network: Network, examples: Examples, games: list[Lesson]) -> None:
    """Aim at what was earned until the next turn and what is expected then, mixed with how the game really went on.

    One game is mostly luck; what is expected a turn later has less of it (temporal differences).
    """
    first = 0
    for _, game in games:
        players = len(game.coins)
        last = first + len(game.positions) * players
        rest = [0.0] * players
        had = game.coins
        for number in range(len(game.positions) - 1, -1, -1):
            seats = game.positions[number][1]
            for seat, (_, _, coins) in enumerate(seats):
                example = first + number * players + seat
                aim = (had[seat] - coins) * COIN + rest[seat]
                examples.set_target(example, aim)
                examples.ask(network, example)
                rest[seat] = TRUST * aim + (1 - TRUST) * network.answer()
            had = [coins for _, _, coins in seats]
        first = last


def _rounded(row: list[float]) -> list[float]:
    return [float(f"{weight:.4g}") for weight in row]


@dataclass(frozen=True)
class Forecast:
    """What was expected in a position, and what came."""

    left: int
    expected: list[float]  # coins at the end, by seat
    won: list[float]


def _forecasts(network: Network, examples: Examples, games: list[Lesson], kept: int, taught: int) -> Iterator[Forecast]:
    example = taught
    for _, game in games[kept:]:
        for left, seats in game.positions:
            expected = []
            for _, _, had in seats:
                examples.ask(network, example)
                expected.append(had + network.answer() / COIN)
                example += 1
            yield Forecast(left, expected, game.won)


def spread_of(forecasts: list[Forecast], players: int) -> list[float]:
    """How many coins of difference make the end certain enough, by rounds left; the best of many by likelihood."""
    fitting = [one for one in forecasts if len(one.expected) == players]
    most = max(one.left for one in fitting)
    return [
        min(SPREADS, key=partial(_surprise, [one for one in fitting if one.left == max(1, left)]))
        for left in range(most + 1)
    ]


SPREADS = [round(0.7 * 1.1**step, 2) for step in range(40)]


def _surprise(forecasts: list[Forecast], coins: float) -> float:
    """How unlikely the forecasts made what came, on average."""
    total = 0.0
    for one in forecasts:
        for chance, won in zip(_chances(one.expected, coins), one.won, strict=True):
            total -= won * math.log(max(1e-9, chance))
    return total / max(1, len(forecasts))


def _chances(expected: list[float], coins: float) -> list[float]:
    best = max(expected)
    parts = [math.exp((one - best) / coins) for one in expected]
    return [part / sum(parts) for part in parts]


def _fit(
    examples: Examples, network: Network, taught: int, forecasts: list[Forecast], spreads: dict[str, list[float]]
) -> dict[str, Any]:
    """How good it is, in games that have taught nothing."""
    total = int(examples.count)
    wrong = 0.0
    targets = [examples.target(example) / COIN for example in range(taught, total)]  # these were left as they came
    for example, target in zip(range(taught, total), targets, strict=True):
        examples.ask(network, example)
        wrong += (network.answer() / COIN - target) ** 2
    mean = sum(targets) / len(targets)
    spread = sum((target - mean) ** 2 for target in targets)
    return {
        "examples": total,
        "held_out": total - taught,
        "coins_wrong_by": round(math.sqrt(wrong / len(targets)), 2),
        "explained": round(1 - wrong / spread, 3),
        "calibration_error": round(calibration(forecasts, spreads), 4),
    }


def calibration(forecasts: list[Forecast], spreads: dict[str, list[float]], bins: int = 10) -> float:
    """The mean difference between the chance that was told and how often it came true (expected calibration error)."""
    told = [[0.0, 0.0, 0.0] for _ in range(bins)]
    for one in forecasts:
        for chance, won in zip(_chances(one.expected, spreads[str(len(one.won))][one.left]), one.won, strict=True):
            part = told[min(bins - 1, int(chance * bins))]
            part[0] += 1
            part[1] += chance
            part[2] += won
    total = sum(part[0] for part in told)
    return sum(abs(part[1] - part[2]) for part in told) / total


def as_json(models: dict[str, Model], made: dict[str, Any]) -> dict[str, Any]:
    """The file that `bots/knowledge.py` reads."""
    return {
        "made": {"elbowroom": __version__, **made, "fit": {name: model.fit for name, model in models.items()}},
        "models": {
            name: {"worth": model.worth, "spread": model.spread, "rows": model.rows} for name, model in models.items()
        },
    }
