"""Chooses between the compiled engine and the plain Python one, before anything else of the package is imported.

`scripts/compile` translates `engine`, `content`, `encoding` and `bots` into a tree of their own, so that no compiled
file ever lies beside a source. Using it means one thing: that tree stands first in `elbowroom.__path__`. The
environment variable ELBOWROOM_COMPILED decides: "0" never, "1" always (an ImportError says what is wrong), unset when
there is one that fits.

This module imports nothing of the package: the build scripts load it by its path.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
import sysconfig
from pathlib import Path

SWITCH = "ELBOWROOM_COMPILED"
STAMP = "stamp.json"
COMPILED_PACKAGES = ("engine", "content", "encoding", "bots")

_IGNORED_SUFFIXES = {".pyc", ".so", ".pyd"}


def interpreter() -> str:
    """The kind of extension module this interpreter loads, such as `cpython-311-x86_64-linux-gnu`."""
    return str(sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)


def source_files(package: Path) -> list[Path]:
    """All sources and data files that a compiled tree of `package` is made from, in a stable order."""
    return sorted(
        path
        for name in COMPILED_PACKAGES
        for path in (package / name).rglob("*")
        if path.is_file() and path.suffix not in _IGNORED_SUFFIXES and "__pycache__" not in path.parts
    )


def digest(package: Path) -> str:
    """One hash over the names and contents of the sources."""
    total = hashlib.sha256()
    for path in source_files(package):
        name = path.relative_to(package).as_posix().encode()
        content = path.read_bytes()
        total.update(b"%d %d\n" % (len(name), len(content)))
        total.update(name)
        total.update(content)
    return total.hexdigest()


def candidates(package: Path) -> tuple[Path, Path]:
    """Where a compiled tree may be: inside an installed wheel, or in the build folder of a checkout."""
    return package / "_compiled", package.parent.parent / "build" / "compiled"


def why_not(tree: Path, package: Path) -> str | None:
    """The reason why the compiled tree cannot stand in for the sources of `package`, or None if it can."""
    try:
        stamp = json.loads((tree / STAMP).read_text(encoding="utf-8"))
        made_for, made_from = stamp["interpreter"], stamp["sources"]
    except FileNotFoundError:
        return "there is none"
    except (OSError, ValueError, KeyError, TypeError) as error:
        return f"its stamp cannot be read ({error})"
    if made_for != interpreter():
        return f"it was made for {made_for}, this is {interpreter()}"
    if tree.parent != package and made_from != digest(package):
        return "the sources have changed since it was made"
    return None


def activate(package: Path, package_path: list[str]) -> bool:
    """Put a fitting compiled tree in front of `package_path`, as the switch says; True if it is in use now."""
    wanted = os.environ.get(SWITCH, "")
    if wanted not in {"", "0", "1"}:
        raise ImportError(f'{SWITCH} is "{wanted}"; it must be "0" (never), "1" (always) or unset')
    if wanted == "0":
        return False
    problem = ""
    for tree in candidates(package):
        reason = why_not(tree, package)
        if reason is None:
            _load_shared_library(tree)
            package_path.insert(0, str(tree / "elbowroom"))
            return True
        if not problem or tree.exists():
            problem = reason
    if wanted == "1":
        raise ImportError(f"{SWITCH}=1 asks for the compiled engine, but {problem}: run `make compile`")
    return False


def _load_shared_library(tree: Path) -> None:
    """Import the library that holds the code of all compiled modules; they look it up in `sys.modules`."""
    for path in tree.glob("*__mypyc.*"):
        name = path.name.partition(".")[0]
        if name in sys.modules:
            continue
        loader = importlib.machinery.ExtensionFileLoader(name, str(path))
        spec = importlib.util.spec_from_file_location(name, path, loader=loader)
        assert spec is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        loader.exec_module(module)
