"""The powers of Sky Islands, one file each."""
