"""A race that no net has seen."""

from elbowroom import Race


class Bees(Race):
    """A race of somebody's own."""

    key = "bees"
    name = "Bees"
    summary = "They buzz."
    tokens = 6
    tray = 11
