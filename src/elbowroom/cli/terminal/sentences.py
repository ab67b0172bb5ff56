"""What happened, told in short sentences."""

from collections.abc import Sequence

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of, race_name
from elbowroom.cli.terminal.story import DECLINED, REGIONS, Chapter, Income, payment_name, score_item, tile_named
from elbowroom.cli.terminal.words import listed, place, the
from elbowroom.content.underground.relic import Relic
from elbowroom.engine.board import natives_name
from elbowroom.engine.events import Event
from elbowroom.engine.hooks import Site
from elbowroom.engine.phases import PICK_CHOICES
from elbowroom.engine.state import State

# Said by another sentence, or not worth one.
SILENT = {"expanded", "score item", "lost", "buried", "revealed", "placed", "marker placed", "marker removed"}
MOVED_MARKERS = {"encampment", "hero", "fortress", "mushroom_armor", "cannon"}  # told with the tokens that are placed
FIGURES = {
    "great_ancient",
    "queen",
    "ghost",
    "balrog",
    "volcano",
    "bag_o_many_things",
}  # told one by one; others come with a conquest


def sentences(chapters: Sequence[Chapter], cast: Cast, itemised: bool = False) -> list[Text]:
    """The story of some actions. `itemised` gives every score line by line, with its rules."""
    teller = _Teller(cast, itemised)
    if itemised and chapters:
        teller.begin(int(chapters[0].before.round), int(chapters[0].before.turn_of))
    for chapter in chapters:
        teller.tell(chapter)
    teller.finish_placing()
    return teller.lines


class _Teller:
    """Collects sentences; placements of tokens and markers are gathered into one."""

    def __init__(self, cast: Cast, itemised: bool) -> None:
        self.cast = cast
        self.itemised = itemised
        self.lines: list[Text] = []
        self.placing: tuple[int, str] | None = None  # seat and race
        self.placed: dict[int, int] = {}
        self.markers: dict[tuple[str, int], int] = {}
        self.rivers: list[Event] = []

    def begin(self, number: int, seat: int) -> None:
        """The heading of a turn."""
        self._say((f"— round {number}: {self.cast.name(seat)} —", glyphs.QUIET))

    def tell(self, chapter: Chapter) -> None:
        # The Balrog arrives before anybody hears what it has done.
        for event in sorted(chapter.events, key=lambda e: (e.kind, e.key) != ("marker placed", "balrog")):
            if event.kind == "placed":
                self._note_token(event, chapter.after)
            elif event.kind in ("marker placed", "marker removed") and event.key in FIGURES:
                self._tell_figure(event, chapter)
            elif event.kind in ("marker placed", "marker removed"):
                self._note_marker(event, chapter)
            elif event.kind == "left":
                self.rivers.append(event)
            else:
                self._finish_rivers(chapter)
                if event.kind not in ("score item", "lost"):
                    self.finish_placing()
                self._tell_event(event, chapter)
        self._finish_rivers(chapter)

    def _say(self, *parts: str | Text | tuple[str, str]) -> None:
        self.lines.append(Text.assemble(*parts))

    # --- placing ----------------------------------------------------------------------------------------------------

    def _note_token(self, event: Event, s: State) -> None:
        key = (event.seat, race_name(s, event.key))
        if self.placing not in (None, key):
            self.finish_placing()
        self.placing = key
        self.placed[event.region] = self.placed.get(event.region, 0) + 1

    def _note_marker(self, event: Event, chapter: Chapter) -> None:
        if event.key not in MOVED_MARKERS or any(e.kind in ("conquered", "declined") for e in chapter.events):
            return
        if event.key == "cannon" and any(e.key == "firing_cannon" for e in chapter.events):
            return  # it fires, or turns back at the start of a turn
        seat = event.seat if event.seat >= 0 else int(chapter.before.decider)
        if self.placing is None:
            slot = next((3 * seat + i for i in range(3) if chapter.before.race(3 * seat + i) >= 0), 3 * seat)
            number = chapter.before.race(slot)
            self.placing = (seat, chapter.before.rules.races[number].name if number >= 0 else "")
        name = next(m.name for m in chapter.after.rules.markers if m.key == event.key)
        step = 1 if event.kind == "marker placed" else -1
        self.markers[name, event.region] = self.markers.get((name, event.region), 0) + step

    def finish_placing(self) -> None:
        if self.placing is None:
            return
        seat, race = self.placing
        moved = [f"{number} to {region + 1}" for region, number in sorted(self.placed.items())]
        for (name, region), number in sorted(self.markers.items()):
            if number > 0:
                moved.append(f"{name if number == 1 else f'{number} {name}s'} at {region + 1}")
        if moved:
            self._say(self.cast.whose(seat), f" {race} spread out: {', '.join(moved)}.")
        self.placing = None
        self.placed = {}
        self.markers = {}

    # --- figures and rivers -----------------------------------------------------------------------------------------

    def _tell_figure(self, event: Event, chapter: Chapter) -> None:
        """The Great Ancient, the Queen, the Ghost, the Balrog or the Volcano goes somewhere or leaves the board."""
        name = next(m.name for m in chapter.after.rules.markers if m.key == event.key)
        s = chapter.before
        if event.kind == "marker placed":
            self.finish_placing()
            if event.key == "balrog":
                self._tell_balrog(event, chapter)
            elif event.key == "bag_o_many_things":
                relic = next((the(r.name) for r in s.rules.sites if chapter.action.verb in _copies(r)), "")
                role = f", as {relic}, works in" if relic else " goes to"
                self._say(f"   The Bag{role} {place(s, event.region)}.")
            else:
                immune = "" if event.key == "volcano" else ", which is immune now"
                self._say(f"   The {name} comes to {place(s, event.region)}{immune}.")
        elif not self._goes_on(event, chapter):
            self.finish_placing()
            back = "returns to the Crypt" if event.key == "ghost" else "leaves the board"
            self._say(f"   The {name} {back}.")

    def _goes_on(self, event: Event, chapter: Chapter) -> bool:
        """Whether the end of a figure's stay is told by something else, or goes without saying."""
        again = any(e.kind == "marker placed" and e.key == event.key for e in chapter.events)
        declined = any(e.kind == "declined" for e in chapter.events)
        homeless = any(action.verb == "ancient" for action in chapter.after.legal())
        return again or declined or homeless or event.key == "bag_o_many_things"

    def _tell_balrog(self, event: Event, chapter: Chapter) -> None:
        s, region = chapter.before, event.region
        parts: list[str | Text | tuple[str, str]] = [f"   The Balrog comes to {place(s, region)}"]
        lost = next((e.amount for e in chapter.events if e.kind == "lost" and e.region == region), None)
        owner = int(s.owner(region))
        if lost is not None and owner >= 0:
            fled = int(s.tokens(region)) - lost
            parts += [": ", self.cast.whose(owner // 3), f" {s.rules.races[s.race(owner)].name} lose {lost}"]
            parts.append(f", {fled} withdraw" if fled else "")
        elif s.natives(region):
            parts.append(": the Monsters flee")
        self._say(*parts, ".")

    def _finish_rivers(self, chapter: Chapter) -> None:
        if self.rivers:
            first = self.rivers[0]
            regions = listed([str(event.region + 1) for event in self.rivers])
            race = race_name(chapter.before, first.key)
            many = "region" if len(self.rivers) == 1 else "regions"
            self._say(self.cast.whose(first.seat), f" {race} leave the River: {many} {regions}.")
            self.rivers = []

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_event(self, event: Event, chapter: Chapter) -> None:
        if event.kind in SILENT:
            return
        s, seat = chapter.before, event.seat
        who = self.cast.tag(seat) if seat >= 0 else Text()
        if event.kind == "turn began":
            if self.itemised:
                self.begin(event.amount, seat)
        elif event.kind == "picked":
            self._tell_pick(event, chapter)
        elif event.kind == "recruited":
            if chapter.before.phase == PICK_CHOICES:
                self._say(self.cast.tag(seat), f" takes {event.amount} {race_name(s, event.key)}.")
            elif chapter.action.verb != "pick":  # the pick tells its tokens itself
                gained = count_of(event.amount, "new token")
                self._say(self.cast.whose(seat), f" {race_name(s, event.key)} gain {gained}.")
        elif event.kind == "badges shuffled":
            self._say(f"The discarded powers are shuffled: {event.amount} in the new stack.")
        elif event.kind == "abandoned":
            self._say(self.cast.whose(seat), f" {race_name(s, event.key)} leave {place(s, event.region)}.")
        elif event.kind == "rolled":
            where = f" for {place(s, event.region)}" if event.region >= 0 else ""
            self._say(who, f" rolls the die{where}: ", (f"{glyphs.DIE} {event.amount}", "bold"), ".")
        elif event.kind == "attempt failed":
            self._say(f"   Not enough: {event.amount} more needed. The attack fails.")
        elif event.kind == "conquered":
            self._tell_conquest(event, chapter)
        elif event.kind == "declined":
            self._say(self.cast.whose(seat), f" {race_name(s, event.key)} go into decline.")
        elif event.kind == "vanished":
            self._say(self.cast.whose(seat), f" {race_name(s, event.key)} leave the board for good.")
        elif event.kind == "peace":
            self._say(who, " makes peace with ", self.cast.tag(event.other), ".")
        elif event.kind == "scored":
            self._tell_score(event, chapter)
        elif event.kind == "game over":
            self._say(("The game is over.", "bold"))
        elif event.kind in ("found", "site moved", "badge lent", "raised", "lowered", "sacrificed"):
            self._tell_site(event, chapter)
        elif event.kind == "badge exchanged":
            other = s.rules.races[s.column_race(event.other)].name
            old, new = (s.rules.powers[number].name for number in (s.power(seat * 3), s.rules.power_named(event.key)))
            race = s.rules.races[s.race(seat * 3)].name
            self._say(who, " exchanges powers: ", (f"{new} {race}", "bold"), f" now, and {old} {other} in the column.")
        elif event.kind == "earned":
            coins = (count_of(event.amount, "coin"), glyphs.COIN_STYLE)
            self._say("   ", who, " gets ", coins, f" at once: {tile_named(s.rules, event.key).name}.")
        elif event.kind == "paid":
            coins = (count_of(event.amount, "coin"), glyphs.COIN_STYLE)
            why = payment_name(s.rules, event)
            self._say("   ", who, " pays ", coins, " to ", self.cast.tag(event.other), f": {why}.")
        elif event.kind == "reborn":
            old = s.rules.races[s.race(s.owner(event.region))].name
            new = s.rules.races[s.race(seat * 3)].name
            self._say(self.cast.whose(seat), f" {old} in {place(s, event.region)} are reborn as {new}.")
        elif event.kind in ("resurfaced", "cleared", "crashed", "fired", "pact given"):
            self._tell_sky(event, chapter)
        else:
            self._say(f"{self.cast.name(seat) if seat >= 0 else 'Somebody'}: {event.kind}.")

    def _tell_sky(self, event: Event, chapter: Chapter) -> None:
        """What the tiles of Sky Islands do."""
        s, seat, region = chapter.before, event.seat, event.region
        where = place(s, region) if region >= 0 else ""
        if event.kind == "resurfaced":
            self._say("   ", self.cast.whose(seat), f" {race_name(s, event.key)} hold {where} again.")
        elif event.kind == "cleared":
            race = s.rules.races[s.race(s.acting)].name
            self._say(self.cast.whose(seat), f" {race} clear {where}", *self._driven_out(chapter, region), ".")
        elif event.kind == "crashed":
            self._say(f"   The Zeppelin crashes with 1 token, {where} burns", *self._driven_out(chapter, region), ".")
        elif event.kind == "fired":
            self._say(self.cast.whose(seat), f" Cannon in {where} fires.")
        else:
            self._say(self.cast.tag(seat), " hands a Trade Pact to ", self.cast.tag(event.other), ".")

    def _driven_out(self, chapter: Chapter, region: int) -> list[str | Text]:
        """Who was in a region that a tile has emptied: `: ■ Ben's Elves lose 1, 2 withdraw`."""
        s = chapter.before
        owner = int(s.owner(region))
        if owner < 0:
            leave = "leaves" if s.natives(region) == 1 else "leave"
            return [f": the {natives_name(int(s.natives(region)))} {leave}"] if s.natives(region) else []
        lost = next((e.amount for e in chapter.events if e.kind == "lost" and e.region == region), 0)
        fled = int(s.tokens(region)) - lost
        race = s.rules.races[s.race(owner)].name
        return [": ", self.cast.whose(owner // 3), f" {race} lose {lost}" + (f", {fled} withdraw" if fled else "")]

    def _tell_site(self, event: Event, chapter: Chapter) -> None:
        """What happens to Relics and Places."""
        s = chapter.before
        tile = tile_named(s.rules, event.key)
        if event.kind == "found":
            who = self.cast.tag(event.seat)
            where = f" in {place(s, event.region)}" if chapter.action.verb == "balrog" else ""
            self._say("   ", who, " finds ", (the(tile.name), "bold"), f"{where}: {tile.summary}")
        elif event.kind == "badge lent":
            self._say("   Stonehedge lends ", (tile.name, "bold"), f": {tile.summary}")
        elif event.kind == "raised":
            bag = chapter.action.verb.startswith("copy_")
            with_what = f"the Bag as {the(tile.name)}" if bag else the(tile.name)
            self._say(self.cast.tag(event.seat), f" raises {with_what}.")
        elif event.kind == "lowered":
            self._say(self.cast.tag(event.seat), f" puts down {the(tile.name)}.")
        elif event.kind == "sacrificed":
            race = s.rules.races[s.race(s.owner(event.region))].name
            self._say(self.cast.tag(event.seat), f" gives up 1 of the {race} in {place(s, event.region)}.")
        else:
            name = the(tile.name).replace("the ", "The ", 1)
            many = tile.name.endswith("Socks")
            stays = (
                ("work in" if many else "works in") if event.other == event.region else "go to" if many else "goes to"
            )
            self._say(f"   {name} {stays} {place(s, event.region)}.")

    def _tell_pick(self, event: Event, chapter: Chapter) -> None:
        slot = event.seat * 3
        paid = f" for {count_of(event.paid, 'coin')}" if event.paid else " for nothing"
        found = f" and finds {count_of(event.amount, 'coin')} on them" if event.amount else ""
        taken = next((e.amount for e in chapter.events if e.kind == "recruited"), 0)
        tokens = f" ({taken} tokens)" if taken else ""  # none before a choice about the combo
        pair = (chapter.after.pair_name(slot), "bold")
        self._say(self.cast.tag(event.seat), " picks ", pair, f"{tokens}{paid}{found}.")

    def _tell_conquest(self, event: Event, chapter: Chapter) -> None:
        s, region = chapter.before, event.region
        slot = event.seat * 3
        race = race_name(s, event.key)
        if s.race(slot) >= 0 and s.rules.races[s.race(slot)].key == event.key:
            race = s.pair_name(slot)
        parts: list[str | Text | tuple[str, str]] = [self.cast.whose(event.seat), f" {race} take {place(s, region)}"]
        if event.other >= 0:
            loser = s.rules.races[s.race(s.owner(region))].name
            parts += [" from ", self.cast.whose(event.other), f" {loser}"]
        elif s.natives(region):
            parts.append(f" from the {natives_name(int(s.natives(region)))}")
        parts.append(_means(chapter.action.verb, event.amount))
        hammers = sum(e.kind == "marker placed" and e.key == "silver_hammer" for e in chapter.events)
        if hammers:
            parts.append(f" and {count_of(hammers, 'Hammer')}")
        lost = next((e.amount for e in chapter.events if e.kind == "lost" and e.region == region), None)
        if lost is not None:
            fled = int(s.tokens(region)) - lost
            stays = any(e.kind == "buried" and e.region == region for e in chapter.events)
            fate = f"{lost} stays there, buried" if stays else f"{lost} lost"
            parts.append(f"; {fate}" + (f", {fled} withdraw" if fled else "") + ".")
        else:
            parts.append(".")
        for e in chapter.events:
            if e.kind == "marker placed" and e.key == "hole":
                parts.append(" A Hole-in-the-Ground makes it immune.")
        self._say(*parts)

    def _tell_score(self, event: Event, chapter: Chapter) -> None:
        items = [score_item(chapter, e) for e in chapter.events if e.kind == "score item" and e.seat == event.seat]
        head = (self.cast.tag(event.seat), " scores ", (count_of(event.amount, "coin"), glyphs.COIN_STYLE))
        if self.itemised:
            self._say(*head, ":" if items else ".")
            for item in items:
                self._say(f"   {item.coins:+3d}  {item_name(item):<28}", (f" {item.rule}", glyphs.RULE_STYLE))
        else:
            detail = "".join(f" {'-' if item.coins < 0 else '+'} {abs(item.coins)} {_brief(item)}" for item in items)
            self._say(*head, f": {detail.removeprefix(' + ')}." if detail else ".")


def item_name(item: Income) -> str:
    """What a line of a score is for."""
    if item.source == REGIONS:
        return f"{item.race}: regions"
    if item.source == DECLINED:
        return f"{item.race}: regions in decline"
    return item.source


def _brief(item: Income) -> str:
    """The same in a word; a race in decline in brackets."""
    if item.source == REGIONS:
        return "region" if item.coins == 1 else "regions"
    return f"({item.race})" if item.source == DECLINED else item.source


def _copies(site: Site) -> set[str]:
    """The verbs of copies of a Relic."""
    return {action.verb for action in site.copy} if isinstance(site, Relic) else set()


_BY = {
    "sorcery": "Sorcery",
    "bite": "a Vampire’s bite",
    "orb": "the Shiny Orb",
    "copy_orb": "the Bag as the Shiny Orb",
}


def _means(verb: str, tokens: int) -> str:
    if verb == "dragon":
        return " with the Dragon"
    if verb == "transform":
        return f" with a Dragon and {tokens}"
    if verb == "bolt":
        return f" with a Lightning Bolt and {tokens}"
    if verb == "zeppelin":
        return f" by Zeppelin with {tokens}"
    if verb in _BY:
        return f" by {_BY[verb]}"
    return f" with {tokens}"
