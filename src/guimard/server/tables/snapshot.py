"""Tables and games as a listener may see them.

The seed is shown only after the end, the invitation only to those at the table. What a seat may know of the
game is decided by the game's own view.
"""

from collections.abc import Iterable, Sequence, Set
from typing import Any, cast

from msgspec import UNSET, Raw, json

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.core.events import Event, encode_events
from guimard.core.match import Setup
from guimard.games.registry import rules_of, setup_of
from guimard.server.tables.connection import Connection
from guimard.server.tables.game_log import GameLog, Step
from guimard.server.tables.seating import at_table
from guimard.server.wire.shapes import (
    ClockRule,
    Clocks,
    GameFacts,
    Outcome,
    PlayerFacts,
    SeatFacts,
    State,
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
        ending=list(ending),
        next=row.next,
        outcome=outcome_of(row.outcome),
    )


def options_of(table: StoredTable) -> GameFacts:
    """Return the options of a table; none if the rules of its game are gone."""
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


class Snapshot:
    """The game as it stands, to be shown to any seat. Valid until the next step.

    A listener that was sent the version before is sent a delta instead of the whole view: what the last turn
    changed. Nothing else in the server knows of deltas.
    """

    __slots__ = ("_clocks", "_game", "_scores", "version")

    def __init__(self, game: GameLog, clocks: Clocks | None) -> None:
        self._game = game
        self.version = game.version
        self._clocks = clocks
        self._scores = game.match.scores()

    def state_for(self, listener: Connection, since: int | None) -> State:
        """Return the state with the whole view, and the events since a version."""
        events = self._game.events_since(since, listener.eyes)
        self.mark_sent(listener)
        return self._state(listener.eyes, None if events is None else since, events or [], None)

    def state_after(self, step: Step, seat: int | None, delta: bool) -> State:
        """Return the state after a step, with the events that are new to a seat."""
        before = self._game.turn_start if delta else None
        if seat == step.entry.seat:
            return self._state(seat, step.version - step.turn_over, step.events, before)
        return self._state(seat, step.version - 1, step.turn_events, before)

    def can_send_delta(self, listener: Connection) -> bool:
        """Return whether the listener was last sent the version before this one."""
        game, known = self._game, listener.known_version
        return known is not None and known == game.version - 1 and not game.revision and game.turn_start is not None

    def mark_sent(self, listener: Connection) -> None:
        """Record what a listener was sent. A view with unconfirmed steps is not a version."""
        listener.known_version = None if self._game.revision_for(listener.eyes) else self._game.version

    def _state(self, seat: int | None, since: int | None, events: Iterable[Event], before: Any) -> State:
        game = self._game
        view, actions = game.match.game.encode(game.match.state, seat, before)
        revision = game.revision_for(seat)
        return State(
            version=game.version,
            revision=revision,
            since=since,
            to_act=game.to_act,
            pending=game.pending if revision else 0,
            scores=self._scores,
            clocks=self._clocks,
            events=Raw(encode_events(events, seat)),
            actions=Raw(actions),
            view=Raw(view) if before is None else UNSET,
            changes=UNSET if before is None else Raw(view),
        )
