"""A net that has learned to play: it proposes turns and judges where they lead. Needs the extra `neural`."""

from typing import Final

SWITCH: Final = "ELBOWROOM_NET"  # another file than the one that is shipped
RUNNER: Final = "ELBOWROOM_NET_RUNNER"  # numpy or onnxruntime; unset takes the second where it is installed
