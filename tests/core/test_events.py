"""Events: public facts, secrets for some seats, events for one seat only."""

from guimard.core.events import encode_events, event, seen_by

DRAW = event("draw", {"seat": 1}, {1: {"tile": "aacb"}})
STEP = event("step", {"cell": "D1"}, only_for=0)


def test_secrets_are_for_their_seat() -> None:
    assert seen_by([DRAW], 1) == [{"event": "draw", "seat": 1, "tile": "aacb"}]
    assert seen_by([DRAW], 0) == [{"event": "draw", "seat": 1}]
    assert seen_by([DRAW], None) == [{"event": "draw", "seat": 1}]


def test_some_events_are_for_one_seat_only() -> None:
    assert seen_by([STEP], 0) == [{"event": "step", "cell": "D1"}]
    assert seen_by([STEP], 1) == []
    assert seen_by([STEP], None) == []


def test_lists_leave_out_what_is_not_seen() -> None:
    assert [facts["event"] for facts in seen_by([DRAW, STEP], 0)] == ["draw", "step"]
    assert [facts["event"] for facts in seen_by([DRAW, STEP], 1)] == ["draw"]


def test_what_is_told_is_json() -> None:
    assert encode_events([DRAW, STEP], 0) == b'[{"event":"draw","seat":1},{"event":"step","cell":"D1"}]'
    assert encode_events([], 0) == b"[]"
