"""Actions and positions as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guimard.core.errors import BadText
from guimard.games.metromania.actions import PASS
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.text.actions import parse, text
from tests.support.metromania.tables import table


def test_every_action_has_a_text_and_back():
    texts = [text(action) for action in range(PASS + 1)]
    assert [parse(one) for one in texts] == list(range(PASS + 1))
    assert len(set(texts)) == PASS + 1


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "fly",
        "dig",
        "dig 3 0,0 left",
        "dig 1 9,9 left",
        "dig 1 0,0 up",
        "dig 1 0,0 left G",
        "dig 1 0,0 left AB",
        "dig 1 0,0 left A B",
        "start 1 0.3 0,0",
        "start 1 7.0 0,0",
        "end 1",
        "station 1 0.3",
        "confirm now",
        "pass 1",
    ],
)
def test_bad_texts(bad):
    with pytest.raises(BadText):
        parse(bad)


@given(st.text(max_size=40))
def test_any_text_is_parsed_or_refused(words):
    try:
        action = parse(words)
    except BadText:
        return
    assert parse(text(action)) == action


def test_positions_come_back():
    state = table(lines={"0.1": "3.0b 0r 1l", "1.2": "4.0b 1l"}, stations="0,0 1,1", placed={"AR": "1,1,1"})
    assert METROMANIA.parse_position(METROMANIA.position(state)).tobytes() == state.tobytes()


GOOD = METROMANIA.position(table(lines={"0.1": "3.0b 0r"}, stations="0,0"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats=4", "seats=5"),
        ("seats=4 ", ""),
        ("turn=0", "turn=7"),
        ("viewer=all", "viewer=nobody"),
        ("city=1.1,5.2", "city=5.1,5.2"),
        ("city=1.1", "city=1.3"),
        ("0.1=3.0b0r", "0.1=3.1b0r"),
        ("0.1=3.0b0r", "0.1=3.0b0r3l"),
        ("0.1=3.0b0r", "0.1=3.0b0x"),
        ("0.1=3.0b0r", "0.1=3.0b0r>5.4"),
        ("1.1=-", "1.1=3.0a"),
        ("stations=0,0", "stations=0,9"),
        ("markers=0/", "markers=9/"),
        ("hands=111,", "hands=11,"),
        ("then=-", "then=pass"),
        ("then=-", "then=dig_1_5,0_left"),
        ("then=-", "then=- more=1"),
        ("passes=0", "passes=x"),
        ("metromania ", "metro "),
    ],
)
def test_bad_positions(old, new):
    assert old in GOOD
    with pytest.raises(BadText):
        METROMANIA.parse_position(GOOD.replace(old, new, 1))


def test_a_position_keeps_unconfirmed_steps():
    line = GOOD.replace("then=-", "then=dig_1_-2,-1_left;dig_1_-1,-1_right")
    state = METROMANIA.parse_position(line)
    assert state.steps == 2
    assert METROMANIA.position(state) == line
