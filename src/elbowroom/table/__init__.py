"""The authority that runs one game."""
