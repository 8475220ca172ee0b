"""Players as rows: guests, claimed names, mutes, chat, ratings."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from guimard.store.database import Conflict
from guimard.store.schema import chat, mutes, players, ratings, settings


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    claimed_name: str | None
    passphrase: str | None
    generation: int
    created: int


@dataclass(frozen=True, slots=True)
class RatingRow:
    player_id: str
    game: str
    mu: float
    sigma: float
    games: int
    ordinal: float


def folded(name: str) -> str:
    """The same for all ways to write a name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def add_player(connection: Connection, player: str, name: str, now: int) -> PlayerRow:
    row = PlayerRow(player, name, None, None, 0, now)
    connection.execute(
        insert(players).values(id=player, name=name, claimed_name=None, passphrase=None, generation=0, created=now)
    )
    return row


def find_player(connection: Connection, player: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.id == player)).one_or_none()
    return PlayerRow(*row) if row else None


def player_named(connection: Connection, name: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.claimed_name == folded(name))).one_or_none()
    return PlayerRow(*row) if row else None


def rename(connection: Connection, player: str, name: str) -> None:
    """A new name; one that was claimed stays claimed under the new name. ``Conflict`` if it is taken."""
    row = find_player(connection, player)
    claimed = folded(name) if row and row.claimed_name else None
    _set_player(connection, player, name=name, claimed_name=claimed)


def claim(connection: Connection, player: str, name: str, passphrase: str) -> None:
    """Keep the name with a passphrase (already hashed). Tokens given out before become void."""
    row = find_player(connection, player)
    generation = row.generation + 1 if row else 0
    _set_player(connection, player, claimed_name=folded(name), passphrase=passphrase, generation=generation)


def _set_player(connection: Connection, player: str, **values: object) -> None:
    try:
        with connection.begin_nested():
            connection.execute(update(players).where(players.c.id == player).values(**values))
    except IntegrityError:
        raise Conflict("This name belongs to somebody.") from None


def mute(connection: Connection, player: str, muted: str, on: bool) -> None:
    here = (mutes.c.player_id == player) & (mutes.c.muted_id == muted)
    connection.execute(delete(mutes).where(here))
    if on and find_player(connection, muted):
        connection.execute(insert(mutes).values(player_id=player, muted_id=muted))


def muted_by(connection: Connection, player: str) -> set[str]:
    return set(connection.scalars(select(mutes.c.muted_id).where(mutes.c.player_id == player)))


def say(connection: Connection, table: str, player: str, request: str, text: str, now: int) -> bool:
    """False if this request was heard before."""
    line = {"table_id": table, "player_id": player, "request": request, "text": text, "at": now}
    try:
        with connection.begin_nested():
            connection.execute(insert(chat).values(line))
    except IntegrityError:
        return False
    return True


def said_at(connection: Connection, table: str, limit: int = 100) -> list[tuple[str, str, str, int]]:
    """The last lines: player, name, text, time."""
    query = (
        select(chat.c.player_id, players.c.name, chat.c.text, chat.c.at)
        .join(players, players.c.id == chat.c.player_id)
        .where(chat.c.table_id == table)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [tuple(row) for row in connection.execute(query)][::-1]


def ratings_for(connection: Connection, game: str, who: Sequence[str]) -> dict[str, RatingRow]:
    """For changing them: locked until the transaction ends, always in the same order."""
    here = (ratings.c.game == game) & ratings.c.player_id.in_(who)
    query = select(ratings).where(here).order_by(ratings.c.player_id).with_for_update()
    return {row.player_id: RatingRow(*row) for row in connection.execute(query)}


def set_ratings(connection: Connection, new: Sequence[RatingRow]) -> None:
    for row in new:
        here = (ratings.c.player_id == row.player_id) & (ratings.c.game == row.game)
        values = {"mu": row.mu, "sigma": row.sigma, "games": row.games, "ordinal": row.ordinal}
        if not connection.execute(update(ratings).where(here).values(**values)).rowcount:
            connection.execute(insert(ratings).values(player_id=row.player_id, game=row.game, **values))


def ratings_of(connection: Connection, player: str) -> list[RatingRow]:
    query = select(ratings).where(ratings.c.player_id == player).order_by(ratings.c.game)
    return [RatingRow(*row) for row in connection.execute(query)]


def best_rated(connection: Connection, game: str, games: int, limit: int = 100) -> list[tuple[RatingRow, str]]:
    """Those who have played enough, best first, with their names."""
    query = (
        select(*ratings.c, players.c.name)
        .join(players, players.c.id == ratings.c.player_id)
        .where((ratings.c.game == game) & (ratings.c.games >= games))
        .order_by(ratings.c.ordinal.desc())
        .limit(limit)
    )
    return [(RatingRow(*row[:-1]), row[-1]) for row in connection.execute(query)]


def setting(connection: Connection, name: str, default: str) -> str:
    """A value kept for all processes; the first to ask decides it."""
    query = select(settings.c.value).where(settings.c.name == name)
    if (value := connection.scalar(query)) is not None:
        return str(value)
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name=name, value=default))
    except IntegrityError:
        return str(connection.scalar(query))
    return default
