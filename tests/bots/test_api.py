"""``guimard.bot``: a bot by name, given whatever a player of the API has in hand."""

from typing import Any

import pytest

import guimard
from guimard.bots import levels
from guimard.bots.search import Budget, Candidate, Level
from guimard.core.match import AnyMatch
from tests.support import golden_bots as golden


def start(name: str = "metro", **options: object) -> AnyMatch:
    return guimard.game(name, seats=2, **options).start(seed="api")


@pytest.mark.parametrize("name", ["metro", "metromania"])
def test_a_match_an_observation_and_a_position_get_the_same_answer(name: str) -> None:
    match = start(name)
    bot = guimard.bot("expert", seed=3, playouts=48)
    found = {bot.choose(view) for view in (match, match.observation(0), match.position_seen_by(0), match.position())}
    assert len(found) == 1
    assert found <= set(match.legal())


@pytest.mark.parametrize("name", golden.GAMES)
def test_it_is_the_bot_of_that_level(name: str) -> None:
    """Every position of the frozen answers, with its seed: the same choices."""
    for seed, entry in enumerate(golden.entries(name)[:6]):
        for level in ("easy", "hard"):
            assert guimard.bot(level, seed=seed).choose(entry["position"]) == entry["choices"][level]


def test_it_uses_only_what_the_seat_to_act_may_know() -> None:
    """Given the whole match, it answers as it does to the view of the seat to act."""
    match = guimard.game("metro", seats=3, modules=["companies", "station-numbers"]).start(seed="secrets")
    for seat in (0, 1, 2):
        assert match.to_act == seat
        bot = guimard.bot("hard", seed=1)
        assert bot.choose(match) == bot.choose(match.observation(seat))
        match.play(next(action for action in match.legal() if action.startswith("lay")))


@pytest.mark.parametrize(("name", "level", "expected"), [("metro", "expert", 7), ("metro", "hard", 0)])
def test_playouts_replace_those_of_a_level_that_searches(
    name: str, level: str, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, asked = start(name), []

    def search(evaluator: Any, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
        asked.append((level.playouts, seed, budget.seconds))
        return [Candidate((match.game.legal(view)[0],), 0.0)]

    monkeypatch.setattr(levels, "search", search)
    assert guimard.bot(level, seed=5, playouts=7, seconds=2.0).choose(match) == match.legal()[0]
    assert asked == [(expected, 5, 2.0)]


def test_without_a_seed_it_draws_one() -> None:
    match = start()
    assert len({guimard.bot("random").choose(match) for _ in range(20)}) > 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(guimard.BadOptions, match="no bot 'wizard'; there are easy, medium, hard, expert"):
        guimard.bot("wizard")


def test_the_view_of_a_seat_that_is_not_to_act_is_refused() -> None:
    for seat in (1, None):
        with pytest.raises(guimard.Illegal, match="not the view of seat 1"):
            guimard.bot("easy").choose(start().observation(seat))


def test_a_game_that_is_over_is_refused() -> None:
    match = start()
    bot = guimard.bot("random", seed=1)
    while not match.over:
        match.play(bot.choose(match))
    with pytest.raises(guimard.Illegal, match="over"):
        bot.choose(match)


@pytest.mark.parametrize("text", ["", "chess e4", "metro nonsense"])
def test_a_bad_position_is_refused(text: str) -> None:
    with pytest.raises(guimard.GuimardError):
        guimard.bot("easy").choose(text)


def test_the_json_of_a_view_is_refused_with_what_to_give_instead() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    with pytest.raises(TypeError, match=r"match.observation\(seat\)"):
        guimard.bot("easy").choose(match.view(0))  # type: ignore[arg-type]
