"""The powers of the base game, one file each."""
