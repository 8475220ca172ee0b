"""Handlers of requests at a table that take long and so do not hold its lock."""

from dataclasses import replace

from guimard.server.tables.connection import Connection
from guimard.server.tables.new_table import rematch_of
from guimard.server.tables.seating import held_by, require_phase, with_seat
from guimard.server.tables.table import Table
from guimard.server.tables.thinking import check_level
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import tables


async def hint(table: Table, listener: Connection, request: m.Hint) -> m.Message:
    """Suggest an action. Cancelled when the game goes on or the listener leaves."""
    level = check_level(request.level, table.stored.row.game)
    async with table.lock:
        await table.reload()
        game = table.playing()
        if table.stored.row.rated:
            raise Refusal("rated", "There are no hints at rated tables.")
        seat = listener.eyes
        if seat is None or seat != game.to_act:
            raise Refusal("not-your-turn", "It is not your turn.", seat=game.to_act)
        table.hints.check_idle(listener)
        work = table.services.thinker.choose(level, game.match.game, game.match.observation(seat))
        working = table.hints.start(listener, game.sequence, seat, work)
    action = await table.hints.finish(listener, working)
    if action is None:
        raise Refusal("stale", "The game has changed since.", version=game.version, revision=game.revision_for(seat))
    return m.Suggested(id=request.id, action=action)


async def rematch(table: Table, listener: Connection, request: m.Rematch) -> m.Message:
    """Seat a player at the next table; the first to ask opens it."""
    player = listener.player
    async with table.lock:
        await table.reload()
        require_phase(table.stored.row.phase, "finished")
        if player is None or not held_by(table.stored.seats, player.id):
            raise Refusal("not-your-seat", "Only the players can ask for a rematch.", seat=None)
        if table.stored.row.next is None:
            row, seats = rematch_of(table.stored, player, table.services.time.now())
            await table.services.store.write(tables.open_table, row, seats)
            await table.link_rematch(row.id)
        following = table.stored.row.next
    if following is not None:
        await table.services.seat_returning(following, player)
    return m.Done(id=request.id)


async def take_kept_seats(table: Table, player: PlayerFacts) -> None:
    """Seat a player on all seats that are kept for them."""
    async with table.lock:
        await table.reload()
        seats = table.stored.seats
        if table.stored.row.phase != "open":
            return
        for number, seat in enumerate(seats):
            if seat.kind == "invited" and seat.player_id == player.id:
                seats = with_seat(seats, number, replace(seat, kind="human"))
        if seats != table.stored.seats:
            await table.change(seats)
