"""Goals of lessons: what they ask for, and how near a try came."""

from typing import Any

import pytest

from guimard.core.errors import BadText
from guimard.lessons.condition import Condition, Progress

FACTS: dict[str, Any] = {
    "view": {
        "points": {"orange": 7},
        "lines": [
            {"departure": 18, "after": 4, "complete": False},
            {"departure": 21, "after": 7, "complete": True},
            {"departure": "C5", "after": 2, "complete": False},
        ],
        "drawn": None,
    },
    "events": [{"event": "lay", "lines": [{"owner": "orange", "after": 5}, {"owner": "blue", "after": 9}]}],
}


@pytest.mark.parametrize(
    ("goal", "holds"),
    [
        ("view.points.orange >= 7", True),
        ("view.points.orange > 7", False),
        ("view.points.blue >= 0", False),  # blue has no points at all
        ("view.lines[departure=21].complete", True),
        ("view.lines[departure=18].complete", False),
        ("view.lines[departure=C5].after == 2", True),
        ("view.lines[departure=21; complete=true].after <= 7", True),
        ("view.lines[departure=18; complete=true]", False),
        ("events[event=lay].lines[owner=orange].after >= 5", True),
        ("events[event=lay].lines[owner=orange].after >= 6", False),
        ("events.lines.after >= 9", True),
        ("no events[event=complete]", True),
        ("no events[event=lay]", False),
        ("view.drawn == none", True),
        ("view.lines[departure=21].after == 6|7", True),
        ("view.lines[departure=21].after == 5|6", False),
        ("view.lines[departure=21].after != 6|7", False),
        ("view.lines[departure=18|C5].after == 2", True),
        ("count view.lines[complete=false] == 2", True),
        ("count events.lines >= 3", False),
        ("view.lines[departure=21].complete and no events[event=draw]", True),
        ("view.lines[departure=21].complete and events[event=draw]", False),
    ],
)
def test_conditions_hold_or_not(goal: str, holds: bool) -> None:
    assert Condition.parse(goal).holds(FACTS) is holds


@pytest.mark.parametrize(
    "goal", ["", "points >= 3", "view.points >= ", "view.lines[21].after", "count view.lines", "view.a-b == 2", "and"]
)
def test_what_is_not_a_condition_is_refused(goal: str) -> None:
    with pytest.raises(BadText):
        Condition.parse(goal)


def test_progress_is_told_where_a_number_is_asked_for() -> None:
    assert Condition.parse("view.points.orange >= 14").progress(FACTS) == Progress(7, 14)
    assert Condition.parse("events.lines.after >= 12").progress(FACTS) == Progress(9, 12)
    assert Condition.parse("count view.lines[complete=true] >= 2").progress(FACTS) == Progress(1, 2)
    assert Condition.parse("view.lines[departure=21].complete").progress(FACTS) is None
    assert Condition.parse("no events[event=draw] and view.points.blue >= 3").progress(FACTS) == Progress(0, 3)
