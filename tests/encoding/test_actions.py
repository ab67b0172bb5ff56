"""Every action has a number, and every number an action."""

import pickle

import pytest

import elbowroom
from elbowroom.encoding import ActionNumbers, Encoder
from elbowroom.encoding.actions import NoSuchAction
from elbowroom.encoding.numbering import verb_number
from elbowroom.engine.actions import COMBO, REGION, SEAT
from tests.envs.games import BOARDS, MIXED, positions


@pytest.mark.parametrize("setup", [*BOARDS, MIXED], ids=repr)
def test_numbers_go_both_ways(setup: elbowroom.Setup) -> None:
    numbers = ActionNumbers(setup.rules())
    for seat in range(int(setup.rules().players)):
        actions = [numbers.action(number, seat) for number in range(int(numbers.size))]
        assert len({action.text() for action in actions}) == len(actions)
        assert [numbers.number(action, seat) for action in actions] == list(range(int(numbers.size)))


@pytest.mark.parametrize("setup", [*BOARDS, MIXED], ids=repr)
def test_the_mask_is_what_is_legal(setup: elbowroom.Setup) -> None:
    encoder = Encoder(setup.rules())
    numbers = encoder.actions
    for s in positions(setup, seed=3):
        seat = int(s.decider)
        encoder.offer(s, seat)
        legal = [numbers.action(number, seat) for number, bit in enumerate(encoder.mask) if bit]
        assert {action.text() for action in legal} == {action.text() for action in s.legal()}
        encoder.offer(s, (seat + 1) % int(s.rules.players))
        assert not any(encoder.mask)


def test_equal_setups_give_equal_numbers() -> None:
    for setup in (*BOARDS, MIXED):
        one = ActionNumbers(setup.rules())
        other = ActionNumbers(pickle.loads(pickle.dumps(setup)).rules())
        assert [one.action(n, 0) for n in range(int(one.size))] == [other.action(n, 0) for n in range(int(other.size))]


def test_seats_are_counted_from_the_one_who_decides() -> None:
    numbers = ActionNumbers(elbowroom.Setup("base_4").rules())
    ally = elbowroom.parse_action("ally 2")
    assert numbers.number(ally, 0) - numbers.number(ally, 1) == 1
    assert numbers.action(numbers.number(ally, 3), 3) is ally


def test_the_structure_tells_verbs_and_rows() -> None:
    rules = elbowroom.Setup("base_3").rules()
    numbers = ActionNumbers(rules)
    told = list(zip(numbers.verb_numbers(), numbers.meanings(), numbers.targets(), strict=True))
    assert len(told) == numbers.size
    for number, (verb, meaning, target) in enumerate(told):
        action = numbers.action(number, 1)
        assert (verb, meaning) == (verb_number(action.verb), action.meaning)
        if meaning in (REGION, COMBO):
            assert target == action.target
        elif meaning == SEAT:
            assert target == (action.target - 1) % 3
        else:
            assert target == 0


@pytest.mark.parametrize("number", [-1, 290, 100_000])
def test_other_numbers_are_no_actions(number: int) -> None:
    numbers = ActionNumbers(elbowroom.Setup("base_2").rules())
    with pytest.raises(
        NoSuchAction, match=f"{number} is no action: the actions of this game have the numbers 0 to 289$"
    ):
        numbers.action(number, 0)


@pytest.mark.parametrize("text", ["conquer 24", "hero 60", "ally 3", "cannon 5"])
def test_other_actions_have_no_number(text: str) -> None:
    numbers = ActionNumbers(elbowroom.Setup("base_2").rules())
    with pytest.raises(NoSuchAction, match=f"'{text}' is no action of this game$"):
        numbers.number(elbowroom.parse_action(text), 0)
