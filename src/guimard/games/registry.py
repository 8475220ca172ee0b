"""The games there are, by name and by version of their rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, overload

from guimard.core.deal import Deal, new_seed
from guimard.core.errors import BadOptions, BadText
from guimard.core.game import Game
from guimard.core.game_record import GameRecord
from guimard.core.match import AnyMatch, Match, Setup
from guimard.core.replay import replay as replay_record
from guimard.core.rng import new_rng
from guimard.core.views import is_full
from guimard.games.metro import shapes as metro
from guimard.games.metro.game import METRO
from guimard.games.metro.modules.hooks import State as MetroState
from guimard.games.metromania import shapes as metromania
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.state import State as MetromaniaState

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (METRO, METROMANIA)}
EARLIER: Sequence[Game[Any]] = ()
"""Rules of earlier versions: what was begun by them goes on by them (docs/decisions/6)."""

AnySetup: TypeAlias = Setup[Any, Any, Any, Any]
MetroSetup: TypeAlias = Setup[MetroState, metro.View, metro.Action, metro.Event]
MetromaniaSetup: TypeAlias = Setup[MetromaniaState, metromania.View, metromania.Action, metromania.Event]


def rules_of(name: str, version: int | None = None) -> Game[Any]:
    """Return the rules of a game: those of today, or of the version a record names."""
    if name not in GAMES:
        raise BadOptions(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    today = GAMES[name]
    if version is None or version == today.rules_version:
        return today
    for rules in EARLIER:
        if (rules.id, rules.rules_version) == (name, version):
            return rules
    here = today.rules_version
    raise BadText(f"This follows version {version} of the rules of {today.title}; this program plays version {here}.")


@overload
def game(name: Literal["metro"], seats: int, **options: object) -> MetroSetup: ...


@overload
def game(name: Literal["metromania"], seats: int, **options: object) -> MetromaniaSetup: ...


@overload
def game(name: str, seats: int, **options: object) -> AnySetup: ...


def game(name: str, seats: int, **options: object) -> AnySetup:
    """Choose a game, its seats and options.

    ``game("metro", seats=3, hand=2).start()``
    """
    rules = rules_of(name)
    return Setup(rules, seats, rules.options.check(seats, options))


def from_position(text: str, seed: str | int | None = None) -> AnyMatch:
    """Return a match that begins from a position's text; raises ``BadText``.

    If the position is somebody's view, what it hides is drawn at random, always the same for a given seed.
    """
    name = text.partition(" ")[0]
    if name not in GAMES:
        raise BadText(f"A position begins with the name of its game: {', '.join(GAMES)}.")
    rules = GAMES[name]
    state = rules.parse_position(text)
    facts: Any = rules.describe(state)
    words = dict(word.partition("=")[::2] for word in text.split())
    options = {o.name: facts["options"].get(o.name, words.get(o.name, o.absent)) for o in rules.options.options}
    if not is_full(state):
        state = rules.imagine(state, new_rng(Deal(new_seed() if seed is None else str(seed)).word()))
    return Match(Setup(rules, facts["seats"], rules.options.check(facts["seats"], options)), state, None)


def replay(text: str, until: int | None = None) -> AnyMatch:
    """Play a record's text again; raises ``BadText`` if anything does not fit."""
    record = GameRecord.parse(text)
    return replay_record(setup_of_record(record), record, until)


def setup_of_record(record: GameRecord) -> Setup[Any]:
    """Return the game of a record; raises ``BadText`` if there is none."""
    try:
        return setup_of(record.game, record.rules_version, record.seats, record.options)
    except BadOptions as refusal:
        raise BadText(f"The record cannot be set up: {refusal}") from None


def setup_of(name: str, version: int, seats: int, options: str) -> AnySetup:
    """Return a game as a record names it."""
    rules = rules_of(name, version)
    return Setup(rules, seats, rules.options.check(seats, rules.options.parse_stored(options)))
