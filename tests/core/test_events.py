"""Events: public facts for all, secrets for some, and some events for one seat only."""

from guimard.core.events import Event, seen_by

DRAW = Event("draw", {"seat": 1}, {1: {"tile": "aacb"}})
STEP = Event("step", {"cell": "D1"}, only_for=0)


def test_secrets_are_for_their_seat() -> None:
    assert DRAW.seen_by(1) == {"event": "draw", "seat": 1, "tile": "aacb"}
    assert DRAW.seen_by(0) == {"event": "draw", "seat": 1}
    assert DRAW.seen_by(None) == {"event": "draw", "seat": 1}


def test_some_events_are_for_one_seat_only() -> None:
    assert STEP.seen_by(0) == {"event": "step", "cell": "D1"}
    assert STEP.seen_by(1) is None
    assert STEP.seen_by(None) is None


def test_lists_leave_out_what_is_not_seen() -> None:
    assert [facts["event"] for facts in seen_by([DRAW, STEP], 0)] == ["draw", "step"]
    assert [facts["event"] for facts in seen_by([DRAW, STEP], 1)] == ["draw"]
