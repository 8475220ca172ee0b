"""One game, played by action numbers. It can be copied, pickled, saved and loaded exactly."""

from pathlib import Path
from typing import Any, Self

import numpy as np

from guimard.core.deal import Deal, commitment
from guimard.core.errors import BadText
from guimard.core.events import Facts
from guimard.core.flat_record import Bytes, Floats, array_of
from guimard.core.game_record import GameRecord
from guimard.research.codings import Coding, Mask, restore
from guimard.research.rewards import rewards_of


class Episode:
    """A game from its deal on. The same coding, seed and numbers give the same game, to the byte."""

    def __init__(self, coding: Coding, seed: str | int) -> None:
        self.coding = coding
        self.seed = str(seed)
        self.played: list[int] = []  # the game's own actions
        setup = coding.setup
        self.state = setup.game.deal(setup.seats, setup.options, Deal(self.seed))
        self.to_act = setup.game.to_act(self.state)
        self._mask: Mask | None = None  # of the seat to act, once it was asked for

    @classmethod
    def from_state(cls, coding: Coding, state: Any) -> Self:
        """A game that goes on from a state. It has no seed, so it has no record."""
        episode = object.__new__(cls)
        episode.__dict__.update(coding=coding, seed="", played=[], state=state, _mask=None)
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

    def observe(self, seat: int) -> tuple[Bytes, Mask]:
        """The observation of a seat and the mask of its actions; all 0 unless it acts."""
        observation, mask = self.coding.observe(self.view(seat), seat)
        if seat == self.to_act:
            self._mask = mask
        return observation, mask

    def mask(self) -> Mask:
        """The legal actions of the seat to act."""
        if self._mask is None:
            self._mask = self.observe(self.to_act or 0)[1]
        return self._mask

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        found: list[int] = np.flatnonzero(self.mask()).tolist()
        return found

    def text(self, number: int) -> str:
        """A legal action in words (docs/notation.md)."""
        return self.coding.setup.game.text(self.coding.action(self.state, number))

    def play(self, number: int) -> None:
        """Play an action; raises ``ValueError`` and changes nothing if it is not legal."""
        if self.over:
            raise ValueError("The game is over: reset it first.")
        if not (0 <= number < self.coding.actions and self.mask()[number]):
            raise ValueError(f"Action {number} is not legal here; the action mask is 1 for those that are.")
        self.apply(self.coding.action(self.state, number))

    def apply(self, action: int) -> None:
        """Play a legal action given as the game's own number, as bots choose it."""
        following = self.coding.kernels.apply_action(array_of(self.state), action)
        self.played.append(action)
        self.to_act = None if following < 0 else int(following)
        self._mask = None

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
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_mask": None}

    def tobytes(self) -> bytes:
        """The whole state: equal games have equal bytes."""
        return bytes(self.state.tobytes())

    def record(self) -> str:
        """The game as text that ``guimard replay`` and ``load`` understand; it gives everything away."""
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
    """The game that was saved in a file, or any record; raises ``ValueError`` if it does not fit the rules."""
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
