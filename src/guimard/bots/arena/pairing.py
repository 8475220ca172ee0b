"""The pairings of a contest: every deal is played in all rotations of the seats."""

from dataclasses import dataclass
from itertools import combinations

from guimard.core.errors import BadOptions
from guimard.core.options import Options

COMMAND = "cmd:"  # a player with this prefix is an external program


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games of a contest, unless there is a time limit."""

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
    """Return the tables: the last player fills one up, too many take turns."""
    if not players:
        raise BadOptions("An arena needs players.")
    if len(players) <= seats:
        return [players + players[-1:] * (seats - len(players))]
    return list(combinations(players, seats))


def pairings(contest: Contest) -> list[Pairing]:
    """Return all games in order; their number is rounded up to whole deals."""
    tables = lineups(contest.players, contest.seats)
    found: list[Pairing] = []
    while len(found) < contest.games:
        deal = len(found) // (len(tables) * contest.seats)
        for table in tables:
            for turn in range(contest.seats):
                found.append(Pairing(len(found), deal, table[turn:] + table[:turn]))
    return found
