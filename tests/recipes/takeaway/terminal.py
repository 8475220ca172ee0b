"""Takeaway in a terminal."""

from typing import Any

from rich.text import Text

HELP = "Type take 1, take 2 or take 3."
STEPWISE = False


def draw(view: Any, actions: list[Any], layout: Any, ghost: Any = None) -> Text:
    return Text(f"{view['heap']} counters; taken: {view['taken']}; bonuses: {view['bonuses']}")


def hand(view: Any, layout: Any) -> Text:
    return Text(f"Your bonus: {view['bonuses'][view['viewer']]}")


def consequences(action: Any, layout: Any) -> Text:
    return Text(f"{action['consequences']['left']} counters are left.")


def menu(actions: list[Any]) -> Text:
    return Text(" ".join(action["text"] for action in actions))


def event_text(event: Any) -> str | None:
    return f"Seat {event['seat'] + 1} takes {event['count']}."
