"""Metromania, as the rest of the program sees it: the Game protocol on the rules."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from msgspec import json

from guimard.core.deal import Deal
from guimard.core.events import Facts
from guimard.core.game import Result
from guimard.core.options import Options
from guimard.core.rng import Rng, new_rng
from guimard.games.metromania import kernel
from guimard.games.metromania.actions import end_parts, station_parts
from guimard.games.metromania.data import PRINTED, load_city
from guimard.games.metromania.deal import deal_game
from guimard.games.metromania.json.actions import describe_actions, legal_moves, trips_after
from guimard.games.metromania.json.layout import describe_layout
from guimard.games.metromania.json.view import describe, result_of, scores
from guimard.games.metromania.options import OPTIONS
from guimard.games.metromania.play import play
from guimard.games.metromania.rules.steps import undo_step
from guimard.games.metromania.shapes import SHAPES
from guimard.games.metromania.state import FULL_STATE, MOST_SEATS, Moves, State
from guimard.games.metromania.text.actions import parse, text
from guimard.games.metromania.text.parse_position import parse_position
from guimard.games.metromania.text.position import position
from guimard.games.metromania.text.refusals import refusal
from guimard.games.metromania.views import imagine, view


class Metromania:
    """The rules of Metromania.

    ``Metromania(path)`` plays in the city of another data file.
    """

    id = "metromania"
    title = "Metromania"
    rules_version = 1
    options = OPTIONS
    shapes = SHAPES
    delta_keys: Mapping[str, str] | None = None  # a step changes trips and warnings everywhere

    apply = staticmethod(play)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    scores = staticmethod(scores)
    parse = staticmethod(parse)
    text = staticmethod(text)
    position = staticmethod(position)
    describe = staticmethod(describe)

    def __init__(self, city_data: Path = PRINTED) -> None:
        self.city = load_city(city_data)

    def deal(self, seats: int, options: Options, deal: Deal) -> State:
        return deal_game(seats, options, deal, self.city)

    def to_act(self, state: State) -> int | None:
        return None if state.over else int(state.turn)

    def pending(self, state: State) -> int:
        return int(state.steps)

    def undo(self, state: State) -> None:
        undo_step(state)

    def legal(self, view: State) -> Sequence[int]:
        if not _may_act(view):
            return []
        moves = legal_moves(view)
        return moves.items[: moves.count].tolist()

    def allows(self, state: State, action: int) -> bool:
        return action in self.legal(state)

    def imagine(self, view: State, rng: Rng) -> State:
        state = view.copy()
        imagine(state, rng)
        return state

    def result(self, state: State) -> Result | None:
        return result_of(state) if state.over else None

    def parse_position(self, text: str) -> State:
        return parse_position(text, self.city)

    def encode(self, state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
        view = self.view(state, seat)
        return json.encode(self.describe(view)), json.encode(self.actions(view) if seat == self.to_act(state) else [])

    def actions(self, view: State) -> list[Facts]:
        if not _may_act(view):
            return []
        return describe_actions(view, legal_moves(view))

    def preview(self, view: State, action: int) -> Facts:
        return {"trips": trips_after(view, action)}

    def layout(self) -> Facts:
        """Where everything lies on the empty city, for clients that draw it."""
        return describe_layout(self.city)

    def playouts(self, view: State, count: int, rng: Rng) -> int:
        return int(kernel.playouts(view, np.zeros(1, State.dtype), count, Moves.new(), rng))

    def warm(self) -> Iterator[str]:
        yield "digging and building"
        state = self.deal(4, OPTIONS.check(4, {}), Deal("warm"))
        self._step(state)
        self._step(state)
        undo_step(state.copy())
        station_parts(self.parse("station 1 4,0"))
        end_parts(self.parse("end 1 0.0"))
        yield "views and consequences"
        self.actions(self.view(state, 0))
        self.describe(self.view(state, 1))
        self._step(state)
        self._step(state)  # confirms the turn
        yield "imagining and playing out"
        kernel.playout(self.imagine(self.view(state, 0), new_rng(1)), Moves.new(), new_rng(1))
        self.playouts(state, 1, new_rng(1))
        yield "trips and scores"
        self.preview(state, self.legal(state)[0])
        kernel.final_scores(state, np.zeros(MOST_SEATS, np.int16))

    def _step(self, state: State) -> None:
        """Any legal action, by its text as people send it."""
        self.apply(state, self.parse(self.text(self.legal(state)[0])))


def _may_act(view: State) -> bool:
    return not view.over and view.viewer in (FULL_STATE, view.turn)


METROMANIA = Metromania()
