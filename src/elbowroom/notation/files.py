"""Text files as the command line reads and writes them: UTF-8, and never half-written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from elbowroom.notation.yaml_text import decode_utf8


def read_text(path: Path) -> str:
    """The text of a file; complains with the line if it is not UTF-8."""
    return decode_utf8(path.read_bytes())


def write_text(path: Path, text: str) -> None:
    """Replace a file as a whole: whatever goes wrong, it holds either what it held before or all of the new text."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:80]}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
