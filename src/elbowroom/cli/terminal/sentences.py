"""What happened, told in short sentences."""

from collections.abc import Sequence

from rich.text import Text

from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.cast import Cast, count_of, race_name
from elbowroom.cli.terminal.story import DECLINED, REGIONS, Chapter, Income, incomes
from elbowroom.cli.terminal.words import place
from elbowroom.engine.events import Event
from elbowroom.engine.state import State

SILENT = {"expanded", "score item", "lost", "revealed", "placed", "marker placed", "marker removed"}
MOVED_MARKERS = {"encampment", "hero", "fortress"}  # told where they are placed; others come with a conquest


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

    def begin(self, number: int, seat: int) -> None:
        """The heading of a turn."""
        self._say((f"— round {number}: {self.cast.name(seat)} —", glyphs.QUIET))

    def tell(self, chapter: Chapter) -> None:
        for event in chapter.events:
            if event.kind == "placed":
                self._note_token(event, chapter.after)
            elif event.kind in ("marker placed", "marker removed"):
                self._note_marker(event, chapter)
            else:
                if event.kind not in ("score item", "lost"):
                    self.finish_placing()
                self._tell_event(event, chapter)

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
            if chapter.action.verb != "pick":  # the pick tells its tokens itself
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
        else:
            self._say(f"{self.cast.name(seat) if seat >= 0 else 'Somebody'}: {event.kind}.")

    def _tell_pick(self, event: Event, chapter: Chapter) -> None:
        slot = event.seat * 3
        price = f" for {count_of(event.other, 'coin')}" if event.other else " for nothing"
        found = f" and finds {count_of(event.amount, 'coin')} on them" if event.amount else ""
        tokens = int(chapter.after.hand(slot))
        self._say(
            self.cast.tag(event.seat),
            " picks ",
            (chapter.after.pair_name(slot), "bold"),
            f" ({tokens} tokens){price}{found}.",
        )

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
            parts.append(" from the Lost Tribe")
        parts.append(_means(chapter.action.verb, event.amount))
        lost = next((e.amount for e in chapter.events if e.kind == "lost" and e.region == region), None)
        if lost is not None:
            fled = int(s.tokens(region)) - lost
            parts.append(f"; {lost} lost" + (f", {fled} withdraw" if fled else "") + ".")
        else:
            parts.append(".")
        for e in chapter.events:
            if e.kind == "marker placed" and e.key == "hole":
                parts.append(" A Hole-in-the-Ground makes it immune.")
        self._say(*parts)

    def _tell_score(self, event: Event, chapter: Chapter) -> None:
        items = [item for item in incomes(chapter) if item.seat == event.seat and item.rule != "CORE-3.2"]
        head = (self.cast.tag(event.seat), " scores ", (count_of(event.amount, "coin"), glyphs.COIN_STYLE))
        if self.itemised:
            self._say(*head, ":" if items else ".")
            for item in items:
                self._say(f"   {item.coins:+3d}  {item_name(item):<28}", (f" {item.rule}", glyphs.RULE_STYLE))
        else:
            detail = " + ".join(f"{item.coins} {_brief(item)}" for item in items)
            self._say(*head, f": {detail}." if detail else ".")


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


def _means(verb: str, tokens: int) -> str:
    if verb == "dragon":
        return " with the Dragon"
    if verb == "sorcery":
        return " by Sorcery"
    return f" with {tokens}"
