"""The race of candidates; players in playouts know no more than at a table."""

import time
from itertools import count
from typing import Any

import numpy as np
import pytest

from guimard.bots.metro.policy import policy
from guimard.bots.metro.values import family, values_of
from guimard.bots.metro.workspace import POSITION, new_workspace
from guimard.bots.metromania.evaluator import MetromaniaEvaluator
from guimard.bots.search import Budget, Level, PlainEvaluator, Turn, search
from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import new_rng
from guimard.games.registry import game


class Dice(PlainEvaluator):
    """Turns 0, 1, 2 … have these mean margins; each deal adds shared and own noise."""

    state = FlatRecord
    win_bonus = 0.0

    def __init__(self, margins: list[float], noise: float) -> None:
        self.margins, self.noise, self.deals = margins, noise, 0

    def rate(self, view: Any, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        return [(turn,) for turn in range(len(self.margins))], np.zeros(len(self.margins))

    def play_out(
        self, view: Any, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        chance = np.random.default_rng([seed, first_deal])
        for deal in range(results.shape[1]):
            shared = chance.normal(0, 50)
            for row, turn in enumerate(turns):
                results[row, deal, 0] = self.margins[turn[0]] + shared + chance.normal(0, self.noise)
        self.deals += results.shape[0] * results.shape[1]

    def continuation(self, view: Any, turn: Turn, seed: int, length: int) -> list[int]:
        return list(turn)


def test_a_clear_case_is_decided_early() -> None:
    dice = Dice([0.0, 5.0, 1.0], noise=1.0)
    best = search(dice, None, 1, Level(playouts=3000), Budget())[0]
    assert best.action == 1
    assert dice.deals < 150


def test_a_close_case_uses_the_whole_budget_and_drops_the_worst_first() -> None:
    dice = Dice([0.0, 0.3, -9.0], noise=10.0)
    found = search(dice, None, 1, Level(playouts=3000), Budget())
    assert found[-1].action == 2
    assert found[-1].playouts < found[0].playouts
    assert 2900 < dice.deals < 3100


def test_only_a_thorough_level_uses_more_playouts_because_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))  # a second passes between two looks
    for thorough in (False, True):
        dice = Dice([0.0, 0.0], noise=10.0)
        search(dice, None, 1, Level(playouts=100, thorough=thorough), Budget(seconds=1000))
        assert (dice.deals > 200) == thorough


def test_in_the_last_turns_of_metromania_it_considers_to_stop() -> None:
    """Metromania 8.2: builders never do, so a search that samples them would not."""
    match, stops = game("metromania", 2).start("stop"), 0
    while not match.over:
        view = match.observation(match.to_act or 0)
        if view.ending and len(legal := match.game.legal(view)) > 1:
            found = {candidate.turn for candidate in search(MetromaniaEvaluator(), view, 1, Level(), Budget())}
            assert (legal[-1],) in found
            assert {turn[0] for turn in found} <= set(legal)
            stops += 1
        match.play(match.legal()[0])
    assert stops


@pytest.mark.parametrize(
    "modules", [["companies"], ["station-numbers"], ["companies", "stations", "station-numbers"]]
)
def test_a_player_in_a_playout_does_not_know_what_is_hidden_from_its_seat(modules: list[str]) -> None:
    """Worlds that look the same to the seat to act get the same action."""
    match = game("metro", 3, modules=modules).start("hidden")
    for _ in range(25):
        seat = match.to_act
        assert seat is not None
        view = match.observation(seat)
        chosen = set()
        for seed in range(6):
            work = new_workspace(values_of(family(view)))
            work.games[POSITION] = match.game.imagine(view, new_rng(seed))
            chosen.add(int(policy(work)))
        assert len(chosen) == 1
        match.play(match.game.text(chosen.pop()))
