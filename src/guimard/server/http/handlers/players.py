"""HTTP handlers about players: ratings, statistics, history."""

from guimard.games.registry import GAMES
from guimard.server.http.endpoint import Call, player_facts
from guimard.server.http.handlers.accounts import find_player
from guimard.server.tables.codes import name_of
from guimard.server.tables.facts import outcome_of, seat_names
from guimard.server.tables.results import CERTAIN, played_alone, rating_number, won
from guimard.server.tables.seating import held_by
from guimard.server.wire.bodies import (
    History,
    Ladder,
    PastGame,
    PlayerPage,
    PlayerRating,
    PlayerStatistics,
    Rank,
)
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Outcome, Shape
from guimard.store import ratings, tables
from guimard.store.tables import StoredTable

_PAGE = 50
_COUNTED = 1000  # latest games that the statistics are about: nobody's page takes long


async def player_page(call: Call) -> Shape:
    row = await find_player(call, call.arguments["player"])
    rated = await call.server.store.read(ratings.ratings_of, row.id)
    games = await call.server.store.read(tables.games_of, row.id, None, _COUNTED, public_only=_stranger(call, row.id))
    return PlayerPage(
        player=player_facts(row),
        since=row.created,
        ratings=[
            PlayerRating(game=r.game, rating=rating_number(r.ordinal), certain=r.games >= CERTAIN, games=r.games)
            for r in rated
        ],
        statistics=[s for name in GAMES if (s := _statistics(name, row.id, games)) is not None],
    )


def _statistics(game: str, player: str, games: list[StoredTable]) -> PlayerStatistics | None:
    mine = [(t, o) for t in games if t.row.game == game and (o := _played(t)) is not None]
    if not mine:
        return None
    points = [o.scores[n] for t, o in mine for n in played_alone(t, o, player)]
    return PlayerStatistics(
        game=game,
        played=len(mine),
        won=sum(won(t, o, player) for t, o in mine),
        best=max(points, default=None),
        average=round(sum(points) / len(points), 1) if points else None,
    )


def _played(table: StoredTable) -> Outcome | None:
    outcome = outcome_of(table.row.outcome)
    return outcome if outcome is not None and outcome.ended != "agreed" else None


async def history(call: Call) -> Shape:
    """Return the past games; those at private tables only to the player."""
    row = await find_player(call, call.arguments["player"])
    before = call.arguments["before"]
    games = await call.server.store.read(tables.games_of, row.id, before, _PAGE, public_only=_stranger(call, row.id))
    past = [_past(table, row.id) for table in games]
    earlier = past[-1].finished if len(past) == _PAGE else None
    return History(games=past, earlier=earlier)


def _stranger(call: Call, player: str) -> bool:
    """Return whether somebody else asks, who is told nothing of private tables."""
    return call.player is None or call.player.id != player


def _past(table: StoredTable, player: str) -> PastGame:
    outcome = outcome_of(table.row.outcome)
    assert outcome is not None
    return PastGame(
        table=table.row.id,
        name=name_of(table.row.code),
        game=table.row.game,
        finished=table.row.finished or 0,
        seat=next(iter(held_by(table.seats, player)), 0),
        players=seat_names(table),
        outcome=outcome,
    )


async def ladder(call: Call) -> Shape:
    game = call.arguments["game"]
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    best = await call.server.store.read(ratings.best_rated, game, CERTAIN)
    return Ladder(
        game=game,
        ranks=[
            Rank(player=player_facts(player), rating=rating_number(row.ordinal), games=row.games)
            for row, player in best
        ],
    )
