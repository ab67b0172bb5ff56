"""The small network: it answers as its weights say, and learns what it is taught."""

from random import Random

import pytest

from elbowroom.bots.network import Examples, Network, Teacher


def asked(network: Network, question: dict[int, float]) -> float:
    network.clear()
    for index, value in question.items():
        network.put(index, value)
    return network.answer()


def test_an_answer_is_the_straight_way_and_the_units_that_are_awake() -> None:
    network = Network(2, 2)
    network.set_weights(0, [1.0, -1.0, 10.0])
    network.set_weights(1, [0.0, 3.0, 0.0])
    network.set_weights(2, [2.0, 5.0, 0.0])
    assert asked(network, {}) == 0
    assert asked(network, {0: 1.0}) == pytest.approx(10 + 2)  # the second unit sleeps
    assert asked(network, {0: 1.0, 1: 1.0}) == pytest.approx(10 + 2 + 2 * 5)
    assert network.weights_of(1) == [0.0, 3.0, 0.0]


def lessons(count: int) -> Examples:
    random = Random(3)
    examples = Examples(count, 3)
    for _ in range(count):
        one, other = random.uniform(-1, 1), random.uniform(-1, 1)
        examples.add([0, 1, 2], [1.0, one, other], abs(one) + 0.5 * other)
    return examples


def test_it_learns_what_no_straight_line_can_tell() -> None:
    network = Network(3, 8)
    network.begin(1)
    teacher = Teacher(network, 2)
    examples = lessons(600)
    first = teacher.lesson(examples, 0, 600, 0.01, batch=8)
    for _ in range(15):
        last = teacher.lesson(examples, 0, 600, 0.01, batch=8)
    assert last < 0.01 < first
    assert asked(network, {0: 1.0, 1: -0.8, 2: 0.0}) == pytest.approx(0.8, abs=0.15)


def test_the_seed_decides_what_is_learned() -> None:
    def taught(seed: int) -> list[float]:
        network = Network(3, 4)
        network.begin(1)
        Teacher(network, seed).lesson(lessons(60), 0, 60, 0.01, batch=8)
        return network.weights_of(1)

    assert taught(2) == taught(2) != taught(3)
