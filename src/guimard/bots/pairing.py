"""Who plays whom, where, on which deal: every deal is played in all rotations of the seats."""

from dataclasses import dataclass
from itertools import combinations

from guimard.core.errors import BadOptions
from guimard.core.options import Options

COMMAND = "cmd:"  # a player with this prefix is an external program


@dataclass(frozen=True)
class Contest:
    """Everything that decides a tournament: with the same contest and no time limit, the same games."""

    game: str
    seats: int
    options: Options
    players: tuple[str, ...]
    games: int
    seed: str
    seconds: float | None = None


@dataclass(frozen=True)
class Pairing:
    """One game of a contest."""

    number: int
    deal: int
    players: tuple[str, ...]  # by seat


def lineups(players: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The tables: too few players, and the last one fills up; too many, and everybody meets everybody."""
    if not players:
        raise BadOptions("An arena needs players.")
    if len(players) <= seats:
        return [players + players[-1:] * (seats - len(players))]
    return list(combinations(players, seats))


def pairings(contest: Contest) -> list[Pairing]:
    """All games, in order. Whole deals only: the number of games is rounded up."""
    tables = lineups(contest.players, contest.seats)
    found: list[Pairing] = []
    while len(found) < contest.games:
        deal = len(found) // (len(tables) * contest.seats)
        for table in tables:
            for turn in range(contest.seats):
                found.append(Pairing(len(found), deal, table[turn:] + table[:turn]))
    return found
