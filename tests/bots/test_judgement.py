"""What the bots see in a position and what they make of it."""

import json
from pathlib import Path

import pytest

from elbowroom import Chance, Power, Race, new_game, rules_for
from elbowroom.bots import make_bot
from elbowroom.bots.features import (
    GROWTH,
    INCOME,
    LOSS,
    NAMES,
    NOBODY,
    OLD_LOSS,
    OLD_RISK,
    REGIONS,
    RISK,
    SPARE,
    WIDTH,
    Features,
    turns_left,
)
from elbowroom.bots.judgement import Judgement, input_names
from elbowroom.bots.knowledge import SHIPPED, SWITCH, BadJudgement, judgement_for
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view
from elbowroom.lab.game import play_game


def later(board: str, seed: int, turns: int) -> State:
    """A game between easy bots after so many turns."""
    state = new_game(board, seed)
    bots = [make_bot("easy", seed + seat) for seat in range(state.rules.players)]
    turn = state.turn_of
    while turns and not state.over:
        state.apply(bots[state.decider].choose(counted_view(state, int(state.decider)), state.legal()))
        if state.turn_of != turn:
            turn, turns = state.turn_of, turns - 1
    return state


def test_features_tell_what_stands_on_the_board() -> None:
    assert len(NAMES) == WIDTH
    features = Features()
    state = new_game("base_2", 1)
    features.read(state)
    assert features.of(0)[NOBODY] == 1
    assert sum(features.of(0)[REGIONS:NOBODY]) == 0
    state = later("base_2", 1, 2)
    features.read(state)
    for seat in range(2):
        one = features.of(seat)
        assert one[NOBODY] == 0
        assert round(one[REGIONS] * 5) == len(state.regions_of(seat))
        assert one[INCOME] * 8 >= len(state.regions_of(seat))
        assert one[SPARE] >= 0
        assert one[GROWTH] >= 0
    features.read(later("base_2", 1, 6))
    assert sum(features.of(seat)[place] for seat in range(2) for place in (LOSS, RISK, OLD_LOSS, OLD_RISK)) > 0


def test_reading_features_changes_nothing() -> None:
    state = later("underground_2", 2, 5)
    before = state.copy()
    Features().read(state)
    assert state == before


@pytest.mark.parametrize("board", ["base_2", "base_3"])
def test_turns_left_count_down_for_everybody(board: str) -> None:
    state = new_game(board, 4, first=1)
    rounds, players = int(state.rules.rounds), int(state.rules.players)
    assert [turns_left(state, seat) for seat in range(players)] == [
        rounds - 1 if seat == 1 else rounds for seat in range(players)
    ]


def test_chances_are_shares_and_end_in_certainty() -> None:
    state = later("base_3", 5, 9)
    chances = judgement_for(state.rules).chances
    shares = chances(state)
    assert sum(shares) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares)
    play_game(state, [make_bot("gentle", seat) for seat in range(3)])
    assert sorted(chances(state)) == pytest.approx(sorted([0.0, 0.0, 1.0]))


def test_coins_make_a_chance() -> None:
    state = later("base_2", 5, 15)
    judgement = judgement_for(state.rules)
    rich = state.copy()
    rich.add_coins(0, 12)
    assert judgement.chances(rich)[0] > judgement.chances(state)[0]
    assert judgement.value(rich, 0) > judgement.value(state, 0)
    assert judgement.value(rich, 1) < judgement.value(state, 1)


class Badgers(Race):
    key = "badgers"
    name = "Badgers"
    tokens = 6
    tray = 12


class Humming(Power):
    key = "humming"
    name = "Humming"
    tokens = 4


def test_tiles_it_has_never_seen_are_like_the_others() -> None:
    state = new_state(rules_for("base_2", races=[Badgers], powers=[Humming]), Chance(3))
    names = input_names(state.rules)
    judgement = judgement_for(state.rules)
    shipped = Path(__file__).parents[2] / "src" / "elbowroom" / "bots" / SHIPPED
    rows = json.loads(shipped.read_text())["models"]["base"]["rows"]
    own = [row for name, row in rows.items() if name.startswith("own race ")]
    mean = [sum(column) / len(own) for column in zip(*own, strict=True)]
    assert judgement.network.weights_of(names.index("own race badgers")) == pytest.approx(mean)
    assert judgement.network.weights_of(names.index("own race giants")) == rows["own race giants"]
    play_game(state, [make_bot("normal", 1), make_bot("gentle", 2)])
    assert state.over


def test_another_file_may_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = new_game("base_2", 1).rules
    model = {"rows": {"always": [0.0, 2.0], "result": [0.0, 0.0]}, "spread": {"2": [1.0]}, "worth": {}}
    file = tmp_path / "own.json"
    file.write_text(json.dumps({"models": {"own": model}}))
    monkeypatch.setenv(SWITCH, str(file))
    judgement = judgement_for(rules)
    judgement.look(new_game("base_2", 1))
    assert [judgement.coins[seat] for seat in range(2)] == [25.0, 25.0]
    monkeypatch.setenv(SWITCH, str(tmp_path / "missing.json"))
    with pytest.raises(BadJudgement, match=r"missing\.json has no judgement to read"):
        judgement_for(rules)


def test_without_anything_learned_it_plays_too() -> None:
    state = new_game("base_2", 2)
    judgement = Judgement(state.rules, {}, [5.0], {})
    assert judgement.chances(state) == [0.5, 0.5]
