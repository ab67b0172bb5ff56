# mypyc: skip — imports files that people write.
"""Races, powers, sites and boards of one's own: finds them in files and installed packages (BASE-C).

Everything that is wrong with a file is told at once, each time with the line and what to do about it.
"""

import ast
import difflib
import importlib.util
import inspect
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from elbowroom.content import catalog
from elbowroom.content.board_check import check_board
from elbowroom.content.boards import BoardFile, parse_board
from elbowroom.content.catalog import BOXES, Content
from elbowroom.content.custom import (
    OF_A_RACE,
    CustomTileError,
    check_custom_law,
    check_custom_power,
    check_custom_race,
    check_custom_site,
)
from elbowroom.content.guard import ContentError, Hangs, guard, line_of
from elbowroom.content.problem import Problem
from elbowroom.content.reference import Hook, arguments_of, declarations, hooks
from elbowroom.engine.actions import Action
from elbowroom.engine.board import SYMBOLS, TERRAINS, BoardError
from elbowroom.engine.hooks import Law, Marker, Power, Race, Site, Switch, Tile

GROUP: Final = "elbowroom.content"  # of entry points: a module with tiles, or a list of classes and board files
KINDS: Final = (Race, Power, Site, Law)
BLANK: Final = "BASE-C-5"  # the rule that stands beside costs and coins of a tile that names none
ALIKE: Final = 0.75  # from here on a name is taken for a slip of the pen
NEEDS: Final = (*TERRAINS, *SYMBOLS, "sky", "sites")
LISTED: Final = {"markers": Marker, "switches": Switch, "notes": str, "turn_notes": str, "needs": str, "verbs": list}
WORDS: Final = {int: "a whole number", bool: "True or False", str: "a text in quotes", tuple: "a tuple", dict: "a dict"}
REMEDIES: Final = {
    "key": 'give the class a key of its own, such as key = "moles"; a mere base for other classes begins with _',
    "name": 'say what players shall read, such as name = "Moles"',
    **dict.fromkeys(("tokens", "discount", "worth", "defence", "markers"), "choose a number within these limits"),
    "since": "leave it out: it is for tiles that a printed box got later",
    "tray": "choose a number within these limits, or leave tray out for five more than tokens",
    **dict.fromkeys(OF_A_RACE, "leave it out"),
}

_files: Final[list[Path]] = []  # what this process has loaded, for processes it starts
_packages: Final[list[str]] = []


def use(paths: Iterable[Path | str]) -> None:
    """Load files and make them known to this process; a file that is known already is not read again."""
    for path in (Path(path).resolve() for path in paths):
        if path not in _files:
            catalog.install(load_file(path))
            _files.append(path)


def use_installed() -> None:
    """Make the content of all installed packages known to this process."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        if entry.value not in _packages:
            catalog.install(load_entry(entry))
            _packages.append(entry.value)


def sources() -> tuple[list[Path], bool]:
    """What another process needs for `use_sources` to know the same content."""
    return list(_files), bool(_packages)


def use_sources(files: list[Path], packages: bool) -> None:
    """Load what another process has loaded."""
    if packages:
        use_installed()
    use(files)


def forget() -> None:
    """Let this process know no content but that of the boxes."""
    catalog.uninstall()
    _files.clear()
    _packages.clear()


def load_file(path: Path) -> Content:
    """The content of a Python file or a board file, checked but not made known yet."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        what = error.strerror or str(error)
        raise ContentError(Problem(str(path), 0, what, "name a file that can be read")) from None
    except UnicodeDecodeError:
        raise ContentError(Problem(str(path), 0, "this is no text", "save the file as UTF-8")) from None
    if path.suffix == ".json":
        return Content(boards=(_board(path, text),))
    if path.suffix == ".py":
        return _content(_imported(path, text), path)
    remedy = "name a file whose name ends in .py (races and powers) or .json (a board)"
    raise ContentError(Problem(str(path), 0, "this is neither Python nor a board", remedy))


# --- Python files -----------------------------------------------------------------------------------------------------


def _imported(path: Path, text: str) -> ModuleType:
    file = str(path)
    try:
        code = compile(text, file, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise ContentError(Problem(file, error.lineno or 0, f"this is no Python: {error.msg}", "correct it")) from None
    except ValueError as error:
        raise ContentError(Problem(file, 0, f"this is no Python: {error}", "save the file as text")) from None
    name = f"elbowroom_content_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        exec(code, module.__dict__)
    except BaseException as error:
        if before is None:
            del sys.modules[name]
        else:
            sys.modules[name] = before
        if isinstance(error, KeyboardInterrupt | Hangs):
            raise
        what = f"the file cannot be imported: {type(error).__name__}: {error}"
        raise ContentError(Problem(file, line_of(error, file), what, _remedy_for_import(error))) from None
    return module


def _remedy_for_import(error: BaseException) -> str:
    if isinstance(error, ModuleNotFoundError):
        return f"install '{error.name}', or do without it"
    if isinstance(error, ImportError | NameError):
        return "correct the name; docs/extend.md shows what a race and a power import"
    return "correct this line"


def _content(module: ModuleType, path: Path) -> Content:
    package = module.__name__.partition(".")[0]
    tiles = [
        value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, KINDS)
        and value.__module__.partition(".")[0] == package
        and not name.startswith("_")
    ]
    if not tiles:
        remedy = "write a class that extends Race, Power, Site or Law; its name must not begin with _"
        raise ContentError(Problem(str(path), 0, "no race, power, site or law is in this file", remedy))
    return checked(list(dict.fromkeys(tiles)), [], path)


def checked(tiles: list[type[Tile]], boards: list[BoardFile], path: Path) -> Content:
    """Tiles and boards of one source as content, or everything that is wrong with the tiles."""
    lines = Lines(path)
    problems = [problem for tile in tiles for problem in _problems(tile, lines)]
    if problems := problems or _taken(tiles, lines):
        raise ContentError(*problems)
    for tile in tiles:
        tile.rule = tile.rule or BLANK
        tile.verbs = tile.verbs or _verbs_beside(tile)
        guard(tile, path)
    return Content(
        tuple(tile for tile in tiles if issubclass(tile, Race)),
        tuple(tile for tile in tiles if issubclass(tile, Power)),
        tuple(tile for tile in tiles if issubclass(tile, Site)),
        tuple(boards),
        tuple(tile for tile in tiles if issubclass(tile, Law)),
    )


def _verbs_beside(tile: type[Tile]) -> tuple[list[Action], ...]:
    """The verbs that a file defines, for tiles in it that list none but have actions."""
    if tile.actions is Tile.actions:
        return ()
    beside = vars(sys.modules[tile.__module__]).values()
    tables = [[value] if isinstance(value, Action) else value for value in beside if isinstance(value, list | Action)]
    return tuple(actions for actions in tables if actions and isinstance(actions[0], Action))


class Lines:
    """Where things stand in a Python file."""

    def __init__(self, path: Path) -> None:
        self.file = str(path)
        self._at: dict[tuple[str, str], int] = {}
        tree = ast.parse(path.read_text(encoding="utf-8")) if path.suffix == ".py" else ast.Module([], [])
        for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            self._at[cls.name, ""] = cls.lineno
            for node in cls.body:
                for name in _names(node):
                    self._at[cls.name, name] = node.lineno

    def of(self, tile: type[Tile], name: str = "") -> int:
        """The line of a class, or of something in it or in a class it extends."""
        for cls in tile.__mro__:
            if (cls.__name__, name) in self._at:
                return self._at[cls.__name__, name]
        return self._at.get((tile.__name__, ""), 0)

    def problem(self, tile: type[Tile], name: str, what: str, remedy: str) -> Problem:
        return Problem(self.file, self.of(tile, name), what, remedy)


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


# --- what can be wrong with a tile ------------------------------------------------------------------------------------


def _problems(tile: type[Tile], lines: Lines) -> list[Problem]:
    found = _declared(tile, lines)
    if not found:
        try:
            _check_limits(tile)
        except CustomTileError as error:
            found.append(lines.problem(tile, error.attribute, str(error), REMEDIES[error.attribute]))
    for cls in tile.__mro__:
        if cls in KINDS or cls.__module__.startswith("elbowroom."):
            break
        for name, value in vars(cls).items():
            if not name.startswith("_"):
                found += _member(tile, name, value, lines)
    if not found:
        try:
            tile()
        except Exception as error:
            what = f"{tile.__name__} cannot be made: {type(error).__name__}: {error}"
            found.append(lines.problem(tile, "__init__", what, "leave __init__ out; numbers are kept in notes"))
    return found


def _check_limits(tile: type[Tile]) -> None:
    if issubclass(tile, Race):
        check_custom_race(tile)
    elif issubclass(tile, Power):
        check_custom_power(tile)
    elif issubclass(tile, Site):
        check_custom_site(tile)
    elif issubclass(tile, Law):
        check_custom_law(tile)


def _declared(tile: type[Tile], lines: Lines) -> list[Problem]:
    """Declarations of the wrong type: text for a number, one word where a tuple of words is meant."""
    found = []
    kind = next(kind for kind in KINDS if issubclass(tile, kind))
    for name in declarations():
        if not hasattr(kind, name):
            continue
        value, wanted = getattr(tile, name), type(getattr(kind, name))
        if type(value) is not wanted:
            remedy = f"write {name} = …, {WORDS[wanted]}"
            if wanted is tuple:
                remedy = f"write {name} = (…,), with a comma behind each entry"
            what = f"{tile.__name__}: {name} must be {WORDS[wanted]}, not {value!r}"
            found.append(lines.problem(tile, name, what, remedy))
        elif name in LISTED and (wrong := [entry for entry in value if not isinstance(entry, LISTED[name])]):
            what = f"{tile.__name__}: {name} holds {wrong[0]!r}"
            found.append(lines.problem(tile, name, what, f"list nothing but {LISTED[name].__name__} there"))
        elif name == "markers" and (wrong := [fault for entry in value for fault in _marker_faults(entry)]):
            found.append(lines.problem(tile, name, f"{tile.__name__}: {wrong[0]}", "docs/hooks.md lists what it takes"))
        elif name == "texts" and (fault := _texts_fault(value)):
            what = f"{tile.__name__}: {fault}"
            remedy = 'write texts = {"pl": {"name": "…", "summary": "…"}}, by language and by what is said'
            found.append(lines.problem(tile, name, what, remedy))
        elif name == "needs" and (wrong := [entry for entry in value if entry not in NEEDS]):
            what = f"{tile.__name__}: needs names '{wrong[0]}', which no board has"
            found.append(lines.problem(tile, name, what, f"choose among {', '.join(NEEDS)}"))
    return found


def _texts_fault(texts: dict[object, object]) -> str:
    """What is wrong with the words a tile brings in other languages; nothing if all is well."""
    for language, said in texts.items():
        if not isinstance(language, str) or not isinstance(said, dict):
            return f"texts holds {language!r}: {said!r}, which is no language with its words"
        for what, words in said.items():
            if not isinstance(what, str) or not isinstance(words, str):
                return f"texts of '{language}' holds {what!r}: {words!r}, and both must be texts in quotes"
    return ""


def _marker_faults(marker: Marker) -> list[str]:
    faults = []
    for argument in arguments_of("Marker"):
        value, wanted = getattr(marker, argument.name), {"str": str, "int": int, "bool": bool}[argument.kind]
        if type(value) is not wanted:
            faults.append(f"{argument.name} of a marker must be {WORDS[wanted]}, not {value!r}")
        elif argument.name == "sign" and len(marker.sign) > 1:
            faults.append(f"the sign of a marker must be one letter, not {value!r}")
    return faults


def _member(tile: type[Tile], name: str, value: object, lines: Lines) -> list[Problem]:
    """What is wrong with something a class defines: a hook with other arguments, a name that is almost known."""
    known = hooks().get(name)
    if known is not None and (known.owner == "Tile" or issubclass(tile, Site)):
        return _hook(tile, known, value, lines)
    if name in declarations() or hasattr(Tile, name):
        return []
    method = inspect.isroutine(value) or isinstance(value, staticmethod | classmethod)
    meant = difflib.get_close_matches(name, hooks() if method else declarations(), 1, ALIKE)
    if meant or (method and name.startswith("on_")):
        what = f"{tile.__name__}: there is no {'hook' if method else 'declaration'} '{name}'"
        suggestion = f"did you mean '{meant[0]}'? If" if meant else "docs/hooks.md lists all hooks; if"
        remedy = f"{suggestion} it is something of your own, let its name begin with _"
        return [lines.problem(tile, name, what, remedy)]
    return []


def _hook(tile: type[Tile], hook: Hook, value: object, lines: Lines) -> list[Problem]:
    remedy = f"write {hook.call}"
    if not inspect.isfunction(value):
        what = f"{tile.__name__}: {hook.name} is a hook and must be a method, not {value!r}"
        if isinstance(value, staticmethod | classmethod):
            what = f"{tile.__name__}: {hook.name} is a hook and must be a plain method with self"
        return [lines.problem(tile, hook.name, what, remedy)]
    signature = inspect.signature(value)
    wanted = len(hook.parameters) + 1
    try:
        signature.bind(*[None] * wanted)
    except TypeError:
        what = f"{tile.__name__}: {hook.name} takes {len(signature.parameters)} arguments, it is called with {wanted}"
        return [lines.problem(tile, hook.name, what, remedy)]
    return []


def _taken(tiles: list[type[Tile]], lines: Lines) -> list[Problem]:
    """Keys of tiles and markers that belong to something else."""
    found = []
    known = {tile.key: f"a tile of the box '{key}'" for key, box in BOXES.items() for tile in _tiles_of(box)}
    known |= {tile.key: "another tile of somebody's own" for content in catalog.OWN for tile in content.tiles}
    printed = [tile for box in BOXES.values() for tile in _tiles_of(box)]
    own = [tile for content in catalog.OWN for tile in content.tiles]
    markers = {marker.key: f"'{tile.key}'" for tile in (*printed, *own) for marker in tile.markers}
    for tile in tiles:
        if tile.key in known:
            what = f"{tile.__name__}: the key '{tile.key}' is taken by {known[tile.key]}"
            found.append(lines.problem(tile, "key", what, f"choose another key, such as '{tile.key}_2'"))
        known[tile.key] = "another class of this file"
        for marker in tile.markers:
            if marker.key in markers:
                what = f"{tile.__name__}: the marker '{marker.key}' is already one of {markers[marker.key]}"
                found.append(lines.problem(tile, "markers", what, "give the marker another key"))
            markers[marker.key] = f"'{tile.key}'"
    return found


def _tiles_of(box: catalog.Box) -> tuple[type[Tile], ...]:
    return (*box.races, *box.powers, *box.sites)


# --- boards and packages ----------------------------------------------------------------------------------------------


def _board(path: Path, text: str) -> BoardFile:
    file = str(path)
    try:
        board = parse_board(text)
    except BoardError as error:
        remedy = "docs/boards.md explains the file, docs/board.schema.json lets an editor check it"
        raise ContentError(Problem(file, 0, str(error), remedy)) from None
    wrong = [problem for problem in check_board(board) if problem.level == "error"]
    if wrong:
        remedy = f"see everything with: elbowroom board check {file}"
        raise ContentError(
            *(replace(one, file=file, line=_region_line(text, one.region), remedy=remedy) for one in wrong)
        )
    taken = board.key in (*catalog.BOARDS, *catalog.sides(), *catalog.FORMER.values())
    if taken or not board.key or "+" in board.key:
        what = f"the key '{board.key}' is taken" if taken else f"'{board.key}' is no name"
        line = next((n for n, words in enumerate(text.splitlines(), 1) if '"key"' in words), 0)
        raise ContentError(Problem(file, line, what, "choose another key for the board, without +"))
    return board


def _region_line(text: str, region: int) -> int:
    """The line where a region begins; 0 for none."""
    marks = (f'"id": {region},', f'"id":{region},')
    lines = enumerate(text.splitlines() if region else [], 1)
    return next((n for n, line in lines if any(mark in line for mark in marks)), 0)


def load_entry(entry: EntryPoint) -> Content:
    """The content of an installed package: the tiles of a module, or a list of classes and board files."""
    package = f"the package {entry.dist.name}" if entry.dist is not None else f"'{entry.value}'"
    try:
        found = entry.load()
    except Exception as error:
        what = f"{package} cannot be imported: {type(error).__name__}: {error}"
        raise ContentError(Problem(entry.value, 0, what, f"repair or uninstall {package}")) from None
    if isinstance(found, ModuleType):
        return _content(found, Path(found.__file__ or entry.value))
    tiles: list[type[Tile]] = []
    boards: list[BoardFile] = []
    for thing in found if isinstance(found, list | tuple) else [found]:
        if isinstance(thing, type) and issubclass(thing, KINDS):
            tiles.append(thing)
        elif isinstance(thing, Path | str) and Path(thing).suffix == ".json":
            boards += load_file(Path(thing)).boards
        else:
            remedy = "name a module, a list of tile classes, or paths of board files"
            raise ContentError(Problem(entry.value, 0, f"{package} names {thing!r} under '{GROUP}'", remedy))
    return checked(tiles, boards, Path((inspect.getsourcefile(tiles[0]) if tiles else None) or entry.value))
