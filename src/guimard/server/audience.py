"""Those who are at a table, and telling them: bytes are prepared once for all who see the same."""

from collections.abc import Callable
from typing import TypeAlias

from guimard.server.clock import TurnClock
from guimard.server.delta import can_send_delta, mark_sent
from guimard.server.describe import state_facts, table_facts
from guimard.server.facts import ChatLine, State
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

    def holds(self, player: str | None) -> bool:
        for listener in self.listeners:
            if listener.player is not None and listener.player.id == player:
                return True
        return False

    def moved(self, play: Play, clock: TurnClock, actor: int, mover: Listener | None) -> State | None:
        """Tell of the last step: its actor alone, or everybody if it ended a turn. Answers the mover's state."""

        def state(eyes: Eyes, changes: bool) -> State:
            since, events = play.news(eyes, actor)
            return state_facts(play, clock, eyes, since, events, changes)

        self._tell_states(play, state, None if play.draft == 0 else actor, mover)
        if mover is None:
            return None
        answer = state(mover.eyes, _gets_delta(mover, play))
        mark_sent(mover, play.version, play.draft_for(mover.eyes) > 0)
        return answer

    def whole(self, play: Play, clock: TurnClock) -> None:
        """Tell everybody how the game stands."""
        for listener in self.listeners:
            listener.known_version = None
        self._tell_states(play, lambda eyes, _: state_facts(play, clock, eyes, None, []), None, None)

    def _tell_states(
        self, play: Play, state_for: Callable[[Eyes, bool], State], only: Eyes, mover: Listener | None
    ) -> None:
        frames: dict[tuple[Eyes, bool], bytes] = {}
        for listener in self.listeners:
            if listener is mover or (only is not None and listener.eyes != only):
                continue
            key = (listener.eyes, _gets_delta(listener, play))
            if key not in frames:
                frames[key] = encode(Moved(state=state_for(*key)))
            listener.send(frames[key])
            mark_sent(listener, play.version, play.draft_for(listener.eyes) > 0)

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
                listener.see_through(default_eyes(table.seats, listener.player_id))

    def drop(self) -> None:
        for listener in self.listeners:
            listener.drop()
        self.listeners.clear()


def _gets_delta(listener: Listener, play: Play) -> bool:
    return play.draft == 0 and play.views.has_delta and can_send_delta(listener, play.version)
