"""Beside a player: what would be good to do, and afterwards what was."""
