"""Tables as a connection may see them.

The seed is shown only after the end, the invitation only to those at the table.
"""

from collections.abc import Sequence, Set
from typing import cast

from msgspec import json

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.games.registry import rules_of
from guimard.server.tables.codes import name_of
from guimard.server.tables.seating import at_table
from guimard.server.wire.shapes import (
    ClockRule,
    GameFacts,
    Outcome,
    PlayerFacts,
    SeatFacts,
    TableFacts,
)
from guimard.store.tables import SeatRow, StoredTable

_clock_rule = json.Decoder(ClockRule)
_outcome = json.Decoder(Outcome)


def clock_rule(text: str) -> ClockRule:
    return cast(ClockRule, _clock_rule.decode(text))


def outcome_of(text: str | None) -> Outcome | None:
    return _outcome.decode(text) if text else None


def table_facts(
    table: StoredTable,
    player: str | None = None,
    online: Set[str] = frozenset(),
    ending: Sequence[int] = (),
    watchers: Sequence[PlayerFacts] = (),
) -> TableFacts:
    row = table.row
    over = row.phase == "finished"
    inside = player is not None and at_table(table, player)
    return TableFacts(
        id=row.id,
        name=name_of(row.code),
        code=row.code if inside else None,
        game=row.game,
        rules_version=row.rules_version,
        options=options_of(table),
        seats=[_seat_facts(seat, table, online) for seat in table.seats],
        clock=clock_rule(row.clock),
        public=row.public,
        random_first=row.random_first,
        rated=row.rated,
        host=_player_facts(table, row.host),
        phase=row.phase,
        commitment=commitment(row.seed),
        created=row.created,
        seed=row.seed if over else None,
        invite=row.invite if inside else None,
        ending=list(ending),
        watchers=list(watchers),
        next=row.next,
        outcome=outcome_of(row.outcome),
    )


def options_of(table: StoredTable) -> GameFacts:
    """Return the options of a table; none if the rules of its game are gone."""
    try:
        return dict(rules_of(table.row.game, table.row.rules_version).options.parse_stored(table.row.options))
    except GuimardError:
        return {}


def _player_facts(table: StoredTable, player: str) -> PlayerFacts:
    person = table.people[player]
    return PlayerFacts(id=player, name=person.name, claimed=person.claimed)


def _seat_facts(seat: SeatRow, table: StoredTable, online: Set[str]) -> SeatFacts:
    player = _player_facts(table, seat.player_id) if seat.player_id is not None else None
    return SeatFacts(
        kind=seat.kind,
        player=player,
        name=seat.name or (player.name if player else seat.level),
        level=seat.level,
        status=seat.status,
        online=seat.player_id in online,
    )


def seat_names(table: StoredTable) -> list[str]:
    return [_seat_facts(seat, table, frozenset()).name or "" for seat in table.seats]
