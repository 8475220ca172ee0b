"""New tables: opened by a player, or a rematch with the seats rotated."""

from dataclasses import replace

from msgspec import json

from guimard.core.deal import new_seed
from guimard.core.errors import GuimardError
from guimard.games.registry import rules_of
from guimard.server.ops.auth import private_token, public_id
from guimard.server.tables.seating import require_phase
from guimard.server.tables.thinking import check_level
from guimard.server.wire.bodies import BotSeat, HumanSeat, NewTable, SeatChoice
from guimard.server.wire.refusals import Refusal, refusal_of
from guimard.server.wire.shapes import PlayerFacts
from guimard.store.tables import SeatRow, StoredTable, TableRow, kept_for, rotated


def new_table(wanted: NewTable, host: PlayerFacts, now: int) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Return the rows of a new table, or refuse what its game does not allow."""
    try:
        rules = rules_of(wanted.game)
        options = rules.options.check(len(wanted.seats), wanted.options)
    except GuimardError as error:
        raise refusal_of(error) from None
    seats = tuple(_seat(choice, host, rules.id) for choice in wanted.seats)
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("no-human", "A table needs a human or an open seat.")
    humans = sum(seat.kind == "human" for seat in seats)
    if wanted.rated and (humans > 1 or len(seats) < 2 or any(seat.kind == "bot" for seat in seats)):
        raise Refusal("rated", "A rated table has one human on each seat and no bots.")
    row = TableRow(
        id=public_id(),
        game=rules.id,
        rules_version=rules.rules_version,
        options=rules.options.text(options),
        seed=new_seed(),
        invite=private_token(),
        clock=json.encode(wanted.clock).decode(),
        public=wanted.public,
        random_first=wanted.random_first,
        rated=wanted.rated,
        host=host.id,
        phase="open",
        created=now,
    )
    return row, seats


def _seat(choice: SeatChoice, host: PlayerFacts, game: str) -> SeatRow:
    match choice:
        case HumanSeat(name=name):
            return SeatRow("human", host.id, name)
        case BotSeat(level=level):
            return SeatRow("bot", level=check_level(level, game))
        case _:
            return SeatRow()


def rematch_of(table: StoredTable, host: PlayerFacts, now: int) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Return the rows of a rematch: seats rotated by one, kept for their players."""
    require_phase(table.row.phase, "finished")
    try:
        rules = rules_of(table.row.game)
        options = rules.options.check(len(table.seats), rules.options.parse(table.row.options))
    except GuimardError as error:  # they have changed since
        raise refusal_of(error) from None
    row = replace(
        table.row,
        id=public_id(),
        rules_version=rules.rules_version,
        options=rules.options.text(options),
        seed=new_seed(),
        invite=private_token(),
        host=host.id,
        phase="open",
        created=now,
        finished=None,
        outcome=None,
        next=None,
        owner=None,
        deadline=None,
        random_first=False,
    )
    return row, rotated([kept_for(seat) for seat in table.seats], 1)
