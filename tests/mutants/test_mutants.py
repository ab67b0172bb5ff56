"""Every mutant can still be made. Whether all of them are noticed takes long: `make mutants`."""

import tomllib
from collections import Counter

import pytest

from tests.mutants.plan import ROOT, Mutant, mutants

MUTANTS = list(mutants())
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
LAYERS = {name.strip() for line in CONTRACTS[0]["layers"] for name in line.split("|")} | {"web"}


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_mutant_can_be_made_and_its_tests_are_there(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    assert mutant.applied_to(text) != text
    assert [test for test in mutant.tests if not (ROOT / test.partition("::")[0]).exists()] == []


def test_a_text_that_is_there_twice_is_no_mutant() -> None:
    with pytest.raises(ValueError, match="2 times instead of once"):
        Mutant("a.py", "x", "y", ()).applied_to("x x")


def test_there_are_enough_of_them_in_every_layer() -> None:
    assert len({(mutant.file, mutant.old) for mutant in MUTANTS}) == len(MUTANTS) >= 200
    by_layer = Counter(mutant.layer for mutant in MUTANTS)
    assert set(by_layer) >= LAYERS
    assert min(by_layer.values()) >= 3
    assert {mutant.box for mutant in MUTANTS} >= {"base", "underground", "sky"}
