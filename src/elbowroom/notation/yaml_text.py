"""Reading YAML written by people: every value knows its line, and every complaint names it."""

from __future__ import annotations

import re
from typing import Final, NoReturn

import yaml

from elbowroom.engine.errors import ElbowRoomError

MAX_TEXT: Final = 1_000_000
_INTEGER: Final = re.compile(r"-?[0-9]{1,9}")


class NotationError(ElbowRoomError):
    """A text that is not in the notation it should be in; says where and why."""


class Item:
    """One value of a YAML text. Ask it for what it should be; it complains with its line if it is something else."""

    def __init__(self, node: yaml.Node, name: str) -> None:
        self.node = node
        self.name = name  # how complaints call the value
        self.line = node.start_mark.line + 1

    def fail(self, reason: str) -> NoReturn:
        raise NotationError(f"line {self.line}: {self.name}: {reason}")

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
            self.fail(f"a whole number is expected, not '{plain[:40]}'")
        number = int(plain)
        if not lowest <= number <= highest:
            self.fail(f"{number} is outside {lowest} to {highest}")
        return number

    def boolean(self) -> bool:
        plain = self._plain()
        if plain not in ("true", "false"):
            self.fail(f"true or false is expected, not '{plain[:40]}'")
        return plain == "true"

    def one_of(self, choices: list[str]) -> str:
        plain = self._plain()
        if plain not in choices:
            self.fail(f"'{plain[:40]}' is unknown; possible are {', '.join(choices)}")
        return plain

    def items(self) -> list[Item]:
        """The values of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            self.fail("a list is expected")
        return [Item(node, f"{self.name}[{i + 1}]") for i, node in enumerate(self.node.value)]

    def entries(self) -> dict[str, Item]:
        """The values of a mapping by key."""
        if not isinstance(self.node, yaml.MappingNode):
            self.fail("a mapping (key: value) is expected")
        result: dict[str, Item] = {}
        for key_node, value_node in self.node.value:
            key = Item(key_node, self.name)._plain()
            if key in result:
                Item(key_node, self.name).fail(f"'{key[:40]}' is given twice")
            result[key] = Item(value_node, key)
        return result

    def fields(self, *allowed: str) -> dict[str, Item]:
        """The values of a mapping that may only have certain keys."""
        entries = self.entries()
        for key, item in entries.items():
            if key not in allowed:
                item.fail(f"'{key[:40]}' is unknown here; possible are {', '.join(allowed)}")
        return entries


def parse_yaml(text: str, name: str) -> Item:
    """The root of a YAML text."""
    if len(text) > MAX_TEXT:
        raise NotationError(f"line 1: the text is longer than {MAX_TEXT:,} characters")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise NotationError(f"line {line}: this is not YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise NotationError(f"line 1: this is not YAML: {error}") from None
    except (RecursionError, ValueError):
        raise NotationError("line 1: this is not YAML: it is nested too deeply or holds an impossible value") from None
    if node is None:
        raise NotationError(f"line 1: the {name} is empty")
    return Item(node, name)
