"""The memory of an encoder as arrays."""

import numpy as np

import elbowroom
from elbowroom.encoding import BLOCKS, Encoder
from elbowroom.envs import Sheet
from elbowroom.envs.sheet import adjacency, scales
from tests.envs.games import BOARDS, positions


def test_blocks_lie_end_to_end() -> None:
    for setup in BOARDS:
        encoder = Encoder(setup.rules(), 2)
        sheet = Sheet(encoder)
        for s in positions(setup, seed=1, every=40):
            encoder.read(s, 1, 1)
            encoder.offer(s, int(s.decider), 1)
            assert list(sheet.blocks) == [block.name for block in BLOCKS]
            assert np.array_equal(
                np.concatenate([block[1].ravel() for block in sheet.blocks.values()]), sheet.values[1]
            )
            assert sheet.values[1].tolist() == list(encoder.values)[int(encoder.width) :]
            assert sheet.mask[1].sum() == len(s.legal())
        assert scales(encoder.shapes()).shape == (encoder.width,)


def test_arrays_follow_what_is_read() -> None:
    encoder = Encoder(elbowroom.Setup("base_2").rules())
    sheet = Sheet(encoder)
    regions = sheet.blocks["regions"]
    for s in positions(elbowroom.Setup("base_2"), seed=4, every=50):
        encoder.read(s, 0)
        assert regions[0, :, 13].tolist() == [s.tokens(r) for r in range(int(s.board.size))]
        assert not regions.flags.writeable


def test_borders_become_a_matrix() -> None:
    s = elbowroom.new_game("base_2+sky_3", seed=5)
    encoder = Encoder(s.rules)
    encoder.read(s, 0)
    matrix = adjacency(Sheet(encoder).blocks["borders"][0])
    assert matrix.shape == (s.board.size, s.board.size)
    assert np.array_equal(matrix, matrix.T)
    for r in range(int(s.board.size)):
        assert [int(n) for n in np.flatnonzero(matrix[r])] == [n for n in range(60) if s.board.adjacent[r] >> n & 1]
