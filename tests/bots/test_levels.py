"""Every level plays every game in time, by its view, the same way twice."""

import time
from typing import Any

import pytest

from guimard import bots
from guimard.bots.search import Budget, Level
from guimard.core.errors import BadOptions
from guimard.core.match import Match
from guimard.core.rng import new_rng
from guimard.games.registry import GAMES, game

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("metro", 2, {}),
    ("metro", 6, {"hand": 3}),
    ("metro", 3, {"orientation": "free", "modules": ["central-tracks", "station-numbers"]}),
    ("metro", 4, {"modules": ["companies", "stations", "station-numbers"], "numbers": 2}),
    ("metro", 5, {"hand": 2, "modules": ["companies", "central-tracks"], "central_points": False}),
    ("metromania", 2, {}),
    ("metromania", 3, {"town_hall": "transparent"}),
    ("metromania", 4, {"town_hall": "rigorous"}),
]
ids = [f"{name}-{seats}" for name, seats, _ in TABLES]
PLAYERS = [(bot, table) for table in TABLES for bot in bots.bot_names(table[0])]
player_ids = [f"{bot}-{name}-{seats}" for bot, (name, seats, _) in PLAYERS]
MIDGAME = 20


def match_of(table: tuple[str, int, dict[str, object]], seed: str = "players") -> Match[Any]:
    name, seats, options = table
    return game(name, seats, **options).start(seed)


def play(match: Match[Any], level: str, actions: int, seconds: float | None = None) -> None:
    for _ in range(actions):
        if (seat := match.to_act) is None:
            return
        number = len(match.actions_played)
        match.play(match.game.text(bots.choose(level, match.game, match.observation(seat), number, seconds)))


def midgame(table: tuple[str, int, dict[str, object]]) -> tuple[Any, Any]:
    """A game, and the view of the seat to act in the middle of it."""
    match = match_of(table)
    play(match, "easy", MIDGAME)
    assert match.to_act is not None
    return match.game, match.observation(match.to_act)


@pytest.mark.parametrize(("level", "table"), PLAYERS, ids=player_ids)
def test_every_level_plays_a_whole_game(level: str, table: tuple[str, int, dict[str, object]]) -> None:
    match = match_of(table)
    play(match, level, 1000, seconds=0.005)
    assert match.over


@pytest.mark.parametrize(("level", "table"), PLAYERS, ids=player_ids)
def test_the_same_view_and_seed_give_the_same_action(level: str, table: tuple[str, int, dict[str, object]]) -> None:
    rules, view = midgame(table)
    assert len({bots.choose(level, rules, view.copy(), 7) for _ in range(2)}) == 1


@pytest.mark.parametrize("table", TABLES, ids=ids)
@pytest.mark.parametrize("level", ["easy", "hard", "expert"])
def test_what_a_bot_may_not_know_does_not_matter(level: str, table: tuple[str, int, dict[str, object]]) -> None:
    """States that look the same to its seat get the same answer."""
    rules, view = midgame(table)
    other = rules.view(rules.imagine(view, new_rng(99)), int(view.turn))
    before = view.tobytes()
    assert bots.choose(level, rules, view, 3) == bots.choose(level, rules, other, 3)
    assert view.tobytes() == before


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3], TABLES[7]], ids=["base", "modules", "metromania"])
@pytest.mark.parametrize("seconds", [0.1, 0.3])
def test_a_time_limit_is_kept(seconds: float, table: tuple[str, int, dict[str, object]]) -> None:
    rules, view = midgame(table)
    bots.choose("expert", rules, view, 1, 0.01)  # compiled before the clock runs
    started = time.thread_time()  # CPU time: other programs run here, too
    bots.choose("expert", rules, view, 1, seconds)
    assert time.thread_time() - started < 1.1 * seconds + 0.01


@pytest.mark.parametrize("table", [TABLES[0], TABLES[5]], ids=["metro", "metromania"])
def test_a_search_can_be_cancelled(table: tuple[str, int, dict[str, object]]) -> None:
    rules, view = midgame(table)
    asked = 0

    def cancel() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    assert bots.choose("expert", rules, view, 1, cancel=cancel) in rules.legal(view)
    assert asked == 3


def test_a_budget_counts_from_its_start() -> None:
    assert Budget().spent() == 0.0
    budget = Budget(seconds=1e-6)
    time.sleep(0.001)
    assert budget.spent() > 1
    assert Level().playouts == 0


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_tells_margin_chance_and_line(name: str) -> None:
    rules, view = midgame((name, 2, {}))
    first, *others = bots.hint(rules, view, best=3)
    legal = [rules.text(action) for action in rules.legal(view)]
    assert first["action"] in legal
    assert isinstance(first["playouts"], int)
    assert first["playouts"] > 0
    assert isinstance(first["win"], float)
    assert 0 <= first["win"] <= 1
    assert isinstance(first["line"], list)
    assert first["line"][0] == first["action"]
    assert len(others) == 2


def test_an_unknown_bot_is_refused() -> None:
    rules, view = midgame(TABLES[0])
    with pytest.raises(BadOptions):
        bots.choose("grandmaster", rules, view, 1)


def test_levels_differ() -> None:
    """A coarse check that the order is right; bench/strength measures by how much."""
    wins = 0
    for number in range(6):
        match = game("metro", 2).start(f"levels {number}")
        while (seat := match.to_act) is not None:
            level = "hard" if seat == number % 2 else "easy"
            seed = len(match.actions_played)
            match.play(match.game.text(bots.choose(level, match.game, match.observation(seat), seed)))
        scores = match.scores()
        wins += scores[number % 2] > scores[1 - number % 2]
    assert wins >= 5
