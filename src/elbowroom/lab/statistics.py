"""How sure a share or a mean is that was counted in a number of games."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations

FEWEST = 3  # fewer values say nothing about how far they scatter


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


def per_seat(share: float, players: int) -> float:
    """What somebody would win against a single other one who wins this share of the games among so many.

    All others are alike, and each wins with odds of its own, as Bradley, Terry and Luce have it; chance is a half.
    """
    return share * (players - 1) / (share * (players - 1) + 1 - share)


def of_games(seat: float, players: int) -> float:
    """The share of the games that comes to this per seat: the way back."""
    return seat / (seat + (players - 1) * (1 - seat))


def student(freedom: int, z: float = Z95) -> float:
    """The quantile of Student's distribution that belongs to z: Fisher's expansion, good from two degrees on."""
    terms: tuple[float, float, float] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + terms[0] / freedom + terms[1] / freedom**2 + terms[2] / freedom**3


def mean_margin(count: int, total: float, squares: float) -> float | None:
    """Half the 95 % interval of the mean of values with this sum and sum of squares; None for too few values."""
    if count < FEWEST:
        return None
    scatter = max(0.0, squares - total * total / count)
    return student(count - 1) * sqrt(scatter / (count - 1) / count)


def ratio_margin(
    count: int, total: float, squares: float, below: float, below_squares: float, products: float
) -> float | None:
    """Half the 95 % interval of the ratio of two sums that grow together, such as coins by turns (delta method)."""
    if count < FEWEST or not below:
        return None
    ratio = total / below
    scatter = max(0.0, squares - 2 * ratio * products + ratio * ratio * below_squares)
    return student(count - 1) * sqrt(scatter / (count - 1) * count) / below


def clustered_share(wins: Sequence[float], games: int) -> tuple[float, float, float]:
    """A share and its 95 % interval from groups of games that hang together: the wins of each, all of the same size.

    The interval is Wilson's for as many independent games as would scatter like the groups do. Groups that do not
    scatter at all, because everything was won, count as one game each.
    """
    groups = len(wins)
    if not groups:
        return 0.0, 0.0, 1.0
    shares = [one / games for one in wins]
    mean = sum(shares) / groups
    scatter = sum((share - mean) ** 2 for share in shares) / (groups - 1) / groups if groups > 1 else 0.0
    alike = max(1, round(mean * (1 - mean) / scatter)) if scatter else groups
    return (mean, *wilson(mean * alike, alike))
