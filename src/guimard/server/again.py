"""A stored game played again, by the rules it was begun by; where they are gone nobody can go on with it."""

from collections.abc import Callable

from guimard.core.errors import GuimardError
from guimard.server.describe import setup_for
from guimard.server.play import Play
from guimard.server.refusals import Refusal
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


def played_again(table: StoredTable, log: list[Entry], turn_over: Callable[[Play, Entry], None]) -> Play:
    """The game as its log tells it; ``turn_over`` hears of every entry that ended a turn."""
    try:
        play = Play(setup_for(table), table.row.seed)
    except GuimardError as error:
        raise Refusal("other-rules", f"{error} The game is kept as it is.") from None
    try:
        for entry, over in play.replay(log):
            if over:
                turn_over(play, entry)
    except GuimardError:  # why not may be a secret
        raise Refusal("other-rules", "This game does not follow these rules; it is kept as it is.") from None
    return play
