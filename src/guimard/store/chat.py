"""Lines of chat and mutes as rows."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from guimard.store.players import find_player
from guimard.store.schema import chat, mutes, players


class StoredLine(NamedTuple):
    player: str
    name: str
    claimed: bool
    text: str
    at: int


def mute(connection: Connection, player: str, muted: str, on: bool) -> None:
    here = (mutes.c.player_id == player) & (mutes.c.muted_id == muted)
    connection.execute(delete(mutes).where(here))
    if on and find_player(connection, muted):
        connection.execute(insert(mutes).values(player_id=player, muted_id=muted))


def muted_by(connection: Connection, player: str) -> set[str]:
    return set(connection.scalars(select(mutes.c.muted_id).where(mutes.c.player_id == player)))


def add_line(connection: Connection, table: str, player: str, request: str, text: str, now: int) -> bool:
    """Store a line of chat; false if this request stored it before."""
    line = {"table_id": table, "player_id": player, "request": request, "text": text, "at": now}
    try:
        with connection.begin_nested():
            connection.execute(insert(chat).values(line))
    except IntegrityError:
        return False
    return True


def last_lines(connection: Connection, table: str, limit: int = 100) -> list[StoredLine]:
    """Return the last lines, oldest first."""
    query = (
        select(chat.c.player_id, players.c.name, players.c.claimed_name.is_not(None), chat.c.text, chat.c.at)
        .join(players, players.c.id == chat.c.player_id)
        .where(chat.c.table_id == table)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [StoredLine(*row) for row in connection.execute(query)][::-1]
