"""JSON: where in a text something is wrong, and what."""

import msgspec


def fault_of(error: msgspec.ValidationError) -> str:
    """The place and what is wrong there; msgspec has both only in one text, the place at its end."""
    reason, _, path = str(error).partition(" - at ")
    return f"{path.strip('`') or '$'}: {reason}"
