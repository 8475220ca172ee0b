"""Playing in a terminal.

People and bots at one table, typed actions, preview before anything is final.
"""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table

from guimard.bots import choose
from guimard.cli.files import write_safely
from guimard.cli.terminal.drawing import DRAWINGS
from guimard.core.deal import Deal
from guimard.core.errors import BadText, GuimardError
from guimard.core.events import Facts, seen_by
from guimard.core.game import Game
from guimard.core.match import Match

YOU = "you"
CONFIRM = "confirm"


class Leave(Exception):
    """The player wants to go."""


class Terminal:
    """One game at one terminal."""

    def __init__(self, match: Match[Any], players: tuple[str, ...], kept: Path, console: Console) -> None:
        self.match = match
        self.players = players
        self.kept = kept
        self.console = console
        self.layout = match.layout()
        self.drawing = DRAWINGS[match.game.id]
        self.people = [seat for seat, name in enumerate(players) if name == YOU]

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.console.print(f"The seed of this game is sealed: SHA-256 {self.match.commitment}", style="dim")
        try:
            while not self.match.over:
                self._turn(self.match.to_act or 0)
                write_safely(self.kept, self.match.record(self.players))
        except (Leave, EOFError, KeyboardInterrupt):
            write_safely(self.kept, self.match.record(self.players))
            self.console.print(f"\nThe game is kept in {self.kept}; go on with: guimard resume")
            return
        self._end()

    def _turn(self, seat: int) -> None:
        if self.players[seat] == YOU:
            self._ask(seat)
        else:
            self._let_bot_play(seat)

    def _let_bot_play(self, seat: int) -> None:
        match = self.match
        # A bot's seed: its choices follow from the game so far, so that a saved game goes on alike.
        number = Deal(f"{match.seed} bot {seat} {len(match.actions_played)}").word()
        action = match.game.text(choose(self.players[seat], match.game, match.observation(seat), number))
        events = seen_by(match.play(action), self.people[0] if len(self.people) == 1 else None)
        if not match.pending:  # nobody sees the steps of a turn before it is confirmed
            self._print_events(seat, action, events)

    def _print_events(self, seat: int, action: str, events: list[Facts]) -> None:
        self.console.print(f"[bold]{self._name(seat)}[/]: {action}")
        for event in events:
            if line := self.drawing.event_text(event):
                self.console.print(f"   {line}", markup=False)

    def _name(self, seat: int) -> str:
        name = self.players[seat]
        return f"seat {seat + 1}" + ("" if name == YOU else f" ({name})")

    def _ask(self, seat: int) -> None:
        """One action of a person: typed, shown, confirmed."""
        if len(self.people) > 1 and not self.match.pending:
            self.console.clear()
            Prompt.ask(f"[bold]{self._name(seat)}[/], it is your turn. The others look away; press Enter", default="")
        actions = self.match.actions()
        self._show(actions)
        while True:
            line = Prompt.ask(f"[bold]{self._name(seat)}[/] (help for help)", console=self.console).strip()
            try:
                if self._command(line, actions):
                    return
            except GuimardError as refusal:
                self.console.print(str(refusal), style="red")

    def _show(self, actions: list[Facts], ghost: Facts | None = None) -> None:
        view = self.match.view(self.match.to_act)
        self.console.print(self.drawing.draw(view, actions, self.layout, ghost))
        if ghost is None:
            self.console.print(self.drawing.hand(view, self.layout))
            self.console.print(self.drawing.menu(actions), end="")

    def _command(self, line: str, actions: list[Facts]) -> bool:
        """Do what was typed; true when the state of the game has changed."""
        match line.split():
            case []:
                return self.drawing.STEPWISE and self._play(CONFIRM, actions)
            case ["help" | "?"]:
                self.console.print(self.drawing.HELP)
            case ["quit" | "exit" | "q"]:
                raise Leave
            case ["board"]:
                self._show(actions)
            case ["list"]:
                self._list(actions)
            case ["back"]:
                self.match.take_back()
                return True
            case ["save", file]:
                write_safely(Path(file), self.match.record(self.players))
                self.console.print(f"Saved in {file}.")
            case _:
                return self._play(line, actions)
        return False

    def _play(self, line: str, actions: list[Facts]) -> bool:
        action = find_action(line, actions, numbered=self.drawing.STEPWISE)
        if action is None:
            self.match.play(complete(line, actions, self.match.game))  # refused, with the reason
            return True
        if not self.drawing.STEPWISE and not self._agreed(action, actions):
            return False
        self.match.play(str(action["text"]))
        return True

    def _agreed(self, action: Facts, actions: list[Facts]) -> bool:
        """Show what an action that cannot be taken back would do, and ask."""
        if len(actions) > 1:
            self._show(actions, action)
        self.console.print(self.drawing.consequences(action, self.layout))
        question = f"{action['text']}? [dim]Enter: yes, anything else: no[/]"
        return not Prompt.ask(question, default="", show_default=False)

    def _list(self, actions: list[Facts]) -> None:
        for action in actions:
            self.console.print(str(action["text"]), style="bold")
            self.console.print(self.drawing.consequences(action, self.layout), end="")

    def _end(self) -> None:
        result = self.match.result()
        assert result is not None
        self.console.print(self.drawing.draw(self.match.view(None), [], self.layout))
        table = Table(title="The game is over")
        table.add_column("Player")
        table.add_column("Points", justify="right")
        for seat in sorted(range(len(self.players)), key=lambda seat: -result.scores[seat]):
            crown = " ★" if seat in result.winners else ""
            table.add_row(self._name(seat) + crown, str(result.scores[seat]))
        self.console.print(table)
        self.console.print(
            f"The record is in {self.kept}; 'guimard verify {self.kept}' proves that the deal was fair."
        )


def find_action(line: str, actions: list[Facts], numbered: bool) -> Facts | None:
    """The one legal action that a line means.

    Its text, the end of its text, or its number in a menu; ``None`` if none does.
    """
    if numbered and line.isdecimal() and 1 <= int(line) <= len(actions):
        return actions[int(line) - 1]
    typed = " ".join(line.lower().split())
    exact = [action for action in actions if str(action["text"]).lower() == typed]
    ending = [action for action in actions if str(action["text"]).lower().endswith(" " + typed)]
    if exact or len(ending) == 1:
        return (exact or ending)[0]
    if ending:
        meant = ", ".join(str(action["text"]) for action in ending)
        raise GuimardError(f"Which one: {meant}?")
    return None


def complete(line: str, actions: list[Facts], game: Game[Any]) -> str:
    """Return the text a player may have meant, so that the refusal says why not."""
    beginnings = dict.fromkeys(str(action["text"]).rpartition(" ")[0] for action in actions)
    for text in (line, *(f"{beginning} {line}" for beginning in beginnings if beginning)):
        try:
            game.parse(text)
        except BadText:
            continue
        return text
    return line
