# mypyc: skip — only `elbowroom board draw` needs it.
"""One line about an outline, for people who draw boards."""

from elbowroom.content.board_check import borders
from elbowroom.content.boards import BoardFile
from elbowroom.drawing.measure import area
from elbowroom.drawing.outline import Outline
from elbowroom.drawing.shape import region_rings
from elbowroom.drawing.topology import bridges


def figures(file: BoardFile, outline: Outline) -> str:
    """How many borders were drawn, how much room the narrowest region has and how true the areas are."""
    joined = len(bridges(file))
    smallest = min(range(len(outline.regions)), key=lambda i: outline.regions[i].radius)
    radius = 100 * outline.regions[smallest].radius / outline.width
    told = f"{file.key}: {len(borders(file)) - joined} borders"
    if joined:
        told += f" and {joined} bridges"
    told += f"; the narrowest region is {smallest + 1} with a circle of radius {radius:.1f} % of the width"
    worst = max(area_errors(file, outline).items(), key=lambda item: abs(item[1]), default=None)
    if worst is not None:
        told += f"; the area of region {worst[0]} is {100 * worst[1]:+.0f} % off, no other more"
    return told


def area_errors(file: BoardFile, outline: Outline) -> dict[int, float]:
    """How much too large (or small, below 0) regions are, as a part of the area they should have."""
    listed = {region.id: region.area for region in file.regions if region.area is not None}
    drawn = {region: sum(area(ring) for ring in region_rings(outline, region)) for region in listed}
    # The listed areas were measured and need not add up to the whole board.
    share = sum(drawn.values()) / sum(listed.values()) if listed else 1.0
    return {region: drawn[region] / (listed[region] * share) - 1 for region in listed}
