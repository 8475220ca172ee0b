"""Every table that can be opened, of every game there is.

Worked out from the option specs alone.
"""

import random
from functools import cache
from itertools import chain, combinations, count, islice, product
from typing import Any, NamedTuple, TypeAlias

import guimard
from guimard.core.game_record import GameRecord
from guimard.core.match import Match, Setup
from guimard.core.options import Option, Value

SAMPLE = 600  # combinations of a game, allowed or not
TRIES = 10  # tables among which the one with most missing pairs is taken


Choice: TypeAlias = tuple[str, Value]
Pair: TypeAlias = tuple[Choice, ...]


class Table(NamedTuple):
    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]

    @property
    def setup(self) -> Setup[Any]:
        return guimard.game(self.game, seats=self.seats, **dict(self.options))

    def __str__(self) -> str:
        spec = guimard.GAMES[self.game].options
        return f"{self.game} seats={self.seats} {spec.text(dict(self.options))}".replace(" ", ",")


def values(option: Option, seats: int) -> list[Value]:
    """Return values of an option to try with so many seats, allowed or not."""
    if option.each:
        names = tuple(map(str, option.choices))
        spare = names[::-1][:seats] if option.spare else ()
        return list(dict.fromkeys([(), names[:seats][::-1], spare]))
    if not option.many:
        return list(option.choices)
    subsets = chain.from_iterable(combinations(option.choices, n) for n in range(len(option.choices) + 1))
    return [tuple(map(str, subset)) for subset in subsets]


def any_tables(game: str) -> list[Table]:
    """Return a sample of seats and values, allowed or not; always the same."""
    spec, chance = guimard.GAMES[game].options, random.Random(game)
    return [_any_table(game, chance.choice(spec.seats), {}, chance) for _ in range(SAMPLE)]


def _any_table(game: str, seats: int, fixed: dict[str, Value], chance: random.Random) -> Table:
    chosen = ((name, fixed[name] if name in fixed else chance.choice(some)) for name, some in _choices(game, seats))
    return Table(game, seats, tuple(chosen))


@cache
def _choices(game: str, seats: int) -> list[tuple[str, list[Value]]]:
    return [(option.name, values(option, seats)) for option in guimard.GAMES[game].options.options]


def allowed(table: Table) -> bool:
    try:
        return bool(table.setup)
    except guimard.BadOptions:
        return False


def pairs(game: str, seats: int) -> set[Pair]:
    """Return every two values of two options that go together with so many seats.

    Of a game with one option, every value of it.
    """
    options = [[(name, value) for value in some] for name, some in _choices(game, seats)]
    found = {pair for two in combinations(options, min(2, len(options))) for pair in product(*two)}
    return {pair for pair in found if allowed(Table(game, seats, pair))}


@cache
def tables() -> list[Table]:
    """Return tables that hold every pair of values with every number of seats."""
    chosen = []
    for game in guimard.GAMES:
        for seats in guimard.GAMES[game].options.seats:
            chosen += _with_all_pairs(game, seats)
    return chosen


def _with_all_pairs(game: str, seats: int) -> list[Table]:
    """Choose tables, each the one of a few that has most pairs still missing."""
    chance = random.Random(f"{game} {seats}")
    missing, chosen = pairs(game, seats), []
    for pair in sorted(missing, key=str):
        if pair in missing:
            drawn = (_any_table(game, seats, dict(pair), chance) for _ in count())
            some = list(islice(filter(allowed, drawn), TRIES))
            chosen.append(max(some, key=lambda table: len(missing & pairs_of(table))))
            missing -= pairs_of(chosen[-1])
    return chosen


def pairs_of(table: Table) -> set[Pair]:
    return set(combinations(table.options, min(2, len(table.options))))


def features(table: Table) -> set[tuple[object, ...]]:
    """What a list of tables should have covered.

    Seats, values, and sets of modules with few and many seats.
    """
    most = max(guimard.GAMES[table.game].options.seats)
    many = {("crowd", name, value, table.seats == most) for name, value in table.options if isinstance(value, tuple)}
    return {(table.game, *f) for f in ({("seats", table.seats)} | set(relevant(table)) | many)}


def relevant(table: Table) -> list[tuple[str, Value]]:
    """The options that change anything with so many seats."""
    spec = guimard.GAMES[table.game].options
    matters = {option.name for option in spec.options if not option.seats or table.seats in option.seats}
    return [pair for pair in table.options if pair[0] in matters]


@cache
def covering() -> list[Table]:
    """A short list in which each of these features occurs.

    Chosen greedily, always the same.
    """
    rest = tables().copy()
    random.Random("covering").shuffle(rest)
    missing = set().union(*map(features, rest))
    chosen = []
    while missing:
        best = max(rest, key=lambda table: len(features(table) & missing))
        missing -= features(best)
        chosen.append(best)
    return chosen


def pick(legal: list[str], chance: random.Random) -> str:
    """A kind of action, then one of that kind.

    Rare kinds would drown among the common ones.
    """
    kind = chance.choice(sorted({text.split()[0] for text in legal}))
    return chance.choice([text for text in legal if text.split()[0] == kind])


@cache
def played(table: Table, seed: int) -> str:
    """The record of a random game."""
    chance = random.Random(seed)
    match = table.setup.start(seed=seed)
    while not match.over:
        assert len(match.actions_played) < 3000, "this game does not end"
        match.play(pick(match.legal(), chance))
    return match.record()


def length(record: str) -> int:
    return len(GameRecord.parse(record).actions)


def a_moment(table: Table, seed: int, chance: random.Random) -> Match[Any]:
    record = played(table, seed)
    return guimard.replay(record, until=chance.randint(0, length(record)))


def moments(table: Table, seed: int, count: int) -> list[Match[Any]]:
    """The game at its start, at some moments between, and at its end."""
    record = played(table, seed)
    end = length(record)
    middle = random.Random(seed).sample(range(1, end), count)
    return [guimard.replay(record, until=n) for n in (0, *sorted(middle), end)]
