"""What a service worker is told to keep."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom.server.edition import Pocket, pocket_of, release_of, service_worker

PACKED = Pocket("abc", "0.1.0", 5, ["game.zip"])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as it is built."""
    built = ("assets/index-1.js", "assets/inter-latin-ext-2.woff2", "icons/icon.svg")
    for name in ("index.html", "sw.js", "manifest.webmanifest", *built):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


def test_all_files_of_the_page_are_kept_but_letters_of_all_the_world(page: Path) -> None:
    release = release_of(page, None, "/", "/page/")
    assert release.files == ["/page/assets/index-1.js", "/page/icons/icon.svg", "/page/manifest.webmanifest"]
    assert (release.index, release.pocket) == ("/", None)


def test_a_pocket_is_named_with_its_list(page: Path) -> None:
    pocket = release_of(page, PACKED, "./", "./").pocket
    assert pocket is not None
    assert (pocket.folder, pocket.files, pocket.list) == ("./pocket/abc/", ["game.zip"], "./pocket/pocket.json")


@pytest.mark.parametrize("name", ["index.html", "sw.js", "icons/icon.svg", "manifest.webmanifest"])
def test_whatever_changes_makes_another_release(page: Path, name: str) -> None:
    before = release_of(page, PACKED, "/", "/page/").version
    assert release_of(page, None, "/", "/page/").version != before
    (page / name).write_text("newer")
    assert release_of(page, PACKED, "/", "/page/").version != before


def test_the_script_begins_with_the_release(page: Path) -> None:
    first, script = service_worker(page, page / "nowhere", "/", "/page/").split("\n", 1)
    release = json.loads(first.removeprefix("const RELEASE = ").removesuffix(";"))
    assert release["version"] == release_of(page, None, "/", "/page/").version
    assert script == "sw.js"


def test_what_has_not_been_built_is_not_offered(tmp_path: Path) -> None:
    assert pocket_of(tmp_path) is None
