"""Both games in OpenSpiel, with chance nodes.

``pyspiel.load_game("metro_v0(players=3)")`` loads one.

Importing this module registers them. Chance deals, and draws tiles from Metro's bag when they are drawn. The C++
``MCTSBot`` and ``ISMCTSBot`` of OpenSpiel's wheel crash on Python games, its own included: use the Python ones.
"""

import hashlib
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from guimard.core.errors import GuimardError
from guimard.core.options import Option
from guimard.games.registry import GAMES
from guimard.research.codings import Coding, coding
from guimard.research.episode import Episode
from guimard.research.ids import env_id
from guimard.research.rewards import check_reward
from guimard.research.spiel.deals import dealt, draws_of
from guimard.research.spiel.draws import Draw, outcomes

_MOST_MARGIN = 1000.0  # far more than any game has
_LONGEST = {"metro": 1000, "metromania": 3000}  # far longer than any game, chance included
_KINDS, _TILES = 24, 60


class Refused(pyspiel.SpielError, ValueError):
    """A bad parameter or action, as OpenSpiel's own games and Python raise it."""


def _is_mixed(option: Option) -> bool:
    return len({*map(type, option.choices)}) > 1


def _choice(option: Option, place: int) -> Any:
    if place not in range(len(option.choices)):
        raise ValueError(f"{option.name} is a place in the list {option.choices}, from 0, not {place}.")
    return option.choices[place]


def _parameters(name: str) -> dict[str, Any]:
    """Return a game's options as OpenSpiel's parameters.

    A parameter has one type: lists are texts; a choice among numbers and texts (``begins``) is its place in the list.
    """
    spec = GAMES[name].options.options
    options = {
        o.name: o.text(o.default) if o.is_list else o.choices.index(o.default) if _is_mixed(o) else o.default
        for o in spec
    }
    return {"players": 2, **options, **({"tiles": 0} if name == "metro" else {}), "reward": "margin"}


_PARAMETERS = {name: _parameters(name) for name in ("metro", "metromania")}


def _game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=env_id(name),
        long_name=GAMES[name].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(GAMES[name].options.seats),
        min_num_players=min(GAMES[name].options.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS[name],
    )


class GuimardGame(pyspiel.Game):
    """A game with its options. Bad parameters raise ``Refused``."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        try:
            self._set_up({**_PARAMETERS[self.name], **(params or {})})
        except (GuimardError, ValueError) as refusal:
            raise Refused(str(refusal)) from None
        super().__init__(_game_type(self.name), self._info(), params or {})

    def _set_up(self, chosen: dict[str, Any]) -> None:
        self.reward = str(chosen.pop("reward"))
        check_reward(self.reward)
        self.tiles = int(chosen.pop("tiles", 0))
        self.coding: Coding = coding(self.name, chosen.pop("players"), **self._options(chosen))
        self.draws = self._late_draws() if self.tiles else draws_of(self.coding.setup)

    def _options(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """Return the options that parameters stand for."""
        spec = GAMES[self.name].options
        texts = [f"{name}={value}" for name, value in chosen.items() if isinstance(value, str)]
        mixed = {o.name: _choice(o, chosen[o.name]) for o in spec.options if _is_mixed(o)}
        return {**chosen, **mixed, **spec.parse(" ".join(texts))}

    def _late_draws(self) -> list[Draw]:
        """The hands of a game that starts late, of the tiles that are left."""
        if self.coding.setup.options["modules"] or not self.coding.setup.seats <= self.tiles <= _TILES:
            raise ValueError(f"tiles is 0, or from the number of players up to {_TILES} in a game without modules.")
        board, unseen = late_board(self.coding, self.tiles)
        return [Draw("tiles", unseen)] * int(board.held.sum())

    def _info(self) -> Any:
        most = _MOST_MARGIN if self.reward == "margin" else 1.0
        return pyspiel.GameInfo(
            num_distinct_actions=self.coding.actions,
            max_chance_outcomes=max(_KINDS, *(max(draw.items) + 1 for draw in self.draws)),
            num_players=self.coding.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_LONGEST[self.name],
        )

    def new_initial_state(self) -> "GuimardState":
        return GuimardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise Refused(f"Observers take no parameters: {params}.")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class GuimardState(pyspiel.State):
    """A game from the first draw of its deal on."""

    def __init__(self, game: GuimardGame) -> None:
        super().__init__(game)
        self._coding, self._draws, self._reward, self._tiles = game.coding, game.draws, game.reward, game.tiles
        self.drawn: list[int] = []
        self.episode: Episode | None = None
        self._waiting: int | None = None  # an action that was chosen and needs a tile from the bag
        self._memory = [b""] * game.coding.setup.seats  # of everything each player has seen
        self._seen = [b""] * game.coding.setup.seats

    def current_player(self) -> Any:
        if self.episode is None or self._waiting is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.over else self.episode.to_act

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal() if self.episode is not None and player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.episode is None:
            return outcomes(self._draws, self.drawn)
        state = self.episode.state
        bag = state.bag[: state.left].tolist()
        return [(kind, bag.count(kind) / len(bag)) for kind in sorted(set(bag))]

    def _apply_action(self, action: int) -> None:
        self._check(int(action))
        if self.episode is None:
            self.drawn.append(int(action))
            if len(self.drawn) == len(self._draws):
                self._begin()
        elif self._waiting is not None:
            state, number, self._waiting = self.episode.state, self._waiting, None
            last = int(state.left) - 1
            at = state.bag[: last + 1].tolist().index(int(action))
            state.bag[at], state.bag[last] = state.bag[last], action
            self._play(number)
        elif self._needs_a_tile(int(action)):
            self._waiting = int(action)
        else:
            self._play(int(action))

    def _check(self, action: int) -> None:
        """Refuse what chance cannot draw or the player cannot do; nothing changes."""
        if self.is_terminal():
            raise Refused("The game is over.")
        if self.is_chance_node():
            if action not in (outcome for outcome, _ in self.chance_outcomes()):
                raise Refused(f"Chance cannot draw {action} here; see chance_outcomes().")
        elif action not in self._legal_actions(self.current_player()):
            raise Refused(f"Action {action} is not legal here; see legal_actions().")

    def _begin(self) -> None:
        setup = self._coding.setup
        if self._tiles:
            state = late_deal(self._coding, self._tiles, self.drawn)
        else:
            state = setup.game.deal(setup.seats, setup.options, dealt(setup, self.drawn))
        self.episode = Episode.from_state(self._coding, state)
        self._remember(None, -1)

    def _needs_a_tile(self, number: int) -> bool:
        """Tell whether an action of Metro draws a tile.

        The draw itself does, and laying a tile of the hand while there are any.
        """
        assert self.episode is not None
        state = self.episode.state
        if self._coding.setup.game.id != "metro" or not state.left:
            return False
        draw = int(self._coding.plan[0].draw)
        return number == draw or (number < draw and state.drawn < 0)

    def _play(self, number: int) -> None:
        assert self.episode is not None
        actor = self.episode.to_act
        self.episode.play(number)
        self._remember(actor, number)

    def _remember(self, actor: int | None, number: int) -> None:
        """Return each player's views and own actions so far, as a running hash."""
        assert self.episode is not None
        for player in range(len(self._memory)):
            view = self.episode.view(player).tobytes()
            if view != self._seen[player] or player == actor:
                own = str(number).encode() if player == actor else b""
                self._memory[player] = hashlib.sha256(self._memory[player] + own + view).digest()
                self._seen[player] = view

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.episode.text(action) if self.episode is not None else str(action)
        if self.episode is None:
            return f"{self._draws[len(self.drawn)].supply}: {action}"
        return f"draws {list(self._coding.setup.game.layout()['tiles'])[action]}"  # type: ignore[arg-type]

    def returns(self) -> list[float]:
        if self.episode is None:
            return [0.0] * len(self._memory)
        return self.episode.rewards(self._reward).tolist()

    def information(self, player: int) -> str:
        """What a player has seen so far (a hash) and sees now."""
        return f"{self._memory[player].hex()[:24]} {self.observation(player)}"

    def observation(self, player: int | None) -> str:
        """What a player, or anybody, sees now, as a position in one line."""
        if self.episode is None:
            return "dealing"
        return self._coding.setup.game.position(self.episode.view(player))

    def __str__(self) -> str:
        if self.episode is None:
            return f"dealing {self.drawn}"
        position = self._coding.setup.game.position(self.episode.state)
        return position if self._waiting is None else f"{position} then {self._waiting}"


class Observer:
    """Observations by numbers (each divided by its largest value) and as text.

    Without private information there is text only: what a spectator sees.
    """

    def __init__(self, game: GuimardGame, kind: Any) -> None:
        self._recall = kind.perfect_recall
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._high = game.coding.layout.high.astype(np.float32)
        self.tensor = np.zeros(game.coding.size, np.float32) if self._own else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: GuimardState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.episode is not None:
            np.divide(state.episode.observe(player)[0], self._high, out=self.tensor)

    def string_from(self, state: GuimardState, player: int) -> str:
        if not self._own:
            return state.observation(None)
        return state.information(player) if self._recall else state.observation(player)


@cache
def late_board(code: Coding, tiles: int) -> tuple[Any, tuple[int, ...]]:
    """Return a board of base Metro with so many tiles left, and their kinds.

    It is always the same board.
    """
    episode = Episode(code, "late start")
    while _TILES - int(episode.state.laid) > tiles:
        legal = [number for number in episode.legal() if number < int(code.plan[0].draw)]
        episode.play(legal[len(episode.played) * 7 % len(legal)])
    rules = code.setup.game
    unseen: Any = rules.describe(rules.view(episode.state, None))["unseen"]
    return episode.state, tuple(kind for kind, count in enumerate(unseen.values()) for _ in range(count))


def late_deal(code: Coding, tiles: int, drawn: list[int]) -> Any:
    """That board with the hands as drawn, and the other tiles in the bag."""
    board, unseen = late_board(code, tiles)
    state, rest, hands = board.copy(), list(unseen), iter(drawn)
    for seat in range(code.setup.seats):
        for slot in range(int(state.held[seat])):
            state.hands[seat, slot] = kind = next(hands)
            rest.remove(kind)
    state.bag[: len(rest)] = rest
    return state


def _register() -> None:
    for name in GAMES:
        kind = type(f"{GAMES[name].title}Game", (GuimardGame,), {"name": name, "__module__": __name__})
        globals()[kind.__name__] = kind
        pyspiel.register_game(_game_type(name), kind)


_register()
