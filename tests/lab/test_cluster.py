"""A cluster plays what a pool plays: the same results, bit by bit, also when nodes are killed in the middle.

Nodes are processes of this machine, from Ray's own test cluster. It takes seconds to begin, so one test has it, from
stage to stage.
"""

import contextlib
import os
import re
import signal
import socketserver
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import psutil  # type: ignore[import-untyped,unused-ignore]
import pytest
from training.games import SWIFT, TEACHERS
from training.selfplay import play_all

from elbowroom import Setup, cli
from elbowroom.content.loader import forget, use
from elbowroom.lab.balance import measure, printed
from elbowroom.lab.calibration import Trial
from elbowroom.lab.calibration import measure as measure_chances
from elbowroom.lab.cluster import QUIET
from elbowroom.lab.crew import CHUNK, Crew, CrewError, Pool, Unavailable, crew_for
from elbowroom.lab.export.files import tables
from elbowroom.lab.export.notes import played
from elbowroom.lab.journal import kept
from elbowroom.lab.ladder.plan import Match
from elbowroom.lab.ladder.play import climb
from elbowroom.lab.ladder.store import Store
from elbowroom.lab.simulate import Counts, Simulation, SimulationError, reports
from elbowroom.lab.training import Training, train
from elbowroom.neural import RUNNER
from elbowroom.neural import SWITCH as NET
from tests.lab.test_simulate import NEVER_CONTENT

P = TypeVar("P")
T = TypeVar("T")
PATIENCE = 300  # seconds, on a machine that has much else to do
PLAN = Simulation(Setup("base_2"), ("random", "random"), games=8 * CHUNK, seed=7)

STRANGER = """
import os
import zlib
from pathlib import Path

from elbowroom.bots.random import RandomBot
import neighbour

class Stranger(RandomBot):
    def __init__(self, seed):
        weights = Path(os.environ["ELBOWROOM_NET"]).read_bytes() + os.environ["ELBOWROOM_NET_RUNNER"].encode()
        super().__init__(seed + zlib.crc32(weights))
"""

# A shell may have begun the tests in the background, where Ctrl+C is ignored. What Ray says in that moment from threads
# below Python, but not always, is said here for certain.
HEARING = """
import os
import signal
from elbowroom.cli import main

def heard(*_):
    os.write(2, b"task_manager.cc: Failed to push error to driver\\n")
    raise KeyboardInterrupt

signal.signal(signal.SIGINT, heard)
main()
"""

# It is killed, and not asked to end, as soon as there is a result besides what the file is begun with.
DYING = """
import os
import signal
from elbowroom.cli import main
from elbowroom.lab import journal

write, written = journal._write, []

def dying(file, value):
    write(file, value)
    written.append(value)
    if len(written) == 2:
        os.kill(os.getpid(), signal.SIGKILL)

journal._write = dying
main()
"""


@pytest.fixture
def on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray would let its processes wait for whoever else wants the processor, and end them where memory is short."""
    monkeypatch.setenv("RAY_worker_niceness", "0")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")
    for limit in ("RAY_gcs_server_port_wait_time_s", "RAY_worker_register_timeout_seconds"):
        monkeypatch.setenv(limit, str(PATIENCE))


def last(plan: Simulation, crew: Crew) -> object:
    *_, report = reports(plan, crew)
    return replace(report, seconds=0.0)


def exported(folder: Path, crew: Crew) -> list[bytes]:
    with tables(folder) as open_tables:
        for batch in played(replace(PLAN, games=2 * CHUNK + 1), crew):
            open_tables.add(batch)
    return [file.read_bytes() for file in sorted(folder.iterdir())]


def deals(crew: Crew) -> list[object]:
    store = Store(None, 3)
    climb({Match("base_2", "cheapest", "random"): 8}, store, crew)
    return [(deal.deal, deal.coins, deal.winners) for _, deal in sorted(store.deals.items())]


def balanced(crew: Crew, file: Path) -> bytes:
    measure(printed("base_2", "random", games=2 * CHUNK), file, crew)
    return file.read_bytes()


class Bereft(Crew):
    """A crew that loses a node in the middle: after the first part everybody waits in the next one until it is gone."""

    def __init__(self, crew: Crew, cluster: Any, node: Any, folder: Path) -> None:
        self._crew = crew
        self._cluster = cluster
        self._folder = folder
        self.node = node
        self.parts = 0

    @property
    def begun(self) -> int:
        """How often somebody has begun to play a part."""
        return len(list(self._folder.glob("begun-*")))

    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        self._folder.mkdir()
        self.parts = len(parts)
        folder, killed, first = str(self._folder), str(self._folder / "killed"), parts[0]

        def noted(part: P) -> T:
            waiting = os.getpid() if part != first else 0
            os.close(tempfile.mkstemp(prefix=f"begun-{waiting}-", dir=folder)[0])
            while part != first and not os.path.exists(killed):
                time.sleep(0.05)
            return play(part)

        results = self._crew.spread(noted, parts, as_they_come)
        yield next(results)
        wait_until(lambda: self.begun >= 3)  # the first part, and one on each of two nodes
        waiting = {int(file.name.split("-")[1]) for file in self._folder.glob("begun-*")} - {0}
        self._cluster.remove_node(self.node, allow_graceful=False)
        wait_until(lambda: not all(map(is_alive, waiting)))  # its process ends by itself, and must not play on
        self.node = self._cluster.add_node(num_cpus=1)
        Path(killed).touch()
        yield from results


def wait_until(told: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not told():
        assert time.monotonic() < until
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Who has ended stays in the list until the system has come to it."""
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@contextlib.contextmanager
def several_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name, value in QUIET.items():
        monkeypatch.setenv(name, value)
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield cluster
    finally:
        cluster.shutdown()


@pytest.mark.slow
@pytest.mark.usefixtures("on_a_busy_machine")
def test_a_cluster_plays_what_a_pool_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pool = Pool(1)
    with several_nodes(monkeypatch) as cluster:
        node = cluster.add_node(num_cpus=1)
        address: str = cluster.address
        capfd.readouterr()
        with crew_for(None, address) as crew:
            # A node is killed while it plays, and another one comes: what it had begun is played again.
            bereft = Bereft(crew, cluster, node, tmp_path / "simulated")
            assert last(PLAN, bereft) == last(PLAN, pool)
            assert bereft.begun == bereft.parts + 1
            bereft = Bereft(crew, cluster, bereft.node, tmp_path / "deals")
            assert deals(bereft) == deals(pool)
            assert bereft.begun == bereft.parts + 1
            # Everybody else who plays many games.
            assert balanced(crew, tmp_path / "one") == balanced(pool, tmp_path / "other")
            assert exported(tmp_path / "tables", crew) == exported(tmp_path / "others", pool)
            training = Training((Setup("base_2"),), games=CHUNK + 1, rounds=0, seed=3)
            assert train(training, crew) == train(training, pool)
            trial = Trial((Setup("base_2"),), games=CHUNK + 1, bot="random", judge="easy")
            assert measure_chances(trial, crew) == measure_chances(trial, pool)
        own_things_travel(address, tmp_path, monkeypatch)
        games_to_learn_from_are_the_same(address)
        a_driver_that_dies_goes_on(address, tmp_path)
        assert capfd.readouterr() == ("", "")


def own_things_travel(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content, bots, nets and records: what a node needs is not where it was, and what it makes comes back."""
    monkeypatch.syspath_prepend(tmp_path)
    files = {
        "moles.py": NEVER_CONTENT,
        "stranger/__init__.py": "",
        "stranger/bot.py": STRANGER.replace("import neighbour", "from stranger import neighbour"),
        "stranger/neighbour.py": "",
        "own.onnx": "weights",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setenv(NET, str(tmp_path / "own.onnx"))
    monkeypatch.setenv(RUNNER, "numpy")
    use([tmp_path / "moles.py"])
    try:
        plan = Simulation(
            Setup("base_2"), ("random", "stranger.bot:Stranger"), CHUNK, seed=5, save=tmp_path / "records"
        )
        expected = last(plan, Pool(1))
        records = {file.name: file.read_bytes() for file in (tmp_path / "records").iterdir()}
        for file in (tmp_path / "records").iterdir():
            file.unlink()
        with crew_for(None, address, plan.bots) as crew:
            for name in files:
                (tmp_path / name).unlink()
            assert last(plan, crew) == expected
            assert {file.name: file.read_bytes() for file in (tmp_path / "records").iterdir()} == records
            with pytest.raises(SimulationError, match=r"game 0 of seed 5: .*the Moles are never content"):
                last(replace(plan, check=True), crew)
    finally:
        forget()
        monkeypatch.delenv(NET)
        monkeypatch.delenv(RUNNER)


def games_to_learn_from_are_the_same(address: str) -> None:
    """Whoever plays them needs the package `training`, which is installed nowhere and travels along."""
    asked = ({Setup("base_2"): 1.0}, ((1.0, SWIFT, "normal"),), TEACHERS, range(3))
    with crew_for(None, address, [SWIFT]) as crew:
        assert play_all(*asked, crew) == play_all(*asked, Pool(1))


def a_driver_that_dies_goes_on(address: str, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    arguments = ["simulate", "--bots", "greedy,greedy", "--games", str(4 * CHUNK), "--seed", "7", "--resume", str(file)]
    driver = subprocess.run([sys.executable, "-c", DYING, *arguments, "--cluster", address], stdout=subprocess.DEVNULL)
    assert driver.returncode == -signal.SIGKILL
    plan = Simulation(Setup("base_2"), ("greedy", "greedy"), games=4 * CHUNK, seed=7)
    with crew_for(None, address) as players, kept(players, file, plan.settings(), Counts) as crew:
        *_, report = reports(plan, crew)
    assert report.remembered == CHUNK
    assert replace(report, seconds=0.0, remembered=0) == last(plan, Pool(2))


def wait_for_a_result(driver: "subprocess.Popen[Any]", file: Path) -> None:
    """Until something is in the file besides what it was begun with."""
    begun = 0
    while driver.poll() is None and (not begun or file.stat().st_size == begun):
        time.sleep(0.1)
        begun = begun or (file.stat().st_size if file.exists() else 0)


@pytest.mark.slow
@pytest.mark.usefixtures("on_a_busy_machine")
def test_ctrl_c_ends_a_cluster_of_this_machine(tmp_path: Path) -> None:
    """As from a terminal: every process that was begun hears it."""
    file = tmp_path / "journal"
    arguments = ["simulate", "--games", "1000000", "--resume", str(file), "--cluster", "local", "--workers", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", HEARING, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as driver:
        wait_for_a_result(driver, file)
        os.killpg(driver.pid, signal.SIGINT)
        try:
            out, err = driver.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(driver.pid, signal.SIGKILL)  # otherwise the block would wait for ever
            raise
    assert driver.returncode == cli.INTERRUPTED, err
    assert " games on base_2, seed 0: " in out
    told = rf"Stopped after [\d,]+ of 1,000,000 games, kept in {re.escape(str(file))}\. The same command goes on\.\n"
    assert re.fullmatch(told, err), err
    wait_until(lambda: not any(is_alive(process) for process in psutil.pids() if group_of(process) == driver.pid))


def group_of(process: int) -> int | None:
    try:
        return os.getpgid(process)
    except ProcessLookupError:
        return None


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ("--cluster 127.0.0.1:9", cli.UNAVAILABLE, "there is no cluster at 127.0.0.1:9: "),
        ("--cluster nowhere.invalid:6379", cli.UNAVAILABLE, "there is no cluster at nowhere.invalid:6379: "),
        ("--cluster everywhere", cli.WRONG_USE, "'everywhere' names no cluster; write local, auto, or HOST:PORT"),
        ("--cluster host:port", cli.WRONG_USE, "'host:port' names no cluster"),
        ("--cluster host:99999", cli.WRONG_USE, "'host:99999' names no cluster"),
        ("--cluster ray://host:10001", cli.WRONG_USE, "'ray://host:10001' names no cluster"),
        ("--cluster auto --workers 2", cli.WRONG_USE, "a cluster says itself how many processes it has"),
        ("--cluster local --workers 0", cli.WRONG_USE, "at least one worker must play, not 0"),
    ],
)
def test_a_cluster_that_is_not_there(
    arguments: str, status: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["simulate", "--games", "1", *arguments.split()]) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"error: {message}")


def test_something_else_may_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Echo) as server:
        threading.Thread(target=server.handle_request).start()
        address = f"127.0.0.1:{server.server_address[1]}"
        assert cli.run(["simulate", "--games", "1", "--cluster", address]) == cli.UNAVAILABLE
    assert capsys.readouterr().err == f"error: there is no cluster at {address}: something else answers there\n"


class Echo(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        self.request.sendall(self.request.recv(100))


def test_ray_may_be_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.run(["simulate", "--games", "1", "--cluster", "local"]) == cli.UNAVAILABLE
    assert capsys.readouterr().err == "error: --cluster needs the package ray: pip install 'elbowroom[cluster]'\n"
    with pytest.raises(CrewError), crew_for(None, "local"):
        pass


def test_a_node_that_does_not_begin_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray raises nothing more special than an exception when a machine is so busy that it is tired of waiting."""

    def init(*_: Any, **__: Any) -> None:
        raise Exception("The current node timed out during startup.\nMore of it.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, shutdown=lambda: None))
    assert cli.run(["simulate", "--games", "1", "--cluster", "local"]) == cli.UNAVAILABLE
    told = "error: the cluster local cannot be joined: The current node timed out during startup.\n"
    assert capsys.readouterr().err == told
    monkeypatch.setattr(sys, "stderr", None)  # as where a service gives its processes none
    with pytest.raises(Unavailable, match="cannot be joined"), crew_for(None, "local"):
        pass


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_waits_until_the_cluster_is_joined_unless_it_comes_again(
    times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray 2.60 ends with a segmentation fault if it is interrupted while it joins."""
    joined = []

    def init(*_: Any, **__: Any) -> None:
        for _time in range(times):
            signal.raise_signal(signal.SIGINT)
        joined.append(times)

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, shutdown=lambda: None))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), crew_for(None, "local"):
            joined.append(0)
        assert joined == ([1] if times == 1 else [])
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
