"""`elbowroom serve` where only what the package itself asks for is installed."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.server.settings import EXTRAS

# As if the drivers were not installed: importing them fails.
WITHOUT = (
    f"import sys; sys.modules.update(dict.fromkeys({list(EXTRAS.values())!r})); from elbowroom.cli import main; main()"
)


def serve(*options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WITHOUT, "serve", "--no-browser", "--port", "0", *options]
    return subprocess.Popen(command, stdout=-1, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_missing_driver_is_named_with_its_extra(scheme: str) -> None:
    process = serve("--database", f"{scheme}://anna@127.0.0.1/games")
    said = process.communicate()[0]
    assert process.returncode == 2
    assert said == "error: the driver 'asyncpg' is not installed; it comes with pip install 'elbowroom[postgres]'\n"


def test_a_broker_needs_its_driver_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from elbowroom.server.broker import broker_for
    from elbowroom.server.settings import WrongSetting

    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(WrongSetting, match=r"'redis' is not installed; .*elbowroom\[redis\]"):
        broker_for("redis://127.0.0.1", "a")


def test_a_game_on_this_machine_needs_no_driver(tmp_path: Path) -> None:
    process = serve("--database", f"sqlite:///{tmp_path}/games.sqlite")
    assert process.stdout is not None
    assert "is ready" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert "Goodbye! All games are saved." in process.communicate()[0]
    assert process.returncode == 0
