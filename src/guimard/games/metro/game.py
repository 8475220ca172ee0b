"""Metro, as the rest of the program sees it: the Game protocol on the kernel."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from guimard.core.compiler import entry_point
from guimard.core.deal import Deal
from guimard.core.events import Facts
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.game import Result
from guimard.core.options import Options
from guimard.core.rng import Rng, new_rng
from guimard.games.metro import kernel
from guimard.games.metro import tables as t
from guimard.games.metro.actions import parse, text
from guimard.games.metro.consequences import describe_actions, line_of_wagon
from guimard.games.metro.describe import KEYED, describe, scores
from guimard.games.metro.events import events_of
from guimard.games.metro.layout import layout
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.position import position
from guimard.games.metro.refusals import refusal
from guimard.games.metro.set_up import parse_position
from guimard.games.metro.start import MODULES, deal_out, empty
from guimard.games.metro.state import FULL_STATE, Moves, State
from guimard.games.metro.stations import wagon_colour
from guimard.games.metro.telling import encode
from guimard.games.metro.views import view


class Metro:
    id = "metro"
    title = "Metro"
    rules_version = 1
    options = OPTIONS
    delta_keys: Mapping[str, str] | None = KEYED

    apply = staticmethod(events_of)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    scores = staticmethod(scores)
    parse = staticmethod(parse)
    text = staticmethod(text)
    parse_position = staticmethod(parse_position)
    position = staticmethod(position)
    describe = staticmethod(describe)
    encode = staticmethod(encode)
    layout = staticmethod(layout)

    def deal(self, seats: int, options: Options, deal: Deal) -> State:
        state = empty(seats, options)
        deal_out(state, options, deal)
        return state

    def to_act(self, state: State) -> int | None:
        seat = _next(array_of(state))
        return None if seat == t.NONE else seat

    def pending(self, state: State) -> int:
        """A tile laid stays laid, and a tile drawn was seen: nothing is ever pending."""
        return 0

    def undo(self, state: State) -> None:
        raise ValueError("No step of Metro is ever pending.")

    def legal(self, view: State) -> Sequence[int]:
        moves = self._moves(view)
        return moves.items[: int(moves.count)].tolist()

    def allows(self, state: State, action: int) -> bool:
        return bool(_allow(array_of(state), thread_records(Moves, 1), action))

    def _moves(self, view: State) -> Moves:
        moves = Moves.new()
        _list(array_of(view), array_of(moves))
        return moves

    def imagine(self, view: State, rng: Rng) -> State:
        state = view.copy()
        kernel.imagine(state, rng)
        state.viewer = FULL_STATE
        return state

    def result(self, state: State) -> Result | None:
        """Most points win; a tie is shared (Metro 5.4)."""
        if self.to_act(state) is not None:
            return None
        final = tuple(self.scores(state))
        return Result(final, tuple(seat for seat, points in enumerate(final) if points == max(final)))

    def actions(self, view: State) -> list[Facts]:
        return describe_actions(view, self._moves(view))

    def preview(self, view: State, action: int) -> Facts:
        return {}  # consequences tell all

    def playouts(self, view: State, count: int, rng: Rng) -> int:
        return int(kernel.playouts(view, np.zeros(1, State.dtype), count, Moves.new(), rng))

    def warm(self) -> Iterator[str]:
        yield "laying tiles"
        everything = {o.name: o.default for o in OPTIONS.options}
        everything["modules"] = tuple(m for m in MODULES if m != "central-tracks")
        state = self.deal(2, everything, Deal("warm"))
        moves, rng = Moves.new(), new_rng(1)
        kernel.legal_actions(state, moves)
        self.allows(state, t.DRAW)
        self.apply(state.copy(), t.DRAW)
        self.apply(state.copy(), max(self.legal(state)))  # a wagon: the last there are
        self.to_act(state)
        self.deal(2, everything | {"modules": ("central-tracks",)}, Deal("warm"))
        yield "scoring lines"
        self.apply(state, int(moves.items[0]))
        line_of_wagon(state, 0, int(wagon_colour(state, 0)))
        self.scores(state)
        yield "views and consequences"
        seen = self.view(state, int(state.turn))
        self.describe(seen)
        self.actions(seen)
        self.encode(state, 0, state)
        yield "imagining and playing out"
        kernel.imagine(seen, rng)
        kernel.playout(seen, moves, rng)
        self.playouts(state, 1, rng)
        kernel.final_scores(state, np.zeros(t.MAX_SEATS, np.int16))
        self.describe(seen)


@entry_point
def _next(held: Records) -> int:
    return t.NONE if kernel.is_over(held[0]) else int(held[0].turn)


@entry_point
def _list(held: Records, moves: Records) -> None:
    """The legal actions, if this is the full state or the view of the seat to act."""
    viewer = held[0].viewer
    if viewer == FULL_STATE or viewer == held[0].turn:
        kernel.legal_actions(held[0], moves[0])


@entry_point
def _allow(held: Records, moves: Records, action: int) -> bool:
    kernel.legal_actions(held[0], moves[0])
    for i in range(moves[0].count):
        if moves[0].items[i] == action:
            return True
    return False


METRO = Metro()
