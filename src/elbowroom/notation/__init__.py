"""Positions, actions, game records and scenarios as text that round-trips."""
