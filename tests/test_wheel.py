"""Wheels hold what an installed game needs, and a pure one holds nothing compiled."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.once import made_once

ROOT = Path(__file__).resolve().parent.parent


def build_wheel(target: Path, **environment: str) -> None:
    """Build a wheel of this checkout."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--wheel-dir", str(target), str(ROOT)],
        check=True,
        capture_output=True,
        env={**os.environ, **environment},
    )


def contents(folder: Path) -> tuple[str, list[str]]:
    """The name of the wheel in a folder, and the files in it."""
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name, archive.namelist()


@pytest.fixture(scope="session")
def whole_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel that people install, compiled where that is possible."""
    return made_once(tmp_path_factory, "wheel", build_wheel)


@pytest.mark.slow
def test_a_pure_wheel_holds_rules_boards_and_no_compiled_file(tmp_path: Path) -> None:
    build_wheel(tmp_path, ELBOWROOM_BUILD_PURE="1")
    name, files = contents(tmp_path)
    assert name.endswith("-py3-none-any.whl")
    assert not [file for file in files if file.endswith((".so", ".pyd"))]
    assert "elbowroom/_rules/core.md" in files
    assert "elbowroom/content/base/boards/base_5.json" in files
    assert "elbowroom/content/sky/boards/sky_2.outline.json" in files
    assert {f"elbowroom/lab/report/page.{kind}" for kind in ("html", "css", "js")} <= set(files)
    assert "elbowroom/lab/report/plots.js" in files
    assert "elbowroom/server/page/index.html" in files
    assert {Path(file).suffix for file in files if file.startswith("elbowroom/server/page/assets/")} >= {".js", ".css"}
    assert "elbowroom/server/pocket_files/pocket.json" in files
    assert [file for file in files if file.startswith("elbowroom/server/pocket_files/") and file.endswith("/game.zip")]
    assert "elbowroom/server/migrations/versions/0001_tables.py" in files
    assert "elbowroom/content/base/boards/base_5.outline.json" in files
    assert "elbowroom/py.typed" in files


@pytest.mark.slow
def test_a_wheel_holds_the_compiled_engine_where_it_can_be_compiled(whole_wheel: Path) -> None:
    check = "import os; os.environ['ELBOWROOM_COMPILED'] = '1'; import elbowroom"
    if subprocess.run([sys.executable, "-c", check], capture_output=True).returncode:
        pytest.skip("there is no compiled engine in this checkout, so no compiler either")
    name, files = contents(whole_wheel)
    assert not name.endswith("-any.whl")
    assert [file for file in files if file.startswith("elbowroom/_compiled/elbowroom/engine/state.") and ".so" in file]
    assert "elbowroom/engine/state.py" in files
    assert "elbowroom/_compiled/elbowroom/content/base/boards/base_5.json" in files
