"""The entry points of Metromania and of its bots."""

import numpy as np

from guimard.bots.metromania import searching
from guimard.bots.metromania.turns import Score, Workspace
from guimard.bots.race import Race, best_action
from guimard.core.deal import DealState
from guimard.core.events import Recipients
from guimard.core.json_buffer import JsonBuffer
from guimard.core.rng import Rng
from guimard.games.metromania import deal, delta, game, kernel, play, views
from guimard.games.metromania.city import Material, material_record
from guimard.games.metromania.delta import BLANK
from guimard.games.metromania.json import actions, refusals, scores, view
from guimard.games.metromania.rules import steps
from guimard.games.metromania.state import Choices, Moves, State
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
            "play": (play._play, states, 0, states, buffer, recipients),
            "undo": (steps.undo_step, state),
            "refuse": (refusals.write_refusal, states, 0, buffer),
            "preview": (actions.write_preview, states, 0, states, buffer),
            "show": (views._show, states, states, 0),
            "take_turn": (views.take_turn, states),
            "apply": (kernel.apply, state, 0),
            "encode": (delta._write, states, states, True, 0, blank, states, listed, buffer),
            "describe": (view._write, states, buffer),
            "scores": (scores._count, states, table),
            "result": (scores._judge, states, table, table),
            "playouts": (kernel.playouts, state, states, 0, moves, rng),
        },
    )


def bots() -> Exports:
    state, race = State.new(), Race.new()
    work = Workspace(array(State), Moves.new(), Score.new(), Rng.new())
    return Exports(
        records=(State, Moves, Rng, Score, Race),
        entries={
            "begin": (searching.begin, state, work, race, *LEVEL),
            "advance": (searching.advance, state, work, race, True, 0.0),
            "best": (best_action, race),
        },
    )
