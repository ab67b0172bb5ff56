"""The curves of a training as one page without anything from elsewhere."""

from html import escape
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, BELOW = 640, 260, 56, 34
COLOURS = ("#8c3b1f", "#1f5d8c", "#3b7a2a", "#7a4fa0", "#b8860b", "#2a7a78", "#8c1f5d", "#555555")
CHARTS = {
    "policy": "How surprising the teacher's actions are (nats), lower is better",
    "right": "How often the likeliest action is the teacher's",
    "value": "How surprising the winner is (nats), lower is better",
    "coins": "How wrong the coins to come are (tens of coins, Huber)",
}


def write_page(curves: list[dict[str, Any]], notes: dict[str, str], file: Path) -> None:
    """Write the page; curves are points as `learn` tells them."""
    facts = "".join(
        f"<li>{escape(name.removeprefix('elbowroom '))}: {escape(value)}</li>" for name, value in notes.items()
    )
    charts = "".join(f"<h2>{escape(title)}</h2>{_chart(curves, name)}" for name, title in CHARTS.items())
    file.write_text(
        "<!doctype html><html lang=en><meta charset=utf-8><title>How the net has learned</title>"
        "<style>body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;"
        "background:#faf6ee;color:#2b2622}svg{width:100%;height:auto}text{font-size:12px;fill:#5c534a}"
        "span{white-space:nowrap}h2{font-size:1.05rem;margin:2rem 0 .3rem}.key{font-size:13px}</style>"
        f"<h1>How the net has learned</h1><ul>{facts}</ul>"
        "<p>In games that taught nothing, by board, over the time spent. An asterisk means all boxes mixed.</p>"
        f"{charts}</html>\n",
        encoding="utf-8",
    )


def _chart(curves: list[dict[str, Any]], name: str) -> str:
    lines: dict[str, list[tuple[float, float]]] = {}
    for point in curves:
        for board, marks in point["examined"].items():
            lines.setdefault(board, []).append((point["seconds"] / 60, marks[name]))
    if not lines:
        return "<p>Too short for a curve.</p>"
    values = [value for line in lines.values() for _, value in line]
    last = max(time for line in lines.values() for time, _ in line) or 1.0
    low, high = min(values), max(values)
    room = (high - low) * 0.08 or 0.1
    low, high = low - room, high + room

    def place(time: float, value: float) -> str:
        x = LEFT + (WIDTH - LEFT - 10) * time / last
        y = 8 + (HEIGHT - BELOW - 8) * (high - value) / (high - low)
        return f"{x:.1f},{y:.1f}"

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(CHARTS[name])}">']
    for step in range(5):
        value = low + (high - low) * step / 4
        y = place(0, value).split(",")[1]
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - 10}" stroke="#e2d8c8"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{float(y) + 4:.1f}" text-anchor="end">{value:.2f}</text>')
    for step in range(5):
        time = last * step / 4
        x = place(time, low).split(",")[0]
        anchor = "end" if step == 4 else "middle"
        parts.append(f'<text x="{x}" y="{HEIGHT - 10}" text-anchor="{anchor}">{time:.1f} min</text>')
    key = []
    for number, (board, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(place(time, value) for time, value in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        key.append(f'<span style="color:{colour}">— {escape(board)} {line[-1][1]:.2f}</span>')
    return f'{"".join(parts)}</svg><p class="key">{" &nbsp; ".join(key)}</p>'
