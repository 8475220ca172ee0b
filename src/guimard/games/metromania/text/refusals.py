"""Why an action is not legal, in a sentence."""

from typing import Any

from msgspec import json

from guimard.core.errors import Illegal
from guimard.core.flat_record import array_of
from guimard.core.json_buffer import encode
from guimard.games.metromania.json.refusals import write_refusal
from guimard.games.metromania.state import State

_SENTENCES = {
    "viewer": "Only the player whose turn it is can play.",
    "choose-first": "First choose the type of destination that you want twice.",
    "type-taken": "Another player has chosen this type.",
    "no-choice": "Types are chosen with three players only, before the first turn.",
    "must-confirm": "Nothing more can be done in this turn: confirm it, or take a step back.",
    "dug-three": "Three tunnels are dug: confirm the turn, or take one back.",
    "must-dig": "There is still a tunnel you can dig without placing a destination.",
    "must-build": "You can still dig a tunnel without placing a destination, or build a station.",
    "nothing-done": "There is nothing to confirm yet.",
    "turn-begun": "You have begun this turn: confirm it when it is done.",
    "not-started": "This line is not started yet.",
    "started": "This line is started already.",
    "finished": "This line is finished.",
    "first-line-first": "Start line 1 first.",
    "one-start": "The second line cannot start in the turn in which the first one starts.",
    "no-tunnels": "This line has no tunnels left.",
    "not-neighbour": "A tunnel goes from the tip of the line to a corner next to it.",
    "meets-itself": "A line can never meet itself.",
    "acute": "A line cannot make an acute angle, except at a station.",
    "no-cell": "There is no cell on that side.",
    "cell-taken": "There is a tunnel in that cell already.",
    "lake-or-park": "No tunnel can be dug in the lake or the park.",
    "no-stations": "This would need more stations than are left.",
    "needs-destination": "This cell is a spot: choose the destination you place on it.",
    "no-spot": "This cell is not a spot: no destination can be placed on it.",
    "one-destination": "Only one destination can be placed in a turn.",
    "not-in-hand": "You do not hold that destination for this type of spot.",
    "same-letter": "The other destination of this letter would touch it.",
    "no-start": "No line can start in that cell.",
    "no-end": "No line can end in that cell.",
    "end-not-here": "The tip of the line is not beside that cell.",
    "side": "A line cannot end on the side of the city where it starts, nor on a side next to it.",
    "start-side": "The second line cannot start on the side where the first one starts, nor on a side next to it.",
    "not-on-line": "The line does not go through that corner.",
    "station-there": "A station stands there already.",
    "not-between": "An intermediate station goes between two stations of a line that is not finished.",
    "no-bonus": "The bonus station comes right after the tunnel that finishes its line.",
    "station-turn": "An intermediate station takes a whole turn.",
}


def refusal(view: State, action: int) -> Illegal:
    """Return the first rule that an action breaks."""
    held = array_of(view)
    facts: dict[str, Any] = json.decode(encode(lambda buffer: write_refusal(held, action, buffer)))
    reason = facts.pop("reason")
    return Illegal(reason, _SENTENCES[reason], **facts)
