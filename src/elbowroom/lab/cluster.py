"""A crew of processes on several machines: a Ray cluster, which is not told of rules, bots or plans."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from elbowroom import __version__
from elbowroom.bots.knowledge import SWITCH as JUDGEMENT
from elbowroom.content.loader import sources, use_sources
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.crew import AHEAD, Crew, CrewError, Team, Unavailable, handed_on, workers_for
from elbowroom.neural import RUNNER
from elbowroom.neural import SWITCH as NET

if TYPE_CHECKING:
    from ray import ObjectRef

P = TypeVar("P")
T = TypeVar("T")

LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 5.0  # seconds for the head of a cluster to answer
SETTINGS: Final = b"\x04"  # the kind of the frame with which HTTP/2 begins on both sides
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0" + SETTINGS + b"\0" * 5
TRIES: Final = 8  # times a part is begun anew because its process or node is gone; then the part is at fault
LOOK_EVERY: Final = 2.0  # seconds between looks at how large the cluster is
STORE: Final = 512 * 1024**2  # bytes for results on their way, where the cluster is this machine
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # nothing about nodes that go is printed among our results
}


@dataclass(frozen=True)
class Baggage:
    """What a process of the cluster must have before it plays."""

    version: str
    files: tuple[str, ...]  # with content, in the folder that travels along
    packages: bool  # whether content of installed packages is known


@contextmanager
def joined(address: str, workers: int | None, bots: Sequence[str]) -> Iterator[Crew]:
    """The crew of a cluster: `local` begins one here, `auto` finds that of this machine, HOST:PORT names its head.

    It ends with the block: what is still being played is given up.
    """
    address = _checked(address, workers)
    ray = _ray()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="elbowroom-")))
        baggage, environment = _packed(folder, bots)
        stack.enter_context(_unheard())
        stack.callback(ray.shutdown)
        _join(ray, address, workers, environment)
        yield Cluster(ray, baggage)


def _checked(address: str, workers: int | None) -> str:
    """The address if something may be there."""
    if address == LOCAL:
        return address
    if workers is not None:
        raise CrewError("a cluster says itself how many processes it has: leave --workers out")
    if address == AUTO:
        return address
    host, colon, port = address.rpartition(":")
    if not (host and colon and port.isdigit() and 0 < int(port) < 65536) or "/" in host:
        raise CrewError(
            f"'{address}' names no cluster; write local, auto, or HOST:PORT of its head, such as 10.0.0.1:6379"
        )
    try:
        answer = _greeted(host.strip("[]"), int(port))
    except OSError as error:
        raise Unavailable(f"there is no cluster at {address}: {error.strerror or error}") from None
    if answer[3:4] != SETTINGS and os.environ.get("RAY_USE_TLS", "0") == "0":
        raise Unavailable(f"there is no cluster at {address}: something else answers there")
    return address


def _greeted(host: str, port: int) -> bytes:
    """What is answered to the greeting of gRPC, which Ray speaks; Ray itself would ask anybody else for minutes."""
    answer = b""
    with socket.create_connection((host, port), PATIENCE) as connection:
        connection.settimeout(PATIENCE)
        connection.sendall(GREETING)
        while len(answer) < 9 and (more := connection.recv(9 - len(answer))):
            answer += more
    return answer


def _ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise Unavailable("--cluster needs the package ray: pip install 'elbowroom[cluster]'") from None
    return ray


def _join(ray: Any, address: str, workers: int | None, environment: dict[str, Any]) -> None:
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if environment:
        options["runtime_env"] = environment
    if address == LOCAL:
        options |= {"num_cpus": workers_for(workers), "include_dashboard": False, "object_store_memory": STORE}
    try:
        with _uninterrupted():
            ray.init(address, **options)
    except Exception as error:  # a node that does not begin in time is nothing more special to Ray
        if address == AUTO and isinstance(error, ConnectionError):
            raise Unavailable("no cluster is running on this machine; `ray start --head` begins one") from None
        what = str(error).partition("\n")[0].strip()
        raise Unavailable(f"the cluster {address} cannot be joined: {what}") from None


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl+C is heard when the block has ended, or at once if it comes again: Ray crashes if stopped halfway."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = False

    def hear(*_: object) -> None:
        nonlocal heard
        heard = True
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _unheard() -> Iterator[None]:
    """Keeps what Ray says below Python, on the standard error itself, off the screen; it is in Ray's own logs.

    Ctrl+C reaches the processes of a cluster of this machine too, and Ray then complains, from threads of its own and
    before or after our last word, that it cannot tell them of tasks that failed. We are heard.
    """
    told = sys.stderr
    if told is None:  # nobody listens
        yield
        return
    told.flush()
    with os.fdopen(os.dup(2), "w", buffering=1, encoding=told.encoding, errors=told.errors) as heard:
        try:
            with open(os.devnull, "wb") as nowhere:
                os.dup2(nowhere.fileno(), 2)
            if told is sys.__stderr__:  # otherwise somebody listens who has put another one there
                sys.stderr = heard
            yield
        finally:
            sys.stderr = told
            heard.flush()
            os.dup2(heard.fileno(), 2)


# --- what travels along -----------------------------------------------------------------------------------------------


def _packed(folder: Path, bots: Sequence[str]) -> tuple[Baggage, dict[str, Any]]:
    """Put content, bots, judgement and net of one's own into a folder; returns also what Ray must be told about it."""
    files, packages = sources()
    names = []
    for number, file in enumerate(files):
        name = f"content/{number}/{file.name}"
        (folder / name).parent.mkdir(parents=True)
        shutil.copyfile(file, folder / name)
        names.append(name)
    for module in sorted({spec.partition(":")[0].partition(".")[0] for spec in bots if ":" in spec}):
        _pack_module(folder, module)
    variables = {}
    for variable, name in ((JUDGEMENT, "judgement.json"), (NET, "net.onnx")):
        if own := os.environ.get(variable):
            shutil.copyfile(own, folder / name)
            variables[variable] = name
    if runner := os.environ.get(RUNNER):
        variables[RUNNER] = runner
    environment: dict[str, Any] = {"working_dir": str(folder)} if any(folder.iterdir()) else {}
    if variables:
        environment["env_vars"] = variables
    return Baggage(__version__, tuple(names), packages), environment


def _pack_module(folder: Path, name: str) -> None:
    """The module of a bot, or the whole package it is in; what is installed must be installed everywhere."""
    file: str | None = getattr(sys.modules.get(name), "__file__", None)
    if file is None or _is_installed(Path(file)):
        return
    source = Path(file)
    if source.name == "__init__.py":
        shutil.copytree(source.parent, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copyfile(source, folder / source.name)


def _is_installed(file: Path) -> bool:
    places = [Path(sysconfig.get_path(kind)) for kind in ("purelib", "platlib", "stdlib", "platstdlib")]
    places.append(Path(__file__).parents[1])  # Elbow Room itself, which need not be in such a place
    return any(file.resolve().is_relative_to(place.resolve()) for place in places)


# --- playing ----------------------------------------------------------------------------------------------------------


class Cluster(Crew):
    """Processes of a Ray cluster. What was being played on a node that is gone is played again on another one."""

    def __init__(self, ray: Any, baggage: Baggage) -> None:
        self._ray = ray
        self._baggage = ray.put(baggage)
        self._work = ray.remote(max_retries=TRIES)(work)

    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        team: _Nodes[P, T] = _Nodes(self._ray, self._work, self._baggage, play)
        return handed_on(team, parts, as_they_come)


class _Nodes(Team[P, "ObjectRef[T]", T]):
    def __init__(self, ray: Any, work: Any, baggage: Any, play: Callable[[P], T]) -> None:
        self._ray = ray
        self._work = work
        self._baggage = baggage
        self._play = ray.put(play)  # it may hold a whole network, so it is sent once
        self._looked = 0.0
        self._size = 1

    @property
    def ahead(self) -> int:
        if (now := time.monotonic()) - self._looked >= LOOK_EVERY:
            self._looked = now
            self._size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._size * AHEAD

    def begin(self, part: P) -> ObjectRef[T]:
        begun: ObjectRef[T] = self._work.remote(self._baggage, self._play, part)
        return begun

    def first(self, begun: Sequence[ObjectRef[T]]) -> ObjectRef[T]:
        (done, *_), _ = self._ray.wait(list(begun), num_returns=1, fetch_local=False)
        return next(handle for handle in begun if handle == done)

    def result(self, handle: ObjectRef[T]) -> T:
        errors = self._ray.exceptions
        try:
            result: T = self._ray.get(handle)
        except errors.RayTaskError as error:
            if isinstance(error.cause, ElbowRoomError):
                raise error.cause from None
            if isinstance(error.cause, ModuleNotFoundError):
                what = f"{error.cause}; it needs elbowroom {__version__} with the same extras and packages as here"
                raise CrewError(f"a node of the cluster lacks something: {what}") from None
            raise
        except errors.RuntimeEnvSetupError as error:
            raise CrewError(f"a node of the cluster cannot take what travels along: {error}") from None
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as error:
            what = str(error).partition("\n")[0]
            raise CrewError(f"what was begun {TRIES + 1} times was never finished: {what}") from None
        return result


_ready: Final[set[Baggage]] = set()  # what this process has unpacked


def work(baggage: Baggage, play: Callable[[P], T], part: P) -> T:
    """Play a part in a process of the cluster, whose folder is the one that travelled along."""
    if baggage not in _ready:
        if baggage.version != __version__:
            raise CrewError(f"{socket.gethostname()} has elbowroom {__version__}, not {baggage.version}")
        use_sources([Path(name) for name in baggage.files], baggage.packages)
        _ready.add(baggage)
    return play(part)
