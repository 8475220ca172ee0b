"""Replaying every stored game: does each still follow from its options, seed and actions?"""

from collections.abc import Iterator
from dataclasses import dataclass

from guimard.core.errors import GuimardError
from guimard.server.describe import outcome_of, setup_for
from guimard.server.play import Play
from guimard.store.actions import Entry, log_of
from guimard.store.database import open_engine, require_current
from guimard.store.tables import StoredTable, finished_tables


@dataclass(frozen=True)
class Checked:
    table: str
    actions: int
    fault: str | None


def check_archive(where: str) -> Iterator[Checked]:
    """Every game that was ever begun, in the order of ids."""
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


def fault_of(table: StoredTable, log: list[Entry]) -> str | None:
    """The first thing that does not fit, in a sentence."""
    try:
        play = Play(setup_for(table), table.row.seed)
    except GuimardError as error:
        return f"cannot be set up: {error}"
    return _fault_of_log(play, log) or _fault_of_outcome(table, play)


def _fault_of_log(play: Play, log: list[Entry]) -> str | None:
    for number, entry in enumerate(log):
        if entry.sequence != number:
            return f"action {number} is missing"
        try:
            for _ in play.replay([entry]):
                pass
        except GuimardError as error:
            return f"action {number} ({entry.text!r}) cannot be played: {error}"
        if play.to_act != entry.next:
            return f"after action {number} it is the turn of {play.to_act}, not of {entry.next}"
    return None


def _fault_of_outcome(table: StoredTable, play: Play) -> str | None:
    outcome = outcome_of(table.row.outcome)
    if outcome is None:
        return None
    result = play.match.result()
    scores = list(result.scores) if result else play.match.scores()
    if scores != outcome.scores:
        return f"the points are {scores}, not {outcome.scores}"
    return None
