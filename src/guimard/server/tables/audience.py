"""Who is sent what at a table.

A frame is encoded once for all who see the same. What a seat may know of the game is decided by the game's own view.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import UNSET, Raw

from guimard.core.events import Event, encode_events
from guimard.core.views import encode_record
from guimard.server.tables.connections import Connection
from guimard.server.tables.facts import table_facts
from guimard.server.tables.game_log import GameLog, Step
from guimard.server.tables.seating import agreed, default_seat, held_by
from guimard.server.wire.messages import Changed, Moved, Said, encode
from guimard.server.wire.shapes import ChatLine, Clocks, PlayerFacts, State, TableFacts
from guimard.store.tables import StoredTable

Viewer: TypeAlias = int | None
_WATCHERS_LISTED = 30


class Snapshot:
    """The game as it stands, to be shown to any seat. Valid until the next step.

    A connection that was sent the version before is sent a delta instead of the whole view: what the last turn
    changed. Nothing else in the server knows of deltas.
    """

    __slots__ = ("_clocks", "_game", "_scores", "version")

    def __init__(self, game: GameLog, clocks: Clocks | None) -> None:
        self._game = game
        self.version = game.version
        self._clocks = clocks
        self._scores = game.match.scores()

    def state_for(self, connection: Connection, since: int | None) -> State:
        """Return the state with the whole view, and the events since a version."""
        events = self._game.events_since(since, connection.seat)
        self.mark_sent(connection)
        since = None if events is None else since
        return self._state(connection.seat, since, events or [], None, connection.takes_records)

    def state_after(self, step: Step, seat: int | None, delta: bool, record: bool) -> State:
        """Return the state after a step, with the events that are new to a seat."""
        before = self._game.turn_start if delta else None
        if seat == step.entry.seat:
            return self._state(seat, step.version - step.turn_over, step.events, before, record)
        return self._state(seat, step.version - 1, step.turn_events, before, record)

    def can_send_delta(self, connection: Connection) -> bool:
        """Return whether the connection was last sent the version before this one."""
        game, known = self._game, connection.known_version
        return known is not None and known == game.version - 1 and not game.revision and game.turn_start is not None

    def mark_sent(self, connection: Connection) -> None:
        """Record what was sent. A view with unconfirmed steps is not a version."""
        connection.known_version = None if self._game.revision_for(connection.seat) else self._game.version

    def _record(self, seat: int | None, before: Any) -> str:
        """Return the view as a record: what the compiled rules of a page start from."""
        match = self._game.match
        earlier = None if before is None else match.game.view(before, seat)
        return encode_record(match.game.view(match.state, seat), earlier)

    def _state(
        self, seat: int | None, since: int | None, events: Iterable[Event], before: Any, record: bool
    ) -> State:
        game = self._game
        view, actions = game.match.game.encode(game.match.state, seat, before)
        revision = game.revision_for(seat)
        settled = seat is not None and game.to_act is not None and game.match.game.is_settled(game.match.state, seat)
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
            settled=True if settled else UNSET,
            view=Raw(view) if before is None else UNSET,
            changes=UNSET if before is None else Raw(view),
            record=self._record(seat, before) if record else UNSET,
        )


class Audience:
    """The connections at a table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def online(self) -> set[str]:
        return {connection.player.id for connection in self.connections if connection.player}

    def holds(self, player: str | None) -> bool:
        for connection in self.connections:
            if connection.player is not None and connection.player.id == player:
                return True
        return False

    def publish(self, step: Step, snapshot: Snapshot, mover: Connection | None) -> State | None:
        """Send a step to its seat, or a finished turn to all; return the mover's state."""
        frames: dict[tuple[Viewer, bool, bool], bytes] = {}
        for connection in self.connections:
            if connection is mover or not (step.turn_over or connection.seat == step.entry.seat):
                continue
            key = (connection.seat, snapshot.can_send_delta(connection), connection.takes_records)
            if key not in frames:
                frames[key] = encode(Moved(state=snapshot.state_after(step, *key)))
            connection.send(frames[key])
            snapshot.mark_sent(connection)
        if mover is None:
            return None
        state = snapshot.state_after(step, mover.seat, snapshot.can_send_delta(mover), mover.takes_records)
        snapshot.mark_sent(mover)
        return state

    def send_game(self, snapshot: Snapshot) -> None:
        """Send everybody the whole view, as after a reload."""
        frames: dict[tuple[Viewer, bool], bytes] = {}
        for connection in self.connections:
            key = (connection.seat, connection.takes_records)
            if key not in frames:
                frames[key] = encode(Moved(state=snapshot.state_for(connection, None)))
            snapshot.mark_sent(connection)
            connection.send(frames[key])

    def facts_for(self, player: str | None, table: StoredTable) -> TableFacts:
        watchers = self._watchers(table) if player == table.row.host else ()
        return table_facts(table, player, self.online(), agreed(table.seats), watchers)

    def _watchers(self, table: StoredTable) -> list[PlayerFacts]:
        seated = {table.row.host, *(seat.player_id for seat in table.seats)}
        people = {one.player.id: one.player for one in self.connections if one.player and one.player.id not in seated}
        return sorted(people.values(), key=lambda player: player.name)[:_WATCHERS_LISTED]

    def send_presence(self, player: str | None, table: StoredTable) -> None:
        """Send that somebody has come or gone: a player to all, a watcher to the host."""
        if held_by(table.seats, player):
            self.send_table(table)
        elif player is not None:
            self.send_table(table, only=table.row.host)

    def send_table(self, table: StoredTable, only: str | None = None) -> None:
        """Send everybody, or only one player, who sits where, the phase, the outcome."""
        frames: dict[tuple[Viewer, str | None], bytes] = {}
        for connection in self.connections:
            if only is not None and connection.player_id != only:
                continue
            key = (connection.seat, connection.player_id)
            if key not in frames:
                facts = self.facts_for(connection.player_id, table)
                mine = held_by(table.seats, connection.player_id)
                frames[key] = encode(Changed(table=facts, seat=connection.seat, my_seats=mine))
            connection.send(frames[key])

    def send_chat(self, line: ChatLine) -> None:
        frame = encode(Said(line=line))
        for connection in self.connections:
            if line.player.id not in connection.muted:
                connection.send(frame)

    def disconnect(self, player: str) -> None:
        """Close the connections of a player; the table does not let them in again."""
        for connection in [one for one in self.connections if one.player_id == player]:
            self.connections.discard(connection)
            connection.reconnect()

    def reassign_seats(self, table: StoredTable) -> None:
        """Let nobody look from a seat that is no longer theirs."""
        for connection in self.connections:
            mine = held_by(table.seats, connection.player_id)
            if connection.seat not in mine:
                connection.look_from(default_seat(table.seats, connection.player_id))

    def reconnect_all(self) -> None:
        for connection in self.connections:
            connection.reconnect()
        self.connections.clear()
