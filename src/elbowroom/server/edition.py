"""What lets the page start and play without a network: its service worker, and the list of files that this keeps."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

LISTED: Final = ("assets", "icons")  # folders of the page all of whose files belong to it
LOOSE: Final = "assets/pocket-worker-"  # begins the name of the script that may run WebAssembly
LETTERS_OF_ALL_THE_WORLD: Final = "-ext-"  # fonts that almost nobody needs


class Pocket(msgspec.Struct, frozen=True):
    """What a browser loads to run the game itself; `pocket.json` says it."""

    version: str
    release: str  # of the page it belongs to
    bytes: int
    files: list[str]


class KeptPocket(msgspec.Struct, frozen=True):
    """The same for a service worker."""

    version: str
    folder: str
    files: list[str]
    list: str  # where all this is said; kept last


class Release(msgspec.Struct, frozen=True):
    """The files of one release, as addresses seen from where the service worker is."""

    version: str
    index: str
    files: list[str]
    pocket: KeptPocket | None


def pocket_of(folder: Path) -> Pocket | None:
    """What there is to play without a network; nothing if it has not been built."""
    try:
        return msgspec.json.decode((folder / "pocket.json").read_bytes(), type=Pocket)
    except FileNotFoundError:
        return None


def service_worker(page: Path, pocket: Path, index: str, prefix: str) -> str:
    """The script of the service worker, with the list of what it keeps; `prefix` begins the addresses of the page."""
    release = release_of(page, pocket_of(pocket), index, prefix)
    script = (page / "sw.js").read_text(encoding="utf-8")
    return f"const RELEASE = {msgspec.json.encode(release).decode()};\n{script}"


def release_of(page: Path, pocket: Pocket | None, index: str, prefix: str) -> Release:
    """The files of the page and of what it plays with."""
    paths = [path for part in LISTED for path in sorted((page / part).rglob("*")) if path.is_file()]
    names = [path.relative_to(page).as_posix() for path in paths]
    names = [name for name in names if LETTERS_OF_ALL_THE_WORLD not in name] + ["manifest.webmanifest"]
    # The names of built files change with what is in them.
    same = ["index.html", "sw.js", *(name for name in names if not name.startswith("assets/"))]
    parts = [*((page / name).read_bytes() for name in same), "\n".join(names).encode()]
    version = hashlib.sha256(b"\n".join(parts) + (pocket.version if pocket else "").encode()).hexdigest()[:12]
    kept = None
    if pocket is not None:
        folder = f"{prefix}pocket/{pocket.version}/"
        kept = KeptPocket(pocket.version, folder, pocket.files, f"{prefix}pocket/pocket.json")
    return Release(version, index, [prefix + name for name in names], kept)
