"""Why a move is not legal, in a sentence."""

from guimard.core.errors import Illegal
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, Exchange, Lay, Wagon, cell_name, parts
from guimard.games.metro.companies import CLOSES_AT, exchange_open
from guimard.games.metro.kernel import is_over
from guimard.games.metro.state import State
from guimard.games.metro.stations import in_stock, wagon_colour


def refusal(view: State, action: int) -> Illegal:
    """The reason for an action that is not in the legal list of the seat to act."""
    if is_over(view):
        return Illegal("game-over", "The game is over.")
    what = parts(action)
    if isinstance(what, Lay):
        return _lay(view, what)
    if view.drawn != t.NONE:
        return Illegal("lay-the-drawn-tile", "You have drawn a tile: lay it.")
    if what is None:
        return Illegal("bag-empty", "There are no tiles left to draw.")
    return _exchange(view, what) if isinstance(what, Exchange) else _wagon(view, what)


def _lay(view: State, what: Lay) -> Illegal:
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


def _exchange(view: State, what: Exchange) -> Illegal:
    share = 10 * (what.percentage + 1)
    if view.shares[view.turn, what.percentage] == t.NONE:
        return Illegal("no-companies", "There are no shares in this game.")
    if view.locked[view.turn, what.percentage]:
        return Illegal("share-shown", f"Your {share} % share was shown for a wagon; you keep it.", share=share)
    if view.points.max() >= CLOSES_AT:
        return Illegal("exchange-closed", f"A company has {CLOSES_AT} points: exchanging is over.")
    assert not exchange_open(view)
    return Illegal("exchange-paused", "So many exchanges in a row: first somebody lays a tile.")


def _wagon(view: State, what: Wagon) -> Illegal:
    name = CENTRAL_NAMES[what.central]
    colour = wagon_colour(view, 0 if what.share is None else what.share + 1)
    if not in_stock(view, colour):
        return Illegal("no-wagon", "You have no wagon for a central station that way.")
    if view.owner[t.STATIONS + what.central] != t.NONE:
        return Illegal("station-taken", f"Another wagon stands on {name}.", station=name)
    return Illegal("one-tile-line", f"From {name} the line would be complete with one tile.", station=name)
