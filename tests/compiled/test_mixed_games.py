"""Mixed games in great number: every pair of race and power on every family of boards, and games of every kind."""

import pytest

from tests.content.mixing.test_random_games import FAMILIES, POWERS, RACES, play_mixed, play_pair

GAMES, CHUNK = 10_000, 200
APART = {"hill", "mounted", "underworld", "exploring"}  # never meet the races that need a Chasm


@pytest.mark.slow
@pytest.mark.parametrize("race", RACES)
def test_every_pair_plays_to_the_end_on_every_family_that_allows_it(race: str) -> None:
    for number, power in enumerate(POWERS):
        seed = RACES.index(race) + number
        played = [play_pair(race, power, family, seed) for family in FAMILIES]
        assert any(played) or (race in ("spiderines", "flames") and power in APART), f"{power} {race}"


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_ten_thousand_mixed_games_hold_every_invariant(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        play_mixed(seed)
