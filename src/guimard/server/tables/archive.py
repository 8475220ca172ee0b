"""Check the archive: every stored game must follow from its seed and actions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from guimard.core.errors import GuimardError
from guimard.server.tables.game_log import GameLog
from guimard.server.tables.restore import start_log
from guimard.server.tables.snapshot import outcome_of
from guimard.store.actions import Entry, log_of
from guimard.store.database import open_engine, require_current
from guimard.store.tables import StoredTable, finished_tables


@dataclass(frozen=True)
class Checked:
    table: str
    actions: int
    fault: str | None


def check_archive(where: str) -> Iterator[Checked]:
    """Check every game that was ever begun, in the order of ids."""
    engine = open_engine(where, writing=False)
    require_current(engine)
    last = ""
    with engine.connect() as connection:
        while batch := finished_tables(connection, last):
            for table in batch:
                log = log_of(connection, table.row.id)
                yield Checked(table.row.id, len(log), fault_of(table, log))
            last = batch[-1].row.id
    engine.dispose()


def fault_of(table: StoredTable, log: Sequence[Entry]) -> str | None:
    """Return the first thing that does not fit, in a sentence."""
    try:
        game = start_log(table)
    except GuimardError as error:
        return f"The game cannot be dealt: {error}"
    return _fault_of_log(game, log) or _fault_of_outcome(table, game)


def _fault_of_log(game: GameLog, log: Sequence[Entry]) -> str | None:
    for number, entry in enumerate(log):
        if entry.sequence != number:
            return f"Action {number + 1} is missing."
    try:
        for number, step in enumerate(game.replay(log), start=1):
            if step.to_act != step.entry.next:
                return f"After action {number} it is the turn of {step.to_act}, not of {step.entry.next}."
    except GuimardError as error:
        return str(error)
    return None


def _fault_of_outcome(table: StoredTable, game: GameLog) -> str | None:
    outcome = outcome_of(table.row.outcome)
    if outcome is None:
        return None
    result = game.match.result()
    scores = list(result.scores) if result else game.match.scores()
    if scores != outcome.scores:
        return f"The points are {scores}, not {outcome.scores}."
    return None
