"""The end of a game: who won, who left, and the ratings that follow from it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import json, structs
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection

from guimard.core.match import Match
from guimard.server.tables.clock import DAY
from guimard.server.tables.facts import outcome_of
from guimard.server.tables.seating import held_by, how_left
from guimard.server.wire.shapes import Outcome, RatingFacts
from guimard.store.actions import BOT_MOVE
from guimard.store.ratings import RatingRow, ratings_for, set_ratings
from guimard.store.tables import SeatRow, StoredTable, rated_games, set_phase, set_seats

_model = PlackettLuce()
_SCALE = 40.0  # a newcomer's mu - 3 sigma is 0, shown as 1000; a usual spread shown as a few hundred
CERTAIN = 10
"""Games after which a rating is reliable."""
FEWEST_TURNS = 5
"""Turns per seat from which a game that somebody left is rated."""

End: TypeAlias = Literal["played", "agreed", "left"]


def rating_number(ordinal: float) -> int:
    """Return a rating as people see it."""
    return round(1000 + _SCALE * ordinal)


def outcome_now(match: Match[Any], how: End, seats: Sequence[SeatRow], movers: Mapping[str, int]) -> Outcome:
    """Return the outcome of a game that ends now. Nobody who has left wins it."""
    result = match.result()
    scores = list(result.scores) if result else match.scores()
    left = [how_left(seat) for seat in seats]
    return Outcome(
        scores=scores,
        winners=_winners(scores, list(result.winners) if result else [], [how is None for how in left]),
        ended=how,
        ratings=[None] * len(scores),
        left=left,
        stand_in_actions=_stand_in_actions(seats, movers),
    )


def _winners(scores: list[int], winners: list[int], stayed: list[bool]) -> list[int]:
    """Return the winners among those who stayed.

    If all winners by the rules have left, those with the most points win.
    """
    if by_rules := [seat for seat in winners if stayed[seat]]:
        return by_rules
    best = max((score for seat, score in enumerate(scores) if stayed[seat]), default=None)
    return [seat for seat, score in enumerate(scores) if stayed[seat] and score == best]


def _stand_in_actions(seats: Sequence[SeatRow], movers: Mapping[str, int]) -> list[int]:
    """Return how many actions a bot played for each person."""
    turns = [0] * len(seats)
    for move, seat in movers.items():
        if move.startswith(BOT_MOVE) and seats[seat].kind == "human":
            turns[seat] += 1
    return turns


def finish(connection: Connection, table: StoredTable, outcome: Outcome, turns: int, now: int) -> str:
    """Store seats, outcome and ratings in one transaction; raises ``AlreadyFinished``."""
    if is_rated(table, outcome, turns):
        outcome = _rate(connection, table, outcome, now)
    text = json.encode(outcome).decode()
    if not set_phase(connection, table.row.id, "playing", "finished", outcome=text, finished=now, deadline=None):
        raise AlreadyFinished
    set_seats(connection, table.row.id, table.seats)
    return text


class AlreadyFinished(Exception):
    """Another process has ended the game."""


def is_rated(table: StoredTable, outcome: Outcome, turns: int) -> bool:
    """Return whether a game changes the ratings.

    It does if people played it to its end, or somebody left after some turns. A game that all agreed to stop counts
    only against those who had left before.
    """
    people = {seat.player_id for seat in table.seats}
    somebody_left = any(outcome.left)
    return (
        table.row.rated
        and len(people) == len(table.seats) > 1
        and all(seat.kind == "human" for seat in table.seats)
        and (outcome.ended != "agreed" or somebody_left)
        and (outcome.ended == "played" or turns >= FEWEST_TURNS * len(table.seats))
    )


def places(outcome: Outcome) -> list[int]:
    """Return the place of each seat: winners first, then by points.

    All who left share the last.
    """
    keys = [_place_key(outcome, seat) for seat in range(len(outcome.scores))]
    return [1 + sum(other < key for other in keys) for key in keys]


def _place_key(outcome: Outcome, seat: int) -> tuple[bool, bool, int]:
    if outcome.left[seat] is not None:
        return (True, False, 0)
    if outcome.ended == "agreed":
        return (False, False, 0)
    return (False, seat not in outcome.winners, -outcome.scores[seat])


def _rate(connection: Connection, table: StoredTable, outcome: Outcome, now: int) -> Outcome:
    people = [seat.player_id or "" for seat in table.seats]
    known = ratings_for(connection, table.row.game, people)
    before = [_rating(known.get(player)) for player in people]
    teams = _model.rate([[rating] for rating in before], ranks=[float(p) for p in places(outcome)])
    weights = _weights(connection, table.row.game, people, now)
    after = [_between(old, team[0], weight) for old, team, weight in zip(before, teams, weights, strict=True)]
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
        RatingFacts(before=rating_number(old.ordinal()), after=rating_number(new.ordinal()))
        for old, new in zip(before, after, strict=True)
    ]
    return structs.replace(outcome, ratings=facts)


def _rating(row: RatingRow | None) -> PlackettLuceRating:
    return _model.rating(mu=row.mu, sigma=row.sigma) if row else _model.rating()


def _between(old: PlackettLuceRating, new: PlackettLuceRating, weight: float) -> PlackettLuceRating:
    mu, sigma = (o + weight * (n - o) for o, n in ((old.mu, new.mu), (old.sigma, new.sigma)))
    return _model.rating(mu=mu, sigma=sigma)


def _weights(connection: Connection, game: str, people: list[str], now: int) -> list[float]:
    """Return the weight of this game in each player's rating.

    Each game today with the same opponent halves it. Two accounts of one person could otherwise lift a
    rating as fast as they can resign.
    """
    together: dict[tuple[str, str], int] = {}
    for players, text in rated_games(connection, game, people, now - DAY):
        outcome = outcome_of(text)
        if outcome is None or not any(outcome.ratings):
            continue
        for one in players:
            for other in players - {one}:
                together[one, other] = together.get((one, other), 0) + 1
    return [0.5 ** max(together.get((one, other), 0) for other in people) for one in people]


def won(table: StoredTable, outcome: Outcome, player: str) -> bool:
    """Return whether a player won on a seat that no bot played for them."""
    return any(seat in outcome.winners for seat in played_alone(table, outcome, player))


def played_alone(table: StoredTable, outcome: Outcome, player: str) -> list[int]:
    """Return the seats that a player played to the end, every turn of them."""
    seats = held_by(table.seats, player)
    return [n for n in seats if outcome.left[n] is None and not outcome.stand_in_actions[n]]
