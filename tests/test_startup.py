"""Neither the import nor the help loads the game, or what only a server, a file format or the laboratory needs."""

import pickle
import subprocess
import sys

import pytest

from elbowroom import parse_action
from elbowroom.engine.actions import _VERBS

HEAVY = {
    "alembic",
    "asyncio",
    "elbowroom.content.catalog",
    "elbowroom.engine.state",
    "elbowroom.server",
    "multiprocessing",
    "pyarrow",
    "ray",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
    "yaml",
}


@pytest.mark.parametrize(
    "start",
    ["import elbowroom", "from elbowroom.cli import run\nassert run(['--help']) == 0"],
    ids=["import", "help"],
)
def test_nothing_heavy_is_loaded(start: str) -> None:
    code = f"import sys\n{start}\nprint(*sys.modules, sep='\\n', file=sys.stderr)"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stderr.split()
    )
    assert "elbowroom" in loaded
    assert loaded & HEAVY == set()


def test_the_first_name_that_is_asked_for_brings_the_game() -> None:
    code = "import elbowroom, sys\nassert elbowroom.State.__module__ in sys.modules and 'State' in vars(elbowroom)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_whoever_asks_for_a_name_knows_every_verb() -> None:
    code = "from elbowroom import parse_action\nassert parse_action('sorcery 3').text() == 'sorcery 3'"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_action_can_be_read_where_nothing_has_been_loaded() -> None:
    action = pickle.dumps(parse_action("sorcery 3"))
    assert pickle.loads(action) is parse_action("sorcery 3")
    code = f"import pickle\nassert pickle.loads({action!r}).text() == 'sorcery 3'"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    "first",
    ["elbowroom.content.underground.relic", "elbowroom.content.sky", "elbowroom.bots", "elbowroom.content.setup"],
)
def test_verbs_have_the_same_numbers_whatever_is_imported_first(first: str) -> None:
    code = f"import {first}, elbowroom.content, elbowroom.engine.actions as a\nprint(*a._VERBS)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert told == list(_VERBS)[: len(told)]  # tiles that other tests make up come behind them
    assert told.index("sorcery") < told.index("bolt") < told.index("scepter")
