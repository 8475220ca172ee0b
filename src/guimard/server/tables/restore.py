"""Rebuild a stored game from its log, with the rules that it was begun with."""

from collections.abc import Callable, Sequence

from guimard.core.errors import GuimardError
from guimard.server.tables.game_log import GameLog, Step
from guimard.server.tables.snapshot import setup_for
from guimard.server.wire.refusals import Refusal
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


def start_log(table: StoredTable) -> GameLog:
    """Deal the game of a table; raises ``GuimardError`` if its rules are gone."""
    return GameLog(table.row.id, setup_for(table), table.row.seed)


def restore(table: StoredTable, log: Sequence[Entry], watch: Callable[[Step], None]) -> GameLog:
    """Replay a table's log, showing ``watch`` each step; refuse if its rules are gone."""
    try:
        game = start_log(table)
    except GuimardError as error:
        raise Refusal("other-rules", f"{error} The game is kept as it is.") from None
    try:
        for step in game.replay(log):
            watch(step)
    except GuimardError:  # its text may contain a secret
        raise Refusal("other-rules", "This game does not follow these rules; it is kept as it is.") from None
    return game
