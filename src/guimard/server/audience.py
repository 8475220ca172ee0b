"""Those who are at a table, and telling them: bytes are prepared once for all who see the same."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Raw

from guimard.server.clock import TurnClock
from guimard.server.describe import prepare_state, table_facts
from guimard.server.facts import ChatLine
from guimard.server.listener import Listener
from guimard.server.messages import Changed, Moved, Said, encode
from guimard.server.play import Play
from guimard.server.seating import default_eyes, held_by
from guimard.store.tables import StoredTable

Eyes: TypeAlias = int | None


class Audience:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def online(self) -> set[str]:
        return {listener.player.id for listener in self.listeners if listener.player}

    def moved(self, play: Play, clock: TurnClock, actor: int, mover: Listener | None) -> Raw | None:
        """Tell of the last step: its actor alone, or everybody if it ended a turn. Answers the mover's state."""

        def prepare(eyes: Eyes) -> Raw:
            since, events = play.news(eyes, actor)
            return prepare_state(play, clock, eyes, since, events)

        told = None if play.draft == 0 else actor
        states = self._tell_states(prepare, told, mover)
        return None if mover is None else states.get(mover.eyes) or prepare(mover.eyes)

    def whole(self, play: Play, clock: TurnClock) -> None:
        """Tell everybody how the game stands."""
        self._tell_states(lambda eyes: prepare_state(play, clock, eyes, None, []), None, None)

    def _tell_states(self, prepare: Callable[[Eyes], Raw], only: Eyes, mover: Listener | None) -> dict[Eyes, Raw]:
        states: dict[Eyes, Raw] = {}
        frames: dict[Eyes, bytes] = {}
        for listener in self.listeners:
            eyes = listener.eyes
            if listener is mover or (only is not None and eyes != only):
                continue
            if eyes not in frames:
                states[eyes] = prepare(eyes)
                frames[eyes] = encode(Moved(state=states[eyes]))
            listener.send(frames[eyes])
        return states

    def changed(self, table: StoredTable, ending: set[int]) -> None:
        online = self.online()
        frames: dict[tuple[Eyes, str | None], bytes] = {}
        for listener in self.listeners:
            key = (listener.eyes, listener.player_id)
            if key not in frames:
                facts = table_facts(table, listener.player_id, online, ending)
                mine = held_by(table.seats, listener.player_id)
                frames[key] = encode(Changed(table=facts, eyes=listener.eyes, mine=mine))
            listener.send(frames[key])

    def said(self, line: ChatLine) -> None:
        frame = encode(Said(line=line))
        for listener in self.listeners:
            if line.player.id not in listener.muted:
                listener.send(frame)

    def settle_eyes(self, table: StoredTable) -> None:
        """After seats changed hands: nobody keeps looking through eyes that are not theirs."""
        for listener in self.listeners:
            mine = held_by(table.seats, listener.player_id)
            if listener.eyes not in mine:
                listener.eyes = default_eyes(table.seats, listener.player_id)

    def drop(self) -> None:
        for listener in self.listeners:
            listener.drop()
        self.listeners.clear()
