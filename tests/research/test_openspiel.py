"""Both games under OpenSpiel's own tests and algorithms."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, exploitability, external_sampling_mccfr, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.bots import uniform_random
from open_spiel.python.tests import games_sim_test

import guimard.research.openspiel as spiel
from guimard.research.metromania.chance import answers, hands

NAMES = [
    "metro_v0",
    "metro_v0(players=3,modules=companies+stations,hand=2,reward=win)",
    "metro_v0(players=2,modules=central-tracks+station-numbers,orientation=free)",
    "metromania_v0",
    "metromania_v0(players=3)",
    "metromania_v0(players=4,town_hall=rigorous,reward=win)",
]
SMALL = "metro_v0(tiles=2)"


def play(state: Any, chance: random.Random, steps: int = 10_000) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            found, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(chance.choices(found, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_sim(name: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", ["metro_v0(tiles=3)", "metromania_v0"])
def test_playthrough(name: str) -> None:
    told = playthrough(name, None, seed=1)
    assert "is_terminal = True" in told.replace("IsTerminal() = True", "is_terminal = True")
    assert told == playthrough(name, None, seed=1)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_drawn_is_what_was_dealt(name: str) -> None:
    game = pyspiel.load_game(name)
    state, chance = game.new_initial_state(), random.Random(2)
    while state.episode is None:
        play(state, chance, 1)
    dealt, drawn = state.episode.state, state.drawn
    if "metromania" in name:
        assert dealt.districts[:, 0].tolist() == drawn[:6]
        assert dealt.districts[:, 1].tolist() == drawn[6:12]
    else:
        size = int(dealt.hand_size)
        held = dealt.hands[: game.num_players(), :size].ravel().tolist()
        assert held == drawn[: len(held)]
        if "companies" in name:
            shares = drawn[len(held) : len(held) + 8]
            assert dealt.shares[:3, 0].tolist() == shares[:3]
            assert dealt.face_up[0] == shares[3]
            assert dealt.pile[0, :4].tolist() == shares[4:]


@pytest.mark.parametrize(("seats", "each", "doubles"), [(3, 4, "dealt"), (3, 4, "chosen"), (4, 3, "dealt")])
def test_every_deal_of_destinations_is_listed_once(seats: int, each: int, doubles: str) -> None:
    """The games' own deals are all among them, and nothing else is."""
    from guimard.core.deal import Deal
    from guimard.research.codings import coding
    from guimard.research.spiel.draws import scripted

    setup = coding("metromania", seats, doubles=doubles).setup
    count = len(hands(seats, doubles == "chosen"))

    def dealt(number: int) -> tuple[int, ...]:
        deal = scripted(answers(setup, [*range(6), *[0] * 6, number]))
        return owners(setup.game.deal(seats, setup.options, deal))

    def owners(state: Any) -> tuple[int, ...]:
        return tuple((state.hand if state.choosing else state.holder).tolist())

    listed = {dealt(i) for i in random.Random(1).sample(range(count), 200)}
    assert len(listed) == 200, "each is another deal, and accepted at once"
    everything = {dealt(i) for i in range(0, count, max(count // 50, 1))}
    assert all(len({*deal}) == seats for deal in everything)
    assert {sum(1 for holder in deal if holder == 0) for deal in everything} == {each}
    real = owners(setup.game.deal(seats, setup.options, Deal("any")))
    assert sorted(map(real.count, range(seats))) == [each] * seats


def test_tiles_come_from_the_bag_as_likely_as_they_are() -> None:
    state, chance = pyspiel.load_game("metro_v0").new_initial_state(), random.Random(1)
    play(state, chance, 10)
    while not state.is_chance_node():
        play(state, chance, 1)
    bag = state.episode.state.bag[: state.episode.state.left].tolist()
    assert dict(state.chance_outcomes()) == pytest.approx({kind: bag.count(kind) / len(bag) for kind in set(bag)})
    kind, left = bag[0], len(bag)
    before = bag.count(kind)
    state.apply_action(kind)
    bag = state.episode.state.bag[: state.episode.state.left].tolist()
    assert (bag.count(kind), len(bag)) == (before - 1, left - 1)


@pytest.mark.parametrize("name", ["metro_v0(players=3)", "metromania_v0(players=4)"])
def test_players_are_told_their_own_views_only(name: str) -> None:
    """Two worlds that look the same to a player have the same information state.

    A new fact changes it.
    """
    game = pyspiel.load_game(name)
    one = game.new_initial_state()
    draws = len(game.new_initial_state()._draws)
    play(one, random.Random(5), draws)
    other = game.new_initial_state()
    for i in range(draws):
        outcomes = [outcome for outcome, _ in other.chance_outcomes()]
        same = i != 2 if "metro_" in name else i < draws - 1
        other.apply_action(one.history()[i] if same else next(o for o in outcomes if o != one.history()[i]))
    told = [[state.information_state_string(player) for player in range(3)] for state in (one, other)]
    assert told[0] != told[1]
    if "metro_" in name:  # only the hand of the third player differs
        assert told[0][:2] == told[1][:2]
        assert one.observation_tensor(0) == other.observation_tensor(0)
        assert one.observation_tensor(2) != other.observation_tensor(2)


COPIES: dict[str, Callable[[Any, Any], Any]] = {
    "clone": lambda game, state: state.clone(),
    "deepcopy": lambda game, state: copy.deepcopy(state),
    "pickle": lambda game, state: pickle.loads(pickle.dumps(state)),
    "serialize": lambda game, state: game.deserialize_state(state.serialize()),
}


@pytest.mark.parametrize("name", ["metro_v0", "metromania_v0(players=3)"])
@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("steps", [1, 41])  # while it is dealt, and while it is played
def test_copies_go_on_like_the_original(name: str, way: str, steps: int) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    play(state, random.Random(1), steps)
    twin, before = COPIES[way](game, state), str(state)
    play(twin, random.Random(2))
    assert str(state) == before
    play(state, random.Random(2))
    assert str(state) == str(twin)
    assert state.returns() == twin.returns()
    assert state.information_state_string(1) == twin.information_state_string(1)


def test_python_mcts_plays() -> None:
    game = pyspiel.load_game("metro_v0(tiles=4)")
    luck = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, luck), random_state=luck),
        uniform_random.UniformRandomBot(1, luck),
    ]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, luck)
    assert sum(returns) == pytest.approx(0)


def test_external_sampling_learns_the_small_variant() -> None:
    """Two tiles left: what the average policy can be exploited for falls."""
    np.random.seed(1)
    game = pyspiel.load_game(SMALL)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.5 * before
    assert before > 0


@pytest.mark.parametrize("name", ["metro_v0", "metromania_v0"])
def test_rl_environment(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(1)
    step, chance = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert len(step.observations["info_state"][0]) == spiel.coding(name.removesuffix("_v0"), 2).size


class TestBadInput:
    """What OpenSpiel's own games raise, and ``ValueError`` for everybody else."""

    @pytest.mark.parametrize(
        "name",
        [
            *("metro_v0(hand=9)", "metro_v0(reward=fun)", "metro_v0(tiles=1)", "metro_v0(players=7)"),
            *("metro_v0(begins=7)", "metro_v0(begins=-1)", "metro_v0(modules=x)", "metromania_v0(players=5)"),
        ],
    )
    @pytest.mark.parametrize("error", [ValueError, pyspiel.SpielError])
    def test_bad_parameters(self, name: str, error: type[Exception]) -> None:
        with pytest.raises(error, match=r"\w"):
            pyspiel.load_game(name)

    @pytest.mark.parametrize("error", [ValueError, pyspiel.SpielError])
    def test_illegal_actions_change_nothing(self, error: type[Exception]) -> None:
        state = pyspiel.load_game("metro_v0").new_initial_state()
        play(state, random.Random(1), 2)
        illegal = next(number for number in range(65) if number not in state.legal_actions())
        before = str(state)
        for action in (illegal, 65):
            with pytest.raises(error, match="not legal"):
                state.apply_action(action)
        assert str(state) == before

    def test_chance_draws_what_is_there(self) -> None:
        state = pyspiel.load_game("metro_v0").new_initial_state()
        with pytest.raises(pyspiel.SpielError, match="cannot draw 24"):
            state.apply_action(24)
        play(state, random.Random(1), 2)
        while not state.is_chance_node():
            play(state, random.Random(1), 1)
        with pytest.raises(pyspiel.SpielError, match="cannot draw 24"):
            state.apply_action(24)
        state.apply_action(state.chance_outcomes()[0][0])
        assert not state.is_chance_node(), "what was refused left the draw to come"

    def test_a_step_after_the_end(self) -> None:
        state = pyspiel.load_game(SMALL).new_initial_state()
        play(state, random.Random(1))
        with pytest.raises(pyspiel.SpielError, match="over"):
            state.apply_action(0)
