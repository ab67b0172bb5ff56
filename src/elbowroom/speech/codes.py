"""Every fact that the sources can tell, found in the sources themselves, and every argument that templates ask for.

`make check` uses this: a code without a template, an argument that nobody uses, a sentence where a code belongs.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elbowroom.engine.actions import EVERYBODY, LOWER, declared
from elbowroom.engine.errors import Refusal
from elbowroom.engine.events import Deed, kinds
from elbowroom.speech.catalogs import LANGUAGES, templates
from elbowroom.speech.speaker import SAME

SOURCES: Final = Path(__file__).resolve().parents[1]
# Packages that tell facts and never have words for them.
SPEAKING: Final = ("engine", "content/base", "content/underground", "content/sky")
ASKING: Final = (*SPEAKING, "content", "notation", "coach", "table", "server", "pocket")  # where codes are looked for
WORDY: Final = 3  # this many words are a sentence
# What tiles and verbs declare for people, and errors that only whoever writes a program ever sees.
DECLARED: Final = ("name", "summary", "because", "label", "question", "hint", "texts", "remark")
FOR_PROGRAMMERS: Final = ("ElbowRoomError", "CustomTileError", "ContentError", "ValueError", "TypeError")
# What is wrong with a file, a record or the program itself is told in English to whoever made it.
ABOUT_FILES: Final = ("engine/board.py", "engine/chance.py", "engine/invariants.py")


Named = dict[str, set[str]]


@dataclass(frozen=True)
class Code:
    """A template that the sources name, the arguments they give, and where."""

    template: str
    given: frozenset[str]
    where: str
    offered: frozenset[str] = frozenset()  # given too, though a template need not tell it


def codes() -> Iterator[Code]:
    """Everything that can be told: by refusals, items, outlooks, advice and deeds, and by every event."""
    for path in _sources(ASKING):
        where = path.relative_to(SOURCES).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield from _codes_of_class(node, where)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                named = _assigned(node)
                calls = (part for part in ast.walk(node) if isinstance(part, ast.Call))
                found = [code for call in calls for code in _codes_of(call, named, f"{where}:{call.lineno}")]
                yield from (code for code in found if UNKNOWN not in code.template or where.startswith(SPEAKING))
    for event in kinds():
        if event is not Deed:
            given = frozenset(part.name for part in fields(event)) - {"rule", *event.untold}
            yield Code(f"event-{event.code}", given, f"engine/events.py {event.__name__}")


def _sources(packages: tuple[str, ...]) -> list[Path]:
    return sorted({path for package in packages for path in (SOURCES / package).rglob("*.py")})


def _refusals() -> set[str]:
    found: set[str] = set()
    waiting: list[type[Refusal]] = [Refusal]
    while waiting:
        below = waiting.pop().__subclasses__()
        found.update(kind.__name__ for kind in below)
        waiting += below
    return found


REFUSALS: Final = _refusals()


UNKNOWN: Final = "?"  # a code that is worked out in a way this walk does not follow


def _codes_of(call: ast.Call, named: Named, where: str) -> Iterator[Code]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = frozenset(word.arg for word in call.keywords if word.arg is not None)
    offered: frozenset[str] = frozenset()
    if name in REFUSALS:
        prefix, position = "refused", 0
    elif name == "Refusal" and len(call.args) > 1 and isinstance(call.func, ast.Name):
        prefix, position = "refused", 1
    elif name == "Item" and (call.keywords or len(call.args) == 3):
        prefix, position = "item", 1
    elif name == "Fact":
        prefix, position = "outlook", 0
    elif name == "Advice":
        prefix, position = "advice", 0
    elif name == "tell_deed":
        prefix, position = "event", 2
        region = {"region"} if len(call.args) > 3 or "region" in given else set()
        other = {"other"} if len(call.args) > 4 or "other" in given else set()
        given, offered = frozenset({"seat"} | region | other), frozenset({"tile"})
    else:
        return
    for code in _codes_at(call, position, named):
        # Words of the server are told as they stand, with a translation for their kind.
        if " " not in code or where.startswith(SPEAKING):
            yield Code(f"{prefix}-{code}", given, where, offered)


def _codes_of_class(kind: ast.ClassDef, where: str) -> Iterator[Code]:
    """What a kind of refusal says by itself: its usual `why`, or what it hands on to the kind it belongs to."""
    for function in kind.body:
        if isinstance(function, ast.FunctionDef) and function.name == "__init__":
            names, defaults = function.args.args, function.args.defaults
            usual = dict(zip([name.arg for name in names[len(names) - len(defaults) :]], defaults, strict=True))
            for why in _written(usual["why"]) if "why" in usual else ():
                yield Code(f"refused-{why}", frozenset(), f"{where}:{function.lineno}")
            for call in ast.walk(function) if kind.name in REFUSALS else ():
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__" and len(call.args) == 1:
                    given = frozenset(word.arg for word in call.keywords if word.arg is not None)
                    for why in _written(call.args[0]):
                        yield Code(f"refused-{why}", given, f"{where}:{call.lineno}")


def _codes_at(call: ast.Call, position: int, named: Named) -> set[str]:
    """The codes that an argument can be: written there, put into its name in the function, or declared by classes."""
    if len(call.args) <= position:
        return set()
    argument = call.args[position]
    found = named.get(argument.id, set()) if isinstance(argument, ast.Name) else _written(argument)
    return found or {UNKNOWN}


def _written(node: ast.expr) -> set[str]:
    """The strings that an expression can be."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return _written(one) | _written(other)
        case ast.Subscript(value=ast.Tuple(elts=choices)):
            return set[str]().union(*(_written(choice) for choice in choices))
        case ast.Attribute(attr=name):
            return _declared_codes().get(name, set())
    return set()


def _assigned(function: ast.AST) -> Named:
    """Strings by the names that a function puts them into."""
    found: Named = {}
    for node in ast.walk(function):
        for target in node.targets if isinstance(node, ast.Assign) else []:
            pairs = [(target, node.value)] if isinstance(node, ast.Assign) else []
            if isinstance(target, ast.Tuple) and isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for one, value in pairs:
                if isinstance(one, ast.Name):
                    found.setdefault(one.id, set()).update(_written(value))
    return found


@cache
def _declared_codes() -> Named:
    """Codes by the attributes under which classes declare them."""
    found: Named = {}
    for path in _sources(ASKING):
        for kind in ast.walk(ast.parse(path.read_text("utf-8"))):
            for node in kind.body if isinstance(kind, ast.ClassDef) else []:
                target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
                value = getattr(node, "value", None)
                if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and target.id.endswith("_why"):
                    found.setdefault(target.id, set()).add(str(value.value))
    return found


# --- templates --------------------------------------------------------------------------------------------------------


def _variables(entry: ftl.Message) -> tuple[set[str], set[str]]:
    """The variables and the other messages that a message refers to."""
    variables: set[str] = set()
    messages: set[str] = set()
    for node in _nodes(entry):
        if isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            messages.add(node.id.name)
    return variables, messages


def _nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child)


def asked(language: str) -> dict[str, set[str]]:
    """For every template of a language the arguments it asks for, by itself or by the messages it is made of."""
    direct: dict[str, tuple[set[str], set[str]]] = {}
    for text in templates(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                raise SyntaxError(f"{language}: {(entry.content or '').strip()[:120]}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in direct:
                    raise SyntaxError(f"{language}: '{entry.id.name}' stands there twice")
                direct[entry.id.name] = _variables(entry)

    def variables(name: str) -> set[str]:
        own, messages = direct[name]
        return own.union(*(variables(message) for message in messages))

    return {name: variables(name) for name in direct}


def _source_of(variable: str) -> set[str]:
    """The arguments that a variable is made from."""
    made = {
        "item": {"item", "tile"},
        "because": {"tile"},
        "because-is": {"tile"},
        "pair": {"power", "race"},
        "former-pair": {"former", "other_race"},
        "number": set[str](),
    }
    return made.get(variable, {variable.removesuffix("-is").removesuffix("-or")})


def problems() -> list[str]:
    """What is wrong between sources and catalogs, for people who change either."""
    found = [*_unworded(), *_sentences(), *_undeclared()]
    english = set(asked("en"))
    for language in LANGUAGES[1:]:
        more = {name for name in asked(language) if not name.startswith(("tile-", "marker-", "verb-"))}
        found += [f"{language}: '{name}' is in no English catalog" for name in sorted(more - english)]
        found += [f"{language}: '{name}' is missing" for name in sorted(english - set(asked(language)))]
    return found


def _unworded() -> Iterator[str]:
    """Codes without a template, templates that ask for what is not given, arguments that a language does not tell."""
    told = {language: asked(language) for language in LANGUAGES}
    for code in codes():
        if " " in code.template:
            yield f"{code.where}: {_NO_CODE}: {code.template.partition('-')[2]!r}"
            continue
        for language, known in told.items():
            if code.template not in known:
                yield f"{code.where}: '{code.template}' has no template in {language}"
                continue
            wanted = set[str]().union(*(_source_of(variable) for variable in known[code.template]))
            compared = {SAME[name] for name in SAME if f"{name}-is" in known[code.template]}
            for name in sorted(wanted - code.given - code.offered):
                yield f"{code.where}: '{code.template}' asks in {language} for '{name}', which is not given"
            for name in sorted(code.given - wanted - compared):
                yield f"{code.where}: '{code.template}' does not tell '{name}' in {language}"


def _undeclared() -> Iterator[str]:
    """Printed verbs without a label or question, tiles and markers without a translation."""
    from elbowroom.content.catalog import BOXES

    printed = [tile for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites)]
    for language in LANGUAGES[1:]:
        known = set(asked(language))
        yield from (f"{language}: 'tile-{tile.key}' is missing" for tile in printed if f"tile-{tile.key}" not in known)
        keys = {marker.key for tile in printed for marker in tile.markers}
        yield from (f"{language}: 'marker-{key}' is missing" for key in sorted(keys) if f"marker-{key}" not in known)
    attributes = {language: _attributes(language) for language in LANGUAGES[1:]}
    own = {actions[0].verb for tile in printed for actions in tile.verbs}
    for name in sorted(own | {*EVERYBODY, LOWER.verb}):
        verb = declared(name)
        if not verb.question:
            yield f"the verb '{name}' has no question"
        for language, known_attributes in attributes.items():
            if not verb.text(language, "question") and "question" not in known_attributes.get(f"verb-{name}", set()):
                yield f"{language}: the verb '{name}' has no question"


def _attributes(language: str) -> dict[str, set[str]]:
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for text in templates(language)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ftl.Message)
    }


# --- sentences --------------------------------------------------------------------------------------------------------

_NO_CODE: Final = "a sentence, not a code"
_BLANK: Final = "…"  # stands for what an f-string fills in


def _sentences() -> Iterator[str]:
    """Sentences in engine and content, where only codes belong."""
    for path in _sources(SPEAKING):
        if path.relative_to(SOURCES).as_posix() in ABOUT_FILES:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        allowed = set(_allowed(tree))
        for node, text in _texts(tree):
            if id(node) not in allowed and _is_wordy(text):
                yield f"{path.relative_to(SOURCES)}:{node.lineno}: {_NO_CODE}: {text[:60]!r}"


def _texts(tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """Every text in a file; an f-string is one, whatever it is made of."""
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in parts:
                yield node, text
            case ast.JoinedStr(values=values):
                yield node, "".join(str(part.value) if isinstance(part, ast.Constant) else _BLANK for part in values)


def _is_wordy(text: str) -> bool:
    return len(text.split()) >= WORDY and any(letter.isalpha() for letter in text)


def _allowed(tree: ast.Module) -> Iterator[int]:
    """Strings that may be sentences: docstrings, what is declared for people, errors for programmers."""
    for node in ast.walk(tree):
        if _may_have_words(node):
            yield from (id(child) for child in ast.walk(node) if isinstance(child, ast.Constant | ast.JoinedStr))


def _may_have_words(node: ast.AST) -> bool:
    match node:
        case ast.Expr():
            return True
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Name) and target.id in DECLARED for target in targets)
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.keyword(arg=str(name)):
            return name in DECLARED
        case ast.Call(func=ast.Name(id=name)):
            return name in FOR_PROGRAMMERS
        case ast.FunctionDef(name=name):
            return name in ("__repr__", "problems")
    return False


def main() -> None:
    """Print what is wrong, for `make check`."""
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        sys.exit(f"{len(found)} problems between the sources and the catalogs of words")


if __name__ == "__main__":
    main()
