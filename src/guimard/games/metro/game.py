"""Metro, as the rest of the program sees it: the Game protocol on the kernel."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from guimard.core.compiler import entry_point
from guimard.core.deal import Deal
from guimard.core.events import Facts
from guimard.core.flat_record import Array, Records, array_of, thread_records
from guimard.core.game import Result
from guimard.core.material import Materials
from guimard.core.moves import includes
from guimard.core.rng import Rng, new_rng
from guimard.core.views import FULL_STATE
from guimard.games.metro import kernel
from guimard.games.metro import tables as t
from guimard.games.metro.deal import deal_game
from guimard.games.metro.delta import encode
from guimard.games.metro.json.actions import describe_actions
from guimard.games.metro.json.layout import layout
from guimard.games.metro.json.preview import preview
from guimard.games.metro.json.view import KEYED, describe, scores
from guimard.games.metro.material import MATERIALS
from guimard.games.metro.modules.catalogue import modules_on
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.play import play
from guimard.games.metro.shapes import SHAPES
from guimard.games.metro.state import Moves, begins_own_line, is_over
from guimard.games.metro.text.actions import parse, text
from guimard.games.metro.text.parse_position import parse_position
from guimard.games.metro.text.position import position
from guimard.games.metro.text.refusals import refusal
from guimard.games.metro.views import view


class Metro:
    id = "metro"
    title = "Metro"
    rules_version = 1
    options = OPTIONS
    materials: Materials[Any] | None = MATERIALS
    shapes = SHAPES
    delta_keys: Mapping[str, str] | None = KEYED

    apply = staticmethod(play)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    scores = staticmethod(scores)
    parse = staticmethod(parse)
    text = staticmethod(text)
    parse_position = staticmethod(parse_position)
    position = staticmethod(position)
    deal = staticmethod(deal_game)
    describe = staticmethod(describe)
    encode = staticmethod(encode)
    layout = staticmethod(layout)
    preview = staticmethod(preview)

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
        if self.to_act(state) is not None:
            return None
        scores, won = np.zeros(t.MAX_SEATS, np.int16), np.zeros(t.MAX_SEATS, np.int16)
        seats = _judge(array_of(state), scores, won)
        return Result(tuple(scores[:seats].tolist()), tuple(np.flatnonzero(won).tolist()))

    def is_settled(self, state: State, seat: int) -> bool:
        """Each of one's own lines scores once (Metro 5.1); some modules pay later, too."""
        return bool(_all_complete(array_of(state), seat)) and all(module.settles for module in modules_on(state))

    def actions(self, view: State) -> list[Facts]:
        return describe_actions(view, self._moves(view))

    def playouts(self, view: State, count: int, rng: Rng) -> int:
        return int(kernel.playouts(view, np.zeros(1, State.dtype), count, Moves.new(), rng))

    def warm(self) -> Iterator[str]:
        yield "laying tiles"
        state = self.deal(2, OPTIONS.check(2, {}), Deal("warm"))
        moves, rng = Moves.new(), new_rng(1)
        kernel.legal_actions(state, moves)
        self.allows(state, t.DRAW)
        self.apply(state.copy(), t.DRAW)
        self.to_act(state)
        yield "scoring lines"
        self.apply(state, int(moves.items[0]))
        self.scores(state)
        self.is_settled(state, 0)
        yield "views and consequences"
        seen = self.view(state, int(state.turn))
        self.describe(seen)
        self.actions(seen)
        self.encode(state, 0, state)
        self.preview(seen, self.legal(seen)[0])
        self.refusal(seen, t.DRAW)
        yield "imagining and playing out"
        kernel.imagine(seen, rng)
        kernel.playout(seen, moves, rng)
        self.playouts(state, 1, rng)
        kernel.final_scores(state, np.zeros(t.MAX_SEATS, np.int16))
        self.result(seen)


@entry_point
def _judge(held: Records, scores: Array, won: Array) -> int:
    """Write the final points, and 1 for who has won; return the number of seats.

    Most points win; a tie is shared (Metro 5.4).
    """
    seats = int(held[0].seats)
    kernel.final_scores(held[0], scores)
    most = scores[0]
    for seat in range(seats):
        most = max(most, scores[seat])
    for seat in range(seats):
        won[seat] = int(scores[seat] == most)
    return seats


@entry_point
def _all_complete(held: Records, seat: int) -> bool:
    """Return whether every line of a seat's own colour has reached a station."""
    state = held[0]
    for departure in range(t.DEPARTURES):
        if begins_own_line(state, seat, departure) and t.TIMES[state.far[t.DEPARTURE_PORTS[departure]]] == 0:
            return False
    return True


@entry_point
def _next(held: Records) -> int:
    return t.NONE if is_over(held[0]) else int(held[0].turn)


@entry_point
def _list(held: Records, moves: Records) -> None:
    """The legal actions, if this is the full state or the view of the seat to act."""
    viewer = held[0].viewer
    if viewer == FULL_STATE or viewer == held[0].turn:
        kernel.legal_actions(held[0], moves[0])


@entry_point
def _allow(held: Records, moves: Records, action: int) -> bool:
    kernel.legal_actions(held[0], moves[0])
    return includes(moves[0], action)


METRO = Metro()
