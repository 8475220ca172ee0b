"""A game for tests of secrecy.

Everybody holds a secret word, turns have steps that others must not see.

A turn is any number of notes and then a confirmation; until then the notes are a draft. Words are canaries:
no byte of one may reach anybody else. After each turn the points of the notes are public.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import json

from guimard.bots.levels import GameBots
from guimard.bots.search import Level
from guimard.core.deal import Deal
from guimard.core.errors import BadText, Illegal
from guimard.core.events import Event, Facts, event
from guimard.core.game import Result
from guimard.core.material import SHIPPED
from guimard.core.options import Options, OptionSpec, Value
from guimard.core.views import FULL_STATE, SPECTATOR

NOTES = 5
CONFIRM = NOTES
TURNS = 4


@dataclass
class ToyState:
    seats: int
    turn: int
    viewer: int
    words: list[str]
    points: list[int]
    draft: list[int] = field(default_factory=list)
    turns: int = 0

    def copy(self) -> "ToyState":
        return replace(self, words=[*self.words], points=[*self.points], draft=[*self.draft])


class ToyGame:
    id = "toy"
    title = "the toy game"
    rules_version = 1
    options = OptionSpec(range(2, 5), ())
    materials: None = None
    delta_keys = None

    def deal(self, seats: int, options: Options, deal: Deal) -> ToyState:
        return ToyState(seats, 0, FULL_STATE, [f"canary{deal.word():x}" for _ in range(seats)], [0] * seats)

    def to_act(self, state: ToyState) -> int | None:
        return None if state.turns >= TURNS * state.seats else state.turn

    def pending(self, state: ToyState) -> int:
        return len(state.draft)

    def legal(self, view: ToyState) -> Sequence[int]:
        if self.to_act(view) is None or view.viewer not in (FULL_STATE, view.turn):
            return []
        return [*(range(NOTES) if len(view.draft) < 3 else ()), CONFIRM]

    def allows(self, state: ToyState, action: int) -> bool:
        return action in self.legal(state)

    def refusal(self, view: ToyState, action: int) -> Illegal:
        return Illegal("too-many-notes", "Three notes are enough.")

    def apply(self, state: ToyState, action: int) -> list[Event]:
        if action != CONFIRM:
            state.draft.append(action)
            return [event("note", {"note": action}, {state.turn: {"word": state.words[state.turn]}})]
        seat = state.turn
        state.points[seat] += sum(state.draft)
        state.draft = []
        state.turns += 1
        state.turn = (seat + 1) % state.seats
        return [event("confirmed", {"seat": seat, "points": state.points[seat]})]

    def undo(self, state: ToyState) -> None:
        state.draft.pop()

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        words = [word if n == seat else "" for n, word in enumerate(state.words)]
        draft = [*state.draft] if seat is not None and seat == state.turn else []
        viewer = SPECTATOR if seat is None else seat
        return ToyState(state.seats, state.turn, viewer, words, [*state.points], draft, state.turns)

    def imagine(self, view: ToyState, rng: Any) -> ToyState:
        return replace(view, viewer=FULL_STATE, words=[word or "imagined" for word in view.words])

    def scores(self, state: ToyState) -> list[int]:
        return [*state.points]

    def result(self, state: ToyState) -> Result | None:
        if self.to_act(state) is not None:
            return None
        best = max(state.points)
        return Result(tuple(state.points), tuple(n for n, p in enumerate(state.points) if p == best))

    def is_settled(self, state: ToyState, seat: int) -> bool:
        return self.to_act(state) is None

    def parse(self, text: str) -> int:
        if text == "confirm":
            return CONFIRM
        word, _, number = text.partition(" ")
        if word != "note" or number not in map(str, range(NOTES)):
            raise BadText(f"Not a whisper: {text!r}.")
        return int(number)

    def text(self, action: int) -> str:
        return "confirm" if action == CONFIRM else f"note {action}"

    def parse_position(self, text: str) -> ToyState:
        raise BadText("ToyGame have no positions.")

    def position(self, state: ToyState) -> str:
        return repr(state)

    def describe(self, view: ToyState) -> Facts:
        return {
            "viewer": None if view.viewer == SPECTATOR else view.viewer,
            "words": [*view.words],
            "draft": [*view.draft],
            "points": [*view.points],
        }

    def encode(self, state: ToyState, seat: int | None, before: ToyState | None) -> tuple[bytes, bytes]:
        view = self.view(state, seat)
        return json.encode(self.describe(view)), json.encode(self.actions(view) if seat == self.to_act(state) else [])

    def layout(self, material: Value = SHIPPED) -> Facts:
        return {}

    def preview(self, view: ToyState, action: int) -> Facts:
        return {}

    def actions(self, view: ToyState) -> list[Facts]:
        return [{"text": self.text(action), "kind": "whisper"} for action in self.legal(view)]

    def warm(self) -> Iterator[str]:
        yield from ()


TOY = ToyGame()
"""Has no bots, unless a test gives it some."""

TOY_BOTS = GameBots(
    evaluator=None,  # type: ignore[arg-type]  # nothing to search
    one_ply=lambda view, seed: CONFIRM,
    levels={"expert": Level()},
)
