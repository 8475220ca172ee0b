"""Ratings as rows: one for each player and game."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from guimard.store.players import PlayerRow
from guimard.store.schema import players, ratings


@dataclass(frozen=True, slots=True)
class RatingRow:
    player_id: str
    game: str
    mu: float
    sigma: float
    games: int
    ordinal: float


def ratings_for(connection: Connection, game: str, who: Sequence[str]) -> dict[str, RatingRow]:
    """Return the ratings of some players, locked until the transaction ends.

    They are locked in the order of ids, so that two games that end at once cannot block each other.
    """
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


def best_rated(connection: Connection, game: str, games: int, limit: int = 100) -> list[tuple[RatingRow, PlayerRow]]:
    """Return those who have played enough, best first."""
    query = (
        select(*ratings.c, *players.c)
        .join(players, players.c.id == ratings.c.player_id)
        .where((ratings.c.game == game) & (ratings.c.games >= games))
        .order_by(ratings.c.ordinal.desc())
        .limit(limit)
    )
    width = len(ratings.c)
    return [(RatingRow(*row[:width]), PlayerRow(*row[width:])) for row in connection.execute(query)]
