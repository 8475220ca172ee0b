"""Every table that can be opened, of every game there is: worked out from the option specs alone."""

import random
from functools import cache
from itertools import chain, combinations, product
from typing import Any, NamedTuple

import guimard
from guimard.core.game_record import GameRecord
from guimard.core.match import Match, Setup
from guimard.core.options import Option, Value


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


def values(option: Option) -> list[Value]:
    if not option.many:
        return list(option.choices)
    subsets = chain.from_iterable(combinations(option.choices, n) for n in range(len(option.choices) + 1))
    return [tuple(map(str, subset)) for subset in subsets]


def combinations_of(game: str) -> list[Table]:
    """Every combination of seats and values, allowed or not."""
    spec = guimard.GAMES[game].options
    names = [option.name for option in spec.options]
    chosen = product(*(values(option) for option in spec.options))
    return [Table(game, seats, tuple(zip(names, each, strict=True))) for each in chosen for seats in spec.seats]


def allowed(table: Table) -> bool:
    try:
        return bool(table.setup)
    except guimard.BadOptions:
        return False


@cache
def tables() -> list[Table]:
    return [table for game in guimard.GAMES for table in combinations_of(game) if allowed(table)]


def features(table: Table) -> set[tuple[object, ...]]:
    """What a list of tables should have covered: seats, values, and sets of modules with few and many seats."""
    most = max(guimard.GAMES[table.game].options.seats)
    many = {("crowd", name, value, table.seats == most) for name, value in table.options if isinstance(value, tuple)}
    return {(table.game, *f) for f in ({("seats", table.seats)} | set(table.options) | many)}


@cache
def covering() -> list[Table]:
    """A short list in which each of these features occurs (chosen greedily, always the same)."""
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
    """A kind of action, then one of that kind: rare kinds would drown among the common ones."""
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
