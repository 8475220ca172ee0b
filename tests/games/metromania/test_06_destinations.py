"""Section 6: destinations."""

from guimard.games.metromania.game import METROMANIA
from tests.support.metromania.tables import legal, play, refused, table

BESIDE_SPOT = {"lines": {"0.1": "3.0b 1l 1l"}}
"""The tip is at -4,1; the residential spot -5,1,0 lies west of it."""


def test_a_tunnel_on_a_spot_takes_a_destination_of_its_type():  # 6.1
    state = table(**BESIDE_SPOT)
    assert legal(state, "dig 1 -5,2 right") == {"dig 1 -5,2 right A"}
    assert refused(state, "dig 1 -5,2 right") == "needs-destination"
    assert refused(state, "dig 1 -5,2 right B") == "not-in-hand"
    assert refused(state, "dig 1 -5,2 left A") == "no-spot"
    play(state, "dig 1 -5,2 right A")
    facts = METROMANIA.describe(state)
    assert facts["destinations"] == [{"letter": "A", "type": "R", "seat": 0, "cell": "-5,1,0", "served": False}]
    assert [marker["letter"] for marker in facts["players"][0]["hand"]] == ["B", "C"]


def test_one_action_for_each_marker_that_fits():  # 6.1
    state = table(holders={"DR": 0}, **BESIDE_SPOT)
    assert legal(state, "dig 1 -5,2 right") == {"dig 1 -5,2 right A", "dig 1 -5,2 right D"}


TWO_LINES = {"lines": {"0.1": "3.0b 1l 1l", "0.2": "0.3a 4r 4r 4r"}}
"""As above; and line 2 stands at 2,0 beside the entertainment spot 2,-1,0."""
ON_THE_SECOND = {"dig 2 3,-1 left C", "dig 2 2,-1 right C"}


def placing(state, line):
    return {text for text in legal(state, f"dig {line}") if text[-1] in "ABCDEF"}


def test_one_destination_in_a_turn():  # 6.2
    state = table(**TWO_LINES)
    assert placing(state, 2) == ON_THE_SECOND
    play(state, "dig 1 -5,2 right A")
    assert placing(state, 2) == set()
    assert refused(state, "dig 2 3,-1 left C") == "one-destination"


def test_the_next_turn_allows_another():  # 6.2
    state = table(**TWO_LINES)
    play(state, "dig 1 -5,2 right A", "dig 1 -5,3 left", "dig 1 -5,4 left", "confirm")
    state.turn = 0
    assert placing(state, 2) == ON_THE_SECOND


def test_the_same_letters_do_not_touch():  # 6.3
    corner = table(placed={"AC": "-5,2,0"}, **BESIDE_SPOT)  # shares the corner -5,2
    side = table(placed={"AC": "-5,1,1"}, **BESIDE_SPOT)
    apart = table(placed={"AC": "-1,4,0"}, **BESIDE_SPOT)
    assert not legal(corner, "dig 1 -5,2 right")
    assert not legal(side, "dig 1 -5,2 right")
    assert refused(side, "dig 1 -5,2 right A") == "same-letter"
    assert legal(apart, "dig 1 -5,2 right") == {"dig 1 -5,2 right A"}


def test_another_letter_may_touch():  # 6.3
    state = table(placed={"BC": "-5,1,1"}, **BESIDE_SPOT)
    assert legal(state, "dig 1 -5,2 right") == {"dig 1 -5,2 right A"}


def test_a_spot_can_be_refused():  # 6.4
    state = table(**BESIDE_SPOT)
    play(state, "dig 1 -5,2 left", "dig 1 -5,3 left")
    assert state.placed.max() == -1
