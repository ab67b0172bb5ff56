"""The switch between the compiled and the plain engine, on made-up packages without any compiled code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import _accelerate


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package in a checkout, not compiled."""
    folder = tmp_path / "src" / "elbowroom"
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "board.py").write_text("x = 1\n")
    (folder / "content").mkdir()
    (folder / "content" / "board.json").write_text("{}\n")
    return folder


def pretend_to_compile(package: Path, tree: Path) -> Path:
    stamp = {"interpreter": _accelerate.interpreter(), "sources": _accelerate.digest(package)}
    tree.mkdir(parents=True)
    (tree / _accelerate.STAMP).write_text(json.dumps(stamp))
    return tree


@pytest.fixture
def tree(package: Path) -> Path:
    return pretend_to_compile(package, _accelerate.candidates(package)[1])


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(_accelerate.SWITCH, raising=False)


def test_a_fresh_tree_is_used(package: Path, tree: Path) -> None:
    path = [str(package)]
    assert _accelerate.activate(package, path)
    assert path == [str(tree / "elbowroom"), str(package)]


@pytest.mark.parametrize("name", ["engine/board.py", "content/board.json"])
def test_a_tree_of_changed_sources_is_not_used(package: Path, tree: Path, name: str) -> None:
    (package / name).write_text("2\n")
    path = [str(package)]
    assert not _accelerate.activate(package, path)
    assert path == [str(package)]


def test_caches_do_not_change_the_digest(package: Path, tree: Path) -> None:
    (package / "engine" / "__pycache__").mkdir()
    (package / "engine" / "__pycache__" / "board.pyc").write_bytes(b"x")
    assert _accelerate.why_not(tree, package) is None


def test_0_means_never(package: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_accelerate.SWITCH, "0")
    assert not _accelerate.activate(package, [])


def test_1_without_a_tree_is_an_error(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_accelerate.SWITCH, "1")
    with pytest.raises(ImportError, match="but there is none: run `make compile`"):
        _accelerate.activate(package, [])


def test_1_with_a_stale_tree_is_an_error(package: Path, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_accelerate.SWITCH, "1")
    (package / "engine" / "board.py").write_text("x = 2\n")
    with pytest.raises(ImportError, match="the sources have changed"):
        _accelerate.activate(package, [])


def test_other_values_are_an_error(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_accelerate.SWITCH, "yes")
    with pytest.raises(ImportError, match='ELBOWROOM_COMPILED is "yes"'):
        _accelerate.activate(package, [])


def test_a_tree_for_another_interpreter_is_not_used(package: Path, tree: Path) -> None:
    stamp = json.loads((tree / _accelerate.STAMP).read_text())
    (tree / _accelerate.STAMP).write_text(json.dumps(stamp | {"interpreter": "cpython-27"}))
    assert _accelerate.why_not(tree, package) == f"it was made for cpython-27, this is {_accelerate.interpreter()}"


@pytest.mark.parametrize("stamp", ["", "[]", "{}", "nonsense"])
def test_a_damaged_stamp_is_not_used(package: Path, tree: Path, stamp: str) -> None:
    (tree / _accelerate.STAMP).write_text(stamp)
    assert "its stamp cannot be read" in (_accelerate.why_not(tree, package) or "")


def test_a_tree_inside_an_installed_package_needs_no_sources(package: Path) -> None:
    installed = pretend_to_compile(package, _accelerate.candidates(package)[0])
    (package / "engine" / "board.py").write_text("x = 2\n")
    assert _accelerate.why_not(installed, package) is None


def test_the_switch_is_read_when_the_package_is_imported() -> None:
    program = "import elbowroom, elbowroom.engine; print(elbowroom.COMPILED, elbowroom.engine.__file__)"
    environment = os.environ | {_accelerate.SWITCH: "0"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    compiled, file = done.stdout.split(maxsplit=1)
    assert compiled == "False"
    assert "_compiled" not in file
    assert "build" not in Path(file).parts
