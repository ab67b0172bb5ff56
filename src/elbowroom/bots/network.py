"""A very small neural network: one hidden layer, and a straight way from the inputs to the result beside it.

Inputs are numbered. Most are 0 in any one question, so a question is a list of those that are not. The same code runs
where bots think and where they learn.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

_DECAY: Final = 1e-5
_RATE_BETA: Final = 0.9
_SIZE_BETA: Final = 0.999
_TINY: Final = 1e-8
_FINE: Final = 1 << 30


@final
class Network:
    """Weights for so many inputs and hidden units. A row of weights has one for each unit and one for the result."""

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.inputs: Final = inputs
        self.hidden: Final = hidden
        self.row: Final = hidden + 1
        # One row for each input; the last one leads from the units to the result.
        self.weights: Final[vec[float]] = vec[float]([0.0] * int((inputs + 1) * (hidden + 1)))
        self._units: Final[vec[float]] = vec[float]([0.0] * int(hidden + 1))
        self.asked: Final[vec[i64]] = vec[i64]([0] * int(inputs))  # the question: which inputs …
        self.given: Final[vec[float]] = vec[float]([0.0] * int(inputs))  # … and what they are
        self.count: i64 = 0

    def clear(self) -> None:
        """Begin a question."""
        self.count = 0

    def put(self, index: i64, value: float) -> None:
        """One input of the question."""
        if value != 0.0:
            self.asked[self.count] = index
            self.given[self.count] = value
            self.count += 1

    def answer(self) -> float:
        """The result for the question."""
        units = self._units
        row = self.row
        hidden = self.hidden
        weights = self.weights
        j: i64 = 0
        while j <= hidden:
            units[j] = 0.0
            j += 1
        i: i64 = 0
        while i < self.count:
            value = self.given[i]
            place = self.asked[i] * row
            j = 0
            while j <= hidden:
                units[j] += value * weights[place + j]
                j += 1
            i += 1
        last = self.inputs * row
        result = units[hidden]
        j = 0
        while j < hidden:
            if units[j] > 0.0:
                result += units[j] * weights[last + j]
            j += 1
        return result

    def weights_of(self, index: i64) -> list[float]:
        """The row of an input; that behind the last one belongs to the hidden units."""
        return [self.weights[index * self.row + j] for j in range(self.row)]

    def set_weights(self, index: i64, row: list[float]) -> None:
        for j in range(self.row):
            self.weights[index * self.row + j] = row[j]

    def begin(self, seed: int) -> None:
        """Small weights by lot, to learn from."""
        random = Random(seed)
        i: i64 = 0
        while i < self.inputs:
            j: i64 = 0
            while j < self.hidden:
                self.weights[i * self.row + j] = 0.3 * (float(random.randrange(_FINE)) / float(_FINE) - 0.5)
                j += 1
            i += 1
        j = 0
        while j < self.hidden:
            self.weights[self.inputs * self.row + j] = 0.5 * (float(random.randrange(_FINE)) / float(_FINE) - 0.5)
            j += 1


@final
class Teacher:
    """Teaches a network by examples, many times over, in an order that follows from the seed (Adam, squared errors)."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network: Final = network
        size = int((network.inputs + 1) * network.row)
        self._slope: Final[vec[float]] = vec[float]([0.0] * size)
        self._rate: Final[vec[float]] = vec[float]([0.0] * size)
        self._size: Final[vec[float]] = vec[float]([0.0] * size)
        self._random = Random(seed)
        self._steps: i64 = 0

    def lesson(self, examples: "Examples", first: int, last: int, step: float, batch: int = 64) -> float:
        """Go once through the examples from `first` to before `last`; returns the mean squared error."""
        order = [int(i) for i in range(first, last)]
        random = self._random
        i: i64 = len(order) - 1
        while i > 0:
            j = random.randrange(i + 1)
            order[i], order[j] = order[j], order[i]
            i -= 1
        total = 0.0
        inside: i64 = 0
        for example in order:
            total += self._add_slope(examples, example)
            inside += 1
            if inside == batch:
                self._go(step, float(inside))
                inside = 0
        return total / float(max(1, last - first))

    def _add_slope(self, examples: "Examples", example: i64) -> float:
        network = self.network
        examples.ask(network, example)
        result = network.answer()
        wrong = result - examples.target(example)
        row, hidden = network.row, network.hidden
        units, weights, slope = network._units, network.weights, self._slope
        last = network.inputs * row
        j: i64 = 0
        while j < hidden:
            if units[j] > 0.0:
                slope[last + j] += wrong * units[j]
                units[j] = wrong * weights[last + j]
            else:
                units[j] = 0.0
            j += 1
        units[hidden] = wrong
        i: i64 = 0
        while i < network.count:
            value = network.given[i]
            place = network.asked[i] * row
            j = 0
            while j <= hidden:
                slope[place + j] += value * units[j]
                j += 1
            i += 1
        return wrong * wrong

    def _go(self, step: float, inside: float) -> None:
        self._steps += 1
        steps = float(self._steps)
        rate_bias = 1.0 - _RATE_BETA**steps
        size_bias = 1.0 - _SIZE_BETA**steps
        weights, slope, rate, size = self.network.weights, self._slope, self._rate, self._size
        i: i64 = 0
        while i < len(weights):
            if slope[i] != 0.0:
                one = slope[i] / inside + _DECAY * weights[i]
                slope[i] = 0.0
                rate[i] = _RATE_BETA * rate[i] + (1.0 - _RATE_BETA) * one
                size[i] = _SIZE_BETA * size[i] + (1.0 - _SIZE_BETA) * one * one
                weights[i] -= step * (rate[i] / rate_bias) / ((size[i] / size_bias) ** 0.5 + _TINY)
            i += 1


@final
class Examples:
    """Questions with the results they should have had: at most so many, with at most so many inputs each."""

    def __init__(self, most: int, inputs: int) -> None:
        self._inputs: Final[i64] = inputs
        self._asked: Final[vec[i64]] = vec[i64]([0] * (most * inputs))
        self._given: Final[vec[float]] = vec[float]([0.0] * (most * inputs))
        self._targets: Final[vec[float]] = vec[float]([0.0] * most)
        self.count: i64 = 0

    def add(self, asked: list[int], given: list[float], target: float) -> None:
        """One more; inputs that are 0 need not be there."""
        place = self.count * self._inputs
        for i in range(len(asked)):
            self._asked[place] = asked[i]
            self._given[place] = given[i]
            place += 1
        while place < (self.count + 1) * self._inputs:
            self._given[place] = 0.0
            place += 1
        self._targets[self.count] = target
        self.count += 1

    def target(self, example: i64) -> float:
        return self._targets[example]

    def set_target(self, example: i64, target: float) -> None:
        self._targets[example] = target

    def ask(self, network: Network, example: i64) -> None:
        """Put the question of an example."""
        network.clear()
        place = example * self._inputs
        end = place + self._inputs
        while place < end:
            network.put(self._asked[place], self._given[place])
            place += 1
