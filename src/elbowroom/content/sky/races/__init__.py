"""The races of Sky Islands, one file each."""
