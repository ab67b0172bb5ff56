"""`elbowroom completion`: a script that lets a shell complete commands and options."""

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from elbowroom.cli import app


def completion(
    shell: Annotated[
        Literal["bash", "zsh", "fish", "powershell"],
        Parameter(name="SHELL", show_choices=False, help="One of bash, zsh, fish and powershell."),
    ],
    /,
) -> None:
    """Print a script that lets your shell complete these commands; docs/play.md says where it belongs."""
    sys.stdout.write(app.generate_completion(shell=shell))
