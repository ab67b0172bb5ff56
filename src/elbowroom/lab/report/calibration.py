"""Honesty as a picture: what was told against what came true, beside the line on which both are the same."""

from collections.abc import Iterator
from typing import Final

from elbowroom.lab.calibration import Calibration, Measured

SIDE: Final = 360  # of the square in which chances lie, in pixels
LEFT: Final = 64
TOP: Final = 30
BELOW: Final = 58
RIGHT: Final = 24
INK: Final = "#3a3226"
PALE: Final = "#cfc5b2"
PAPER: Final = "#fbf7ee"
ENDS: Final = "#2f7d5b"
WITHIN: Final = "#b3502f"


def calibration_svg(measured: Measured) -> str:
    """The picture, which needs nothing else."""
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BELOW
    title = "Chances of winning that were told, and how many of them came true"
    drawn = [
        *_grid(),
        *_curve(measured.ends, ENDS, 'stroke-width="2.5"'),
        *_curve(measured.within, WITHIN, 'stroke-width="1.5" stroke-dasharray="5 4"'),
        *_legend(),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Inter, sans-serif" role="img"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(drawn)}</svg>\n'
    )


def _place(told: float, came: float) -> tuple[float, float]:
    return LEFT + SIDE * told, TOP + SIDE * (1 - came)


def _grid() -> Iterator[str]:
    for percent in range(0, 101, 20):
        x, y = _place(percent / 100, percent / 100)
        yield _line((LEFT, y), (LEFT + SIDE, y), PALE)
        yield _text(LEFT - 8, y + 4, f"{percent} %", "end")
        yield _text(x, TOP + SIDE + 20, f"{percent} %", "middle")
    yield _line(_place(0, 0), _place(1, 1), INK)
    yield _text(LEFT, TOP - 12, "came true", "start")
    yield _text(LEFT + SIDE, TOP + SIDE + 44, "told", "end")


def _curve(calibration: Calibration, colour: str, style: str) -> Iterator[str]:
    places = [_place(part.told / part.count, part.won / part.count) for part in calibration.bins if part.count]
    if places:
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        yield f'<path d="M{path}" stroke="{colour}" {style} fill="none" stroke-linejoin="round"/>'
    for x, y in places:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>'


def _legend() -> Iterator[str]:
    for row, (colour, words) in enumerate(((ENDS, "at the ends of turns"), (WITHIN, "within turns"))):
        y = TOP + 24 + 20 * row
        yield f'<circle cx="{LEFT + 18}" cy="{y - 4}" r="3.5" fill="{colour}"/>'
        yield _text(LEFT + 30, y, words, "start")


def _line(start: tuple[float, float], end: tuple[float, float], colour: str) -> str:
    return f'<path d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke="{colour}" fill="none"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="12" text-anchor="{anchor}" fill="{INK}">{words}</text>'
