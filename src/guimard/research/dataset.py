"""Self-play games as Parquet files, for Hugging Face's ``datasets`` and polars.

A row is an action: what its seat saw, what it could do, what it did, and how the game ended. A configuration is a set
of options in a directory of its own; its files are made one by one, so an interrupted run goes on where it stopped.
"""

import io
import json
import os
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from guimard.bots import check_bot, choose
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.games.registry import rules_of
from guimard.research.codings import Coding, restore
from guimard.research.episode import Episode
from guimard.research.rewards import rewards_of

Progress = Callable[[int, int], None]  # files written, of so many


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games: the same plan makes the same files."""

    game: str
    rules: int
    seats: int
    options: str
    bots: tuple[str, ...]  # by seat; fewer are repeated
    games: int
    games_a_file: int
    seed: str

    @property
    def files(self) -> int:
        return -(-self.games // self.games_a_file)

    @property
    def name(self) -> str:
        """The configuration: the game, its seats, and the options that are not as usual."""
        spec = rules_of(self.game, self.rules).options
        chosen = spec.parse_stored(self.options)
        unusual = [f"{o.name}_{o.text(chosen[o.name])}" for o in spec.options if chosen[o.name] != o.default]
        return "-".join([self.game, str(self.seats), *unusual])

    def file(self, number: int) -> str:
        return f"train-{number:05}-of-{self.files:05}.parquet"


def make_plan(game: str, seats: int, options: str, bots: list[str], games: int, games_a_file: int, seed: str) -> Plan:
    """Return a plan with its options in full; raises ``BadOptions``."""
    rules = rules_of(game)
    chosen = rules.options.check(seats, rules.options.parse(options))
    for bot in bots:
        check_bot(bot, game)
    if len(bots) > seats:
        raise BadOptions(f"{len(bots)} bots are too many for {seats} seats.")
    return Plan(game, rules.rules_version, seats, rules.options.text(chosen), tuple(bots), games, games_a_file, seed)


def write(directory: Path, plan: Plan, executor: Executor, progress: Progress) -> Path:
    """Write the files that are missing; return the configuration's directory."""
    home = directory / plan.name
    data = home / "data"
    data.mkdir(parents=True, exist_ok=True)
    _check_same(home / "plan.json", plan)
    missing = [number for number in range(plan.files) if not (data / plan.file(number)).exists()]
    progress(plan.files - len(missing), plan.files)
    tasks = {executor.submit(parquet, plan, number): number for number in missing}
    for done, task in enumerate(as_completed(tasks), start=plan.files - len(missing) + 1):
        path = data / plan.file(tasks[task])
        part = path.with_suffix(".part")
        part.write_bytes(task.result())
        os.replace(part, path)  # whole or not at all
        progress(done, plan.files)
    (directory / "README.md").write_text(card(directory), encoding="utf-8")
    return home


def _check_same(path: Path, plan: Plan) -> None:
    stored = json.loads(json.dumps(asdict(plan)))
    if not path.exists():
        path.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    elif json.loads(path.read_text(encoding="utf-8")) != stored:
        raise BadOptions(f"{path.parent} holds other games with these options; choose another directory.")


def parquet(plan: Plan, number: int) -> bytes:
    """Play the games of one file, and return it."""
    import pyarrow.parquet

    out = io.BytesIO()
    first = number * plan.games_a_file
    games = range(first, min(first + plan.games_a_file, plan.games))
    pyarrow.parquet.write_table(table(plan, [play(plan, game) for game in games]), out, compression="zstd")
    return out.getvalue()


@dataclass
class Game:
    """One game with what was seen and chosen at each action."""

    number: int
    players: tuple[str, ...]
    scores: list[int]
    seats: list[int]
    observations: list[Any]
    legal: list[list[int]]
    actions: list[int]
    texts: list[str]


def play(plan: Plan, number: int) -> Game:
    """Play a game of a plan; who sits where changes from game to game."""
    code = _coding(plan)
    names = [plan.bots[seat % len(plan.bots)] for seat in range(plan.seats)]
    turn = number % plan.seats
    players = tuple(names[turn:] + names[:turn])
    episode = Episode(code, f"{plan.seed} {number}")
    game = Game(number, players, [], [], [], [], [], [])
    while (seat := episode.to_act) is not None:
        luck = Deal(f"{plan.seed} {number} {len(episode.played)}").word()
        view = episode.view(seat)
        action = choose(players[seat], code.setup.game, view, luck)
        observation, mask = code.observe(view, seat)
        game.seats.append(seat)
        game.observations.append(observation)
        game.legal.append(np.flatnonzero(mask).tolist())
        game.actions.append(code.number(view, action))
        game.texts.append(code.setup.game.text(action))
        episode.apply(action)
    game.scores = episode.scores()
    return game


def _coding(plan: Plan) -> Coding:
    return restore(plan.game, plan.rules, plan.seats, plan.options)


def table(plan: Plan, games: list[Game]) -> Any:
    """The games as one Arrow table."""
    import pyarrow as pa

    code = _coding(plan)
    seats = np.concatenate([game.seats for game in games]).astype(np.int8)
    lengths = [len(game.seats) for game in games]
    scores = np.repeat(np.array([game.scores for game in games], np.int16), lengths, axis=0)
    rows = np.arange(len(seats))
    pixels = np.concatenate([np.stack(game.observations) for game in games])
    columns: dict[str, Any] = {
        "game": pa.array(np.repeat([f"{plan.seed} {game.number}" for game in games], lengths)),
        "move": pa.array(np.concatenate([np.arange(length) for length in lengths]).astype(np.int16)),
        "seat": pa.array(seats),
        "bot": pa.array([game.players[seat] for game in games for seat in game.seats]),
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(pixels.ravel()), code.size),
        "legal": pa.array([one for game in games for one in game.legal], pa.list_(pa.int16())),
        "action": pa.array(np.concatenate([game.actions for game in games]).astype(np.int16)),
        "text": pa.array([text for game in games for text in game.texts]),
        "scores": pa.FixedSizeListArray.from_arrays(pa.array(scores.ravel()), plan.seats),
        "margin": pa.array(rewards_of(scores, "margin")[rows, seats].astype(np.float32)),
        "win": pa.array(rewards_of(scores, "win")[rows, seats].astype(np.float32)),
    }
    return pa.table(columns)


def card(directory: Path) -> str:
    """The page that tells people and ``datasets`` what is in the directory."""
    plans = [_read_plan(path) for path in sorted(directory.glob("*/plan.json"))]
    configs = "".join(
        f"- config_name: {plan.name}\n  data_files:\n  - split: train\n    path: {plan.name}/data/train-*.parquet\n"
        for plan in plans
    )
    games = "\n".join(
        f"| `{plan.name}` | {plan.seats} | {plan.options} | {', '.join(plan.bots)} | {plan.games} | `{plan.seed}` |"
        for plan in plans
    )
    return _CARD.format(configs=configs, games=games, columns=_COLUMNS)


def _read_plan(path: Path) -> Plan:
    fields = json.loads(path.read_text(encoding="utf-8"))
    return Plan(**{**fields, "bots": tuple(fields["bots"])})


def games_of(directory: Path) -> list[str]:
    """The configurations in a directory."""
    return [_read_plan(path).name for path in sorted(directory.glob("*/plan.json"))]


_COLUMNS = """\
| column | what it holds |
|---|---|
| `game` | the seed of the deal: `guimard.game(...).start(seed)` deals it again |
| `move`, `seat`, `bot` | the number of the action in its game from 0, who acted, and which bot that was |
| `observation` | what the seat knew, as bytes; `guimard.research.codings.coding(...).layout` explains each |
| `legal`, `action`, `text` | the numbers of all legal actions, the one chosen, and that one in words |
| `scores`, `margin`, `win` | how the game ended: points by seat; the seat's rewards, as in docs/research.md |
"""
_CARD = """\
---
configs:
{configs}tags:
- games
- reinforcement-learning
---
# Games of Guimard's bots

Made with `guimard dataset`. A row is an action; a configuration is a game with its seats and options.

| configuration | seats | options | bots | games | seed |
|---|---|---|---|---|---|
{games}

{columns}"""


def check_libraries() -> None:
    """Raise ``BadOptions`` if Parquet cannot be written here."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadOptions("Datasets need pyarrow: install guimard with its extra 'research'.") from None
