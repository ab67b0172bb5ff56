#!/usr/bin/env python3
"""How long Elbow Room takes to begin: the import and the help, beyond an interpreter that does nothing.

Each is started in turn, again and again, so that whatever else the machine does meets all of them alike. Processor time
is what a start costs; time by the clock is what somebody waits, and says more about the machine the busier it is.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

STARTS = {
    "bare interpreter": "pass",
    "import elbowroom": "import elbowroom",
    "elbowroom --help": "from elbowroom.cli import run\nrun(['--help'])",
}
GOALS = {"import elbowroom": 0.15, "elbowroom --help": 0.2}  # seconds beyond the bare interpreter


def processor_time() -> float:
    """What the processes that have ended until now have used."""
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(code: str, clock: Callable[[], float]) -> tuple[float, float]:
    """Time by the clock and processor time of one start."""
    begun, used = time.perf_counter(), clock()
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun, clock() - used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="how often each is started (20)")
    parser.add_argument("--json", action="store_true", help="print values instead of a table")
    arguments = parser.parse_args()
    clock = (lambda: 0.0) if sys.platform == "win32" else processor_time
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    for _ in range(arguments.rounds + 1):
        for name, code in STARTS.items():
            times[name].append(measured(code, clock))
    values = {}
    for name, found in times.items():
        found = found[1:]  # the first start may compile to bytecode
        walls, uses = zip(*found, strict=True)
        values[name] = {
            "clock": statistics.median(walls),
            "processor": statistics.median(uses),
            "least processor": min(uses),
        }
    bare = values["bare interpreter"]
    for name, goal in GOALS.items():
        values[name] |= {f"{kind} beyond": values[name][kind] - bare[kind] for kind in bare} | {"goal": goal}
    if arguments.json:
        print(json.dumps(values, indent=2))
        return
    for name, row in values.items():
        shown = ", ".join(f"{kind} {seconds:.3f}" for kind, seconds in row.items())
        print(f"{name}: {shown}")


if __name__ == "__main__":
    main()
