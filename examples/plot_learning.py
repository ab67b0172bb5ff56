"""Draw what `learn_policy.py --write learned.json` wrote: `python examples/plot_learning.py learned.json out.svg`."""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP = 860, 300, 60, 44
INK, PALE, GOOD, BAD = "#3a3226", "#cfc5b2", "#2f7d5b", "#b3502f"
MOST = 8  # columns that are shown


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 13, weight: int = 400) -> str:
    style = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{INK}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{words}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = PALE) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" fill="none"/>'


def curve(points: list[dict[str, float]]) -> list[str]:
    """Wins against random by seconds, on the left."""
    width, height = 330, HEIGHT - TOP - 46
    last = max(point["seconds"] for point in points)
    places = [(LEFT + width * point["seconds"] / last, TOP + height * (1 - point["wins"])) for point in points]
    drawn = [text(LEFT, 24, "Games won against random play", size=14, weight=600)]
    for share in (0, 25, 50, 75, 100):
        y = TOP + height * (1 - share / 100)
        drawn += [line(LEFT, y, LEFT + width, y), text(LEFT - 8, y + 4, f"{share} %", "end", 12)]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    drawn.append(f'<path d="M{path}" stroke="{GOOD}" stroke-width="2.5" fill="none" stroke-linejoin="round"/>')
    drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{GOOD}"/>' for x, y in places]
    for part in (0, 0.5, 1):
        drawn.append(text(LEFT + width * part, TOP + height + 20, f"{last * part:.0f} s", "middle", 12))
    return drawn


def opinions(weights: dict[str, float]) -> list[str]:
    """What speaks for and against a conquest, on the right."""
    strongest = sorted(weights, key=lambda name: -abs(weights[name]))[:MOST]
    chosen = sorted(strongest, key=lambda name: -weights[name])
    most = max(abs(weights[name]) for name in chosen) or 1
    middle, step, half = 660.0, (HEIGHT - TOP - 30) / MOST, 90
    drawn = [text(480, 24, "What speaks for conquering a region", size=14, weight=600)]
    for row, name in enumerate(chosen):
        y = TOP + row * step
        size = half * weights[name] / most
        x, colour = (middle, GOOD) if size > 0 else (middle + size, BAD)
        bar = f'x="{x:.1f}" y="{y:.1f}" width="{abs(size):.1f}" height="{step - 8:.1f}"'
        drawn.append(f'<rect {bar} rx="3" fill="{colour}"/>')
        drawn.append(text(middle - half - 12, y + step / 2, name.replace("_", " "), "end"))
        drawn.append(text(middle + half + 12, y + step / 2, f"{weights[name]:+.2f}"))
    drawn.append(line(middle, TOP - 4, middle, HEIGHT - 30, INK))
    return drawn


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    learned = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    inside = "".join(curve(learned["curve"]) + opinions(learned["conquer"]))
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="Inter, sans-serif"'
    paper = '<rect width="100%" height="100%" fill="#fbf7ee"/>'
    page = f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{paper}{inside}</svg>'
    Path(sys.argv[2]).write_text(page + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
