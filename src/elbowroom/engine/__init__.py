"""The rules engine: a turn and its decisions. Pure: no input or output, no clock, no global randomness."""
