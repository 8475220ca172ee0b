"""The end of a game: its outcome, and the ratings that follow from it."""

from typing import Any, Literal

from msgspec import json, structs
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from guimard.core.match import Match
from guimard.server.tables.seating import held_by
from guimard.server.wire.shapes import Outcome, RatingFacts
from guimard.store.ratings import RatingRow, ratings_for, set_ratings
from guimard.store.tables import StoredTable, set_phase

_model = PlackettLuce()
_SCALE = 40.0  # a newcomer's mu - 3 sigma is 0, shown as 1000; a usual spread shown as a few hundred
CERTAIN = 10
"""Games after which a rating is reliable."""


def shown(ordinal: float) -> int:
    return round(1000 + _SCALE * ordinal)


def outcome_now(match: Match[Any], how: Literal["played", "agreed"]) -> Outcome:
    result = match.result()
    scores = list(result.scores) if result else match.scores()
    best = max(scores)
    winners = list(result.winners) if result else [n for n, score in enumerate(scores) if score == best]
    return Outcome(scores=scores, winners=winners, ended=how, ratings=[None] * len(scores))


def finish(connection: Connection, table: StoredTable, outcome: Outcome, now: int) -> str:
    """Store outcome and ratings in one transaction; raises ``AlreadyFinished``."""
    if is_rated(table, outcome):
        outcome = _rate(connection, table, outcome)
    text = json.encode(outcome).decode()
    if not set_phase(connection, table.row.id, "playing", "finished", outcome=text, finished=now, deadline=None):
        raise AlreadyFinished
    return text


class AlreadyFinished(Exception):
    """Another process has ended the game."""


def is_rated(table: StoredTable, outcome: Outcome) -> bool:
    """Return whether the players played the game themselves, to the end or to resigning."""
    people = {seat.player_id for seat in table.seats}
    return (
        table.row.rated
        and outcome.ended == "played"
        and len(people) == len(table.seats) > 1
        and all(seat.kind == "human" and seat.fate in ("playing", "resigned") for seat in table.seats)
    )


def places(table: StoredTable, outcome: Outcome) -> list[int]:
    """Return the place of each seat: winners first, then by points, resigned last."""
    resigned = [seat.fate == "resigned" for seat in table.seats]
    keys = [(gone, seat not in outcome.winners, -outcome.scores[seat]) for seat, gone in enumerate(resigned)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _rate(connection: Connection, table: StoredTable, outcome: Outcome) -> Outcome:
    people = [seat.player_id or "" for seat in table.seats]
    known = ratings_for(connection, table.row.game, people)
    before = [_rating(known.get(player)) for player in people]
    teams = _model.rate([[rating] for rating in before], ranks=[float(p) for p in places(table, outcome)])
    after = [team[0] for team in teams]
    rows = [
        RatingRow(
            player,
            table.row.game,
            new.mu,
            new.sigma,
            (known[player].games if player in known else 0) + 1,
            new.ordinal(),
        )
        for player, new in zip(people, after, strict=True)
    ]
    set_ratings(connection, rows)
    facts: list[RatingFacts | None] = [
        RatingFacts(before=shown(old.ordinal()), after=shown(new.ordinal()))
        for old, new in zip(before, after, strict=True)
    ]
    return structs.replace(outcome, ratings=facts)


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return _model.rating(mu=row.mu, sigma=row.sigma) if row else _model.rating()


def won(table: StoredTable, outcome: Outcome, player: str) -> bool:
    """Return whether a player won on a seat that they had not resigned."""
    mine = [n for n in held_by(table.seats, player) if table.seats[n].fate != "resigned"]
    return any(n in outcome.winners for n in mine)
