"""The declared columns are those that are written, and a change of them is a new version."""

import hashlib
from pathlib import Path

import pytest

from elbowroom.content.catalog import BOXES, known_markers
from elbowroom.encoding import BLOCKS, ENCODING_VERSION, fields, numbering
from elbowroom.engine.actions import verbs
from elbowroom.envs.document import page

ROOT = Path(__file__).resolve().parents[2]
PREFIXES = {"game": "G_", "seats": "S_", "slots": "L_", "combos": "C_", "regions": "R_"}
NAMED = {"R_MARKERS": "marker_bag_o_many_things", "R_SITE_NOTES": "site_note_0"} | {
    f"L_{kind}_NOTES": f"{kind.lower()}_note_0" for kind in ("RACE", "POWER")
}


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.name in PREFIXES], ids=lambda block: block.name)
def test_every_column_has_its_constant(block: fields.Block) -> None:
    names = [field.name for field in block.fields]
    prefix = PREFIXES[block.name]
    constants = {name: value for name, value in vars(fields).items() if name.startswith(prefix)}
    for name, column in constants.items():
        assert names[column] == NAMED.get(name, name.removeprefix(prefix).lower())
    alone = {name for name in names if not any(part in name for part in ("_note_", "marker_"))}
    assert alone == {name.removeprefix(prefix).lower() for name in constants if name not in NAMED}


def test_the_widths_are_those_of_the_columns() -> None:
    widths = (
        fields.GLOBAL_WIDTH,
        fields.SEAT_WIDTH,
        fields.SLOT_WIDTH,
        fields.COMBO_WIDTH,
        fields.REGION_WIDTH,
        fields.BORDER_COLUMNS,
    )
    assert [len(block.fields) for block in BLOCKS[:-1]] == list(widths)
    for block in BLOCKS:
        assert len({field.name for field in block.fields}) == len(block.fields)


def test_what_has_a_number_or_a_column_is_printed() -> None:
    """What a box gets later has none before a new version, so that nets go on."""
    assert set(fields.MARKERS) <= set(known_markers())
    tiles = [tile for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites)]
    assert {*numbering.RACES, *numbering.POWERS, *numbering.SITES} <= {tile.key for tile in tiles}
    assert set(numbering.VERBS) <= set(verbs())
    assert numbering.number(numbering.RACES, "a race of next year") == numbering.OTHER


def test_a_change_makes_a_new_version() -> None:
    """Nets remember the version they were taught by: raise it with every change of what this test looks at."""
    columns = [(block.name, [field.name for field in block.fields]) for block in BLOCKS]
    known = (columns, numbering.RACES, numbering.POWERS, numbering.SITES, numbering.VERBS)
    assert (ENCODING_VERSION, hashlib.sha256(repr(known).encode()).hexdigest()[:16]) == (1, "65bdb839d89160b4")


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "encoding.md").read_text(encoding="utf-8") == page()
