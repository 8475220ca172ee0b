"""The entry points of Metro and of its bots."""

import numpy as np

from guimard.bots.metro import opponent_model, searching
from guimard.bots.metro import values as learned
from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.bots.metro.workspace import Workspace
from guimard.bots.race import Race, best_action
from guimard.core.deal import DealState
from guimard.core.events import Recipients
from guimard.core.json_buffer import JsonBuffer
from guimard.core.rng import Rng
from guimard.games.metro import deal, delta, game, kernel, play, views
from guimard.games.metro.json import preview, refusals, view
from guimard.games.metro.material import Material, material_record
from guimard.games.metro.modules.hooks import Choices, State
from guimard.games.metro.state import Moves
from guimard.games.metro.views import BLANK
from guimard.wasm.deal import deal_entries
from guimard.wasm.entries import LEVEL, Exports, array, numbers


def rules() -> Exports:
    state, moves, rng, buffer, recipients = State.new(), Moves.new(), Rng.new(), array(JsonBuffer), array(Recipients)
    states, listed, blank, deals, table = array(State), array(Moves), BLANK, array(DealState), numbers(np.int16, 1)
    return Exports(
        records=(State, Moves, Rng, JsonBuffer, Recipients, Choices, Material, DealState),
        data={"Material": material_record(0)},
        entries={
            **deal_entries(),
            "deal": (deal._deal, states, array(Choices), array(Material), deals),
            "next": (game._next, states),
            "list": (game._list, states, listed),
            "allow": (game._allow, states, listed, 0),
            "play": (play._play, states, 0, buffer, recipients),
            "refuse": (refusals.write_refusal, states, 0, buffer),
            "preview": (preview.write_preview, states, 0, array(Rng), blank, states, buffer),
            "show": (views._show, states, states, 0),
            "take_turn": (views.take_turn, states),
            "encode": (delta._write, states, states, True, 0, blank, states, listed, buffer),
            "describe": (view._write, states, buffer),
            "scores": (view._count, states, table),
            "result": (game._judge, states, table, table),
            "playouts": (kernel.playouts, state, states, 0, moves, rng),
        },
    )


def bots() -> Exports:
    state, values, odds, race = State.new(), Values.new(), numbers(np.float64, 1), Race.new()
    work = Workspace(array(State), values, odds, Forecast.new(), Moves.new(), Rng.new())
    return Exports(
        records=(State, Moves, Rng, Values, Forecast, Race),
        entries={
            "line_modules": (hooks.line_modules, state),
            "spread": (learned.spread, odds, odds),
            "count_simple": (opponent_model.count_simple, state, values, odds),
            "blend": (learned.blend, odds, odds, 0, odds),
            "begin": (searching.begin, state, work, race, *LEVEL),
            "advance": (searching.advance, state, work, race, True, 0.0),
            "best": (best_action, race),
        },
    )
