"""The rules of Takeaway, in plain Python.

A game need not be compiled, and needs no bots.

Seats take one to three counters in turn. When the heap is empty, counters and bonuses are the points.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from guimard.games.takeaway.shapes import SHAPES
from msgspec import json

from guimard.core.deal import Deal
from guimard.core.errors import BadText, Illegal
from guimard.core.events import Event, Facts, event
from guimard.core.flat_record import Array, FlatRecord, Records
from guimard.core.game import Result
from guimard.core.material import SHIPPED, Materials
from guimard.core.options import Option, Options, OptionSpec, Value
from guimard.core.rng import Rng, below
from guimard.core.views import FULL_STATE, HIDDEN, NONE, SPECTATOR, make_view

MOST_SEATS, MOST_TAKEN, BONUSES = 4, 3, 1000
VIEWERS = {FULL_STATE: "all", SPECTATOR: "public"}


class State(FlatRecord):
    seats: int
    turn: int
    viewer: int
    counters: int
    heap: int
    taken: Annotated[Array, MOST_SEATS]
    bonus: Annotated[Array, MOST_SEATS]


def _show(held: Records, shown: Records, viewer: int) -> bool:
    state, seen = held[0], shown[0]
    if state.viewer not in (FULL_STATE, viewer):
        return False
    for public in ("seats", "turn", "counters", "heap"):
        setattr(seen, public, getattr(state, public))
    seen.viewer = viewer
    seen.taken[:] = state.taken
    for seat in range(MOST_SEATS):
        known = seat == viewer or state.heap == 0 or seat >= state.seats
        seen.bonus[seat] = state.bonus[seat] if known else HIDDEN
    return True


class Takeaway:
    id = "takeaway"
    title = "Takeaway"
    rules_version = 1
    options = OptionSpec(range(2, 5), (Option("counters", (21, 30), 21, "How many counters lie on the heap."),))
    materials: Materials[Any] | None = None
    delta_keys: Mapping[str, str] | None = None
    shapes = SHAPES

    def deal(self, seats: int, options: Options, deal: Deal) -> State:
        state = State.new()
        state.seats, state.viewer = seats, FULL_STATE
        state.counters = state.heap = int(str(options["counters"]))
        state.bonus[:] = NONE
        for seat in range(seats):
            state.bonus[seat] = deal.below(BONUSES)
        return state

    def to_act(self, state: State) -> int | None:
        return int(state.turn) if state.heap else None

    def pending(self, state: State) -> int:
        return 0

    def undo(self, state: State) -> None:
        """Nothing is ever pending."""

    def legal(self, view: State) -> Sequence[int]:
        may_act = view.viewer in (FULL_STATE, view.turn)
        return list(range(1, min(MOST_TAKEN, int(view.heap)) + 1)) if may_act else []

    def allows(self, state: State, action: int) -> bool:
        return action in self.legal(state)

    def refusal(self, view: State, action: int) -> Illegal:
        return Illegal("too-many", f"Only {view.heap} counters are left.", left=int(view.heap))

    def apply(self, state: State, action: int) -> list[Event]:
        seat = int(state.turn)
        state.heap -= action
        state.taken[seat] += action
        state.turn = (seat + 1) % state.seats
        return [event("take", {"seat": seat, "count": action})]

    def view(self, state: State, seat: int | None) -> State:
        return make_view(State, state, seat, _show)

    def imagine(self, view: State, rng: Rng) -> State:
        state = view.copy()
        state.viewer = FULL_STATE
        for seat in range(state.seats):
            if state.bonus[seat] == HIDDEN:
                state.bonus[seat] = below(rng, BONUSES)
        return state

    def scores(self, state: State) -> list[int]:
        taken = state.taken[: state.seats].tolist()
        return taken if state.heap else [a + b for a, b in zip(taken, state.bonus.tolist(), strict=False)]

    def result(self, state: State) -> Result | None:
        if state.heap:
            return None
        scores = tuple(self.scores(state))
        return Result(scores, tuple(seat for seat, points in enumerate(scores) if points == max(scores)))

    def is_settled(self, state: State, seat: int) -> bool:
        return not state.heap

    def parse(self, text: str) -> int:
        match text.split():
            case ["take", count] if count in ("1", "2", "3"):
                return int(count)
        raise BadText(f"{text!r} is not an action; actions are take 1, take 2 and take 3.")

    def text(self, action: int) -> str:
        return f"take {action}"

    def position(self, state: State) -> str:
        bonus = "/".join("?" if b == HIDDEN else str(b) for b in state.bonus[: state.seats].tolist())
        taken = "/".join(map(str, state.taken[: state.seats].tolist()))
        viewer = VIEWERS.get(int(state.viewer)) or str(state.viewer)
        return f"takeaway viewer={viewer} turn={state.turn} heap={state.heap} taken={taken} bonus={bonus}"

    def parse_position(self, text: str) -> State:
        try:
            words = dict(word.split("=") for word in text.split()[1:])
            taken, bonus = words["taken"].split("/"), words["bonus"].split("/")
            state = State.new()
            state.seats, state.turn, state.heap = len(taken), int(words["turn"]), int(words["heap"])
            names = {name: viewer for viewer, name in VIEWERS.items()}
            state.viewer = names[words["viewer"]] if words["viewer"] in names else int(words["viewer"])
            state.taken[: state.seats] = [int(count) for count in taken]
            state.bonus[:] = NONE
            state.bonus[: state.seats] = [HIDDEN if b == "?" else int(b) for b in bonus]
            state.counters = state.heap + state.taken.sum()
        except (KeyError, ValueError):
            raise BadText(f"This is not a position: {text[:80]}") from None
        return state

    def describe(self, view: State) -> Facts:
        return {
            "game": self.id,
            "seats": int(view.seats),
            "options": {"counters": int(view.counters)},
            "viewer": int(view.viewer) if view.viewer >= 0 else None,
            "over": not view.heap,
            "turn": self.to_act(view),
            "heap": int(view.heap),
            "taken": view.taken[: view.seats].tolist(),
            "bonuses": ["?" if b == HIDDEN else b for b in view.bonus[: view.seats].tolist()],
        }

    def encode(self, state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
        view = self.view(state, seat)
        actions = self.actions(view) if seat is not None and seat == self.to_act(state) else []
        return json.encode(self.describe(view)), json.encode(actions)

    def layout(self, material: Value = SHIPPED) -> Facts:
        return {"most_taken": MOST_TAKEN}

    def actions(self, view: State) -> list[Facts]:
        return [
            {"text": self.text(n), "kind": "take", "count": n, "consequences": {"left": int(view.heap) - n}}
            for n in self.legal(view)
        ]

    def preview(self, view: State, action: int) -> Facts:
        return {}

    def warm(self) -> Iterator[str]:
        yield from ()


TAKEAWAY = Takeaway()
