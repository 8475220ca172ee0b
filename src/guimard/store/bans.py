"""People whom a host has removed from a table, or silenced there, as rows."""

from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, insert, select

from guimard.store.players import find_player
from guimard.store.schema import bans

Ban: TypeAlias = Literal["removed", "silenced"]


class Bans(NamedTuple):
    """Ids of players, at one table."""

    removed: frozenset[str] = frozenset()
    silenced: frozenset[str] = frozenset()


def set_ban(connection: Connection, table: str, player: str, kind: Ban, on: bool) -> Bans:
    """Remove or silence a player, or no longer; return all bans of the table."""
    here = (bans.c.table_id == table) & (bans.c.player_id == player) & (bans.c.kind == kind)
    connection.execute(delete(bans).where(here))
    if on and find_player(connection, player):
        connection.execute(insert(bans).values(table_id=table, player_id=player, kind=kind))
    return bans_at(connection, table)


def bans_at(connection: Connection, table: str) -> Bans:
    query = select(bans.c.player_id, bans.c.kind).where(bans.c.table_id == table)
    rows = [(row.player_id, row.kind) for row in connection.execute(query)]
    return Bans(
        frozenset(player for player, kind in rows if kind == "removed"),
        frozenset(player for player, kind in rows if kind == "silenced"),
    )
