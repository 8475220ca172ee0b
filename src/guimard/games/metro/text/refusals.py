"""Why a move is not legal, in a sentence."""

from guimard.core.errors import Illegal
from guimard.games.metro import tables as t
from guimard.games.metro.modules.catalogue import verb_of
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import BaseState, is_over
from guimard.games.metro.text.actions import Lay, lay_parts
from guimard.games.metro.text.names import cell_name


def refusal(view: State, action: int) -> Illegal:
    """Return the reason why an action is not legal for the seat to act."""
    if is_over(view):
        return Illegal("game-over", "The game is over.")
    if action < t.DRAW:
        return _lay(view, lay_parts(action))
    if view.drawn != t.NONE:
        return Illegal("lay-the-drawn-tile", "You have drawn a tile: lay it.")
    found = verb_of(action)
    if found is None:
        return Illegal("bag-empty", "There are no tiles left to draw.")
    verb, which = found
    return verb.refusal(view, which)


def _lay(view: BaseState, what: Lay) -> Illegal:
    code, cell = t.CODES[what.kind], cell_name(what.cell)
    if view.drawn not in (t.NONE, what.kind):
        return Illegal("lay-the-drawn-tile", "You have drawn a tile: lay it.")
    if view.drawn == t.NONE and what.kind not in view.hands[view.turn]:
        return Illegal("not-in-hand", f"You have no tile {code}.", tile=code)
    if what.turns and view.rotations == 1:
        return Illegal("arrows-up", "Tiles are laid with their arrow up; they may not be turned.")
    if view.board[what.cell] != t.NONE:
        return Illegal("cell-taken", f"There is a tile on {cell} already.", cell=cell)
    if not int(view.frontier) >> what.cell & 1:
        return Illegal("not-adjacent", f"{cell} is neither at the edge nor next to a tile.", cell=cell)
    return Illegal(
        "one-tile-line",
        f"On {cell} this tile alone would join a station to a station, and it can go elsewhere.",
        cell=cell,
    )
