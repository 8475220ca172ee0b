"""Why an action is not legal, as JSON: a reason, and facts for its sentence.

The sentences are in ``text/refusals.py`` and, in the languages of players, in the page.
"""

from guimard.core.bits import contains
from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Records
from guimard.core.json_buffer import JsonBuffer, close, put
from guimard.games.metro import tables as t
from guimard.games.metro.json.pieces import CELL_TABLE, TILE_TABLE, put_known
from guimard.games.metro.modules import hooks
from guimard.games.metro.state import BaseState, is_over


@entry_point
def write_refusal(held: Records, action: int, buffers: Records) -> int:
    """Write why an action is not legal for the seat to act."""
    view, buffer = held[0], buffers[0]
    if is_over(view):
        return put(buffer, 0, b'{"reason":"game-over"}')
    if action < t.DRAW:
        return _lay(buffer, view, action // (4 * t.CELLS), action // t.CELLS % 4, action % t.CELLS)
    if view.drawn != t.NONE:
        return put(buffer, 0, b'{"reason":"lay-the-drawn-tile"}')
    if action == t.DRAW:
        return put(buffer, 0, b'{"reason":"bag-empty"}')
    return hooks.put_refusal(buffer, 0, view, action)


@compiled
def _lay(buffer: JsonBuffer, view: BaseState, kind: int, turns: int, cell: int) -> int:
    if view.drawn != t.NONE and view.drawn != kind:
        return put(buffer, 0, b'{"reason":"lay-the-drawn-tile"}')
    if view.drawn == t.NONE and not _holds(view, kind):
        at = put(buffer, 0, b'{"reason":"not-in-hand","tile":')
        return close(buffer, put_known(buffer, at, TILE_TABLE, kind), b"}")
    if turns and view.rotations == 1:
        return put(buffer, 0, b'{"reason":"arrows-up"}')
    if view.board[cell] != t.NONE:
        at = put(buffer, 0, b'{"reason":"cell-taken","cell":')
    elif not contains(view.frontier, cell):
        at = put(buffer, 0, b'{"reason":"not-adjacent","cell":')
    else:
        at = put(buffer, 0, b'{"reason":"one-tile-line","cell":')
    return close(buffer, put_known(buffer, at, CELL_TABLE, cell), b"}")


@compiled
def _holds(view: BaseState, kind: int) -> bool:
    for slot in range(view.held[view.turn]):
        if view.hands[view.turn, slot] == kind:
            return True
    return False
