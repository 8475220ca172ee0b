"""One game being played: options, a seed and the actions so far; everything else follows from them."""

from dataclasses import dataclass
from typing import Any, Generic

from guimard.core.deal import Deal, commitment, new_seed
from guimard.core.errors import BadText, Illegal
from guimard.core.events import Event, Facts
from guimard.core.game import Game, Result, S
from guimard.core.game_record import GameRecord
from guimard.core.options import Options


@dataclass(frozen=True)
class Setup(Generic[S]):
    """A game with its seats and options chosen, ready to start any number of matches."""

    game: Game[S]
    seats: int
    options: Options

    def start(self, seed: str | int | None = None) -> "Match[S]":
        """Deal and begin. Without a seed, one is drawn from the system's secure source."""
        return Match(self, new_seed() if seed is None else str(seed))


class Match(Generic[S]):
    """A game in progress. ``play`` is the only way to change it; a refused action changes nothing."""

    def __init__(self, setup: Setup[S], seed: str) -> None:
        if not seed or not seed.isprintable() or seed != seed.strip():
            raise BadText("A seed is a word or a line of text without spaces around it.")
        self.setup = setup
        self.game = setup.game
        self.seed = seed
        self.actions_played: list[str] = []
        self._state = setup.game.deal(setup.seats, setup.options, Deal(seed))
        self._before: list[S] = []  # the states before each step that can still be taken back
        self._turn_before: S | None = None  # the state before the last turn, if that was a single step
        self.to_act = self.game.to_act(self._state)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed: can be shown from the start."""
        return commitment(self.seed)

    @property
    def over(self) -> bool:
        return self.to_act is None

    @property
    def pending(self) -> int:
        """Steps of the current turn that are not confirmed yet."""
        return self.game.pending(self._state)

    def state_for(self, seat: int | None) -> S:
        """The view of a seat (``None``: a spectator) as a record, for bots and kernels."""
        if seat is not None and seat not in range(self.setup.seats):
            raise Illegal("no-such-seat", f"There is no seat {seat}.", seat=seat)
        return self.game.view(self._state, seat)

    def view(self, seat: int | None) -> Facts:
        """The view of a seat as JSON."""
        return self.game.describe(self.state_for(seat))

    def told(self, seat: int | None, changes: bool = False) -> tuple[bytes, bytes]:
        """The same as bytes, with the legal actions; of the view only what the last turn changed, if that will do."""
        return self.game.told(self._state, seat, self._turn_before if changes else None)

    @property
    def tells_changes(self) -> bool:
        """Can the changes by the last turn be told?"""
        return self.game.keyed is not None and self._turn_before is not None

    def whole(self) -> Facts:
        """Everything there is as JSON, secrets too: for games that are over."""
        return self.game.describe(self._state)

    def legal(self) -> list[str]:
        """The texts of all legal actions of the seat to act."""
        return [self.game.text(action) for action in self.game.legal(self._state)]

    def actions(self) -> list[Facts]:
        """The same actions as JSON, with their consequences."""
        seat = self.to_act
        return [] if seat is None else self.game.actions(self.state_for(seat))

    def preview(self, text: str, seat: int) -> Facts:
        """What an action of the seat to act would change, as far as its consequences do not tell."""
        view, action = self.state_for(seat), self.game.parse(text)
        if action not in self.game.legal(view):
            raise self.game.refusal(view, action)
        return self.game.preview(view, action)

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        """Play an action (for a seat, if given: then it must be its turn); raises ``Illegal`` or ``BadText``."""
        action = self.game.parse(text)
        actor = self.to_act
        if actor is None:
            raise Illegal("game-over", "The game is over.")
        if seat is not None and seat != actor:
            raise Illegal("not-your-turn", f"It is the turn of seat {actor + 1}.", seat=actor)
        if not self.game.allows(self._state, action):
            raise self.game.refusal(self.state_for(actor), action)
        before = self._state.copy()
        events = self.game.apply(self._state, action)
        self.actions_played.append(self.game.text(action))
        self.to_act = self.game.to_act(self._state)
        self._turn_before = None if self._before or self.pending else before
        self._before = [*self._before, before] if self.pending else []
        return events

    def take_back(self) -> None:
        """Undo the last step of a turn that is not confirmed yet."""
        if not self._before:
            raise Illegal("nothing-to-take-back", "There is nothing that can be taken back.")
        self._state, self._turn_before = self._before.pop(), None
        self.to_act = self.game.to_act(self._state)
        self.actions_played.pop()

    def scores(self) -> list[int]:
        return self.game.scores(self._state)

    def result(self) -> Result | None:
        return self.game.result(self._state)

    def position(self, seat: int | None = -1) -> str:
        """The position as one line: the whole truth, or what a seat (``None``: a spectator) may know."""
        return self.game.position(self._state if seat == -1 else self.state_for(seat))

    def record(self, players: tuple[str, ...] = ()) -> str:
        """The whole game as text: with its seed, so it gives everything away."""
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


def replay(setup: Setup[Any], record: GameRecord, until: int | None = None) -> Match[Any]:
    """Play a record again (up to some action); raises ``BadText`` at the first line that does not fit."""
    match = setup.start(record.seed)
    if match.commitment != record.commitment:
        raise BadText("The seed does not fit the commitment: this is not the deal that was announced.")
    for number, text in enumerate(record.actions[:until], start=1):
        try:
            match.play(text)
        except (Illegal, BadText) as refusal:
            raise BadText(f"Action {number} ({text!r}) cannot be played: {refusal}") from None
    result = match.result()
    if until is None and (result.scores if result else None) != record.scores:
        raise BadText("The result does not follow from the actions.")
    return match
