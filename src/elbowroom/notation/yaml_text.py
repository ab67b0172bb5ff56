"""Reading YAML written by people: every value knows its line, and every complaint names it."""

from __future__ import annotations

import re
from typing import Final, NoReturn

import yaml

from elbowroom.engine.errors import ElbowRoomError

MAX_TEXT: Final = 300_000
_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,8}")  # no leading zero: for YAML 010 is 8


class NotationError(ElbowRoomError):
    """A text that is not in the notation it should be in; says where and why, in one printable line."""

    def __init__(self, problem: str, line: int = 0) -> None:
        self.problem = printable(problem)  # without its place
        super().__init__(f"line {line}: {self.problem}" if line else self.problem)


def printable(text: str) -> str:
    """The text with everything that could upset a terminal written as an escape."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def excerpt(text: str) -> str:
    """The beginning of what somebody wrote, short enough for a message."""
    return text if len(text) <= 40 else f"{text[:39]}…"


def decode_utf8(data: bytes) -> str:
    """The text of a file, which is in UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotationError(f"this is no text in UTF-8: {error.reason}", line) from None


class Item:
    """One value of a YAML text. Ask it for what it should be; it complains with its line if it is something else."""

    def __init__(self, node: yaml.Node, name: str) -> None:
        self.node = node
        self.name = name  # how complaints call the value
        self.line = node.start_mark.line + 1

    def fail(self, reason: str) -> NoReturn:
        raise NotationError(f"{self.name}: {reason}", self.line)

    @property
    def is_mapping(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    @property
    def is_sequence(self) -> bool:
        return isinstance(self.node, yaml.SequenceNode)

    def _plain(self) -> str:
        if not isinstance(self.node, yaml.ScalarNode):
            self.fail(f"one value is expected here, not {'a mapping' if self.is_mapping else 'a list'}")
        return str(self.node.value)

    def text(self) -> str:
        return self._plain()

    def integer(self, lowest: int = 0, highest: int = 999) -> int:
        plain = self._plain()
        if not _INTEGER.fullmatch(plain):
            self.fail(f"a whole number is expected, not '{excerpt(plain)}'")
        number = int(plain)
        if not lowest <= number <= highest:
            self.fail(f"{number} is outside {lowest} to {highest}")
        return number

    def boolean(self) -> bool:
        plain = self._plain()
        if plain not in ("true", "false"):
            self.fail(f"true or false is expected, not '{excerpt(plain)}'")
        return plain == "true"

    def one_of(self, choices: list[str], hint: str = "") -> str:
        plain = self._plain()
        if plain not in choices:
            self.fail(f"'{excerpt(plain)}' is unknown; possible are {', '.join(choices)}{hint}")
        return plain

    def items(self) -> list[Item]:
        """The values of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            self.fail("a list is expected")
        return [Item(node, f"{self.name}[{i + 1}]") for i, node in enumerate(self.node.value)]

    def entries(self) -> dict[str, Item]:
        """The values of a mapping by key."""
        return {key: value for key, _, value in self._pairs()}

    def fields(self, *allowed: str) -> dict[str, Item]:
        """The values of a mapping that may only have certain keys."""
        result: dict[str, Item] = {}
        for key, key_item, value in self._pairs():
            if key not in allowed:
                key_item.fail(f"'{excerpt(key)}' is unknown here; possible are {', '.join(allowed)}")
            result[key] = value
        return result

    def numbered(self, what: str, highest: int) -> dict[int, Item]:
        """The values of a mapping whose keys are numbers from 1, such as regions."""
        result: dict[int, Item] = {}
        for key, key_item, value in self._pairs():
            if not (_INTEGER.fullmatch(key) and 1 <= int(key) <= highest):
                key_item.fail(f"'{excerpt(key)}' is no {what}; possible are 1 to {highest}")
            result[int(key)] = Item(value.node, f"{what} {key}")
        return result

    def _pairs(self) -> list[tuple[str, Item, Item]]:
        """Keys, and keys and values as items; each key once."""
        if not isinstance(self.node, yaml.MappingNode):
            self.fail("a mapping (key: value) is expected")
        result: list[tuple[str, Item, Item]] = []
        seen: set[str] = set()
        for key_node, value_node in self.node.value:
            key_item = Item(key_node, self.name)
            key = key_item._plain()
            if key in seen:
                key_item.fail(f"'{excerpt(key)}' is given twice")
            seen.add(key)
            result.append((key, key_item, Item(value_node, excerpt(key))))
        return result


def parse_yaml(text: str, name: str) -> Item:
    """The root of a YAML text."""
    if len(text) > MAX_TEXT:
        raise NotationError(f"the text is longer than {MAX_TEXT:,} characters", 1)
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise NotationError(f"this is not YAML: {error.problem or error.context}", line) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise NotationError(f"the character U+{ord(text[error.position]):04X} is not allowed", line) from None
    except RecursionError:
        raise NotationError("this is not YAML: it is nested too deeply", 1) from None
    except (ValueError, OverflowError):
        # The library lets the errors of int() and chr() pass.
        raise NotationError("this is not YAML: it holds an impossible number or character", 1) from None
    if node is None:
        raise NotationError(f"the {name} is empty", 1)
    return Item(node, name)
