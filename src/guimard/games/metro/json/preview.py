"""What an action would change of a view beyond its consequences."""

from msgspec import json

from guimard.core.compiler import entry_point
from guimard.core.events import Facts
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.json_buffer import close, encode, put
from guimard.core.rng import new_rng
from guimard.core.views import FULL_STATE, SPECTATOR
from guimard.games.metro.kernel import apply, imagine
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.views import BLANK, show

_AFTER, _SEEN = range(2)


def preview(view: State, action: int) -> Facts:
    """Return the fields that modules preview, as spectators would see them.

    Consequences tell the rest. The action is played in an imagined world, of which spectators see nothing.
    """
    held, rngs, scratch = array_of(view), array_of(new_rng(0)), thread_records(State, 2)
    facts: Facts = json.decode(encode(lambda buffer: write_preview(held, action, rngs, BLANK, scratch, buffer)))
    return facts


@entry_point
def write_preview(
    held: Records, action: int, rngs: Records, blank: Records, scratch: Records, buffers: Records
) -> int:
    """Write the fields; ``scratch`` has room for two states."""
    after = scratch[_AFTER]
    scratch[_AFTER] = held[0]
    imagine(after, rngs[0])
    after.viewer = FULL_STATE
    apply(after, action)
    scratch[_SEEN] = blank[0]
    show(after, scratch[_SEEN], SPECTATOR)
    at = put(buffers[0], 0, b"{")
    at = hooks.put_preview(buffers[0], at, scratch[_SEEN])
    return close(buffers[0], at, b"}")
