# mypyc: skip — runs once per game at most.
"""Tiles of one's own: the limits of the blank banner and the blank badge (BASE-C)."""

import re
from collections.abc import Iterable
from typing import Final

from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Law, Power, Race, Site, Tile
from elbowroom.engine.rules import KNOWN_VERSIONS, LARGEST_BADGE

RACE_TOKENS: Final = range(1, 11)  # BASE-C-2
LARGEST_TRAY: Final = 99
POWER_TOKENS: Final = range(6)
SUPPLY: Final = range(1, 100)  # markers of a kind
AMOUNT: Final = range(100)  # discounts, coins and defence: more than any game has
# What is asked of the tiles of one race; a law belongs to none.
OF_A_RACE: Final = (
    "bound_to_pick",
    "keeps_all_tokens",
    "keeps_badge",
    "redeploys_in_decline_turn",
    "beside_another",
    "no_final_die",
)
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


class CustomTileError(SetupError):
    """A race or power of somebody's own that cannot take part in a game."""

    def __init__(self, reason: str, attribute: str = "") -> None:
        super().__init__(reason)
        self.attribute = attribute  # the declaration to be corrected


def check_custom_race(race: type[Race]) -> None:
    """Refuse a race that could not be served with every power."""
    _check_tile(race, Race)
    if not _is_among(race.tokens, RACE_TOKENS):
        raise CustomTileError(f"{race.key}: a race gives 1 to 10 tokens, not {race.tokens} (BASE-C-2)", "tokens")
    least = race.tokens + LARGEST_BADGE
    if race.tray and not _is_among(race.tray, range(least, LARGEST_TRAY + 1)):
        reason = f"{race.key}: the tray holds {least} to {LARGEST_TRAY} tokens, not {race.tray} (BASE-C-3)"
        raise CustomTileError(reason, "tray")


def check_custom_power(power: type[Power]) -> None:
    """Refuse a power that could not be served with every race."""
    _check_tile(power, Power)
    if not _is_among(power.tokens, POWER_TOKENS):
        raise CustomTileError(f"{power.key}: a power gives 0 to 5 tokens, not {power.tokens} (BASE-C-2)", "tokens")


def check_custom_site(site: type[Site]) -> None:
    """Refuse a site that cannot be named."""
    _check_tile(site, Site)
    _check_amount(site, "defence")


def check_custom_law(law: type[Law]) -> None:
    """Refuse a law that cannot be named, or one that says something about a race that holds it."""
    _check_tile(law, Law)
    for name in OF_A_RACE:
        if getattr(law, name):
            raise CustomTileError(f"{law.key}: no race holds a law, so {name} means nothing there", name)


def _check_tile(tile: object, kind: type[Tile]) -> None:
    if not isinstance(tile, type) or not issubclass(tile, kind):
        raise CustomTileError(f"{tile!r} is no class that extends {kind.__name__}")
    if not _KEY.fullmatch(str(tile.key)):
        raise CustomTileError(f"{tile.__name__}: the key '{tile.key}' must be lower case letters, digits and _", "key")
    if not tile.name:
        raise CustomTileError(f"{tile.key}: a name is missing", "name")
    if tile.since not in KNOWN_VERSIONS:
        known = " or ".join(KNOWN_VERSIONS)
        raise CustomTileError(f"{tile.key}: since is a version of the rules, {known}, not '{tile.since}'", "since")
    _check_amount(tile, "discount")
    _check_amount(tile, "worth")
    for marker in tile.markers:
        for what, number, allowed in (("supply", marker.supply, SUPPLY), ("defence", marker.defence, AMOUNT)):
            if not _is_among(number, allowed):
                limits = f"{allowed.start} to {allowed.stop - 1}"
                raise CustomTileError(
                    f"{tile.key}: {what} of the marker '{marker.key}' is {limits}, not {number}", "markers"
                )


def _check_amount(tile: type[Tile], name: str) -> None:
    if not _is_among(getattr(tile, name), AMOUNT):
        reason = f"{tile.key}: {name} is {AMOUNT.start} to {AMOUNT.stop - 1}, not {getattr(tile, name)}"
        raise CustomTileError(reason, name)


def _is_among(number: object, allowed: range) -> bool:
    """Whether a number is whole and allowed; tiles come from people, so its type is not certain."""
    return isinstance(number, int) and number in allowed


def check_keys(tiles: Iterable[Tile]) -> None:
    """Every tile and every marker of a game has a key of its own."""
    seen: set[str] = set()
    markers: set[str] = set()
    for tile in tiles:
        if tile.key in seen:
            raise CustomTileError(f"two tiles of this game have the key '{tile.key}'")
        seen.add(tile.key)
        for marker in tile.markers:
            if marker.key in markers:
                raise CustomTileError(f"{tile.key}: another tile already has a marker with the key '{marker.key}'")
            markers.add(marker.key)
