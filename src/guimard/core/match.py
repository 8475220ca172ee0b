"""A game in progress, given by its options, its seed and the actions so far."""

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, cast

from typing_extensions import TypeVar

from guimard.core.deal import Deal, commitment, new_seed
from guimard.core.errors import BadText, GuimardError, Illegal
from guimard.core.events import E, Event, Facts
from guimard.core.game import Game, Result, S
from guimard.core.game_record import GameRecord
from guimard.core.material import SHIPPED
from guimard.core.options import Options

V = TypeVar("V", default=Facts)
"""The type of a view as JSON."""
A = TypeVar("A", default=Facts)
"""The type of a legal action as JSON."""


@dataclass(frozen=True)
class Setup(Generic[S, V, A, E]):
    """A game with its seats and options chosen. Starts any number of matches."""

    game: Game[S]
    seats: int
    options: Options

    def start(self, seed: str | int | None = None) -> "Match[S, V, A, E]":
        """Deal and begin. Without a seed, draw one from the system's secure source."""
        seed = new_seed() if seed is None else str(seed)
        if not seed or not seed.isprintable() or seed != seed.strip():
            raise BadText("A seed is a word or a line of text without spaces around it.")
        return Match(self, self.game.deal(self.seats, self.options, Deal(seed)), seed)


class Pictures(Protocol):
    """Draws matches; core itself draws nothing. The package ``guimard`` provides one."""

    def text(self, match: "AnyMatch") -> str: ...

    def svg(self, match: "AnyMatch") -> str: ...


class Match(Generic[S, V, A, E]):
    """A game in progress, changed only by ``play`` and ``take_back``.

    ``print`` draws the board; notebooks show it as a picture.
    """

    pictures: ClassVar[Pictures]

    def __init__(self, setup: Setup[S, V, A, E], state: S, seed: str | None) -> None:
        """Take over a state of the game. Without a seed, the match began from a position."""
        self.setup = setup
        self.game = setup.game
        self.state = state
        """The whole state as a flat record, secrets included. Read it with the functions of ``game``."""
        self.actions_played: list[str] = []
        self.to_act = self.game.to_act(self.state)
        self._seed = seed

    @property
    def seed(self) -> str:
        """The text that the deal follows from; raises ``GuimardError`` if there is none."""
        if self._seed is None:
            raise GuimardError("This match began from a position: it has no seed and no record.")
        return self._seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, which may be published before the game."""
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        return self.to_act is None

    @property
    def pending(self) -> int:
        """The number of steps of the current turn that are not confirmed yet."""
        return self.game.pending(self.state)

    def observation(self, seat: int | None) -> S:
        """Return the view of a seat (``None``: a spectator) as a flat record, for bots."""
        if seat is not None and seat not in range(self.setup.seats):
            raise Illegal("no-such-seat", f"There is no seat {seat}.", seat=seat)
        return self.game.view(self.state, seat)

    def view(self, seat: int | None) -> V:
        """Return the view of a seat (``None``: a spectator) as JSON."""
        return cast(V, self.game.describe(self.observation(seat)))

    def layout(self) -> Facts:
        """Return what clients draw this match with: board, pieces and names."""
        return self.game.layout(self.setup.options.get("material", SHIPPED))

    def legal(self) -> list[str]:
        """Return the texts of all legal actions of the seat to act."""
        return [self.game.text(action) for action in self.game.legal(self.state)]

    def actions(self) -> list[A]:
        """Return the legal actions as JSON, with their consequences."""
        seat = self.to_act
        return [] if seat is None else cast(list[A], self.game.actions(self.observation(seat)))

    def preview(self, text: str, seat: int) -> Facts:
        """Return what a legal action would change beyond its listed consequences."""
        view, action = self.observation(seat), self.game.parse(text)
        if action not in self.game.legal(view):
            raise self.game.refusal(view, action)
        return self.game.preview(view, action)

    def play(self, text: str, seat: int | None = None) -> list[Event[E]]:
        """Play an action; raises ``Illegal`` or ``BadText`` and then changes nothing.

        If a seat is given, it must be that seat's turn. ``guimard.seen_by`` gives the events as a seat sees them.
        """
        action = self.game.parse(text)
        actor = self.to_act
        if actor is None:
            raise Illegal("game-over", "The game is over.")
        if seat is not None and seat != actor:
            raise Illegal("not-your-turn", f"It is the turn of seat {actor + 1}.", seat=actor)
        if not self.game.allows(self.state, action):
            raise self.game.refusal(self.observation(actor), action)
        events = self.game.apply(self.state, action)
        self.actions_played.append(self.game.text(action))
        self.to_act = self.game.to_act(self.state)
        return cast(list[Event[E]], events)

    def take_back(self, seat: int | None = None) -> None:
        """Undo the last unconfirmed step; raises ``Illegal`` if there is none.

        If a seat is given, it must be that seat's turn.
        """
        if seat is not None and seat != self.to_act:
            raise Illegal("not-your-turn", "It is not your turn.", seat=self.to_act)
        if not self.pending:
            raise Illegal("nothing-to-take-back", "There is nothing that can be taken back.")
        self.game.undo(self.state)
        self.to_act = self.game.to_act(self.state)
        self.actions_played.pop()

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def position(self) -> str:
        """Return the position as one line, secrets included."""
        return self.game.position(self.state)

    def position_seen_by(self, seat: int | None) -> str:
        """Return what a seat (``None``: a spectator) may know of it, as one line."""
        return self.game.position(self.observation(seat))

    def record(self, players: tuple[str, ...] = ()) -> str:
        """Return the game as text. It contains the seed and so every secret."""
        result = self.result()
        return GameRecord(
            game=self.game.id,
            rules_version=self.game.rules_version,
            seats=self.setup.seats,
            options=self.game.options.text(self.setup.options),
            seed=self.seed,
            commitment=self.commitment,
            players=players,
            actions=tuple(self.actions_played),
            scores=result.scores if result else None,
        ).text()

    def copy(self) -> Self:
        """Return an independent match that continues from here."""
        twin = type(self)(self.setup, self.state.copy(), self._seed)
        twin.actions_played = self.actions_played.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Compare the rules, the options, the seed, the actions played and the state."""
        return isinstance(other, Match) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def _identity(self) -> tuple[object, ...]:
        rules = (self.game.id, self.game.rules_version, self.setup.seats, self.setup.options)
        return (*rules, self._seed, self.actions_played, self.state.tobytes())

    def __repr__(self) -> str:
        count = len(self.actions_played)
        turn = "over" if self.to_act is None else f"seat {self.to_act} to act"
        return f"<Match {self.game.id}: {self.setup.seats} seats, {count} actions, {turn}>"

    def __str__(self) -> str:
        """Draw the match as the seat to act sees it."""
        return self.pictures.text(self)

    def _repr_svg_(self) -> str:
        """Draw the match for a notebook, as the seat to act sees it."""
        return self.pictures.svg(self)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
