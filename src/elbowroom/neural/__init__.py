"""A net that has learned to play: it proposes turns and judges where they lead. Needs the extra `neural`."""
