"""Scenarios: a position, steps and what must hold after them, as YAML that players write to show what a rule means."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from elbowroom.engine.actions import Action
from elbowroom.engine.chance import DIE_FACES, Chance, ChanceError
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.explain import why_not
from elbowroom.engine.invariants import InvariantBroken, check_invariants
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.notation.checks import Check, read_rule_id
from elbowroom.notation.expectations import read_action, read_expectations
from elbowroom.notation.mixture import known_in
from elbowroom.notation.position import read_position
from elbowroom.notation.yaml_text import Item, parse_yaml


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that is not as the scenario says. `expected` and `actual` are lines of text."""

    step: int  # 0 before the first step
    line: int
    action: str  # what the step does; empty before the first
    what: str
    expected: tuple[str, ...]
    actual: tuple[str, ...]

    @property
    def step_name(self) -> str:
        """The moment in the scenario."""
        return f"step {self.step} '{self.action}'" if self.step else "before the first step"

    def diff(self) -> list[str]:
        """Lines that begin with `-` for what was expected, `+` for what is there, and a blank for what agrees."""
        compared = difflib.ndiff(self.expected, self.actual)
        return [line.rstrip() for line in compared if not line.startswith("?")]

    def __str__(self) -> str:
        return "\n".join([f"line {self.line}, {self.step_name}: {self.what}", *(f"  {line}" for line in self.diff())])


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One action, or one that must be refused by a rule, and what must hold then."""

    line: int
    action: Action
    refused_by: str = ""  # rule id; empty for an action that is carried out
    checks: tuple[Check, ...] = ()
    reason: str = ""  # what the refusal says, in English; empty: anything


@dataclass(frozen=True)
class Scenario:
    """A scenario that has been read; `run` may be called any number of times."""

    title: str
    rules: tuple[tuple[str, int], ...]  # rule ids it proves, each with its line
    position: State
    chance: tuple[int | list[int], ...] = ()
    checks: tuple[Check, ...] = ()
    steps: tuple[ScenarioStep, ...] = ()

    def rule_ids(self) -> list[tuple[str, int]]:
        """All rule ids the file names, those of refusals too, with their lines."""
        return [*self.rules, *((step.refused_by, step.line) for step in self.steps if step.refused_by)]

    def run(self) -> list[Failure]:
        """Play it; returns what is not as expected. An action that cannot be carried out ends the scenario."""
        state = self.position.copy()
        state.chance = Chance(0, forced=list(self.chance), strict=True)
        failures = _check(state, self.checks, 0, "")
        for number, step in enumerate(self.steps, start=1):
            failure = _refuse(state, step, number) if step.refused_by else _do(state, step, number)
            if failure is not None:
                failures.append(failure)
                if not step.refused_by:
                    return failures
            failures += _check(state, step.checks, number, step.action.text())
        left = len(state.chance.forced)
        if left:
            line = self.steps[-1].line if self.steps else 1
            text = self.steps[-1].action.text() if self.steps else ""
            actual = (f"{left} left over",)
            failures.append(Failure(len(self.steps), line, text, "chance", ("all outcomes are used",), actual))
        return failures


def run_scenario(text: str) -> list[Failure]:
    """Read and play a scenario; returns what is not as it says. Raises NotationError if it cannot be read."""
    return parse_scenario(text).run()


# --- playing ----------------------------------------------------------------------------------------------------------


def _check(state: State, checks: Iterable[Check], number: int, action: str) -> list[Failure]:
    failures: list[Failure] = []
    for check in checks:
        expected, actual = check.compare(state)
        if list(expected) != list(actual):
            failures.append(Failure(number, check.line, action, check.what, tuple(expected), tuple(actual)))
    return failures


def _do(state: State, step: ScenarioStep, number: int) -> Failure | None:
    text = step.action.text()
    try:
        state.play(step.action)
        check_invariants(state)
    except IllegalAction as error:
        return Failure(number, step.line, text, "the action", ("legal",), (f"refused: {error}",))
    except ChanceError as error:
        return Failure(number, step.line, text, "chance", ("an outcome under 'chance' that fits",), (str(error),))
    except InvariantBroken as error:
        return Failure(number, step.line, text, "the position", ("possible",), (str(error),))
    return None


def _refuse(state: State, step: ScenarioStep, number: int) -> Failure | None:
    refusal = why_not(state, step.action)
    text = step.action.text()
    expected = (f"refused by {step.refused_by}",)
    if refusal is None:
        return Failure(number, step.line, text, "the action", expected, ("legal",))
    if refusal.rule != step.refused_by:
        return Failure(number, step.line, text, "the action", expected, (f"refused by {refusal.rule}", str(refusal)))
    if step.reason not in ("", refusal.reason):
        return Failure(number, step.line, text, "the reason", (step.reason,), (refusal.reason,))
    return None


# --- reading ----------------------------------------------------------------------------------------------------------


def parse_scenario(text: str) -> Scenario:
    """The scenario in a YAML text, everything in it checked."""
    root = parse_yaml(text, "scenario")
    top = root.fields("title", "rules", "position", "chance", "expect", "steps")
    for key in ("title", "rules", "position"):
        if key not in top:
            root.fail(f"'{key}' is missing")
    title = top["title"].text().strip()
    if not title:
        top["title"].fail("it is empty")
    proven = tuple((read_rule_id(item), item.line) for item in top["rules"].items())
    if not proven:
        top["rules"].fail("at least one rule is expected")
    position = read_position(top["position"])
    rules = position.rules
    chance = tuple(_outcome(item, rules) for item in top["chance"].items()) if "chance" in top else ()
    checks = read_expectations(top["expect"], rules) if "expect" in top else ()
    steps = tuple(_step(item, rules) for item in top["steps"].items()) if "steps" in top else ()
    if not checks and not steps:
        root.fail("it checks nothing: there is neither 'expect' nor a step")
    return Scenario(title, proven, position, chance, checks, steps)


def _outcome(item: Item, rules: Rules) -> int | list[int]:
    """Pips of a die, or a new order of the badges, top first."""
    if item.is_sequence:
        keys = [power.key for power in rules.powers]
        return [keys.index(known_in(badge, keys)) for badge in item.items()]
    return item.integer(min(DIE_FACES), max(DIE_FACES))


def _step(item: Item, rules: Rules) -> ScenarioStep:
    if not item.is_mapping:
        return ScenarioStep(item.line, read_action(item, rules))
    fields = item.fields("do", "refuse", "rule", "reason", "expect")
    if ("do" in fields) == ("refuse" in fields):
        item.fail("a step has either 'do' or 'refuse'")
    checks = read_expectations(fields["expect"], rules) if "expect" in fields else ()
    if "do" in fields:
        for name in ("rule", "reason"):
            if name in fields:
                fields[name].fail(f"only a step with 'refuse' names the {name} that refuses it")
        return ScenarioStep(item.line, read_action(fields["do"], rules), "", checks)
    if "rule" not in fields:
        item.fail("'rule' is missing: which rule refuses the action?")
    reason = fields["reason"].text() if "reason" in fields else ""
    return ScenarioStep(item.line, read_action(fields["refuse"], rules), read_rule_id(fields["rule"]), checks, reason)
