"""The written rules: reads docs/rules, and finds which tests and scenarios prove them."""

import ast
import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

FILES = ("core", "base", "underground", "sky_islands", "mixing")

_ID = re.compile(r"\*\*((?:CORE|BASE|UG|SKY|MIX)-[A-Z0-9][A-Za-z0-9._-]*)")
_HEADING = re.compile(r"(#+)\s+(.*)")
_FENCE = "```"
# The sources: a line of their table, and a tag in a rule. In a tag that names several, a number may stand alone.
_SOURCES = "README.md"
_SOURCE = re.compile(r"\|\s*(seeds?(?: \w+)?)\s*\|\s*(.*?)\s*\|$", re.MULTILINE)
_TAG = re.compile(r"\bseeds?\s+(?P<named>\d{3}|U)\b|(?<![\d.,])\b(?P<alone>00\d)\b|\bseeds\b", re.IGNORECASE)
# Lines that belong to the whole section, not to the rule above them.
_END_OF_RULE = re.compile(r"- Hooks: |---\s*$|\*\*")


class RulebookError(Exception):
    """The rules, or what claims to prove them, cannot be read or contradict each other."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule: where it stands and its text as Markdown, its sources by their names."""

    id: str
    file: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class Proof:
    """A place that claims to prove a rule: a marked test or a scenario."""

    rule: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Rulebook:
    """All rules in the order in which they are written."""

    rules: tuple[Rule, ...]
    text_only: dict[str, str] = field(default_factory=dict)
    subjects: dict[str, list[str]] = field(default_factory=dict)  # what is no tile -> rules that speak of it

    def about(self, rule_id: str) -> list[str]:
        """What a rule speaks of."""
        return [subject for subject, rules in self.subjects.items() if rule_id in rules]

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self.by_id

    def get(self, rule_id: str) -> Rule:
        """The rule with this id in any case; the error of an unknown one names those that look like it."""
        rule = self.by_id.get(rule_id) or self.by_id.get(rule_id.upper())
        if rule is None:
            raise RulebookError(f"there is no rule {rule_id!r}{self._hint(rule_id)}")
        return rule

    def check(self, proofs: Iterable[Proof]) -> None:
        """Raise an error that lists every proof of a rule that does not exist."""
        unknown = [
            f"{proof}: there is no rule {proof.rule!r}{self._hint(proof.rule)}"
            for proof in proofs
            if proof.rule not in self
        ]
        if unknown:
            raise RulebookError("\n".join(unknown))

    def _hint(self, rule_id: str) -> str:
        close = difflib.get_close_matches(rule_id.upper(), self.by_id, n=4, cutoff=0.7)
        return f"; did you mean {', '.join(close)}?" if close else ""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many rules of one file are proven, and which are not."""

    file: str
    total: int
    missing: tuple[str, ...]
    text_only: int

    @property
    def proven(self) -> int:
        return self.total - len(self.missing)


def rules_folder() -> Path:
    """docs/rules of a checkout, or its copy inside an installed package."""
    package = Path(__file__).resolve().parent
    for folder in (package / "_rules", package.parent.parent / "docs" / "rules"):
        if folder.is_dir():
            return folder
    raise RulebookError("the rules are missing: neither docs/rules nor a copy in the installed package is there")


def load(folder: Path | None = None) -> Rulebook:
    """Read all rule files, the list of rules that are text only and that of what rules speak of."""
    folder = folder or rules_folder()
    sources = source_names(folder)
    rules: list[Rule] = []
    for name in FILES:
        rules += parse(name, _read(folder / f"{name}.md"), sources)
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise RulebookError(f"{rule.file}.md: {rule.id} is defined twice")
        seen.add(rule.id)
    return Rulebook(
        tuple(rules), _text_only(folder / "text_only.yaml", seen), _subjects(folder / "subjects.yaml", seen)
    )


def source_names(folder: Path) -> dict[str, str]:
    """The sources that the rules name in tags: tag -> name."""
    table = folder / _SOURCES
    return dict(_SOURCE.findall(_read(table))) if table.is_file() else {}


def parse(file: str, text: str, sources: Mapping[str, str] = MappingProxyType({})) -> list[Rule]:
    """The rules of one file. A bullet that defines several ids gives its whole text to each."""
    rules: list[Rule] = []
    headings: list[str] = []
    ids: list[str] = []
    lines: list[str] = []
    fenced = False

    def finish() -> None:
        body = with_sources(file, "\n".join(lines).strip(), sources)
        section = " › ".join(headings)
        rules.extend(Rule(rule_id, file, section, body) for rule_id in ids)
        ids.clear()
        lines.clear()

    for line in text.splitlines():
        if line.startswith(_FENCE):
            fenced = not fenced
        elif not fenced:
            if heading := _HEADING.match(line):
                finish()
                level = len(heading[1])
                headings = [*headings[: max(level - 2, 0)], heading[2]] if level > 1 else []
                continue
            if line.startswith("- ") and (found := _defined(line)):
                finish()
                ids.extend(found)
            elif _END_OF_RULE.match(line):
                finish()
        if ids:
            lines.append(line)
    finish()
    return rules


def with_sources(file: str, text: str, sources: Mapping[str, str]) -> str:
    """A text with the names of its sources in place of their tags."""

    def name(tag: re.Match[str]) -> str:
        number = tag["named"] or tag["alone"]
        key = "seeds" if number is None else f"seeds {number}" if number == "U" else f"seed {number}"
        if key not in sources:
            raise RulebookError(f"{file}.md: the source [{key}] is not in the table of {_SOURCES}")
        return sources[key]

    return _TAG.sub(name, text)


def _defined(line: str) -> list[str]:
    return [found.rstrip(".") for found in _ID.findall(line)]


def _text_only(path: Path, known: set[str]) -> dict[str, str]:
    listed = _mapping(path)
    if not all(isinstance(reason, str) and reason for reason in listed.values()):
        raise RulebookError(f"{path.name}: expected rule ids, each with its reason")
    _must_exist(path, listed, known)
    return dict(listed)


def _subjects(path: Path, known: set[str]) -> dict[str, list[str]]:
    listed = _mapping(path)
    for rules in listed.values():
        if not isinstance(rules, list):
            raise RulebookError(f"{path.name}: expected kinds and keys, each with a list of rule ids")
        _must_exist(path, rules, known)
    return dict(listed)


def _mapping(path: Path) -> dict[str, Any]:
    """What a list beside the rules says; one that is not there says nothing."""
    listed = _load_yaml(path)[0] if path.is_file() else {}
    if not isinstance(listed, dict):
        raise RulebookError(f"{path.name}: expected keys with values")
    return listed


def _must_exist(path: Path, ids: Iterable[str], known: set[str]) -> None:
    for rule_id in ids:
        if rule_id not in known:
            raise RulebookError(f"{path.name}: there is no rule {rule_id!r}")


# --- proofs ---


def proofs(tests: Path) -> list[Proof]:
    """Every rule named by a `rule` mark of a test or by the `rules` of a scenario, under the folder `tests`."""
    found: list[Proof] = []
    for path in sorted(tests.rglob("*.py")):
        found += marks(path, _read(path))
    for path in sorted((tests / "scenarios").rglob("*.yaml")):
        found += _scenario_rules(path)
    return found


def marks(path: Path, source: str) -> list[Proof]:
    """The `pytest.mark.rule(…)` of one test module, except those of tests that are skipped or expected to fail."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise RulebookError(f"{path}:{error.lineno}: {error.msg}") from None
    found: list[Proof] = []
    for node in _running(tree):
        if isinstance(node, ast.Call) and _is_mark(node.func, "rule"):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise RulebookError(f"{path}:{argument.lineno}: a rule mark takes rule ids, written out")
                found.append(Proof(argument.value, path, argument.lineno))
    return sorted(found, key=lambda proof: proof.line)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes of the tree but those of functions and classes that do not run or may fail."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and any(
            _is_mark(part, "skip") or _is_mark(part, "xfail")
            for decorator in child.decorator_list
            for part in ast.walk(decorator)
        ):
            continue
        yield from _running(child)


def _is_mark(node: ast.AST, name: str) -> bool:
    """Whether the expression reads `pytest.mark.name` or `mark.name`."""
    if not (isinstance(node, ast.Attribute) and node.attr == name):
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _scenario_rules(path: Path) -> list[Proof]:
    found: list[Proof] = []
    for document in _load_yaml(path):
        rules = document.get("rules", []) if isinstance(document, dict) else []
        if not isinstance(rules, list):
            raise RulebookError(f"{path}: `rules` must be a list of rule ids")
        found += [Proof(str(rule), path, 1) for rule in rules]
    return found


def coverage(book: Rulebook, proven: Iterable[str]) -> list[Coverage]:
    """Proven and missing rules of each file; a rule that is text only needs no proof."""
    settled = set(proven) | book.text_only.keys()
    result = []
    for name in FILES:
        ids = [rule.id for rule in book.rules if rule.file == name]
        missing = tuple(rule_id for rule_id in ids if rule_id not in settled)
        result.append(Coverage(name, len(ids), missing, sum(rule_id in book.text_only for rule_id in ids)))
    return result


# --- files ---


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RulebookError(f"{path}: not a text in UTF-8 ({error.reason})") from None


def _load_yaml(path: Path) -> list[object]:
    try:
        return list(yaml.safe_load_all(_read(path)))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{path}:{mark.line + 1}" if mark else str(path)
        raise RulebookError(f"{where}: {getattr(error, 'problem', None) or 'not YAML'}") from None
