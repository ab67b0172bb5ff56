"""Neither the import nor the help loads the game, or what only a server, a file format or the laboratory needs."""

import subprocess
import sys

import pytest

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
