"""One game, played by action numbers; copied, pickled, saved and loaded exactly."""

from pathlib import Path
from typing import Any, Self

import numpy as np

from guimard.core.deal import Deal, commitment
from guimard.core.errors import BadText
from guimard.core.events import Facts
from guimard.core.flat_record import Floats, array_of
from guimard.core.game_record import GameRecord
from guimard.research.codings import Coding, Mask, Observed, restore
from guimard.research.outcome import ILLEGAL, NEXT_SEATS
from guimard.research.rewards import rewards_of


class Episode:
    """A game from its deal on.

    The same coding, seed and numbers give the same game, to the byte.
    """

    def __init__(self, coding: Coding, seed: str | int) -> None:
        self.coding = coding
        self.seed = str(seed)
        self.played: list[int] = []  # the game's own actions
        setup = coding.setup
        self.state = setup.game.deal(setup.seats, setup.options, Deal(self.seed))
        self.to_act = setup.game.to_act(self.state)
        self._next: Observed | None = None  # what the seat to act observes, if ``step`` has found it already
        self._legal: list[int] | None = None  # once they were asked for

    @classmethod
    def from_state(cls, coding: Coding, state: Any) -> Self:
        """A game that goes on from a state. It has no seed, so it has no record."""
        episode = object.__new__(cls)
        episode.__dict__.update(coding=coding, seed="", played=[], state=state, _next=None, _legal=None)
        episode.to_act = coding.setup.game.to_act(state)
        return episode

    @property
    def over(self) -> bool:
        return self.to_act is None

    def view(self, seat: int | None) -> Any:
        """What a seat (``None``: a spectator) may know, as a record."""
        return self.coding.setup.game.view(self.state, seat)

    def json(self, seat: int | None) -> Facts:
        """The same as JSON."""
        return self.coding.setup.game.describe(self.view(seat))

    def observe(self, seat: int) -> Observed:
        """Return a seat's observation and the mask of its actions, 0 unless it acts.

        The caller may change both.
        """
        found, self._next = self._next, None
        return found if found is not None and seat == self.to_act else self.coding.observe(self.state, seat)

    def mask(self) -> Mask:
        """The legal actions of the seat to act."""
        return self.coding.observe(self.state, self.to_act or 0)[1]

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        if self._legal is None:
            self._legal = np.flatnonzero(self.mask()).tolist()
        return self._legal.copy()

    def text(self, number: int) -> str:
        """A legal action in words (docs/notation.md)."""
        return self.coding.setup.game.text(self.coding.action(self.state, number))

    def play(self, number: int) -> None:
        """Play an action; raises ``ValueError`` and changes nothing if it is not legal."""
        if not self.try_play(number):
            raise ValueError(f"Action {number} is not legal here; the action mask is 1 for those that are.")

    def try_play(self, number: int) -> bool:
        """Play an action, or return False and change nothing if it is not legal."""
        self._check_begun()
        return 0 <= number < self.coding.actions and self._note(self.coding.play(self.state, number))

    def step(self, number: int) -> None:
        """Play, and find at once what the seat to act then observes: that is quicker."""
        self._check_begun()
        if 0 <= number < self.coding.actions:
            played, observed = self.coding.step(self.state, number)
            if self._note(played):
                self._next = observed
                return
        raise ValueError(f"Action {number} is not legal here; the action mask is 1 for those that are.")

    def _check_begun(self) -> None:
        if self.to_act is None:
            raise ValueError("The game is over: reset it first.")

    def _note(self, played: int) -> bool:
        """Note the outcome of an action; False if it was not legal."""
        if played == ILLEGAL:
            return False
        action, following = divmod(played, NEXT_SEATS)
        self.played.append(action)
        self.to_act = following - 1 if following else None
        self._next = self._legal = None
        return True

    def apply(self, action: int) -> None:
        """Play a legal action given as the game's own number, as bots choose it."""
        following = self.coding.kernels.apply_action(array_of(self.state), action)
        self.played.append(action)
        self.to_act = None if following < 0 else int(following)
        self._next = self._legal = None

    def scores(self) -> list[int]:
        """The points as everybody sees them now; final ones when the game is over."""
        return self.coding.setup.game.scores(self.state)

    def rewards(self, reward: str) -> Floats:
        """What the game is worth to each seat: nothing before it is over."""
        if not self.over:
            return np.zeros(self.coding.setup.seats)
        return rewards_of(np.array(self.scores(), np.int16), reward)

    def copy(self) -> Self:
        """An independent game that goes on like this one."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.played = self.played.copy()
        twin.state = self.state.copy()
        twin._next = None  # its arrays are given to one caller only
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_next": None, "_legal": None}

    def tobytes(self) -> bytes:
        """The whole state: equal games have equal bytes."""
        return bytes(self.state.tobytes())

    def record(self) -> str:
        """Return the game as a record, for ``guimard replay`` and ``load``.

        It gives everything away.
        """
        setup = self.coding.setup
        if not self.seed:
            raise ValueError("This game did not begin with a seed: it can be pickled, but has no record.")
        return GameRecord(
            game=setup.game.id,
            rules_version=setup.game.rules_version,
            seats=setup.seats,
            options=self.coding.options,
            seed=self.seed,
            commitment=commitment(self.seed),
            actions=tuple(map(setup.game.text, self.played)),
            scores=tuple(self.scores()) if self.over else None,
        ).text()

    def save(self, path: Path | str) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record(), encoding="utf-8")


def load(path: Path | str) -> Episode:
    """Load a saved game or any record; ``ValueError`` if it does not fit the rules."""
    try:
        record = GameRecord.parse(Path(path).read_text(encoding="utf-8"))
        return from_record(record)
    except BadText as refusal:
        raise ValueError(f"{path}: {refusal}") from None


def from_record(record: GameRecord) -> Episode:
    """Play a record again."""
    coding = restore(record.game, record.rules_version, record.seats, record.options)
    episode, rules = Episode(coding, record.seed), coding.setup.game
    for text in record.actions:
        action = rules.parse(text)
        if episode.over or not rules.allows(episode.state, action):
            raise BadText(f"{text!r} cannot be played there.")
        episode.apply(action)
    if record.scores is not None and (not episode.over or tuple(episode.scores()) != record.scores):
        raise BadText("The result does not follow from the actions.")
    return episode
