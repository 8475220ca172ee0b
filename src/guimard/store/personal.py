"""What is stored of a person: to be downloaded, and to be deleted.

Games belong to all who played them, so that they stay and can be rebuilt; only the name disappears.
"""

from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, or_, select, update

from guimard.store.schema import bans, chat, mutes, players, ratings, seats, sessions, tables
from guimard.store.tables import IN_GAME

FORMER = "former player"
"""The name of somebody who has deleted their data; the page translates it."""

Rows: TypeAlias = list[dict[str, Any]]


def data_of(connection: Connection, player: str) -> dict[str, Rows]:
    """Return every row about a player, by table.

    Of the passphrase and of sessions only that there are any.
    """
    about = {
        "player": select(players.c.id, players.c.name, players.c.claimed_name, players.c.created).where(
            players.c.id == player
        ),
        "sessions": select(sessions.c.created).where(sessions.c.player_id == player),
        "ratings": select(ratings).where(ratings.c.player_id == player),
        "seats": select(seats).where(seats.c.player_id == player),
        "tables": select(
            tables.c.id, tables.c.game, tables.c.options, tables.c.created, tables.c.finished, tables.c.outcome
        ).where(or_(tables.c.host == player, tables.c.id.in_(_at(player)))),
        "chat": select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.player_id == player),
        "muted": select(mutes.c.muted_id).where(mutes.c.player_id == player),
    }
    return {name: [dict(row._mapping) for row in connection.execute(query)] for name, query in about.items()}


def tables_to_quit(connection: Connection, player: str) -> list[str]:
    """Return the tables at which a player waits, or has not left the game."""
    waits = (tables.c.phase == "open") & or_(tables.c.host == player, tables.c.id.in_(_at(player)))
    in_game = _at(player).where(seats.c.status.in_(IN_GAME))
    plays = (tables.c.phase == "playing") & tables.c.id.in_(in_game)
    return list(connection.scalars(select(tables.c.id).where(or_(waits, plays))))


def delete_data(connection: Connection, player: str) -> None:
    """Delete what belongs to a person alone, and take the name from everything else."""
    for table in (sessions, ratings, chat, bans):
        connection.execute(delete(table).where(table.c.player_id == player))
    connection.execute(delete(mutes).where(or_(mutes.c.player_id == player, mutes.c.muted_id == player)))
    connection.execute(update(seats).where(seats.c.player_id == player).values(name=None))
    nameless = {"name": FORMER, "claimed_name": None, "skeleton": None, "passphrase": None}
    voided = {"generation": players.c.generation + 1}
    connection.execute(update(players).where(players.c.id == player).values(**nameless, **voided))


def _at(player: str) -> Any:
    return select(seats.c.table_id).where(seats.c.player_id == player)
