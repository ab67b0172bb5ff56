"""What the tests of the Underground races share."""

from elbowroom.engine.state import State
from tests.content.helpers import legal


def targets(s: State, *verbs: str) -> set[int]:
    """Regions that a verb may name now; without one those to conquer, with or without the die."""
    wanted = verbs or ("conquer", "die")
    return {int(text.split()[1]) for text in legal(s) if text.split()[0] in wanted}


def site(s: State, key: str) -> int:
    """Region where a Relic or Place lies, 0 if it has not been found."""
    return int(s.site_region(s.rules.site_named(key))) + 1
