"""The edition for static hosts: what is written for it. `tests/browser/test_static.py` builds and plays the whole."""

import asyncio
import json
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from elbowroom.server.guards import HEADERS
from tests.scripts.loading import SCRIPTS, load_script

PUBLIC = SCRIPTS.parent / "web" / "public"


@pytest.fixture(scope="module")
def edition() -> ModuleType:
    return load_script("edition")


def test_answers_lie_in_a_folder_that_changes_with_them(edition: ModuleType) -> None:
    written = asyncio.run(edition.answers())
    assert {"offers.json", "rules.json", "boards/base_2.json", "boards/base_2/drawing.json"} <= set(written)
    assert json.loads(written["boards/underground_3/drawing.json"])
    place = edition.place_of(written)
    assert place.startswith("assets/")
    assert edition.place_of({**written, "rules.json": "{}"}) != place


def test_an_app_is_known_by_the_folder_it_lies_in(edition: ModuleType, tmp_path: Path) -> None:
    manifest = tmp_path / "manifest.webmanifest"
    whole = json.loads((PUBLIC / manifest.name).read_text())
    manifest.write_text(json.dumps(whole))
    edition.settle(manifest)
    del whole["id"]
    assert json.loads(manifest.read_text()) == {**whole, "start_url": "./", "scope": "./"}


def test_the_page_says_itself_what_it_may_do(edition: ModuleType, tmp_path: Path) -> None:
    index = tmp_path / "index.html"
    index.write_text('<head><meta charset="utf-8" /></head>')
    edition.keep_to_itself(index)
    text = index.read_text()
    assert 'http-equiv="Content-Security-Policy"' in text
    assert HEADERS["Content-Security-Policy"].partition("; frame-ancestors")[0] in text
    assert "wasm" not in text


def test_without_node_nothing_is_touched(
    edition: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "edition").mkdir()
    (tmp_path / "edition" / "index.html").write_text("the release before")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr("sys.argv", ["edition", str(tmp_path / "edition")])
    assert edition.main() == 1
    assert "there is no Node.js: install" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["edition", "index.html"]
