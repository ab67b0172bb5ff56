"""What is made or begun once in a run of tests, although several processes take part in it."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first process which asks for it fills; the others wait until it is done."""
    with _alone(factory, name) as folder:
        return _filled(folder, make)


@contextmanager
def shared(
    factory: pytest.TempPathFactory, name: str, begin: Callable[[], tuple[str, str]], end: Callable[[str], None]
) -> Iterator[str]:
    """The address of something that the first process begins which asks for it, and the last one ends."""
    with _alone(factory, name) as folder:
        file = folder.with_suffix(".users")
        known, address, users = json.loads(file.read_text()) if file.exists() else (*begin(), 0)
        file.write_text(json.dumps((known, address, users + 1)))
    try:
        yield address
    finally:
        with _alone(factory, name):
            known, address, users = json.loads(file.read_text())
            if users > 1:
                file.write_text(json.dumps((known, address, users - 1)))
            else:
                file.unlink()
                end(known)


@contextmanager
def _alone(factory: pytest.TempPathFactory, name: str) -> Iterator[Path]:
    """A place of this name that all processes of a run know, while no other is at it."""
    own = factory.getbasetemp()
    if sys.platform == "win32" or "PYTEST_XDIST_WORKER" not in os.environ:
        yield own / name
        return
    import fcntl

    place = own.parent / name  # the folders of all workers of a run lie side by side
    with place.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield place


def _filled(folder: Path, make: Callable[[Path], object]) -> Path:
    done = folder.with_suffix(".done")  # whoever failed half-way has not left it
    if not done.exists():
        folder.mkdir(exist_ok=True)
        make(folder)
        done.touch()
    return folder
