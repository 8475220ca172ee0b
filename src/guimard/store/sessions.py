"""Sessions as rows: one for each device that is signed in."""

from sqlalchemy import Connection, delete, insert, select, update

from guimard.store.players import PlayerRow, find_player
from guimard.store.schema import players, sessions


def start_session(connection: Connection, session: str, player: str, now: int) -> None:
    connection.execute(insert(sessions).values(id=session, player_id=player, created=now))


def player_of_session(connection: Connection, player: str, generation: int, session: str) -> PlayerRow | None:
    """Return the player of a session that has not ended.

    Tokens of earlier versions have no session: they are good until the generation changes.
    """
    row = find_player(connection, player)
    if row is None or row.generation != generation:
        return None
    if session and connection.scalar(select(sessions.c.player_id).where(sessions.c.id == session)) != player:
        return None
    return row


def end_session(connection: Connection, session: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.id == session))


def end_other_sessions(connection: Connection, player: str, keep: str = "") -> None:
    """End all sessions of a player but one, and void the tokens that have none."""
    connection.execute(delete(sessions).where(sessions.c.player_id == player, sessions.c.id != keep))
    connection.execute(update(players).where(players.c.id == player).values(generation=players.c.generation + 1))
