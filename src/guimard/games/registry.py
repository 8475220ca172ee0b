"""The games there are, by name and by version of their rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from guimard.core.errors import BadOptions, BadText
from guimard.core.game import Game
from guimard.core.game_record import GameRecord
from guimard.core.match import Match, Setup
from guimard.core.replay import replay as replay_record
from guimard.games.metro.game import METRO
from guimard.games.metromania.game import METROMANIA

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (METRO, METROMANIA)}
EARLIER: Sequence[Game[Any]] = ()
"""Rules of earlier versions: what was begun by them goes on by them (docs/decisions/6)."""


def rules_of(name: str, version: int | None = None) -> Game[Any]:
    """The rules of a game: those of today, or of the version a record names."""
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


def game(name: str, seats: int, **options: object) -> Setup[Any]:
    """A game with its seats and options chosen: ``game("metro", seats=3, hand=2).start()``."""
    rules = rules_of(name)
    return Setup(rules, seats, rules.options.check(seats, options))


def replay(text: str, until: int | None = None) -> Match[Any]:
    """Play a record's text again, checking everything; raises ``BadText`` if anything does not fit."""
    record = GameRecord.parse(text)
    return replay_record(setup_of_record(record), record, until)


def setup_of_record(record: GameRecord) -> Setup[Any]:
    """Return the game that a record was played with; raises ``BadText`` if there is none."""
    try:
        return setup_of(record.game, record.rules_version, record.seats, record.options)
    except BadOptions as refusal:
        raise BadText(f"The record cannot be set up: {refusal}") from None


def setup_of(name: str, version: int, seats: int, options: str) -> Setup[Any]:
    """A game as a record names it."""
    rules = rules_of(name, version)
    return Setup(rules, seats, rules.options.check(seats, rules.options.parse(options)))
