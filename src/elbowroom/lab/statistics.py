"""How sure a share is that was counted in a number of games."""

from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share. Shared victories make `wins` a fraction."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / scale
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    # At the ends the formula gives exactly 0 and 1 but for rounding.
    low = 0.0 if wins <= 0 else centre - margin
    high = 1.0 if wins >= games else centre + margin
    return low, high
