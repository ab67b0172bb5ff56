"""`scripts/install`: nothing is installed that is not what a lock file says."""

import hashlib
import subprocess
import sys
import zipfile
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "install"
INFO = "elbowroom_nothing-1.dist-info"


def install(*locks: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *locks], capture_output=True, text=True, timeout=600)


@pytest.mark.skipif(not find_spec("uv"), reason="set up by pip alone")
def test_a_package_with_another_hash_is_refused_by_uv_and_by_pip(tmp_path: Path) -> None:
    wheel = tmp_path / "elbowroom_nothing-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{INFO}/METADATA", "Metadata-Version: 2.1\nName: elbowroom-nothing\nVersion: 1\n")
        archive.writestr(f"{INFO}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{INFO}/RECORD", "")
    lock = tmp_path / "lock.txt"
    wrong = hashlib.sha256(b"something else").hexdigest()
    lock.write_text(f"elbowroom-nothing @ {wheel.as_uri()} --hash=sha256:{wrong}\n")
    done = install(lock)
    assert done.returncode == 1, done.stderr
    assert wrong in done.stderr  # said by pip, once
    with pytest.raises(metadata.PackageNotFoundError):
        metadata.version("elbowroom-nothing")


@pytest.mark.parametrize(("locks", "said"), [(["nowhere.txt"], "no lock file"), ([], "which lock files")])
def test_without_a_lock_file_nothing_is_done(tmp_path: Path, locks: list[str], said: str) -> None:
    done = install(*(tmp_path / name for name in locks))
    assert (done.returncode, said in done.stderr) == (1, True)
