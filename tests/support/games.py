"""The only place where golden files touch the package.

Games by name, actions and JSON by text.

Everything under ``tests/data`` is made and compared through these functions, so a change of the package's
inner names changes this file and nothing else of the golden tests.
"""

import io
from typing import Any

from rich.console import Console

import guimard
from guimard.cli.terminal.drawing import DRAWINGS

Viewer = int | None
"""A seat, or ``None`` for a spectator."""


class Play:
    """One game, played and seen as text and JSON."""

    def __init__(self, match: Any) -> None:
        self._match = match

    @classmethod
    def start(cls, game: str, seats: int, options: dict[str, Any], seed: str) -> "Play":
        return cls(guimard.game(game, seats=seats, **options).start(seed=seed))

    @classmethod
    def replay(cls, record: str, until: int | None = None) -> "Play":
        """The game of a record, up to some action."""
        return cls(guimard.replay(record, until=until))

    @property
    def viewers(self) -> list[Viewer]:
        return [*range(self._match.setup.seats), None]

    @property
    def to_act(self) -> int | None:
        """The seat to act, or ``None`` when the game is over."""
        seat: int | None = self._match.to_act
        return seat

    def legal(self) -> list[str]:
        texts: list[str] = self._match.legal()
        return texts

    def actions(self) -> list[dict[str, Any]]:
        """The legal actions as JSON, with their consequences."""
        actions: list[dict[str, Any]] = self._match.actions()
        return actions

    def today(self, action: str) -> str:
        """The text of an action as today; older records may name things otherwise."""
        game = self._match.game
        text: str = game.text(game.parse(action))
        return text

    def play(self, action: str) -> dict[Viewer, list[dict[str, Any]]]:
        """Play an action; the events that each viewer is sent."""
        events = self._match.play(action)
        return {viewer: guimard.seen_by(events, viewer) for viewer in self.viewers}

    def view(self, viewer: Viewer) -> dict[str, Any]:
        view: dict[str, Any] = self._match.view(viewer)
        return view

    def drawing(self) -> str:
        """The board as a spectator's terminal draws it, without colours."""
        view = self.view(None)
        picture = DRAWINGS[view["game"]].draw(view, [], layout(view["game"]))
        console = Console(file=io.StringIO(), width=140, color_system=None, legacy_windows=False)
        with console.capture() as written:
            console.print(picture)
        return "\n".join(line.rstrip() for line in written.get().rstrip().splitlines())

    def position(self) -> str:
        line: str = self._match.position()
        return line

    def scores(self) -> list[int]:
        scores: list[int] = self._match.scores()
        return scores

    def record(self) -> str:
        text: str = self._match.record()
        return text


def actions_of(record: str) -> list[str]:
    """The actions a record lists, without playing them."""
    lines = record.splitlines()
    header = next(number for number, line in enumerate(lines) if line.startswith("actions: "))
    return lines[header + 1 : header + 1 + int(lines[header].split()[1])]


def layout(game: str) -> dict[str, Any]:
    """The fixed things of a game, as clients draw them."""
    facts: dict[str, Any] = guimard.GAMES[game].layout()
    return facts


def leaves(position: str, depth: int) -> int:
    """How many sequences of so many actions the rules allow from a position.

    Fewer where the game ends.
    """
    game = guimard.GAMES[position.split()[0]]
    return _leaves(game, game.parse_position(position), depth)


def _leaves(game: Any, state: Any, depth: int) -> int:
    legal = game.legal(state)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        game.apply(after, action)
        count += _leaves(game, after, depth - 1)
    return count
