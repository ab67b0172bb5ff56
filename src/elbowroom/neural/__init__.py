"""A net that has learned to play: it proposes turns and judges where they lead. Needs the extra `neural`."""

from typing import Final

SWITCH: Final = "ELBOWROOM_NET"  # another file than the one that is shipped
SEARCHED: Final = 60  # milliseconds that `neural-search` takes for a turn
RUNNER: Final = "ELBOWROOM_NET_RUNNER"  # numpy or onnxruntime; unset takes the second where it is installed
