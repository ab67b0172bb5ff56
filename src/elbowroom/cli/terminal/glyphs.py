"""Signs and colours: every terrain, symbol and player has both, so that nothing is told by colour alone."""

from typing import Final

# Players: colours that colour-blind people can tell apart (Okabe and Ito), each with a shape.
EMBLEMS: Final = ("●", "■", "▲", "◆", "⬢", "★")
PLAYER_COLOURS: Final = ("#56b4e9", "#e69f00", "#3ac49a", "#f0e442", "#dd92bb", "#ee7733")

TERRAIN_SIGNS: Final = {
    "farmland": "≡",
    "forest": "♠",
    "hill": "⌒",
    "swamp": "ψ",
    "mountain": "^",
    "sea": "~",
    "lake": "≈",
    "mud_pool": "°",
    "mushroom_forest": "♣",
    "mine": "⚒",
    "mystic_crystal": "✦",
    "black_mountain": "^",
    "river": "≋",
    "chasm": "▒",
}
TERRAIN_COLOURS: Final = {
    "farmland": "#6e5d1f",
    "forest": "#1f4a2b",
    "hill": "#5c6b33",
    "swamp": "#4b3b5a",
    "mountain": "#5b5b61",
    "sea": "#173a5c",
    "lake": "#1f5a78",
    "mud_pool": "#573d22",
    "mushroom_forest": "#2c4a35",
    "mine": "#6b4a1c",
    "mystic_crystal": "#4a3470",
    "black_mountain": "#46464c",
    "river": "#1a5575",
    "chasm": "#101012",
}
TEXTURE_COLOURS: Final = {
    "farmland": "#9a8740",
    "forest": "#3f7a50",
    "hill": "#869a55",
    "swamp": "#766189",
    "mountain": "#8b8b93",
    "sea": "#3a6a97",
    "lake": "#4489ab",
    "mud_pool": "#8f6c45",
    "mushroom_forest": "#679873",
    "mine": "#b98a47",
    "mystic_crystal": "#8d70c4",
    "black_mountain": "#85858d",
    "river": "#4489ab",
    "chasm": "#3c3c40",
}
SYMBOL_SIGNS: Final = {"mine": "⚒", "magic": "✦", "cavern": "∩", "volcano": "♨"}

NATIVES: Final = "♙"
MONSTERS: Final = "☠"
PLACE: Final = "⌂"
RELIC: Final = "†"
UNFOUND: Final = "?"  # a site whose Monsters are gone and that nobody has found
BURIED: Final = "⊔"  # with the emblem of the owner of the token
# What joins the ground and the sky: its sign below and above.
ACCESS_SIGNS: Final = {"beanstalk": ("↟", "↡"), "stairway": ("⇑", "⇓")}
BRIDGE: Final = "═"
IMMUNE: Final = "⊠"
DIE: Final = "⚄"
BORDER_COLOUR: Final = "#8a8474"
BRIDGE_COLOUR: Final = "bold #a9dcf5"
TARGET_STYLE: Final = "bold #111111 on #ffe9a8"
RISKY_STYLE: Final = "bold #ffe9a8 on #6a2c1a"

SITE_STYLE: Final = "bold #1b1300 on #ffc94d"
ACCESS_STYLE: Final = "bold #0d1b26 on #a9dcf5"

INK: Final = "#f4efe0"  # on painted ground
HEADLINE: Final = "bold"
QUIET: Final = "dim"
COIN_STYLE: Final = "bold yellow"
RULE_STYLE: Final = "dim italic"
ERROR_STYLE: Final = "bold red"
COMMAND_STYLE: Final = "bold cyan"


def emblem(seat: int) -> str:
    """The shape of a player."""
    return EMBLEMS[seat % len(EMBLEMS)]


def player_colour(seat: int) -> str:
    """The colour of a player."""
    return PLAYER_COLOURS[seat % len(PLAYER_COLOURS)]


def chip_style(seat: int) -> str:
    """How a stack of active tokens looks: dark on the player's colour."""
    return f"bold #111111 on {player_colour(seat)}"


def terrain_sign(terrain: str) -> str:
    return TERRAIN_SIGNS.get(terrain, "?")


def natives_sign(number: int) -> str:
    """The sign of the natives of a region; a Lost Tribe is alone, Monsters are not."""
    return NATIVES if number == 1 else MONSTERS


def site_sign(mobile: bool) -> str:
    return RELIC if mobile else PLACE


def symbol_signs(symbols: list[str]) -> str:
    return "".join(SYMBOL_SIGNS.get(symbol, "?") for symbol in symbols)
