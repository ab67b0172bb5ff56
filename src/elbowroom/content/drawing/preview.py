# mypyc: skip — only `elbowroom board draw` needs it.
"""A simple picture of an outline, to look at a board before anybody plays on it."""

from typing import Final

from elbowroom.content.boards import BoardFile
from elbowroom.content.drawing.curve import svg_path
from elbowroom.content.drawing.outline import Outline
from elbowroom.content.drawing.shape import border_curve, region_path

PAPER: Final = "#e9eef2"  # clouds around islands
INK: Final = "#3a332b"
COLOURS: Final = {
    "farmland": "#dcc477",
    "forest": "#7f9f63",
    "hill": "#b7c486",
    "swamp": "#98916d",
    "mountain": "#b3a89d",
    "sea": "#86aec6",
    "lake": "#9dc4d6",
    "mine": "#b8935c",
    "mud_pool": "#8f7256",
    "mushroom_forest": "#a07aa5",
    "mystic_crystal": "#86b8b3",
    "black_mountain": "#6e6a75",
    "river": "#6d99ba",
    "chasm": "#443c43",
}
PLAIN: Final = "#cccccc"


def preview(file: BoardFile, outline: Outline) -> str:
    """An SVG with the terrains in colour and the numbers of the regions."""
    margin = outline.height // 50
    box = f"{-margin} {-margin} {outline.width + 2 * margin} {outline.height + 2 * margin}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="Georgia, serif">',
        f'<rect x="{-margin}" y="{-margin}" width="{outline.width + 2 * margin}" '
        f'height="{outline.height + 2 * margin}" fill="{PAPER}"/>',
    ]
    for region in file.regions:
        colour = COLOURS.get(region.terrain, PLAIN)
        path = region_path(outline, region.id)
        parts.append(f'<path d="{path}" fill="{colour}" stroke="{colour}" stroke-width="2"/>')
    for bridge in outline.bridges:
        ax, ay, bx, by = bridge.ends
        parts.append(
            f'<path d="M{ax} {ay}L{bx} {by}" stroke="{INK}" stroke-width="22" stroke-dasharray="4 26" '
            f'stroke-linecap="round" opacity="0.6"/>'
        )
    for number, border in enumerate(outline.borders, 1):
        width = 14 if 0 in border.between else 9
        parts.append(
            f'<path d="{svg_path(border_curve(outline, number))}" fill="none" stroke="{INK}" stroke-width="{width}" '
            f'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    for number, shape in enumerate(outline.regions, 1):
        x, y = shape.label
        parts.append(f'<circle cx="{x}" cy="{y}" r="{shape.radius}" fill="#ffffff" opacity="0.16"/>')
        parts.append(
            f'<text x="{x}" y="{y}" font-size="64" fill="{INK}" text-anchor="middle" dominant-baseline="central" '
            f'paint-order="stroke" stroke="#ffffff" stroke-opacity="0.55" stroke-width="10">{number}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])
