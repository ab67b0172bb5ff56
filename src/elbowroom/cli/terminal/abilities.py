"""What the own actions of races, powers and sites mean, in a sentence and in short."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of
from elbowroom.cli.terminal.sky import pacts_of
from elbowroom.cli.terminal.words import ground_of, holder_of, place, race_of, the
from elbowroom.content.underground.relic import Relic
from elbowroom.engine.actions import Action
from elbowroom.engine.board import natives_name
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.column import tokens_of
from elbowroom.engine.conquest import cost as conquest_cost
from elbowroom.engine.conquest import immune, single_token, support
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.preview import coins_of_turn
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.sites import sites_in
from elbowroom.engine.state import State

Teller = Callable[[State, Cast, Action], Text]

ALTAR_COINS: Final = 3
BALROG_TOLL: Final = 2

# What several options of one verb have in common, for showing them in one line.
TOGETHER: Final = {
    "abandon": "leave a region and take its tokens back",
    "dragon": "the Dragon takes it with 1 token",
    "sorcery": "turn its only token into one of yours",
    "camp": "put an Encampment there",
    "lift_camp": "take an Encampment back to move it",
    "hero": "put a Hero there",
    "lift_hero": "take the Hero back to move it",
    "fortress": "build a Fortress there",
    "ancient": "put the Great Ancient there",
    "leave": "take your Kraken off this River",
    "wisp": "roll the die before you conquer, to save tokens",
    "bite": "your Vampires replace the lone token",
    "orb": "the Shiny Orb replaces the lone token",
    "copy_orb": "the Bag, as the Shiny Orb, replaces the lone token",
    "reborn": "your active race takes the place of the one in decline",
    "queen": "put the Queen there",
    "armour": "put a Mushroom Armour there",
    "balrog": "send the Balrog there",
    "ghost": "send the Ghost there; it makes the region immune",
    "altar": f"give up a token in decline for {ALTAR_COINS} coins",
    "ring": "put Froggy's Ring there",
    "copy_ring": "let the Bag be Froggy's Ring there",
    "scepter": "put the Scepter of Avarice there; it doubles the coins",
    "copy_scepter": "let the Bag be the Scepter of Avarice there",
    "bolt": "a Lightning Bolt takes the Mountain with a single token",
    "transform": "a Drakon becomes a Dragon: 1 token lost, 1 placed, immune until your next turn",
    "clear": "drive everybody out of the Forest and gain a Wendigo",
    "zeppelin": "attack by Zeppelin with the die, on a blank (3 in 6) the region burns; success in",
    "fire": "the Cannon fires: 2 tokens less around it",
    "cannon": "put a Cannon there; it makes the region immune",
    "lift_cannon": "take a Cannon back to move it",
}
APART: Final = ("conquer", "die", "place", "give_up", "ally", "volcano")  # verbs whose options have lines of their own

# What stands on the map where nothing but an ability helps.
SIGNS: Final = {
    "ancient": "Ω",
    "balrog": "♆",
    "bite": "bite",
    "orb": "orb",
    "copy_orb": "orb",
    "wisp": "wisp",
    "bolt": "bolt",
    "transform": "♞",
    "clear": "clear",
    "zeppelin": "zep",
    "fire": "fire",
}


def target_text(s: State, cast: Cast, region: int) -> Text:
    """A region as the goal of an attack: terrain, and who or what is there."""
    text = Text(ground_of(s, region))
    if not s.is_empty(region):
        return text.append(": ").append(holder_of(s, cast, region))
    return text.append("".join(f", {glyphs.site_sign(site.mobile)} {site.name}" for site in sites_in(s, region)))


# --- races and powers -----------------------------------------------------------------------------------------------


def _dragon(s: State, cast: Cast, action: Action) -> Text:
    return target_text(s, cast, int(action.target)).append(", by the Dragon with 1 token; immune then")


def _sorcery(s: State, cast: Cast, action: Action) -> Text:
    return target_text(s, cast, int(action.target)).append(", turned by Sorcery with a token from the tray")


def _roll(s: State, cast: Cast, action: Action) -> Text:
    return Text("Roll the die before choosing a region; then conquer with its help, or stop")


def _stout(s: State, cast: Cast, action: Action) -> Text:
    return Text(f"Yes, the {race_of(s, int(s.decider) * 3)} decline, and you pick next turn")


def _ally(s: State, cast: Cast, action: Action) -> Text:
    return Text("Peace with ").append(cast.tag(int(action.target))).append(" until your next turn")


def _into(what: str, why: str = "") -> Teller:
    def tell(s: State, cast: Cast, action: Action) -> Text:
        return Text(f"{what} {place(s, int(action.target))}{why}")

    return tell


def _volcano(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    beside = ", ".join(str(n + 1) for n in members(s.board.neighbours(BIT[region]) & s.board.land))
    return Text(f"The Volcano into {place(s, region)}, beside {beside}")


def _ancient(s: State, cast: Cast, action: Action) -> Text:
    moved = "Move the Great Ancient" if s.phase == START_EFFECTS else "The Great Ancient goes"
    return Text(f"{moved} to {place(s, int(action.target))}: immune there, 1 cheaper around it")


def _leave(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    return Text(f"Leave the River: {place(s, region)}, {count_of(int(s.tokens(region)), 'token')} back in hand")


def _swap(s: State, cast: Cast, action: Action) -> Text:
    index = int(action.target)
    slot = int(s.decider) * 3
    new = s.rules.powers[s.column_power(index)]
    tokens = int(tokens_of(s, s.decider, s.race(slot), new.index))
    old = s.rules.powers[s.power(slot)].name
    other = s.rules.races[s.column_race(index)].name
    text = Text.assemble((f"{new.name} {race_of(s, slot)}", "bold"), f": {tokens} tokens; the {other} get {old}. ")
    return text.append(new.summary, "dim")


def odds(s: State, region: int) -> str:
    """How the roll before a conquest would go: `sure`, or `2 in 6`."""
    missing = int(conquest_cost(s, s.acting, region) - s.hand(s.acting) - support(s, s.acting, region))
    wins = sum(face >= missing for face in DIE_FACES)
    return "sure" if missing <= 0 else f"{wins} in {len(DIE_FACES)}"


def _wisp(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    text = target_text(s, cast, region).append(f", costs {conquest_cost(s, s.acting, region)} less the roll: ")
    chance = odds(s, region)
    return text.append("cannot fail" if chance == "sure" else f"success {chance}, a failure ends your conquests")


def _convert(what: str) -> Teller:
    def tell(s: State, cast: Cast, action: Action) -> Text:
        source = "the tray" if s.tray(s.race(s.acting)) else "your hand"
        return target_text(s, cast, int(action.target)).append(f", {what} with a token from {source}")

    return tell


def _reborn(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    old = s.rules.races[s.race(s.owner(region))].name
    new = race_of(s, int(s.decider) * 3)
    return Text(f"Your {old} in decline leave {place(s, region)} to 1 of your {new}")


def _vanish(s: State, cast: Cast, action: Action) -> Text:
    coins = count_of(coins_of_turn(s, action), "coin")
    return Text(f"Let them vanish by the power of Stonehedge: {coins} now, and none of them stay on the board")


def _armour(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    return Text(
        f"A Mushroom Armour into {place(s, region)}: defence {s.defence(region)} becomes {s.defence(region) + 1}"
    )


def _bolt(s: State, cast: Cast, action: Action) -> Text:
    tokens = count_of(int(single_token(s, s.acting, action.target)), "token")
    return target_text(s, cast, int(action.target)).append(f", struck by a Lightning Bolt, with {tokens}")


def _transform(s: State, cast: Cast, action: Action) -> Text:
    placed = int(single_token(s, s.acting, action.target))
    return target_text(s, cast, int(action.target)).append(f", by a Dragon: 1 token lost, {placed} placed; immune then")


def victims(s: State, cast: Cast, region: int) -> Text:
    """Who is driven out of a Forest, in short; nothing if nobody is there."""
    owner = int(s.owner(region))
    if owner >= 0:
        return (Text("your") if owner // 3 == s.decider else cast.whose(owner // 3)).append(f" {race_of(s, owner)}")
    natives = int(s.natives(region))
    return Text(("a " if natives == 1 else "") + natives_name(natives) if natives else "")


def _clear(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    gained = "gain 1 token" if s.tray(s.race(s.acting)) else "gain nothing, the tray is empty"
    who = victims(s, cast, region)
    return (
        Text(f"Clear {place(s, region)}")
        .append(Text(" of ").append(who) if who else ", empty,")
        .append(f" and {gained}")
    )


def landing(s: State, region: int) -> int:
    """Faces of the die with which a Zeppelin conquers a region; a blank always crashes."""
    slot = s.acting
    able = int(s.hand(slot) + support(s, slot, region))
    return sum(face > 0 and max(1, int(conquest_cost(s, slot, region)) - face) <= able for face in DIE_FACES)


def _zeppelin(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    text = target_text(s, cast, region).append(
        f", by Zeppelin, costs {conquest_cost(s, s.acting, region)} less the roll: "
    )
    faces, wins = len(DIE_FACES), landing(s, region)
    text.append(f"success {wins} in {faces}, crash {DIE_FACES.count(0)} in {faces}")
    fails = faces - DIE_FACES.count(0) - wins
    return text.append(f", else your conquests end ({fails} in {faces})" if fails else "")


def _fire(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    around = ", ".join(str(n + 1) for n in members(s.adjacent(s.acting, BIT[region]) & ~s.occupied(s.acting)))
    return Text(f"The Cannon in {place(s, region)} fires: 2 tokens less for {around or 'nothing'} this turn")


def _pact(s: State, cast: Cast, action: Action) -> Text:
    seat = int(action.target)
    held = pacts_of(s, seat)
    more = f" ({held} already)" if held else ""
    text = Text("A Trade Pact for ").append(cast.tag(seat))
    return text.append(f"{more}: 1 coin from you if your regions are spared, else 1 for you")


# --- sites ----------------------------------------------------------------------------------------------------------


def prey(s: State, cast: Cast, region: int) -> Text:
    """What the Balrog does in a region."""
    owner = int(s.owner(region))
    if owner >= 0:
        tokens = int(s.tokens(region))
        whose = Text("your") if owner // 3 == s.decider else cast.whose(owner // 3)
        return whose.append(f" {race_of(s, owner)} lose {min(BALROG_TOLL, tokens)} of {tokens}")
    return Text("a site is found" if s.natives(region) else "nobody there")


def _balrog(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    text = Text(f"The Balrog goes to {place(s, region)}: ").append(prey(s, cast, region))
    return text.append("; nobody can enter as long as it stays")


def _ghost(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    owner = int(s.owner(region))
    who = Text("you") if owner < 0 or owner // 3 == s.decider else cast.tag(owner // 3)
    return Text(f"The Ghost into {place(s, region)}: immune to all but ").append(who)


def _altar(s: State, cast: Cast, action: Action) -> Text:
    region = int(action.target)
    last = ", the last one there: the region is left" if s.tokens(region) == 1 else ""
    race = s.rules.races[s.race(s.owner(region))].name
    return Text(f"Give up 1 of your {race} in {place(s, region)} for {ALTAR_COINS} coins{last}")


def payers(s: State, region: int) -> list[int]:
    """Seats that Froggy's Ring would take a coin from."""
    seat = int(s.decider)
    around = s.linked(seat * 3, BIT[region]) & ~immune(s, seat)
    return [other for other in range(s.rules.players) if other != seat and s.occupied(other * 3) & around]


def _ring(s: State, cast: Cast, action: Action) -> Text:
    names = Text(" and ").join(cast.tag(seat) for seat in payers(s, int(action.target))) or Text("nobody")
    return _relic(s, action).append(f" into {place(s, int(action.target))}: 1 coin from ").append(names)


def doubled(s: State, action: Action) -> int:
    """Coins the Scepter would add."""
    return coins_of_turn(s, action) - int(bank_score(s, s.decider))


def _scepter(s: State, cast: Cast, action: Action) -> Text:
    coins = count_of(doubled(s, action), "coin")
    return _relic(s, action).append(f" into {place(s, int(action.target))}: {coins} more this turn")


def _relic(s: State, action: Action) -> Text:
    """The Relic an action uses, or the Bag in its stead."""
    for site in s.rules.sites:
        if isinstance(site, Relic) and action.kind == site.own[0].kind:
            return Text(the(site.name).replace("the ", "The ", 1))
        if isinstance(site, Relic) and action.kind == site.copy[0].kind:
            return Text(f"The Bag, as {the(site.name)},")
    return Text(action.verb)


def _raise(what: str) -> Teller:
    def tell(s: State, cast: Cast, action: Action) -> Text:
        if action.verb.startswith("copy_"):
            return _relic(s, action).append(f" for your next conquest: {what}")
        return (
            Text("Raise ")
            .append(_relic(s, action).plain.replace("The ", "the ", 1))
            .append(f" for your next conquest: {what}")
        )

    return tell


TELLERS: Final[dict[str, Teller]] = {
    "dragon": _dragon,
    "sorcery": _sorcery,
    "roll": _roll,
    "stout": _stout,
    "ally": _ally,
    "give_up": _into("Give up"),
    "camp": _into("An Encampment into"),
    "lift_camp": _into("Lift an Encampment from"),
    "hero": _into("A Hero into"),
    "lift_hero": _into("Lift the Hero from"),
    "fortress": _into("A Fortress into"),
    "volcano": _volcano,
    "ancient": _ancient,
    "leave": _leave,
    "swap": _swap,
    "wisp": _wisp,
    "bite": _convert("bitten by your Vampires"),
    "reborn": _reborn,
    "vanish": _vanish,
    "queen": _into("The Queen into", ": immune as long as she stays"),
    "armour": _armour,
    "balrog": _balrog,
    "ghost": _ghost,
    "altar": _altar,
    "ring": _ring,
    "copy_ring": _ring,
    "scepter": _scepter,
    "copy_scepter": _scepter,
    "orb": _convert("turned by the Shiny Orb"),
    "copy_orb": _convert("turned by the Bag as the Shiny Orb"),
    "sword": _raise("2 tokens less"),
    "copy_sword": _raise("2 tokens less"),
    "socks": _raise("as if the region were empty, its defenders flee unharmed"),
    "copy_socks": _raise("as if the region were empty, its defenders flee unharmed"),
    "doormat": _raise("any region is in reach"),
    "copy_doormat": _raise("any region is in reach"),
    "bolt": _bolt,
    "transform": _transform,
    "clear": _clear,
    "zeppelin": _zeppelin,
    "cannon": _into("A Cannon into", ": immune as long as it stays"),
    "lift_cannon": _into("Lift a Cannon from"),
    "fire": _fire,
    "pact": _pact,
}


# --- in short, behind the number of a region ------------------------------------------------------------------------


def detail(s: State, cast: Cast, action: Action) -> Text:
    """What must be known to choose among several regions for one verb; often nothing."""
    region = int(action.target)
    verb = action.verb.removeprefix("copy_")
    if verb == "balrog":
        return Text() if s.is_empty(region) else prey(s, cast, region)
    if verb == "wisp":
        return Text() if odds(s, region) == "sure" else Text(odds(s, region))
    if verb in ("bite", "orb"):
        return cast.whose(int(s.owner(region)) // 3).append(f" {race_of(s, int(s.owner(region)))}")
    if verb == "altar":
        return Text("" if s.tokens(region) > 1 else "the last one there")
    if verb == "ring":
        return Text(count_of(len(payers(s, region)), "coin"))
    if verb == "clear":
        return victims(s, cast, region)
    if verb == "zeppelin":
        return Text(f"{landing(s, region)} in {len(DIE_FACES)}")
    if verb == "scepter":
        return Text(f"+{doubled(s, action)}")
    return Text()
