# mypyc: skip — only `elbowroom board draw` needs it.
"""An unsteady hand: the paper itself is pulled a little this way and that, and all borders with it.

A pull that changes slowly from place to place never makes lines cross that did not cross before, whatever the borders
look like. It fades out towards the frame, which stays straight.
"""

import random
from typing import Final

from elbowroom.drawing.curve import Point
from elbowroom.drawing.frame import Frame

# Size of a patch that is pulled in one direction, how far, and which way the patches lie: lengths as parts of the size
# of a usual region, the direction as any two numbers. Patches at odd angles leave no pattern of rows and columns.
LAYERS: Final = (
    (0.75, 0.180, (4.0, 3.0)),
    (0.36, 0.065, (5.0, -12.0)),
    (0.19, 0.022, (8.0, 15.0)),
)
FADE: Final = 0.5  # how far from the frame the pull has its full strength
CELLS: Final = 256  # of random numbers, before they repeat


class Hand:
    """The pull at each point; the same seed gives the same."""

    def __init__(self, seed: int, size: float, strength: float, frame: Frame | None) -> None:
        chance = random.Random(seed)
        self.size = size
        self.strength = strength
        self.frame = frame
        self.noises = [(_Noise(chance), _Noise(chance)) for _ in LAYERS]

    def moved(self, point: Point) -> Point:
        """Where a point of the paper goes."""
        x, y = point
        dx = dy = 0.0
        for (patch, far, (across, along)), (noise_x, noise_y) in zip(LAYERS, self.noises, strict=True):
            scale = patch * self.size * (across * across + along * along) ** 0.5
            u, v = (across * x + along * y) / scale, (across * y - along * x) / scale
            dx += far * noise_x.at(u, v)
            dy += far * noise_y.at(u, v)
        fade = self.strength * self.size
        if self.frame is not None:
            reach = FADE * self.size
            fade *= _ease(min(1.0, max(0.0, min(x, self.frame.width - x) / reach)))
            fade *= _ease(min(1.0, max(0.0, min(y, self.frame.height - y) / reach)))
        return x + fade * dx, y + fade * dy


class _Noise:
    """Gradient noise (Perlin 1985): smooth hills and hollows of about the size 1, between -1 and 1."""

    def __init__(self, chance: random.Random) -> None:
        self.order = list(range(CELLS))
        chance.shuffle(self.order)
        self.slopes = [(chance.uniform(-1, 1), chance.uniform(-1, 1)) for _ in range(CELLS)]

    def at(self, x: float, y: float) -> float:
        i, j = int(x // 1), int(y // 1)
        u, v = x - i, y - j
        a, b = self._hill(i, j, u, v), self._hill(i + 1, j, u - 1, v)
        c, d = self._hill(i, j + 1, u, v - 1), self._hill(i + 1, j + 1, u - 1, v - 1)
        s, t = _ease(u), _ease(v)
        top, bottom = a + s * (b - a), c + s * (d - c)
        return top + t * (bottom - top)

    def _hill(self, i: int, j: int, u: float, v: float) -> float:
        across, along = self.slopes[self.order[(self.order[i % CELLS] + j) % CELLS]]
        return across * u + along * v


def _ease(t: float) -> float:
    return t * t * t * (10 - t * (15 - 6 * t))
