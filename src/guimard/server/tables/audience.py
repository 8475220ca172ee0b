"""The connections at a table. A frame is encoded once for all who see the same."""

from typing import TypeAlias

from guimard.server.tables.connection import Connection
from guimard.server.tables.game_log import Step
from guimard.server.tables.seating import agreed, default_eyes, held_by
from guimard.server.tables.snapshot import Snapshot, table_facts
from guimard.server.wire.messages import Changed, Moved, Said, encode
from guimard.server.wire.shapes import ChatLine, State
from guimard.store.tables import StoredTable

Eyes: TypeAlias = int | None


class Audience:
    def __init__(self) -> None:
        self.listeners: set[Connection] = set()

    def online(self) -> set[str]:
        return {listener.player.id for listener in self.listeners if listener.player}

    def holds(self, player: str | None) -> bool:
        for listener in self.listeners:
            if listener.player is not None and listener.player.id == player:
                return True
        return False

    def publish(self, step: Step, snapshot: Snapshot, mover: Connection | None) -> State | None:
        """Send a step to its seat, or a finished turn to all; return the mover's state."""
        frames: dict[tuple[Eyes, bool], bytes] = {}
        for listener in self.listeners:
            if listener is mover or not (step.turn_over or listener.eyes == step.entry.seat):
                continue
            key = (listener.eyes, snapshot.can_send_delta(listener))
            if key not in frames:
                frames[key] = encode(Moved(state=snapshot.state_after(step, *key)))
            listener.send(frames[key])
            snapshot.mark_sent(listener)
        if mover is None:
            return None
        state = snapshot.state_after(step, mover.eyes, snapshot.can_send_delta(mover))
        snapshot.mark_sent(mover)
        return state

    def send_game(self, snapshot: Snapshot) -> None:
        """Send everybody the whole view, as after a reload."""
        frames: dict[Eyes, bytes] = {}
        for listener in self.listeners:
            if listener.eyes not in frames:
                frames[listener.eyes] = encode(Moved(state=snapshot.state_for(listener, None)))
            snapshot.mark_sent(listener)
            listener.send(frames[listener.eyes])

    def send_table(self, table: StoredTable) -> None:
        """Send everybody who sits where, the phase, the outcome."""
        online, ending = self.online(), agreed(table.seats)
        frames: dict[tuple[Eyes, str | None], bytes] = {}
        for listener in self.listeners:
            key = (listener.eyes, listener.player_id)
            if key not in frames:
                facts = table_facts(table, listener.player_id, online, ending)
                mine = held_by(table.seats, listener.player_id)
                frames[key] = encode(Changed(table=facts, eyes=listener.eyes, mine=mine))
            listener.send(frames[key])

    def send_chat(self, line: ChatLine) -> None:
        frame = encode(Said(line=line))
        for listener in self.listeners:
            if line.player.id not in listener.muted:
                listener.send(frame)

    def reassign_eyes(self, table: StoredTable) -> None:
        """Let nobody look through the eyes of a seat that is no longer theirs."""
        for listener in self.listeners:
            mine = held_by(table.seats, listener.player_id)
            if listener.eyes not in mine:
                listener.see_through(default_eyes(table.seats, listener.player_id))

    def reconnect_all(self) -> None:
        for listener in self.listeners:
            listener.reconnect()
        self.listeners.clear()
