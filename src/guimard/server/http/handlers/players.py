"""HTTP handlers about players: accounts, ratings, statistics, history."""

import asyncio
import unicodedata

from msgspec import structs
from starlette.responses import Response

from guimard.games.registry import GAMES
from guimard.server.http.endpoint import Call
from guimard.server.http.responses import json_response
from guimard.server.ops.auth import COOKIE, hash_passphrase, passphrase_fits, public_id
from guimard.server.tables.results import CERTAIN, shown, won
from guimard.server.tables.seating import held_by
from guimard.server.tables.snapshot import outcome_of, seat_names
from guimard.server.wire.bodies import (
    Claim,
    History,
    Ladder,
    Me,
    NewPlayer,
    PastGame,
    PlayerPage,
    PlayerRating,
    PlayerStatistics,
    Rank,
    Rename,
    SignIn,
)
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Outcome, PlayerFacts, Shape
from guimard.store import players, ratings, tables
from guimard.store.database import Conflict
from guimard.store.players import PlayerRow
from guimard.store.tables import StoredTable

_YEAR = 365 * 24 * 3600
_PAGE = 50


async def who_am_i(call: Call) -> Shape | Response:
    """Return the player, or 204 for a stranger: every first visit begins so."""
    return _me(call.player) if call.player else Response(status_code=204, headers={"cache-control": "no-store"})


async def come_in(call: Call) -> Shape | Response:
    body: NewPlayer = call.body
    now = call.server.time.now()
    row = await call.server.store.write(players.add_player, public_id(), clean(body.name), now)
    return _with_cookie(call, row, body.token)


async def rename(call: Call) -> Shape:
    body: Rename = call.body
    try:
        await call.server.store.write(players.rename, call.me.id, clean(body.name))
    except Conflict:
        raise _taken() from None
    return _me(await _again(call, call.me.id))


async def claim(call: Call) -> Shape | Response:
    body: Claim = call.body
    kept = await asyncio.to_thread(hash_passphrase, body.passphrase)
    try:
        await call.server.store.write(players.claim, call.me.id, call.me.name, kept)
    except Conflict:
        raise _taken() from None
    return _with_cookie(call, await _again(call, call.me.id), False)


async def sign_in(call: Call) -> Shape | Response:
    body: SignIn = call.body
    if not call.server.guesses.take(players.folded(body.name)):
        raise Refusal("too-fast", "Somebody tries too often to be this player; wait a little.", retry=True)
    row = await call.server.store.read(players.player_named, body.name)
    kept = row.passphrase if row else None
    if not await asyncio.to_thread(passphrase_fits, body.passphrase, kept) or row is None:
        raise Refusal("wrong-passphrase", "No such name with this passphrase.")
    return _with_cookie(call, row, body.token)


async def sign_out(call: Call) -> Shape | Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=call.server.config.secure_cookie)
    return response


def clean(name: str) -> str:
    """Return a name without control characters or outer spaces."""
    tidy = " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in name).split())
    if not tidy:
        raise Refusal("no-name", "A name needs letters.")
    return tidy


def _me(row: PlayerRow) -> Me:
    return Me(id=row.id, name=row.name, claimed=row.claimed_name is not None)


def _taken() -> Refusal:
    return Refusal("name-taken", "This name belongs to somebody; choose another.")


async def _again(call: Call, player: str) -> PlayerRow:
    row = await call.server.store.read(players.find_player, player)
    if row is None:
        raise Refusal("no-player", "There is no such player.")
    return row


def _with_cookie(call: Call, row: PlayerRow, token_too: bool) -> Response:
    token = call.server.signer.token(row.id, row.generation)
    response = json_response(structs.replace(_me(row), token=token if token_too else None))
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=call.server.config.secure_cookie,
    )
    return response


# Others


async def player_page(call: Call) -> Shape:
    row = await _again(call, call.arguments["player"])
    rated = await call.server.store.read(ratings.ratings_of, row.id)
    games = await call.server.store.read(tables.games_of, row.id)
    return PlayerPage(
        player=PlayerFacts(id=row.id, name=row.name),
        since=row.created,
        ratings=[
            PlayerRating(game=r.game, rating=shown(r.ordinal), certain=r.games >= CERTAIN, games=r.games)
            for r in rated
        ],
        statistics=[s for name in GAMES if (s := _statistics(name, row.id, games)) is not None],
    )


def _statistics(game: str, player: str, games: list[StoredTable]) -> PlayerStatistics | None:
    mine = [(t, o) for t in games if t.row.game == game and (o := _played(t)) is not None]
    points = [o.scores[n] for t, o in mine for n in held_by(t.seats, player)]
    if not points:
        return None
    return PlayerStatistics(
        game=game,
        played=len(mine),
        won=sum(won(t, o, player) for t, o in mine),
        best=max(points),
        average=round(sum(points) / len(points), 1),
    )


def _played(table: StoredTable) -> Outcome | None:
    outcome = outcome_of(table.row.outcome)
    return outcome if outcome is not None and outcome.ended == "played" else None


async def history(call: Call) -> Shape:
    row = await _again(call, call.arguments["player"])
    before = call.arguments["before"]
    games = await call.server.store.read(tables.games_of, row.id, before, _PAGE)
    past = [_past(table, row.id) for table in games]
    earlier = past[-1].finished if len(past) == _PAGE else None
    return History(games=past, earlier=earlier)


def _past(table: StoredTable, player: str) -> PastGame:
    outcome = outcome_of(table.row.outcome)
    assert outcome is not None
    return PastGame(
        table=table.row.id,
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
            Rank(player=PlayerFacts(id=row.player_id, name=name), rating=shown(row.ordinal), games=row.games)
            for row, name in best
        ],
    )
