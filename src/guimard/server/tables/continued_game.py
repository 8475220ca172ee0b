"""Continue a game begun on a device: replay, check and store its record."""

from dataclasses import replace

from guimard.core.errors import GuimardError
from guimard.core.game_record import GameRecord
from guimard.core.replay import Move, replay_moves, start_record
from guimard.games.registry import setup_of_record
from guimard.server.tables.new_table import new_table
from guimard.server.wire.bodies import ContinueGame, NewTable, OpenSeatChoice
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import PlayerFacts
from guimard.store.actions import BOT_MOVE, Entry
from guimard.store.tables import SeatRow, TableRow


def continued_table(
    wanted: ContinueGame, host: PlayerFacts, now: int
) -> tuple[TableRow, tuple[SeatRow, ...], list[Entry]]:
    """Return the rows of a table where the game goes on, or refuse its record.

    It is private and unrated: the seed was on the host's device, and with it every secret.
    """
    try:
        record = GameRecord.parse(wanted.record)
        match = start_record(setup_of_record(record), record)
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None
    if len(wanted.seats) != record.seats or any(isinstance(seat, OpenSeatChoice) for seat in wanted.seats):
        raise Refusal("bad-record", "The record has other seats than the table.")
    row, seats = new_table(NewTable(game=record.game, seats=wanted.seats), host, now)
    options = match.game.options.text(match.setup.options)
    row = replace(row, rules_version=record.rules_version, options=options, seed=record.seed, phase="playing")
    entries: list[Entry] = []
    try:
        seat = match.to_act
        for _ in replay_moves(match, map(Move, record.actions)):
            assert seat is not None
            move = f"{BOT_MOVE if seats[seat].kind == 'bot' else 'c:'}device {len(entries)}"
            text = match.actions_played[-1]
            entries.append(Entry(row.id, len(entries), seat, "act", text, move, match.to_act, 0, now))
            seat = match.to_act
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None
    if match.over:
        raise Refusal("not-playing", "The game of this record is over.")
    return row, seats, entries
