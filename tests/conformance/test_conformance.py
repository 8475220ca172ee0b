"""Every game obeys every law.

At tables that cover all options, and at any table Hypothesis thinks of.
"""

import json
import random
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guimard
from guimard.core.match import Match
from tests.conformance.laws import LAWS
from tests.conformance.tables import (
    Table,
    a_moment,
    allowed,
    any_tables,
    covering,
    moments,
    played,
    relevant,
    tables,
    values,
)
from tests.support.interpreted import times

Law = Callable[[Match[Any], random.Random], None]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", covering(), ids=str)
def test_covering_tables(table: Table, law: Law) -> None:
    for match in moments(table, seed=1, count=times(3, 1)):
        law(match, random.Random(1))


@settings(max_examples=times(12, 3), deadline=None)
@given(table=st.sampled_from(tables()), seed=st.integers(0, 10**6))
def test_any_table(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    for law in LAWS:
        law(a_moment(table, seed, chance), chance)


@settings(max_examples=times(40, 3), deadline=None)
@given(table=st.sampled_from(tables()), seed=st.integers(0, 10**6))
def test_every_game_ends(table: Table, seed: int) -> None:
    match = guimard.replay(played(table, seed))
    result = match.result()
    assert result is not None
    assert list(result.scores) == match.scores()


@pytest.mark.parametrize("game", guimard.GAMES)
def test_the_covering_tables_leave_out_no_value_no_set_of_modules_and_no_seat(game: str) -> None:
    every = [table for table in tables() if table.game == game]
    chosen = [table for table in covering() if table.game == game]
    assert {table.seats for table in chosen} == set(guimard.GAMES[game].options.seats)
    assert {pair for table in chosen for pair in relevant(table)} == {
        pair for table in every for pair in relevant(table)
    }


@pytest.mark.parametrize(("game", "seats"), [(g, n) for g in guimard.GAMES for n in guimard.GAMES[g].options.seats])
def test_the_tables_leave_out_no_pair_of_values(game: str, seats: int) -> None:
    options = guimard.GAMES[game].options.options
    every = 0
    for a, b in combinations(options, 2):
        for x, y in product(values(a, seats), values(b, seats)):
            try:
                guimard.game(game, seats=seats, **{a.name: x, b.name: y})
                every += 1
            except guimard.BadOptions:
                pass
    mine = [table for table in tables() if (table.game, table.seats) == (game, seats)]
    assert len({pair for table in mine for pair in combinations(table.options, 2)}) == every


@pytest.mark.parametrize("game", guimard.GAMES)
def test_options_are_accepted_or_refused_with_a_sentence_and_print_as_they_parse(game: str) -> None:
    spec = guimard.GAMES[game].options
    assert json.loads(json.dumps(spec.describe())) == spec.describe()
    for table in any_tables(game):
        options = dict(table.options)
        assert spec.parse_stored(spec.text(options)) == options
        if allowed(table):
            assert spec.check(table.seats, options) == options
        else:
            with pytest.raises(guimard.BadOptions, match=r"\.$"):
                spec.check(table.seats, options)


@pytest.mark.parametrize("table", covering(), ids=str)
def test_a_seed_is_a_deal(table: Table) -> None:
    setup = table.setup
    assert setup.start(seed=7).position() == setup.start(seed="7").position()
    assert len({setup.start(seed=n).position() for n in range(5)}) == 5
    assert setup.start().seed != setup.start().seed
