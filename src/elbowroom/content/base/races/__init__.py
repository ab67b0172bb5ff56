"""The races of the base game, one file each."""
