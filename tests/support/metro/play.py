"""A game from a set-up position, played and read as text."""

from typing import Any

import numpy as np

import guimard
from guimard.core.events import Facts, seen_by
from guimard.games.metro.kernel import final_scores
from guimard.games.metro.modules.hooks import State

METRO = guimard.GAMES["metro"]


class Play:
    """``Play("seats=2 board=acbaD1 hands=cbaa/aaaa")``.

    What the words leave out takes its default.
    """

    def __init__(self, words: str) -> None:
        self.state: State = METRO.parse_position(f"metro {words}")

    @property
    def legal(self) -> set[str]:
        return {METRO.text(action) for action in METRO.legal(self.state)}

    def cells(self, tile: str) -> str:
        """Where a tile may go unturned, in the order of the board."""
        return " ".join(
            text.split()[2]
            for text in map(METRO.text, METRO.legal(self.state))
            if text.startswith(f"lay {tile}") and len(text.split()) == 3
        )

    def refusal(self, text: str) -> str:
        """The reason why an action is refused; it must not be legal."""
        assert text not in self.legal
        reason: str = METRO.refusal(self.state, METRO.parse(text)).reason
        return reason

    def play(self, *texts: str, seat: int | None = None) -> list[Facts]:
        """Play actions, each legal; what a seat (or a spectator) is told of the last."""
        events: list[Any] = []
        for text in texts:
            assert text in self.legal, f"{text} is not legal: {METRO.refusal(self.state, METRO.parse(text))}"
            events = METRO.apply(self.state, METRO.parse(text))
        return seen_by(events, seat)

    @property
    def turn(self) -> int | None:
        return METRO.to_act(self.state)

    @property
    def points(self) -> dict[str, int]:
        """The points of the colours that have any."""
        view: Any = self.view(None)
        return {colour: points for colour, points in view["points"].items() if points}

    def view(self, seat: int | None) -> Facts:
        return METRO.describe(METRO.view(self.state, seat))

    def word(self, name: str, seat: int | None = -1) -> str:
        """A word of the position.

        Of the whole truth, or as a seat (``None``: a spectator) knows it.
        """
        state = self.state if seat == -1 else METRO.view(self.state, seat)
        return dict(word.split("=") for word in METRO.position(state).split()[1:])[name]

    def final_scores(self) -> list[int]:
        """The scores if the game ended now."""
        out = np.zeros(6, np.int16)
        final_scores(self.state, out)
        return [int(points) for points in out[: self.state.seats]]
