"""The pace that commands with many games show."""

from elbowroom.cli.progress import Pace


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_batches_that_come_together_do_not_make_it_faster() -> None:
    clock = Clock()
    pace = Pace(1000, 0, clock)
    assert pace.told(0) == ""
    clock.now += 2
    assert pace.told(20) == "10/s 0:01:38"
    clock.now += 0.00001  # the batch of the other process was finished long ago
    assert pace.told(40) == "20/s 0:00:48"
    clock.now += 2
    assert pace.told(60) == "15/s 0:01:03"


def test_slow_games_have_a_pace_too() -> None:
    clock = Clock()
    pace = Pace(100, 0, clock)
    clock.now += 40
    assert pace.told(20) == "0.5/s 0:02:40"


def test_games_from_before_say_nothing() -> None:
    clock = Clock()
    pace = Pace(20_000, 10_000, clock)
    clock.now += 1
    assert pace.told(10_000) == ""
    clock.now += 1
    assert pace.told(10_200) == "100/s 0:01:38"
