"""Handlers of requests at a table, one function each, run with the table's lock.

Each returns the answer or raises ``Refusal``. dispatch.py says which request each of them handles.
"""

import hmac
from dataclasses import replace

from msgspec import UNSET, structs

from guimard.core.errors import BadText, Illegal
from guimard.server.tables.connection import Connection
from guimard.server.tables.game_log import GameLog
from guimard.server.tables.seating import (
    agreed,
    by_bot,
    default_eyes,
    given_to_bot,
    held_by,
    may_enter,
    opened,
    require_host,
    require_phase,
    sat_down,
    stood_up,
    with_seat,
)
from guimard.server.tables.snapshot import table_facts
from guimard.server.tables.table import Table
from guimard.server.tables.thinking import DEFAULT_LEVEL, check_level
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, refusal_of
from guimard.server.wire.shapes import ChatLine, PlayerFacts
from guimard.store import chat as chat_store

MOST_WORDS = 60
"""Of one chat message."""


def _player_of(listener: Connection) -> PlayerFacts:
    if listener.player is None:
        raise Refusal("nobody", "Choose a name to continue.")
    return listener.player


# Coming, going, looking


async def enter(table: Table, listener: Connection, request: m.Enter) -> m.Message:
    invite_fits = request.invite is not None and hmac.compare_digest(
        request.invite.encode(), table.stored.row.invite.encode()
    )
    if not may_enter(table.stored, listener.player, invite_fits):
        raise Refusal("no-table", "There is no such table.")
    was_there = table.audience.holds(listener.player_id)
    if listener.player is not None:
        listener.muted = await table.services.store.read(chat_store.muted_by, listener.player.id)
    lines = await table.services.store.read(chat_store.last_lines, table.id)
    table.audience.listeners.add(listener)
    listener.see_through(default_eyes(table.stored.seats, listener.player_id))
    if not was_there and held_by(table.stored.seats, listener.player_id):
        table.audience.send_table(table.stored)
    entered = m.Entered(
        id=request.id,
        now=table.services.time.now(),
        table=table_facts(table.stored, listener.player_id, table.audience.online(), agreed(table.stored.seats)),
        eyes=listener.eyes,
        mine=held_by(table.stored.seats, listener.player_id),
        muted=sorted(listener.muted),
        chat=[
            ChatLine(player=PlayerFacts(id=who, name=name), text=text, at=at)
            for who, name, text, at in lines
            if who not in listener.muted
        ],
    )
    if (snapshot := table.snapshot()) is None:
        return entered
    return structs.replace(entered, state=snapshot.state_for(listener, request.since))


async def leave(table: Table, listener: Connection) -> None:
    """Remove a connection that has left the table or was closed."""
    async with table.lock:
        table.audience.listeners.discard(listener)
        table.hints.cancel(listener)
        if not table.audience.holds(listener.player_id) and held_by(table.stored.seats, listener.player_id):
            table.audience.send_table(table.stored)


async def look(table: Table, listener: Connection, request: m.Look) -> m.Message:
    if request.seat is not None and request.seat not in held_by(table.stored.seats, listener.player_id):
        raise Refusal("not-your-seat", "You can see the game from your own seats only.", seat=request.seat)
    if request.seat != listener.eyes:
        table.hints.cancel(listener)
    listener.see_through(request.seat)
    if (snapshot := table.snapshot()) is None:
        return m.Done(id=request.id)
    return m.Done(id=request.id, state=snapshot.state_for(listener, snapshot.version))


# Playing


def _acting_seat(table: Table, listener: Connection) -> int:
    table.playing()
    if listener.eyes is None:
        _player_of(listener)
        raise Refusal("not-your-seat", "Spectators cannot play.", seat=None)
    if by_bot(table.stored.seats[listener.eyes]):
        raise Refusal("not-your-seat", "A bot plays for this seat.", seat=listener.eyes)
    return listener.eyes


def _check_current(game: GameLog, seat: int, request: m.Act | m.TakeBack | m.Preview) -> None:
    if (request.version, request.revision) != (game.version, game.revision_for(seat)):
        raise Refusal(
            "stale",
            "The game has changed since. Look again.",
            fresh=True,
            version=game.version,
            revision=game.revision_for(seat),
        )


async def move(table: Table, listener: Connection, request: m.Act | m.TakeBack) -> m.Message:
    move_id = f"c:{request.id}"
    if table.game is not None and (mover := table.game.movers.get(move_id)) is not None:
        if mover not in held_by(table.stored.seats, listener.player_id):
            raise Refusal("malformed", "This id was used for another move.")
        snapshot = table.snapshot()
        return m.Done(id=request.id, state=snapshot.state_for(listener, None) if snapshot else UNSET)
    seat = _acting_seat(table, listener)
    _check_current(table.playing(), seat, request)
    if isinstance(request, m.Act):
        state = await table.submit(seat, "act", request.action, move_id, listener)
    else:
        state = await table.submit(seat, "take-back", "", move_id, listener)
    return m.Done(id=request.id, state=state) if state is not None else m.Done(id=request.id)


async def preview(table: Table, listener: Connection, request: m.Preview) -> m.Message:
    seat, game = _acting_seat(table, listener), table.playing()
    _check_current(game, seat, request)
    try:
        return m.Previewed(id=request.id, view=game.match.preview(request.action, seat))
    except (Illegal, BadText) as error:
        raise refusal_of(error) from None


async def resign(table: Table, listener: Connection, request: m.Resign) -> m.Message:
    if listener.eyes is not None and table.stored.seats[listener.eyes].fate == "resigned":
        return m.Done(id=request.id)  # asked again after a restart
    seat = _acting_seat(table, listener)
    gone = replace(table.stored.seats[seat], fate="resigned", level=DEFAULT_LEVEL)
    await table.change(with_seat(table.stored.seats, seat, gone))
    return m.Done(id=request.id)


async def end_early(table: Table, listener: Connection, request: m.EndEarly) -> m.Message:
    table.playing()
    mine = [n for n in held_by(table.stored.seats, listener.player_id) if not by_bot(table.stored.seats[n])]
    if not mine:
        raise Refusal("not-your-seat", "Only players can agree to end the game.", seat=None)
    seats = table.stored.seats
    for number in mine:
        seats = with_seat(seats, number, replace(seats[number], agreed=request.agree))
    if all(seat.agreed or by_bot(seat) for seat in seats):
        await _undo_unconfirmed(table, table.playing())
        await table.end("agreed")
    else:
        await table.change(seats)
    return m.Done(id=request.id)


async def _undo_unconfirmed(table: Table, game: GameLog) -> None:
    """Take unconfirmed steps back: they are secret, and the record can be read by all."""
    while game.to_act is not None and game.match.pending:
        await table.submit(game.to_act, "take-back", "", f"e:{game.sequence}")


# Seats


async def sit(table: Table, listener: Connection, request: m.Sit) -> m.Message:
    player = _player_of(listener)
    await table.change(sat_down(table.stored, request.seat, player, request.name))
    return m.Done(id=request.id)


async def stand(table: Table, listener: Connection, request: m.Stand) -> m.Message:
    await table.change(stood_up(table.stored, request.seat, _player_of(listener), DEFAULT_LEVEL))
    return m.Done(id=request.id)


async def seat_bot(table: Table, listener: Connection, request: m.SeatBot) -> m.Message:
    level = check_level(request.level, table.stored.row.game)
    await table.change(given_to_bot(table.stored, request.seat, _player_of(listener), level))
    return m.Done(id=request.id)


async def open_seat(table: Table, listener: Connection, request: m.OpenSeat) -> m.Message:
    await table.change(opened(table.stored, request.seat, _player_of(listener)))
    return m.Done(id=request.id)


async def close(table: Table, listener: Connection, request: m.Close) -> m.Message:
    require_phase(table.stored.row.phase, "open")
    require_host(table.stored, _player_of(listener))
    await table.close()
    return m.Done(id=request.id)


# Talking


async def chat(table: Table, listener: Connection, request: m.Chat) -> m.Message:
    player = _player_of(listener)
    text = " ".join(request.text.split())
    if not text or len(text.split()) > MOST_WORDS:
        raise Refusal("too-long", f"A message may have at most {MOST_WORDS} words.", words=MOST_WORDS)
    if table.stored.row.phase == "playing" and not held_by(table.stored.seats, player.id):
        raise Refusal("silent", "Only the players may chat while the game runs.")
    now = table.services.time.now()
    if await table.services.store.write(chat_store.add_line, table.id, player.id, request.id, text, now):
        table.audience.send_chat(ChatLine(player=player, text=text, at=now))
    return m.Done(id=request.id)


async def mute(table: Table, listener: Connection, request: m.Mute) -> m.Message:
    player = _player_of(listener)
    if request.player == player.id:
        raise Refusal("muted-self", "You cannot mute yourself.")
    await table.services.store.write(chat_store.mute, player.id, request.player, request.on)
    (listener.muted.add if request.on else listener.muted.discard)(request.player)
    return m.Done(id=request.id)
