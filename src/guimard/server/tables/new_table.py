"""New tables: opened by a player, or a rematch with the seats rotated."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import json

from guimard.core.deal import new_seed
from guimard.core.errors import GuimardError
from guimard.games.registry import rules_of
from guimard.server.ops.auth import private_token, public_id
from guimard.server.ops.limits import RateLimits
from guimard.server.tables.codes import new_code
from guimard.server.tables.facts import clock_rule
from guimard.server.tables.seating import check_ratable, require_host, require_phase
from guimard.server.tables.thinking import check_level
from guimard.server.wire.bodies import BotSeat, HumanSeat, NewTable, SeatChoice
from guimard.server.wire.messages import ChangeTable
from guimard.server.wire.plain_text import clean_name
from guimard.server.wire.refusals import Refusal, refusal_of
from guimard.server.wire.shapes import ClockRule, NoClock, PlayerFacts
from guimard.store import tables
from guimard.store.actions import Entry
from guimard.store.store import Store
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
    if wanted.rated:
        _check_rated(wanted.clock, seats, host)
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


def changed_terms(table: StoredTable, wanted: ChangeTable, host: PlayerFacts) -> dict[str, Any]:
    """Return what changes of the row of a table, or refuse.

    People sat down for what they read, so it stays once somebody else has.
    """
    require_phase(table.row.phase, "open")
    require_host(table, host)
    if any(seat.player_id not in (None, host.id) for seat in table.seats):
        raise Refusal("others-seated", "Somebody has sat down for this game, so it stays as it is.")
    try:
        rules = rules_of(table.row.game)
        options = rules.options.check(len(table.seats), wanted.options)
    except GuimardError as error:
        raise refusal_of(error) from None
    if wanted.rated:
        _check_rated(wanted.clock, table.seats, host)
    return {
        "rules_version": rules.rules_version,
        "options": rules.options.text(options),
        "clock": json.encode(wanted.clock).decode(),
        "public": wanted.public,
        "rated": wanted.rated,
    }


def _check_rated(clock: ClockRule, seats: tuple[SeatRow, ...], host: PlayerFacts) -> None:
    check_ratable(host)
    if any(seat.kind == "bot" for seat in seats):
        raise Refusal("rated-bot", "A rated game is for people: bots have no rating.")
    if sum(seat.kind == "human" for seat in seats) > 1 or len(seats) < 2:
        raise Refusal("rated-one-seat", "At a rated table each player has one seat.")
    if isinstance(clock, NoClock):
        raise Refusal("rated-clock", "A rated game needs a clock, so that nobody can keep the others waiting.")


def _may_be_rated(table: StoredTable) -> bool:
    """Return whether a rematch of a rated table is rated.

    Tables of earlier versions had guests and no clock.
    """
    people = [table.people[seat.player_id] for seat in table.seats if seat.player_id is not None]
    return (
        table.row.rated
        and all(person.claimed for person in people)
        and not isinstance(clock_rule(table.row.clock), NoClock)
    )


def _seat(choice: SeatChoice, host: PlayerFacts, game: str) -> SeatRow:
    match choice:
        case HumanSeat(name=name):
            return SeatRow("human", host.id, clean_name(name) if name is not None else None)
        case BotSeat(level=level):
            return SeatRow("bot", level=check_level(level, game))
        case _:
            return SeatRow()


async def store_table(
    store: Store, limits: RateLimits, row: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry] = ()
) -> None:
    """Store a new table with its log so far; refuse if its host opens too many."""
    if not limits.new_tables.take(row.host):
        raise Refusal("too-fast", "You have opened many tables. Wait a little.", retry=True)
    try:
        await store.write(tables.open_table, row, seats, new_code, limits.open_tables_of_host, log)
    except tables.TooMany:
        most = limits.open_tables_of_host
        raise Refusal("too-many-tables", f"You have {most} open tables. Close one first.", most=most) from None


def rematch_of(table: StoredTable, host: PlayerFacts, now: int) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Return the rows of a rematch: seats rotated by one, kept for their players."""
    require_phase(table.row.phase, "finished")
    try:
        rules = rules_of(table.row.game)
        options = rules.options.check(len(table.seats), rules.options.parse_stored(table.row.options))
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
        rated=_may_be_rated(table),
    )
    return row, rotated([kept_for(seat) for seat in table.seats], 1)
