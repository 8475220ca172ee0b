"""The entry points of Metro and of its bots."""

import numpy as np

from guimard.bots.metro import one_ply, opponent_model, policy, rating
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.bots.metro.workspace import Workspace
from guimard.bots.race import Race
from guimard.core.deal import DealState
from guimard.core.events import Told
from guimard.core.json_buffer import JsonBuffer
from guimard.core.rng import Rng
from guimard.games.metro import deal, delta, game, kernel, play, views
from guimard.games.metro.json import preview, refusals, view
from guimard.games.metro.material import Material, material_record
from guimard.games.metro.modules.hooks import Choices, State
from guimard.games.metro.state import Moves
from guimard.games.metro.views import BLANK
from guimard.wasm.deal import deal_entries
from guimard.wasm.entries import Exports, array, numbers
from guimard.wasm.race import race_entries


def rules() -> Exports:
    state, moves, rng, buffer, told = State.new(), Moves.new(), Rng.new(), array(JsonBuffer), array(Told)
    states, listed, blank, deals, table = array(State), array(Moves), BLANK, array(DealState), numbers(np.int16, 1)
    return Exports(
        records=(State, Moves, Rng, JsonBuffer, Told, Choices, Material, DealState),
        data={"Material": material_record(0)},
        entries={
            **deal_entries(),
            "deal": (deal._deal, states, array(Choices), array(Material), deals),
            "next": (game._next, states),
            "list": (game._list, states, listed),
            "allow": (game._allow, states, listed, 0),
            "play": (play._play, states, 0, buffer, told),
            "refuse": (refusals.write_refusal, states, 0, buffer),
            "preview": (preview.write_preview, states, 0, array(Rng), blank, states, buffer),
            "show": (views._show, states, states, 0),
            "encode": (delta._write, states, states, True, 0, blank, states, listed, buffer),
            "describe": (view._write, states, buffer),
            "scores": (view._count, states, table),
            "result": (game._judge, states, table, table),
            "playouts": (kernel.playouts, state, states, 0, moves, rng),
        },
    )


def bots() -> Exports:
    state, moves, rng, values, odds = State.new(), Moves.new(), Rng.new(), Values.new(), numbers(np.float64, 1)
    work = Workspace(array(State), values, odds, Forecast.new(), moves, rng)
    seed, results = np.uint64(0), numbers(np.float64, 3)
    return Exports(
        records=(State, Moves, Rng, Values, Forecast, Race),
        entries={
            "legal": (kernel.legal_actions, state, moves),
            "apply": (kernel.apply, state, 0),
            "imagine": (kernel.imagine, state, rng),
            "one_ply": (one_ply.rate_actions, state, moves, odds),
            "policy": (policy.policy, work),
            "models_opponents": (opponent_model.models_opponents, state),
            "estimate_simple": (opponent_model.estimate_simple, state, values, odds),
            "rate": (rating.rate_actions, state, work, seed, 0, True, odds),
            **race_entries(),
            "play_out": (rating.play_out, state, work, numbers(np.int16, 1), seed, 0, 0, results),
        },
    )
