"""A small checkout with the scripts of this one, and a C compiler that waits until it is told to go on."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0  # seconds; only a failing test takes that long


class Checkout:
    """A package of one module to compile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "build" / "compiled"
        (folder / "src" / "elbowroom" / "engine").mkdir(parents=True)
        (folder / "src" / "elbowroom" / "engine" / "board.py").write_text("def size() -> int:\n    return 23\n")
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "src" / "elbowroom" / "_accelerate.py", folder / "src" / "elbowroom")
        for name in ("compile", "play"):
            shutil.copy(ROOT / "scripts" / name, folder / "scripts")
        self._compiler = folder / "cc"
        wait = f'while [ ! -e "{folder}/go" ]; do sleep 0.1; done'
        self._compiler.write_text(f'#!/bin/sh\necho $$ >>"{folder}/compilers"\n{wait}\nexec cc "$@"\n')
        self._compiler.chmod(0o755)
        self._started: list[subprocess.Popen[str]] = []

    def start(self, script: str, *options: str) -> subprocess.Popen[str]:
        """A script as a process of its own, as a terminal would start it."""
        command = [sys.executable, str(self.folder / "scripts" / script), *options]
        environment = {**os.environ, "CC": str(self._compiler), "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=-1, stderr=subprocess.STDOUT, text=True
        )
        self._started.append(process)
        return process

    def compilers(self) -> list[int]:
        """The processes of the C compiler that were ever started; waits for the first."""
        said = self.folder / "compilers"
        until(lambda: said.exists() and said.read_text().endswith("\n"))
        return [int(line) for line in said.read_text().split()]

    def end(self) -> None:
        """Leave nothing behind, not even after a test that failed."""
        self.go_on()
        for process in self._started:
            process.kill()
            if process.stdout is not None and not process.stdout.closed:
                process.communicate()

    def go_on(self) -> None:
        (self.folder / "go").touch()


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
