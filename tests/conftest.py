"""What all tests share: rule marks that name real rules, and the profiles of Hypothesis."""

import os
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import elbowroom
from elbowroom import rulebook

TESTS = Path(__file__).resolve().parent
BOOK = rulebook.load()
# The files with the longest tests come first, so that at the end nobody waits for one worker alone.
LONGEST = (
    "server/test_rolling.py",
    "server/test_memory.py",
    "server/test_recovery.py",
    "training/test_training.py",
    "lab/test_cluster.py",
)

settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """A test marked with a rule that does not exist is an error of its collection."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item):
            for mark in item.iter_markers("rule"):
                unknown = [rule_id for rule_id in mark.args if rule_id not in BOOK]
                if unknown or not mark.args:
                    raise pytest.Collector.CollectError(f"{item.name}: there is no rule {unknown or 'in its mark'}")
    return made


@cache
def may_be_slow(file: Path) -> bool:
    """Whether a file of tests may have slow ones."""
    return file.is_relative_to(TESTS / "compiled") or "slow" in file.read_text(encoding="utf-8")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants the slow tests alone need not read the files without any, which are most."""
    if config.option.markexpr != "slow" or not collection_path.match("test_*.py"):
        return None
    return None if may_be_slow(collection_path) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(TESTS / "compiled"):
            item.add_marker(pytest.mark.slow)
            if not elbowroom.COMPILED:
                item.add_marker(pytest.mark.skip(reason="needs the compiled engine"))
        if item.get_closest_marker("slow") and not may_be_slow(item.path):
            raise pytest.UsageError(f"{item.nodeid}: its file must say that it is slow, or it is overlooked")
    items.sort(key=lambda item: not item.path.as_posix().endswith(LONGEST))
