"""Which game is played: its board, the boxes mixed in it, what is left out and its house rules, from YAML and back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from elbowroom.content import underground
from elbowroom.content.catalog import (
    BOARDS,
    BOXES,
    MissingContent,
    board_names,
    boxes_of,
    check_content,
    offered_name,
    own_keys,
)
from elbowroom.content.setup import Setup, own_tiles
from elbowroom.engine.errors import SetupError
from elbowroom.engine.rules import KNOWN_VERSIONS, RULES_VERSION, Rules
from elbowroom.notation.yaml_text import Item

# What a `Setup` calls `sites`, `switches` and `version` is written as monsters, options and rules_version.
KEYS: Final = ("board", "boxes", "monsters", "without", "content", "options", "rules_version")
PRINTED: Final = {tile.key for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites)}


def known_in(item: Item, keys: list[str]) -> str:
    """One of the tiles of a game or one of the boards; what is in no box may be somebody's own."""
    return item.one_of(keys, "" if item.text() in PRINTED else "; what somebody made is known by --content FILE")


def read_setup(top: dict[str, Item], root: Item) -> Setup:
    """The game that the fields of KEYS describe, which can be played."""
    if "board" not in top:
        root.fail("'board' is missing")
    board = known_in(top["board"], board_names())
    boxes = boxes_of(board, _read_boxes(top["boxes"]) if "boxes" in top else ())
    setup = Setup(board, boxes=boxes, sites=_read_sites(board, top["monsters"]) if "monsters" in top else False)
    try:
        everything = setup.rules()
    except SetupError as error:
        top.get("boxes", root).fail(str(error))
    if "without" in top:
        setup = replace(setup, without=tuple(_read_without(everything, boxes, top["without"])))
    if "content" in top:
        setup = setup.only(_read_content(top["content"]))
    if "rules_version" in top:
        setup = replace(setup, version=top["rules_version"].one_of(list(KNOWN_VERSIONS)))
    if "options" in top:
        setup = replace(setup, switches=_read_switches(setup, top["options"]))
    try:
        setup.rules()
    except SetupError as error:
        hint = "" if "content" in top else "; what somebody made is known by --content FILE"
        top.get("without", root).fail(f"{error}{hint}")
    return setup


def _read_content(item: Item) -> list[str]:
    """The tiles of somebody's own that belong to the game."""
    named = [entry.text() for entry in item.items()]
    try:
        check_content(named)
    except MissingContent as error:
        item.fail(str(error))
    return named


def _read_boxes(item: Item) -> list[str]:
    boxes: list[str] = []
    for entry in item.items():
        box = entry.one_of(list(BOXES))
        if box in boxes:
            entry.fail("this box is listed twice")
        boxes.append(box)
    if not boxes:
        item.fail("at least one box is expected")
    return boxes


def _read_sites(board: str, item: Item) -> bool:
    sites = item.boolean()
    if BOARDS[board] == underground.KEY:
        item.fail(f"{board} always has Monsters; this is a choice for the other boards (MIX-1.4)")
    return sites


def _read_without(everything: Rules, boxes: tuple[str, ...], item: Item) -> set[str]:
    """What is left out of a game; what the board takes out by itself (MIX-2.4) may be named too."""
    present = {tile.key for tile in everything.tiles()}
    taken_out = {tile.key for box in boxes for tile in (*BOXES[box].races, *BOXES[box].powers)} - present
    named: set[str] = set()
    for entry in item.items():
        key = known_in(entry, sorted(present | taken_out))
        if key in named:
            entry.fail("this tile is listed twice")
        named.add(key)
    if everything.sites and named.issuperset(site.key for site in everything.sites):
        item.fail("without any Relic or Place there is nothing for Monsters to hide")
    return named & present


def _read_switches(setup: Setup, options: Item) -> tuple[tuple[str, bool | str], ...]:
    known = setup.house_rules()
    switches: list[tuple[str, bool | str]] = []
    for name, item in options.fields(*known).items():
        texts = [value for value in known[name].values if isinstance(value, str)]
        switches.append((name, item.one_of(texts) if texts else item.boolean()))
    return tuple(switches)


def setup_data(rules: Rules) -> dict[str, object]:
    """The fields of KEYS that differ from the default."""
    board = offered_name(rules.board.key)
    data: dict[str, object] = {"board": board}
    present = {tile.key for tile in rules.tiles()}
    boxes = [
        key for key, box in BOXES.items() if not present.isdisjoint(tile.key for tile in (*box.races, *box.powers))
    ]
    if tuple(boxes) != boxes_of(board):
        data["boxes"] = boxes
    if rules.monsters:
        data["monsters"] = True
    everything = Setup(board, boxes=boxes, sites=rules.monsters > 0).rules().tiles()
    own = own_keys()
    without = [tile.key for tile in everything if tile.key not in present and tile.key not in own]
    if without:
        data["without"] = without
    if own:
        data["content"] = own_tiles(rules)
    changed = {name: value for name, value in rules.switches.items() if value != rules.defaults[name]}
    if changed:
        data["options"] = changed
    if rules.version != RULES_VERSION:
        data["rules_version"] = rules.version
    return data
