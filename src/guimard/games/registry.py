"""The games there are, by name."""

from collections.abc import Mapping
from typing import Any

from guimard.core.errors import BadOptions, BadText
from guimard.core.game import Game
from guimard.core.match import Match, Setup
from guimard.core.match import replay as replay_record
from guimard.core.record import GameRecord
from guimard.games.metro.game import METRO
from guimard.games.metromania.game import METROMANIA

GAMES: Mapping[str, Game[Any]] = {game.id: game for game in (METRO, METROMANIA)}


def rules_of(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadOptions(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def game(name: str, seats: int, **options: object) -> Setup[Any]:
    """A game with its seats and options chosen: ``game("metro", seats=3, hand=2).start()``."""
    rules = rules_of(name)
    return Setup(rules, seats, rules.options.check(seats, options))


def replay(text: str, until: int | None = None) -> Match[Any]:
    """Play a record's text again, checking everything; raises ``BadText`` if anything does not fit."""
    record = GameRecord.parse(text)
    try:
        rules = rules_of(record.game)
        setup = game(record.game, record.seats, **rules.options.parse(record.options))
    except BadOptions as refusal:
        raise BadText(f"The record cannot be set up: {refusal}") from None
    if record.rules_version != rules.rules_version:
        raise BadText(
            f"The record follows version {record.rules_version} of the rules of {rules.title}; "
            f"this program plays version {rules.rules_version}."
        )
    return replay_record(setup, record, until)
