"""Metro's part of what a server sends to a seat: view or delta, and legal actions."""

from guimard.core.compiler import compiled, entry_point
from guimard.core.delta import Scratch, Wanted, encode_for_seat, write_for_seat
from guimard.core.flat_record import Records
from guimard.core.json_buffer import JsonBuffer, put
from guimard.games.metro.json.actions import write_actions
from guimard.games.metro.json.view import write_view
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over
from guimard.games.metro.views import BLANK, show


def encode(state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
    """Return the view of a seat, or its delta, and its legal actions as JSON."""
    return encode_for_seat(_write, BLANK, State, Moves, state, seat, before)


@entry_point
def _write(
    held: Records,
    earlier: Records,
    whole: bool,
    viewer: int,
    blank: Records,
    views: Records,
    moves: Records,
    buffers: Records,
) -> tuple[int, int]:
    wanted, scratch = Wanted(held, earlier, whole, viewer), Scratch(blank, views, moves, buffers)
    return write_for_seat(wanted, scratch, show, write_view, _write_legal)


@compiled
def _write_legal(buffer: JsonBuffer, at: int, view: State, moves: Moves, _: Records) -> int:
    if view.viewer != view.turn or is_over(view):
        return put(buffer, at, b"[]")
    legal_actions(view, moves)
    return write_actions(buffer, at, view, moves)
