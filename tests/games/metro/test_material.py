"""Boxes of other printings: centre tiles, number colours, companies, names."""

import random

import pytest

import guimard
from guimard.core.errors import BadText
from guimard.core.rng import new_rng
from guimard.games.metro.material import MATERIALS
from tests.games.metro.test_tracer import play_both
from tests.support.metro import tracer
from tests.support.metro.referee import Referee

SHIPPED = MATERIALS.shipped
ALL = ("companies", "central-tracks", "station-numbers")


def changed(*pairs):
    text = SHIPPED.replace("Guimard's Metro", "Another box")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


OTHER = changed(
    ('central_tracks = ["aacb"', 'central_tracks = ["dddd"'),
    ("red = [1, 2,", "red = [9, 2,"),
    ("blue = [9, 10,", "blue = [1, 10,"),
    ("yellow = [1, 11, 18, 28]", "yellow = [2, 11, 18, 28]"),
    ("blue = [2, 9, 20, 27]", "blue = [1, 9, 20, 27]"),
    ('1 = "Bastille"', '1 = "Gare de Lyon"'),
)


@pytest.fixture
def other():
    found = MATERIALS.add(OTHER)
    yield found
    MATERIALS._found.remove(found)


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        ([('central_tracks = ["aacb", ', "central_tracks = [")], "list of 8 tiles"),
        ([('central_tracks = ["aacb"', 'central_tracks = ["aaab"')], "'aaab', which is no tile of the game"),
        ([("red = [1, 2,", "red = [1,")], "red in [number_colours] is a list of 8 numbers"),
        ([("red = [1, 2,", "red = [2, 2,")], "Station 1 is 0 times in [number_colours]"),
        ([("yellow = [1, 11, 18, 28]", "yellow = [1, 11, 18, 2]")], "Station 2 is 2 times in [companies]"),
        ([("white = [", "brown = [")], "[companies] has one list for each of yellow"),
        ([('32 = "', '33 = "')], "a name for each number from 1 to 32"),
        ([('1 = "Bastille"', '1 = "Nation"')], "Two stations are called Nation"),
        ([('1 = "Bastille"', '1 = ""')], "Station 1 has a name of 1 to 40"),
        ([('1 = "Bastille"', '1 = "Bas\u3164tille"')], "Station 1 has a name of 1 to 40"),
        ([('1 = "Bastille"', '1 = "\u2800"')], "Station 1 has a name of 1 to 40"),
        ([('1 = "Bastille"', '1 = "Bas\u034ftille"')], "Station 1 has a name of 1 to 40"),
        ([("Another box", "\u3164")], "A material has a name of 1 to 40"),
        ([("[stations]", "[zoo]\na = 1\n[stations]")], "has no zoo"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(pairs, message):
    with pytest.raises(BadText) as refusal:
        MATERIALS.check(changed(*pairs))
    assert message in str(refusal.value)


def test_the_pieces_of_a_game_are_those_of_its_material(other):
    match = guimard.game("metro", 3, material=other.key, modules=ALL).start(seed=5)
    layout = match.layout()
    assert layout["stations"][0]["name"] == "Gare de Lyon"
    assert layout["number_colours"]["red"][0] == 9
    assert match.state.owner[:2].tolist() == [1, 0]  # station 1 belongs to blue, station 2 to yellow
    for seed in range(40):
        state = guimard.game("metro", 3, material=other.key, modules=ALL).start(seed=seed).state
        reds = state.numbers[0, :3].tolist()
        assert 0 not in reds  # number 1 is blue
    assert guimard.from_position(match.position()).position() == match.position()
    assert guimard.replay(match.record()).position() == match.position()


def test_centre_tiles_are_dealt_from_the_material(other):
    def centres(material):
        setup = guimard.game("metro", 2, material=material, modules=["central-tracks"])
        return {setup.start(seed=n).position().split("centre=")[1].split()[0] for n in range(30)}

    assert any("dddd" in centre for centre in centres(other.key))
    assert not any("dddd" in centre for centre in centres("shipped"))


def test_numbers_are_imagined_in_their_printed_colours(other):
    match = guimard.game("metro", 4, material=other.key, modules=["station-numbers"]).start(seed=2)
    for number in range(30):
        state = match.game.imagine(match.observation(0), new_rng(number))
        assert set(state.numbers[0, :4].tolist()) <= {n - 1 for n in other.content.number_colours["red"]}


@pytest.mark.parametrize("modules", [ALL, ("companies", "stations", "station-numbers")])
def test_the_referee_plays_it_by_its_own_chart(other, modules):
    chart = [[2, 11, 18, 28], [1, 9, 20, 27], *tracer.COMPANIES[2:]]
    for seed in range(2):
        match = guimard.game("metro", 3, material=other.key, modules=modules).start(seed=seed)
        play_both(match, Referee(match.position(), chart), random.Random(seed))
