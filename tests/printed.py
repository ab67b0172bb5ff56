"""What the printed game consists of, apart from what other tests add to this process."""

import subprocess
import sys
from functools import cache


@cache
def printed_verbs() -> tuple[str, ...]:
    """The verbs of the game itself in alphabetical order; tiles that tests make up may add more."""
    program = "import elbowroom.content.catalog, elbowroom.engine.actions as a; print(*a.verbs())"
    return tuple(
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    )
