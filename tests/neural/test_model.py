"""The net that is shipped: both ways to run it agree, and a file that is no net of ours says what is wrong."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from elbowroom import Setup, cli, new_game
from elbowroom.encoding.fields import ENCODING_VERSION
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State
from elbowroom.neural import RUNNER, SWITCH
from elbowroom.neural.mind import Mind
from elbowroom.neural.model import SHIPPED, VERSION_NOTE, BadNet, Model, shipped
from tests.neural.strangers import Bees

FILE = Path(__file__).parents[2] / "src/elbowroom/neural" / SHIPPED


def positions(board: str, count: int) -> list[State]:
    """Some positions of a game that chance plays, all of the seat that decides first."""
    random = Random(5)
    state = new_game(board, seed=5)
    seat = state.decider
    found: list[State] = []
    while not state.over and len(found) < count:
        if state.decider == seat and len(state.legal()) > 1:
            found.append(state.copy())
        state.apply(random.choice(state.legal()))
    return found


def test_it_is_no_larger_than_promised() -> None:
    assert FILE.stat().st_size <= 6_000_000


@pytest.mark.parametrize("board", ["base_2", "underground_3", "base_5+sky_2"])
def test_numpy_and_onnxruntime_agree(board: str) -> None:
    some = positions(board, 3)
    seat = int(some[0].decider)
    offers = [state.legal() for state in some]
    minds = [Mind(some[0].rules, Model(FILE, runner)) for runner in ("numpy", "onnxruntime")]
    for one, other in zip(*(mind.inclinations(some, offers, seat) for mind in minds), strict=True):
        assert np.exp(one) == pytest.approx(np.exp(other), abs=1e-4)
        assert np.exp(one).sum() == pytest.approx(1)
    one, other = (mind.worths(some, seat) for mind in minds)
    assert one == pytest.approx(other, abs=1e-4)


def test_many_positions_are_answered_as_each_alone() -> None:
    some = positions("base_3", 3)
    seat = int(some[0].decider)
    mind = Mind(some[0].rules, Model(FILE, "numpy"))
    alone = [mind.worths([state], seat)[0] for state in some]
    assert mind.worths(some, seat) == pytest.approx(alone, abs=1e-5)


def test_another_seat_is_looked_from_without_what_was_seen_before() -> None:
    state, *_ = positions("base_3", 1)
    mind, fresh = (Mind(state.rules, Model(FILE, "numpy")) for _ in range(2))
    mind.worths([state], 0)
    assert mind.worths([state], 1) == pytest.approx(fresh.worths([state], 1), abs=1e-5)
    assert sum(fresh.worths([state], seat)[0] for seat in range(3)) == pytest.approx(1, abs=0.2)


def test_a_tile_of_somebodys_own_is_nothing_special() -> None:
    state = new_state(Setup("base_2", tiles=(Bees,)).rules(), Chance(1))
    mind = Mind(state.rules, shipped())
    assert 0 < mind.worths([state], 0)[0] < 1


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def scribbled(content: bytes) -> bytes:
    return b"\x00" * 64 + content[64:]


def other_encoding(content: bytes) -> bytes:
    note = VERSION_NOTE.encode() + b"\x12\x01"
    assert note + str(ENCODING_VERSION).encode() in content
    return content.replace(note + str(ENCODING_VERSION).encode(), note + b"0")


def foreign(content: bytes) -> bytes:
    return content.replace(VERSION_NOTE.encode(), b"x" * len(VERSION_NOTE))


def renamed(content: bytes) -> bytes:
    return content.replace(b"value.out", b"value.odd")


def empty(_: bytes) -> bytes:
    return b""


def endless(content: bytes) -> bytes:
    """One weight is no number."""
    weight = Model(FILE, "numpy").weights["value.out"].tobytes()
    assert content.count(weight) == 1
    return content.replace(weight, np.float32(np.nan).tobytes() + weight[4:])


def without_a_node(content: bytes) -> bytes:
    """The weights are all there, but what is done with them is not."""
    assert b"ReduceMax" in content
    return content.replace(b"ReduceMax", b"ReduceMix")


def without_an_output(content: bytes) -> bytes:
    return content.replace(b"policy", b"police")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (cut, "no ONNX file, or damaged"),
        (scribbled, "no ONNX file, or damaged"),
        (empty, "somebody else"),
        (foreign, "somebody else"),
        (other_encoding, f"learned from encoding 0, this version writes encoding {ENCODING_VERSION}"),
        (renamed, "the weights value.out are missing"),
        (endless, "some of the weights value.out are no numbers"),
        (without_a_node, "onnxruntime cannot load it"),
        (without_an_output, "it answers other questions"),
    ],
)
def test_a_file_that_is_no_net_of_ours_is_refused(spoil: Callable[[bytes], bytes], why: str, tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    file.write_bytes(spoil(FILE.read_bytes()))
    with pytest.raises(BadNet, match=why):
        Model(file)


def test_any_damage_is_told_as_such(tmp_path: Path) -> None:
    """Or it does no harm, such as in a name that nobody reads."""
    content, random, state = FILE.read_bytes(), Random(7), new_game("base_2", seed=1)
    file = tmp_path / "net.onnx"
    refused = 0
    for _ in range(30):
        spoiled = bytearray(content)
        spoiled[random.choice((random.randrange(20_000), -random.randrange(1, 2_000)))] ^= 1 << random.randrange(8)
        file.write_bytes(spoiled)
        try:
            Mind(state.rules, Model(file)).worths([state], 0)
        except BadNet:
            refused += 1
    assert refused > 3


def test_a_command_tells_of_a_damaged_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "net.onnx"
    file.write_bytes(endless(FILE.read_bytes()))
    monkeypatch.setenv(SWITCH, str(file))
    assert cli.run(["simulate", "--bots", "neural,random", "--games", "1", "--workers", "1"]) == cli.WRONG_USE
    assert capsys.readouterr().err.endswith(f" {file} is damaged: some of the weights value.out are no numbers\n")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, str(tmp_path / "none.onnx"))
    with pytest.raises(BadNet, match=r"none\.onnx cannot be read"):
        shipped()


def test_an_unknown_runner_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RUNNER, "abacus")
    with pytest.raises(BadNet, match="numpy or onnxruntime, not 'abacus'"):
        Model(FILE)
