"""One game at the terminal: shows, asks, plays, saves."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.table import Table
from rich.text import Text

from elbowroom.bots.base import Bot
from elbowroom.cli.terminal import glyphs
from elbowroom.cli.terminal.advice import advice
from elbowroom.cli.terminal.cast import Cast
from elbowroom.cli.terminal.commands import COMMANDS, Command, NotUnderstood, region_number, understand
from elbowroom.cli.terminal.drawer import Drawer
from elbowroom.cli.terminal.ending import ending
from elbowroom.cli.terminal.explanations import rule_page, score_now, why
from elbowroom.cli.terminal.options import offers, options
from elbowroom.cli.terminal.picture import picture
from elbowroom.cli.terminal.saving import SaveError, check_overwriting, file_named, shell_word, write_record
from elbowroom.cli.terminal.screen import Screen
from elbowroom.cli.terminal.sentences import sentences
from elbowroom.cli.terminal.sites import sites_page
from elbowroom.cli.terminal.story import Story
from elbowroom.cli.terminal.tables import column_cards, full_option_list, option_list, players_table, region_table
from elbowroom.cli.terminal.words import question
from elbowroom.content.guard import ContentError
from elbowroom.engine.actions import REGION, Action
from elbowroom.engine.errors import ElbowRoomError, IllegalAction
from elbowroom.engine.events import Found, Rolled
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State
from elbowroom.engine.view import coins_are_open, counted_view
from elbowroom.rulebook import RulebookError
from elbowroom.table.game import Game

UNFORESEEN = (Found, Rolled)  # events that leave open what comes next
HAPPENED = 12  # lines of news in a picture


class BotFailed(ElbowRoomError):
    """A bot gave no legal answer."""


class Leave(Exception):
    """The player wants to go."""


class Session:
    """A game, the people and bots around it, and a screen."""

    def __init__(
        self, game: Game, story: Story, cast: Cast, bots: dict[int, Bot], screen: Screen, autosave: Path | None = None
    ) -> None:
        self.game = game
        self.story = story
        self.cast = cast
        self.bots = bots
        self.screen = screen
        self.autosave = autosave
        self.file = autosave  # where `save` alone writes
        self.saved = -1  # actions in the file
        self.drawer: Drawer | None = None  # for a game that is left without saving
        self.kept: Path | None = None  # where this one lies in it
        self.told: dict[int, int] = {seat: len(story.chapters) for seat in cast.humans}
        self.before: int | None = None  # the human who decided last
        self.answers: dict[str, Callable[[Command, State], None]] = {
            "why": self._why,
            "hint": self._hint,
            "score": self._score,
            "undo": self._undo,
            "regions": self._regions,
            "options": self._options,
            "column": self._column,
            "sites": self._sites,
            "players": self._players,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
        }

    # --- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._autosave()
            for law in self.game.state.rules.laws:
                self.screen.show(Text.assemble((law.name, "bold"), f" holds for everybody. {law.summary}".rstrip()))
            while not self.game.state.over:
                seat = int(self.game.state.decider)
                if seat in self.bots:
                    self._let_bot_play(seat)
                else:
                    self._ask(seat)
            self._end()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            self._goodbye()
            if isinstance(reason, KeyboardInterrupt):
                raise

    def _let_bot_play(self, seat: int) -> None:
        legal = self.game.state.legal()
        try:
            action = self.bots[seat].choose(counted_view(self.game.state, seat), list(legal))
        except Exception as error:
            raise BotFailed(f"the bot of {self.cast.name(seat)} failed: {type(error).__name__}: {error}") from error
        if action not in legal:
            answer: object = action  # a bot may be anybody's, and answer anything
            told = answer.text() if isinstance(answer, Action) else repr(answer)
            raise BotFailed(f"the bot of {self.cast.name(seat)} answered {told}, which is not legal")
        self._play([action])
        if not self.cast.humans:
            self.screen.show(*sentences(self.story.chapters[-1:], self.cast))

    def _ask(self, seat: int) -> None:
        """One decision of a person; returns when something has been played or undone."""
        self._hand_over(seat)
        self._draw(seat)
        played = len(self.story.chapters)
        while len(self.story.chapters) == played:
            line = self.screen.ask(f"{glyphs.emblem(seat)} {self.cast.name(seat)} › ")
            try:
                self._obey(line, seat)
            except ContentError:
                raise  # the game cannot go on with a tile that fails
            except (ElbowRoomError, RulebookError) as error:
                self.screen.complain(str(error))
        self.told[seat] = min(played, len(self.story.chapters))

    def _obey(self, line: str, seat: int) -> None:
        view = self.game.view(seat)
        meant = understand(line, view)
        if isinstance(meant, list):
            self._try(meant, view)
        elif meant.name == "quit":
            self._quit()
        elif meant.name == "map":
            self._draw(seat)
        else:
            self.answers[meant.name](meant, view)

    def _try(self, actions: list[Action], view: State) -> None:
        """Play actions as one step if all of them are legal; those behind a find or a roll are steps of their own."""
        trial = view.copy()
        trial.events = []
        together = 0  # how many of them are one step
        for action in actions:
            try:
                trial.play(action)
            except IllegalAction as error:
                others = [
                    a.text()
                    for a in view.legal()
                    if a.meaning == REGION == action.meaning and a.target == action.target
                ]
                hint = f" (possible there: {', '.join(others)})" if others and len(actions) == 1 else ""
                raise NotUnderstood(f"{error}{hint}") from None
            together += 1
            if any(isinstance(event, UNFORESEEN) for event in trial.events):
                break
        self._play(actions[:together])
        for action in actions[together:]:
            self._play([action])

    def _play(self, actions: list[Action]) -> None:
        """Play one step; the story tells its actions one by one, of which only the last can roll or show something."""
        before = self.game.state.copy()
        events = self.game.play_all(actions)
        for action in actions[:-1]:
            after = before.copy()
            after.events = []
            after.apply(action)
            happened = len(after.events)
            self.story.add(before, action, events[:happened], after)
            before, events = after, events[happened:]
        self.story.add(before, actions[-1], events, self.game.state)
        self._autosave()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """With hidden coins the next person looks at a fresh screen."""
        other = self.before is not None and self.before != seat
        self.before = seat
        if other and self.screen.live and len(self.cast.humans) > 1 and not coins_are_open(self.game.state):
            self.screen.clear()
            self.screen.show(Text.assemble(self.cast.tag(seat), ", it is your decision."))
            self.screen.ask("Press Enter when you are ready. ")

    def _draw(self, seat: int) -> None:
        view = self.game.view(seat)
        news = sentences(self.story.chapters[self.told[seat] :], self.cast)
        if len(news) > HAPPENED:
            news = [Text(f"… {len(news) - HAPPENED + 1} lines more in the log", glyphs.QUIET), *news[1 - HAPPENED :]]
        targets = offers(view) if view.conquering else {}
        self.screen.clear()
        self.screen.show(picture(view, self.cast, seat, targets, news, self.screen.width))
        self._show_decision(view)

    def _show_decision(self, view: State) -> None:
        undo = "undo · " if self.game.can_undo else ""
        sites = "sites · " if view.rules.sites else ""
        places = "place 5 5 7 · layout 5:3 7:2 · " if any(action.verb == "place" for action in view.legal()) else ""
        self.screen.show(
            Text(),
            Text.assemble(self.cast.tag(int(view.decider)), ("  " + question(view), "bold")),
            option_list(view, options(view, self.cast), self.screen.width),
            Text(
                f"also: {places}why N · hint · score · {undo}column · {sites}log · rules ID · save · help · quit",
                glyphs.QUIET,
            ),
        )

    # --- commands ---------------------------------------------------------------------------------------------------

    def _why(self, command: Command, view: State) -> None:
        self.screen.show(why(view, self.cast, region_number(command.rest, view)))

    def _hint(self, command: Command, view: State) -> None:
        self.screen.show(advice(counted_view(self.game.state, int(view.decider)), self.cast))

    def _score(self, command: Command, view: State) -> None:
        self.screen.show(score_now(view, self.cast, int(view.decider)))

    def _undo(self, command: Command, view: State) -> None:
        played = len(self.game.actions)
        self.game.undo()
        for _ in self.game.actions[played:]:
            self.story.undo()
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(self.story.chapters))
        self._autosave()

    def _regions(self, command: Command, view: State) -> None:
        slot = int(view.acting) if view.conquering else active_of(view.decider)
        self.screen.show(region_table(view, self.cast, range(view.board.size), slot))

    def _options(self, command: Command, view: State) -> None:
        self.screen.show(full_option_list(options(view, self.cast)))

    def _column(self, command: Command, view: State) -> None:
        self.screen.show(column_cards(view, int(view.decider)))

    def _sites(self, command: Command, view: State) -> None:
        self.screen.show(sites_page(view, self.cast))

    def _players(self, command: Command, view: State) -> None:
        self.screen.show(players_table(view, self.cast, int(view.decider)))

    def _log(self, command: Command, view: State) -> None:
        self.screen.show(*sentences(self.story.chapters, self.cast, itemised=True))

    def _rules(self, command: Command, view: State) -> None:
        if not command.rest:
            raise NotUnderstood("name a rule, for example rules CORE-6.8; ids stand beside costs and reasons")
        self.screen.show(rule_page(command.rest.split()[0]))

    def _help(self, command: Command, view: State) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, (rest, what) in COMMANDS.items():
            table.add_row(Text(f"{name} {rest}", glyphs.COMMAND_STYLE), what)
        self.screen.show(
            Text("Type what stands in front of an option: a number, or a word with a number such as conquer 5."),
            Text("While placing: place 5 5 7 puts three tokens, layout 5:3 7:2 says how many shall be where."),
            Text("Words may be shortened; end ends the phase. Enter draws the picture again."),
            table,
        )

    # --- saving and leaving -----------------------------------------------------------------------------------------

    def _autosave(self) -> None:
        if self.autosave is not None:
            self._write(self.autosave)
        else:
            with suppress(SaveError):  # whoever leaves is told
                self._keep()

    def _keep(self) -> Path | None:
        """Put into the drawer what nobody has saved: a window that is closed says nothing before."""
        if not self._unsaved or self.drawer is None or not self.cast.humans:
            return None
        self.kept = self.drawer.put(self.game.record(), self.kept)
        return self.kept

    def _write(self, path: Path) -> None:
        write_record(self.game.record(), path)
        self.file = path
        self.saved = len(self.story.chapters)

    def _save(self, command: Command, view: State) -> None:
        if command.rest:
            self._save_as(command.rest)
        elif self.file is not None:
            self._write(self.file)
        else:
            raise NotUnderstood("name a file, for example save game.json")
        self.screen.hint(f"Saved to {self.file}.")

    def _save_as(self, name: str) -> None:
        path = file_named(name)
        if path != self.file:
            check_overwriting(path)
        self._write(path)

    @property
    def _unsaved(self) -> bool:
        return bool(self.story.chapters) and self.saved != len(self.story.chapters)

    def _quit(self) -> None:
        if self.screen.live and self._unsaved:
            otherwise = "leave without saving" if self.drawer is None else "keep it for the next time"
            self._offer_saving(f"Save the game first? A file name, or just Enter to {otherwise}: ")
        raise Leave

    def _offer_saving(self, prompt: str) -> None:
        while name := self.screen.ask(prompt).strip():
            try:
                self._save_as(name)
                return
            except ElbowRoomError as error:
                self.screen.complain(str(error))

    def _goodbye(self) -> None:
        self.screen.show(Text())
        kept = self._put_away()
        if kept is not None:
            offered = "Goodbye! The game is kept: the next elbowroom play offers it. To go on at once:\n"
            self.screen.hint(offered, f"elbowroom play --resume {shell_word(kept)}")
        elif self.file is not None and self.saved >= 0:
            missing = "" if not self._unsaved else " as it was when you saved it"
            self.screen.hint(f"Goodbye! Go on{missing} with: ", f"elbowroom play --resume {shell_word(self.file)}")
        else:
            self.screen.show(Text("Goodbye! The game was not saved; save FILE does that, or --save FILE all the time."))

    def _put_away(self) -> Path | None:
        """Keep what nobody has saved; what lies in the drawer and was saved elsewhere leaves it."""
        if not self._unsaved:
            if self.kept != self.file:
                self._empty_drawer()
            return None
        try:
            return self._keep()
        except SaveError as error:
            self.screen.complain(str(error))
            return None

    def _empty_drawer(self) -> None:
        if self.kept is not None:
            self.kept.unlink(missing_ok=True)

    def _end(self) -> None:
        state = self.game.state
        self.screen.clear()
        seen = min(self.told.values(), default=len(self.story.chapters))
        news = sentences(self.story.chapters[seen:], self.cast)[-HAPPENED:]
        self.screen.show(picture(state, self.cast, -1, {}, news, self.screen.width), Text())
        self.screen.show(ending(state, self.cast, self.story, self.screen.width), Text())
        if self.kept is not None and self.file == self.kept:  # it is no longer one of those that are left
            self.file, self.saved = None, -1
        self._empty_drawer()
        if self.screen.live and self._unsaved:
            self._offer_saving("Keep the game? A file name, or just Enter to leave: ")
        if self.file is not None and not self._unsaved:
            self.screen.hint("See it again with: ", f"elbowroom replay {shell_word(self.file)}")
        else:
            self.screen.show(Text("Games played with --save FILE can be seen again with: elbowroom replay FILE"))
