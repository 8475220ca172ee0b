"""Metromania, as the rest of the program sees it: the Game protocol on the rules."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from msgspec import json

from guimard.core.compiler import entry_point
from guimard.core.deal import Deal
from guimard.core.events import Facts
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.game import Result
from guimard.core.json_buffer import encode as encode_json
from guimard.core.material import SHIPPED, Materials
from guimard.core.moves import includes
from guimard.core.options import Value
from guimard.core.rng import Rng, new_rng
from guimard.games.metromania import kernel
from guimard.games.metromania.data import MATERIALS
from guimard.games.metromania.deal import deal_game
from guimard.games.metromania.delta import encode
from guimard.games.metromania.json.actions import write_actions, write_preview
from guimard.games.metromania.json.layout import describe_layout
from guimard.games.metromania.json.scores import result_of, scores
from guimard.games.metromania.json.view import describe
from guimard.games.metromania.options import OPTIONS
from guimard.games.metromania.play import play
from guimard.games.metromania.rules.steps import undo_step
from guimard.games.metromania.shapes import SHAPES
from guimard.games.metromania.state import FULL_STATE, MOST_SEATS, NONE, Moves, State
from guimard.games.metromania.text.actions import parse, text
from guimard.games.metromania.text.parse_position import parse_position
from guimard.games.metromania.text.position import position
from guimard.games.metromania.text.refusals import refusal
from guimard.games.metromania.views import imagine, view


class Metromania:
    """The rules of Metromania."""

    id = "metromania"
    title = "Metromania"
    rules_version = 1
    options = OPTIONS
    materials: Materials[Any] | None = MATERIALS
    shapes = SHAPES
    delta_keys: Mapping[str, str] | None = MappingProxyType({})  # a list that has changed is sent whole

    apply = staticmethod(play)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    scores = staticmethod(scores)
    parse = staticmethod(parse)
    text = staticmethod(text)
    deal = staticmethod(deal_game)
    parse_position = staticmethod(parse_position)
    position = staticmethod(position)
    describe = staticmethod(describe)
    encode = staticmethod(encode)

    def to_act(self, state: State) -> int | None:
        seat = _next(array_of(state))
        return None if seat == NONE else seat

    def pending(self, state: State) -> int:
        return int(state.steps)

    def undo(self, state: State) -> None:
        undo_step(state)

    def legal(self, view: State) -> Sequence[int]:
        moves = Moves.new()
        _list(array_of(view), array_of(moves))
        return moves.items[: int(moves.count)].tolist()

    def allows(self, state: State, action: int) -> bool:
        return bool(_allow(array_of(state), thread_records(Moves, 1), action))

    def imagine(self, view: State, rng: Rng) -> State:
        state = view.copy()
        imagine(state, rng)
        return state

    def result(self, state: State) -> Result | None:
        return result_of(state) if state.over else None

    def is_settled(self, state: State, seat: int) -> bool:
        """Every tunnel may change everybody's trips, to the last turn."""
        return bool(state.over)

    def actions(self, view: State) -> list[Facts]:
        held, moves, scratch = array_of(view), thread_records(Moves, 1), thread_records(State, 1)
        found: list[Facts] = json.decode(encode_json(lambda buffer: _describe(held, moves, scratch, buffer)))
        return found

    def preview(self, view: State, action: int) -> Facts:
        held, scratch = array_of(view), thread_records(State, 1)
        facts: Facts = json.decode(encode_json(lambda buffer: write_preview(held, action, scratch, buffer)))
        return facts

    def layout(self, material: Value = SHIPPED) -> Facts:
        """Where everything lies on the empty city, for clients that draw it."""
        return describe_layout(MATERIALS[MATERIALS.index(material)].content)

    def playouts(self, view: State, count: int, rng: Rng) -> int:
        return int(kernel.playouts(view, np.zeros(1, State.dtype), count, Moves.new(), rng))

    def warm(self) -> Iterator[str]:
        yield "digging and building"
        state = self.deal(4, OPTIONS.check(4, {}), Deal("warm"))
        self._step(state)
        self._step(state)
        undo_step(state.copy())
        self.allows(state, self.legal(state)[0])
        self.to_act(state)
        for written in ("station 1 4,0", "bonus 1 4,0", "end 1 0.0", "double R"):
            self.text(self.parse(written))
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
        over = state.copy()
        kernel.playout(over, Moves.new(), new_rng(1))
        self.encode(over, 0, state)
        self.describe(over)
        self.scores(over)
        self.result(over)
        self.refusal(state, self.parse("end 1 0.0"))
        kernel.final_scores(state, np.zeros(MOST_SEATS, np.int16))

    def _step(self, state: State) -> None:
        """Any legal action, by its text as people send it."""
        self.apply(state, self.parse(self.text(self.legal(state)[0])))


@entry_point
def _next(held: Records) -> int:
    return NONE if held[0].over else int(held[0].turn)


@entry_point
def _list(held: Records, moves: Records) -> None:
    """The legal actions, if this is the full state or the view of the seat to act."""
    moves[0].count = 0
    if held[0].viewer == FULL_STATE or held[0].viewer == held[0].turn:
        kernel.legal_actions(held[0], moves[0])


@entry_point
def _allow(held: Records, moves: Records, action: int) -> bool:
    kernel.legal_actions(held[0], moves[0])
    return includes(moves[0], action)


@entry_point
def _describe(held: Records, moves: Records, scratch: Records, buffers: Records) -> int:
    """Write the legal actions; none if this is not the view of the seat to act."""
    moves[0].count = 0
    if held[0].viewer == FULL_STATE or held[0].viewer == held[0].turn:
        kernel.legal_actions(held[0], moves[0])
    return write_actions(buffers[0], 0, held[0], moves[0], scratch)


METROMANIA = Metromania()
