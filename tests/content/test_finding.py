"""Tiles are found where they lie: one file in the folder of its box."""

from pathlib import Path
from types import ModuleType

import pytest

from elbowroom.content import base, sky, underground
from elbowroom.content.finding import tiles_in
from elbowroom.engine.hooks import Power, Race, Site

TILE = """
from elbowroom.content.base.races.orcs import Orcs
from elbowroom.engine.hooks import {kind}


class {name}({kind}):
    key = "{key}"
"""


@pytest.mark.parametrize("box", [base, sky, underground])
def test_every_file_of_a_box_is_a_tile_and_they_come_by_name(box: ModuleType) -> None:
    folder = Path(str(box.__file__)).parent
    for tiles, name in ((box.RACES, "races"), (box.POWERS, "powers")):
        files = sorted(path.stem for path in (folder / name).glob("[a-z]*.py"))
        assert [tile.key for tile in tiles] == files


def test_places_come_before_relics() -> None:
    folder = Path(str(underground.__file__)).parent
    files = [sorted(path.stem for path in (folder / name).glob("[a-z]*.py")) for name in ("places", "relics")]
    assert [tile.key for tile in underground.SITES] == [*files[0], *files[1]]


def test_a_new_file_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a file only imports is not its own, and what is of another kind is left out."""
    box = tmp_path / "a_box"
    box.mkdir()
    (box / "__init__.py").touch()
    for kind, name in (("Race", "Yetis"), ("Power", "Frozen"), ("Race", "Bears")):
        (box / f"{name.lower()}.py").write_text(TILE.format(kind=kind, name=name, key=name.lower()))
    (box / "numbers.py").write_text("MANY = 7\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert [tile.key for tile in tiles_in("a_box", Race)] == ["bears", "yetis"]
    assert [tile.key for tile in tiles_in("a_box", Power)] == ["frozen"]
    assert tiles_in("a_box", Site) == ()
