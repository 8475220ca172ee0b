"""Every game obeys every law: at tables that cover all options, and at any table Hypothesis thinks of."""

import json
import random
from collections.abc import Callable
from typing import Any

import numba
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guimard
from guimard.core.match import Match
from tests.conformance.laws import LAWS
from tests.conformance.tables import Table, a_moment, allowed, combinations_of, covering, moments, played, tables

INTERPRETED = bool(numba.config.DISABLE_JIT)
Law = Callable[[Match[Any], random.Random], None]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", covering(), ids=str)
def test_covering_tables(table: Table, law: Law) -> None:
    for match in moments(table, seed=1, count=1 if INTERPRETED else 3):
        law(match, random.Random(1))


@settings(max_examples=3 if INTERPRETED else 12, deadline=None)
@given(table=st.sampled_from(tables()), seed=st.integers(0, 10**6))
def test_any_table(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    for law in LAWS:
        law(a_moment(table, seed, chance), chance)


@settings(max_examples=3 if INTERPRETED else 40, deadline=None)
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
    assert {pair for table in chosen for pair in table.options} == {pair for table in every for pair in table.options}


@pytest.mark.parametrize("game", guimard.GAMES)
def test_options_are_accepted_or_refused_with_a_sentence_and_print_as_they_parse(game: str) -> None:
    spec = guimard.GAMES[game].options
    assert json.loads(json.dumps(spec.describe())) == spec.describe()
    for table in combinations_of(game):
        options = dict(table.options)
        assert spec.parse(spec.text(options)) == options
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
