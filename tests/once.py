"""What is made once in a run of tests, although several processes take part in it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first process which asks for it fills; the others wait until it is done."""
    own = factory.getbasetemp()
    if sys.platform == "win32" or "PYTEST_XDIST_WORKER" not in os.environ:
        return _filled(own / name, make)
    import fcntl

    shared = own.parent / name  # the folders of all workers of a run lie side by side
    with shared.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _filled(shared, make)


def _filled(folder: Path, make: Callable[[Path], object]) -> Path:
    done = folder.with_suffix(".done")  # whoever failed half-way has not left it
    if not done.exists():
        folder.mkdir(exist_ok=True)
        make(folder)
        done.touch()
    return folder
