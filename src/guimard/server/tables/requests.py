"""Handlers of requests at a table, one function each.

Each returns the answer or raises ``Refusal``. dispatch.py says which request each of them handles, and which run
with the table's lock; the others take it themselves, so that what takes long does not hold it.
"""

import hmac
from dataclasses import replace

from msgspec import UNSET, structs

from guimard.core.views import is_flat
from guimard.server.tables.connections import Connection
from guimard.server.tables.game_log import GameLog
from guimard.server.tables.new_table import changed_terms, rematch_of, store_table
from guimard.server.tables.seating import (
    alone_with_bots,
    automated,
    default_seat,
    given_to_bot,
    held_by,
    how_left,
    may_enter,
    opened,
    require_host,
    require_phase,
    sat_down,
    stood_up,
    with_seat,
)
from guimard.server.tables.table import Table
from guimard.server.tables.thinking import DEFAULT_LEVEL, check_level
from guimard.server.wire import messages as m
from guimard.server.wire.plain_text import clean_chat, clean_name
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import ChatLine, PlayerFacts
from guimard.store import chat as chat_store
from guimard.store.players import is_free
from guimard.store.tables import IN_GAME, SeatRow
from guimard.wasm.sources import digest

MOST_REVISIONS = 200
"""Steps and take-backs of one turn from which on nothing more is taken back: the log keeps them all."""
MOST_WORDS = 60
"""Of one chat message."""


def _player_of(connection: Connection) -> PlayerFacts:
    if connection.player is None:
        raise Refusal("nobody", "Choose a name to continue.")
    return connection.player


# Coming, going, looking


async def enter(table: Table, connection: Connection, request: m.Enter) -> m.Message:
    if connection.player_id in table.bans.removed:
        raise Refusal("removed", "The host has removed you from this table.")
    invite_fits = request.invite is not None and hmac.compare_digest(
        request.invite.encode(), table.stored.row.invite.encode()
    )
    if not may_enter(table.stored, connection.player, invite_fits):
        raise Refusal("no-table", "There is no such table.")
    was_there = table.audience.holds(connection.player_id)
    if connection.player is not None:
        connection.muted = await table.services.store.read(chat_store.muted_by, connection.player.id)
    lines = await table.services.store.read(chat_store.last_lines, table.id)
    table.audience.connections.add(connection)
    connection.look_from(default_seat(table.stored.seats, connection.player_id))
    _note_rules(table, connection, request)
    if not was_there:
        table.audience.send_presence(connection.player_id, table.stored)
    entered = m.Entered(
        id=request.id,
        now=table.services.time.now(),
        table=table.audience.facts_for(connection.player_id, table.stored),
        seat=connection.seat,
        my_seats=held_by(table.stored.seats, connection.player_id),
        muted=sorted(connection.muted),
        silenced=sorted(table.bans.silenced) if connection.player_id == table.stored.row.host else [],
        chat=[_chat_line(line) for line in lines if line.player not in connection.muted],
    )
    if (snapshot := table.snapshot()) is None:
        return entered
    return structs.replace(entered, state=snapshot.state_for(connection, request.since))


def _chat_line(line: chat_store.StoredLine) -> ChatLine:
    player = PlayerFacts(id=line.player, name=line.name, claimed=bool(line.claimed))
    return ChatLine(player=player, text=line.text, at=line.at)


def _note_rules(table: Table, connection: Connection, request: m.Enter | m.Look) -> None:
    """Send records to a client with the rules of this very server, and to no other."""
    if request.rules is not None and table.game is not None:
        connection.takes_records = request.rules == digest() and is_flat(table.game.match.state)


async def leave(table: Table, connection: Connection) -> None:
    """Remove a connection that has left the table or was closed."""
    async with table.lock:
        table.audience.connections.discard(connection)
        table.hints.cancel(connection)
        if not table.audience.holds(connection.player_id):
            table.audience.send_presence(connection.player_id, table.stored)


async def look(table: Table, connection: Connection, request: m.Look) -> m.Message:
    if request.seat is not None and request.seat not in held_by(table.stored.seats, connection.player_id):
        raise Refusal("not-your-seat", "You can see the game from your own seats only.", seat=request.seat)
    if request.seat != connection.seat:
        table.hints.cancel(connection)
    connection.look_from(request.seat)
    _note_rules(table, connection, request)
    if (snapshot := table.snapshot()) is None:
        return m.Done(id=request.id)
    return m.Done(id=request.id, state=snapshot.state_for(connection, snapshot.version))


# Playing


def _acting_seat(table: Table, connection: Connection) -> int:
    if connection.seat is None:
        _player_of(connection)
        raise Refusal("not-your-seat", "Spectators cannot play.", seat=None)
    if connection.seat in table.bot_seats:
        raise Refusal("not-your-seat", "A bot plays for this seat.", seat=connection.seat)
    return connection.seat


def _check_current(game: GameLog, seat: int, request: m.Act | m.TakeBack) -> None:
    if (request.version, request.revision) != (game.version, game.revision_for(seat)):
        raise Refusal(
            "stale",
            "The game has changed since. Look again.",
            fresh=True,
            version=game.version,
            revision=game.revision_for(seat),
        )


async def move(table: Table, connection: Connection, request: m.Act | m.TakeBack) -> m.Message:
    move_id = f"c:{request.id}"
    if table.game is not None and (mover := table.game.movers.get(move_id)) is not None:
        if mover not in held_by(table.stored.seats, connection.player_id):
            raise Refusal("malformed", "This id was used for another move.")
        snapshot = table.snapshot()
        return m.Done(id=request.id, state=snapshot.state_for(connection, None) if snapshot else UNSET)
    game = table.playing()
    seat = _acting_seat(table, connection)
    _check_current(game, seat, request)
    if isinstance(request, m.Act):
        state = await table.submit(seat, "act", request.action, move_id, connection)
    else:
        if request.revision >= MOST_REVISIONS:
            raise Refusal(
                "too-many-steps", "You have taken back many steps in this turn. Now it has to be confirmed."
            )
        state = await table.submit(seat, "take-back", "", move_id, connection)
    return m.Done(id=request.id, state=state) if state is not None else m.Done(id=request.id)


async def resign(table: Table, connection: Connection, request: m.Resign) -> m.Message:
    if connection.seat is not None and table.stored.seats[connection.seat].status == "resigned":
        return m.Done(id=request.id)  # asked again after a restart
    table.playing()
    seat = _acting_seat(table, connection)
    await table.give_up(seat, "resigned")
    return m.Done(id=request.id)


async def end_early(table: Table, connection: Connection, request: m.EndEarly) -> m.Message:
    table.playing()
    mine = [n for n in held_by(table.stored.seats, connection.player_id) if not how_left(table.stored.seats[n])]
    if not mine:
        raise Refusal("not-your-seat", "Only players can agree to end the game.", seat=None)
    seats = table.stored.seats
    if not request.agree:  # one "no" answers the proposal for all
        seats = tuple(replace(seat, agreed=False) for seat in seats)
    for number in mine:
        seats = with_seat(seats, number, replace(seats[number], agreed=request.agree))
    if all(seat.agreed or seat.kind == "bot" or how_left(seat) for seat in seats):
        await table.end("agreed", seats)
    else:
        await table.change(seats)
    return m.Done(id=request.id)


# Seats


async def sit(table: Table, connection: Connection, request: m.Sit) -> m.Message:
    player = _player_of(connection)
    name = clean_name(request.name) if request.name is not None else None
    if name is not None and not await table.services.store.read(is_free, player.id, name):
        raise Refusal("name-taken", "This name, or one that looks like it, belongs to somebody. Choose another.")
    await table.change(sat_down(table.stored, request.seat, player, name))
    return m.Done(id=request.id)


async def stand(table: Table, connection: Connection, request: m.Stand) -> m.Message:
    await table.change(stood_up(table.stored, request.seat, _player_of(connection), DEFAULT_LEVEL))
    return m.Done(id=request.id)


async def automate(table: Table, connection: Connection, request: m.Automate) -> m.Message:
    seats = automated(table.stored, request.seat, _player_of(connection))
    match = table.playing().match
    if not match.game.is_settled(match.state, request.seat):
        raise Refusal("not-settled", "Your points can still change, so only you can play.", seat=request.seat)
    await table.change(seats)
    return m.Done(id=request.id)


async def seat_bot(table: Table, connection: Connection, request: m.SeatBot) -> m.Message:
    level = check_level(request.level, table.stored.row.game)
    await table.change(given_to_bot(table.stored, request.seat, _player_of(connection), level))
    return m.Done(id=request.id)


async def open_seat(table: Table, connection: Connection, request: m.OpenSeat) -> m.Message:
    await table.change(opened(table.stored, request.seat, _player_of(connection)))
    return m.Done(id=request.id)


async def change_table(table: Table, connection: Connection, request: m.ChangeTable) -> m.Message:
    """Change what will be played, until somebody else has sat down for it."""
    await table.change_terms(changed_terms(table.stored, request, _player_of(connection)))
    return m.Done(id=request.id)


async def close(table: Table, connection: Connection, request: m.Close) -> m.Message:
    """Close a table before the game; a game against bots alone also during it."""
    player = _player_of(connection)
    if not alone_with_bots(table.stored, player):
        require_phase(table.stored.row.phase, "open")
    require_host(table.stored, player)
    await table.close()
    return m.Done(id=request.id)


async def remove(table: Table, connection: Connection, request: m.Remove) -> m.Message:
    """Free a person's seats before the start and let them in no more."""
    host, seats = _player_of(connection), table.stored.seats
    require_host(table.stored, host)
    if request.player == host.id:
        raise Refusal("malformed", "The host cannot be removed.")
    if held_by(seats, request.player):
        require_phase(table.stored.row.phase, "open")
    await table.ban(request.player, "removed", on=True)
    seats = tuple(SeatRow() if seat.player_id == request.player else seat for seat in seats)
    if seats != table.stored.seats and table.stored.row.phase == "open":
        await table.change(seats)
    return m.Done(id=request.id)


async def quit_table(table: Table, player: str) -> None:
    """Free the seats of a player before the game; during the game, resign them."""
    async with table.lock:
        await table.reload()
        if table.stored.row.phase == "open":
            seats = tuple(SeatRow() if seat.player_id == player else seat for seat in table.stored.seats)
            await (table.close() if table.stored.row.host == player else table.change(seats))
        for number in held_by(table.stored.seats, player):
            if table.stored.row.phase == "playing" and table.stored.seats[number].status in IN_GAME:
                await table.give_up(number, "resigned")


# Talking


async def silence(table: Table, connection: Connection, request: m.Silence) -> m.Message:
    """Let a person say no more (or again) at this table."""
    require_host(table.stored, _player_of(connection))
    await table.ban(request.player, "silenced", request.on)
    return m.Done(id=request.id)


async def chat(table: Table, connection: Connection, request: m.Chat) -> m.Message:
    player = _player_of(connection)
    text = clean_chat(request.text)
    if not text or len(text.split()) > MOST_WORDS:
        raise Refusal("too-long", f"A message may have at most {MOST_WORDS} words.", words=MOST_WORDS)
    if table.stored.row.phase == "playing" and not held_by(table.stored.seats, player.id):
        raise Refusal("silent", "Only the players may chat while the game runs.")
    if player.id in table.bans.silenced:
        raise Refusal("silenced", "The host has muted you at this table.")
    if not table.services.limits.chat.take(player.id):
        raise Refusal("too-fast", "You write too fast. Wait a moment.", retry=True)
    now = table.services.time.now()
    if await table.services.store.write(chat_store.add_line, table.id, player.id, request.id, text, now):
        table.audience.send_chat(ChatLine(player=player, text=text, at=now))
    return m.Done(id=request.id)


async def mute(table: Table, connection: Connection, request: m.Mute) -> m.Message:
    player = _player_of(connection)
    if request.player == player.id:
        raise Refusal("muted-self", "You cannot mute yourself.")
    await table.services.store.write(chat_store.mute, player.id, request.player, request.on)
    (connection.muted.add if request.on else connection.muted.discard)(request.player)
    return m.Done(id=request.id)


# What takes long: without the lock


async def hint(table: Table, connection: Connection, request: m.Hint) -> m.Message:
    """Suggest an action. Cancelled when the game goes on or the connection leaves."""
    level = check_level(request.level, table.stored.row.game)
    async with table.lock:
        await table.reload()
        game = table.playing()
        if table.stored.row.rated:
            raise Refusal("rated-hint", "This game is rated: you have to find the move yourself.")
        seat = connection.seat
        if seat is None or seat != game.to_act:
            raise Refusal("not-your-turn", "It is not your turn.", seat=game.to_act)
        table.hints.check_idle(connection)
        work = table.services.thinker.choose(
            connection.player_id or table.stored.row.host, level, game.match.game, game.match.observation(seat)
        )
        working = table.hints.start(connection, game.sequence, seat, work)
    action = await table.hints.finish(connection, working)
    if action is None:
        raise Refusal("stale", "The game has changed since.", version=game.version, revision=game.revision_for(seat))
    return m.Suggested(id=request.id, action=action)


async def rematch(table: Table, connection: Connection, request: m.Rematch) -> m.Message:
    """Seat a player at the next table; the first to ask opens it."""
    player = connection.player
    async with table.lock:
        await table.reload()
        require_phase(table.stored.row.phase, "finished")
        if player is None or not held_by(table.stored.seats, player.id):
            raise Refusal("not-your-seat", "Only the players can ask for a rematch.", seat=None)
        if table.stored.row.next is None:
            row, seats = rematch_of(table.stored, player, table.services.time.now())
            await store_table(table.services.store, table.services.limits, row, seats)
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
