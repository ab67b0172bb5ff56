# mypyc: skip — only `elbowroom board draw` needs it.
"""A simple picture of an outline, to look at a board before anybody plays on it."""

from typing import Final

from elbowroom.content.boards import BoardFile
from elbowroom.drawing.outline import Outline
from elbowroom.drawing.picture import picture_of

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
STYLE: Final = (
    f".border, .coast, .frame {{ fill: none; stroke: {INK}; stroke-linecap: round; stroke-linejoin: round }} "
    ".border { stroke-width: 9 } .coast, .frame { stroke-width: 14 } "
    f".bridge {{ stroke: {INK}; stroke-width: 20; stroke-dasharray: 1 34; stroke-linecap: round; opacity: 0.5 }} "
    "circle { fill: #fff; opacity: 0.16 } "
    f"text {{ font: 64px Georgia, serif; fill: {INK}; text-anchor: middle; dominant-baseline: central; "
    "paint-order: stroke; stroke: #fff; stroke-opacity: 0.55; stroke-width: 10px }"
)


def preview(file: BoardFile, outline: Outline) -> str:
    """An SVG with the terrains in colour and the numbers of the regions."""
    margin = outline.height // 50
    box = f"{-margin} {-margin} {outline.width + 2 * margin} {outline.height + 2 * margin}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">',
        f"<style>{STYLE}</style>",
        f'<rect x="{-margin}" y="{-margin}" width="{outline.width + 2 * margin}" '
        f'height="{outline.height + 2 * margin}" fill="{PAPER}"/>',
    ]
    picture = picture_of(outline)
    for region, shape in zip(file.regions, picture.regions, strict=True):
        colour = COLOURS.get(region.terrain, PLAIN)
        parts.append(f'<path d="{shape.path}" fill="{colour}"/>')
    for bridge in picture.bridges:
        parts.append(f'<path d="{bridge.path}" class="bridge"/>')
    for border in picture.borders:
        parts.append(f'<path d="{border.path}" class="{border.kind}"/>')
    for shape in picture.regions:
        x, y = shape.label
        parts.append(f'<circle cx="{x}" cy="{y}" r="{shape.radius}"/><text x="{x}" y="{y}">{shape.id}</text>')
    return "\n".join([*parts, "</svg>", ""])
