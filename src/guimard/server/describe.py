"""Tables and states as their listeners may see them. The seed leaves only after the end, the invitation
only to those at the table; what a seat may know of the game is decided by the game's own view."""

from collections.abc import Set
from typing import Any, cast

from msgspec import UNSET, Raw, json

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.core.events import Event, encode_events
from guimard.core.match import Setup
from guimard.games.registry import rules_of, setup_of
from guimard.server.clock import TurnClock
from guimard.server.facts import (
    ClockRule,
    GameFacts,
    Outcome,
    PlayerFacts,
    SeatFacts,
    State,
    TableFacts,
)
from guimard.server.play import Play
from guimard.server.seating import at_table
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
    ending: Set[int] = frozenset(),
) -> TableFacts:
    row = table.row
    over = row.phase == "finished"
    return TableFacts(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=options_of(table),
        seats=[_seat_facts(seat, table.names, online) for seat in table.seats],
        clock=clock_rule(row.clock),
        public=row.public,
        random_first=row.random_first,
        rated=row.rated,
        host=PlayerFacts(id=row.host, name=table.names[row.host]),
        phase=row.phase,
        commitment=commitment(row.seed),
        created=row.created,
        seed=row.seed if over else None,
        invite=row.invite if player is not None and at_table(table, player) else None,
        ending=sorted(ending),
        next=row.next,
        outcome=outcome_of(row.outcome),
    )


def options_of(table: StoredTable) -> GameFacts:
    """Of a game whose rules are gone nothing can be said."""
    try:
        return dict(rules_of(table.row.game, table.row.rules_version).options.parse(table.row.options))
    except GuimardError:
        return {}


def setup_for(table: StoredTable) -> Setup[Any]:
    row = table.row
    return setup_of(row.game, row.rules_version, len(table.seats), row.options)


def _seat_facts(seat: SeatRow, names: dict[str, str], online: Set[str]) -> SeatFacts:
    player = None
    if seat.player_id is not None:
        player = PlayerFacts(id=seat.player_id, name=names[seat.player_id])
    return SeatFacts(
        kind=seat.kind,
        player=player,
        name=seat.name or (player.name if player else seat.level),
        level=seat.level,
        fate=seat.fate,
        online=seat.player_id in online,
    )


def seat_names(table: StoredTable) -> list[str]:
    return [_seat_facts(seat, table.names, frozenset()).name or "" for seat in table.seats]


def state_facts(
    play: Play,
    clock: TurnClock,
    seat: int | None,
    since: int | None,
    events: list[Event],
    changes: bool = False,
) -> State:
    """The state for one pair of eyes: with the whole view, or with its changes by the last turn."""
    view, actions = play.views.encode(seat, changes)
    draft = play.draft_for(seat)
    return State(
        version=play.version,
        draft=draft,
        since=since,
        to_act=play.to_act,
        pending=play.match.pending if draft else 0,
        scores=play.scores,
        clocks=clock.facts(),
        events=Raw(encode_events(events, seat)),
        actions=Raw(actions),
        view=UNSET if changes else Raw(view),
        changes=Raw(view) if changes else UNSET,
    )
