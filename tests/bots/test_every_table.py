"""Whole games at every table that can be opened, with every level."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from guimard import bots
from guimard.core.match import Match
from tests.conformance.tables import Table, tables

QUICK = 0.001  # seconds a move: enough to act, the strength is measured elsewhere
PARTS = 8  # so that several processes can share the work
Choose = Callable[[int], str]


@cache
def different_tables() -> list[Table]:
    """Return tables with different deals: options of modules not played do not count."""
    return list({(t.game, t.setup.start("same").state.tobytes()): t for t in reversed(tables())}.values())


def play(match: Match[Any], level_of: Choose) -> None:
    while (seat := match.to_act) is not None:
        number = len(match.actions_played)
        assert number < 2000, "this game does not end"
        action = bots.choose(level_of(number), match.game, match.observation(seat), number, QUICK)
        match.play(match.game.text(action))
    assert match.result() is not None


def test_the_list_is_long() -> None:
    assert len(different_tables()) > 400


@pytest.mark.parametrize("part", range(PARTS))
def test_all_levels_act_in_a_game_at_every_table(part: int) -> None:
    """Levels take turns with random actions, so each meets all kinds of positions."""
    for table in different_tables()[part::PARTS]:
        levels = bots.level_names(table.game)
        play(
            table.setup.start(str(table)),
            lambda number, levels=levels: "random" if number % 3 else levels[number // 3 % len(levels)],
        )


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_a_game_at_every_table(level: str, part: int) -> None:
    for table in different_tables()[part::PARTS]:
        if level in bots.level_names(table.game):
            play(table.setup.start(str(table)), lambda _: level)
