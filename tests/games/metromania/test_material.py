"""Cities of other printings: what the loader accepts and what it refuses."""

import random

import pytest

import guimard
from guimard.core.errors import BadOptions, BadText
from guimard.games.metromania.data import LAKE, MATERIALS, PARK, place
from guimard.games.metromania.lattice import CELLS, corners_of
from tests.games.metromania.test_slow_model import play_both

SHIPPED = MATERIALS.shipped


def changed(*pairs):
    """The shipped file with some of its text replaced, each once; it must be there."""
    text = SHIPPED.replace("Guimard's city", "Another city")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


@pytest.fixture
def other():
    """A city with other arrows, offered while a test runs."""
    found = MATERIALS.add(changed(('"SE-SE", "SE-SE"', '"SES-E", "E-S-S"')))
    yield found
    MATERIALS._found.remove(found)


def district(number, *rows):
    """The text that replaces a district of the shipped file."""
    old = SHIPPED.split('cells = """\n')[number].split('"""')[0]
    return old, "\n".join(rows) + "\n"


LAKE_AT_RIM = district(5, "....L"[4:], "..R", ".....", ".....E.", "...C.....")
PARK_AT_RIM = district(6, "P", "...", ".....", ".R....E", ".C.......")
NO_PARK = district(6, ".", "...", ".....", ".R....E", ".C.......")
BORDER = '"SE-SE", "SE-SE", "SE-SE", "SE-SE", "SE-SE", "SE-SE"'


def test_the_shipped_city_is_what_it_always_was():
    """Every district has a spot of each type; lake and park are in the middle."""
    city = MATERIALS[0].content
    assert all(sorted(district.values())[:3] == [0, 1, 2] for district in city.districts)
    assert city.districts[4]["down", 1, 1, 1] == LAKE
    assert city.districts[5]["down", 1, 1, 1] == PARK
    assert city.districts[0] == {("down", 1, 1, 1): 0, ("up", 3, 1, 0): 1, ("up", 1, 3, 0): 2}


@pytest.mark.parametrize(
    "pairs",
    [
        [('"SE-SE"', '"S-S-E"')],
        [
            (
                '"SE-SE", "SE-SE", "SE-SE", "SE-SE", "SE-SE", "SE-SE"',
                '"S----", "-S---", "--S--", "---S-", "E----", "-----"',
            )
        ],
        [district(1, ".", "..C", "..R..", "...R..E", ".........")],  # two spots of one type
        [district(1, ".", "...", ".....", ".......", ".........")],  # none at all
        [LAKE_AT_RIM],
        [PARK_AT_RIM],
        [
            district(5, "L", "...", "..R..", "...P.E.", "...C....."),
            district(6, ".", "...", ".....", ".R....E", ".C......."),
        ],
    ],
)
def test_what_a_real_board_could_be_is_accepted(pairs):
    found = MATERIALS.check(changed(*pairs))
    assert (found.name, len(found.key)) == ("Another city", 12)
    assert found.key != MATERIALS.check(SHIPPED).key


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        ([('game = "metromania"', 'game = "metro"')], 'says game = "metromania"'),
        ([('name = "', 'name = "' + "x" * 40)], "name of 1 to 40"),
        ([('border = ["SE-SE"', "border = [7")], "six words of 5 letters"),
        ([('"SE-SE", ', "")], "six words of 5 letters"),
        ([('"SE-SE"', '"SE-SX"')], "'X'; there are S, E and -"),
        ([(BORDER, '"SE---", "SE---", "SE---", "-----", "-----", "-----"')],
         "at least 4 starts"),
        ([("border = [", "zoo = 1\nborder = [")], "has no zoo"),
        ([('[[district]]\ncells = """\n    .\n   ..C\n  .....\n ...R..E\n.........\n"""', "")], "six districts"),
        ([(" ...R..E\n", " ...R..\n")], "District 1 has rows of 1, 3, 5, 6, 9 cells"),
        ([("   ..C\n", "   ..Z\n")], "District 1 has 'Z'"),
        ([("...L.E.", ".....E.")], "one lake (L), not 0"),
        ([("   ..C\n", "   L.C\n")], "one lake (L), not 2"),
        ([LAKE_AT_RIM, PARK_AT_RIM], "Lake and park could touch"),
        ([district(5, ".", "..R", "..P..", "...L.E.", "...C....."), NO_PARK],
         "Lake and park could touch"),
        ([("border = [", "border = [[")], "not a TOML file"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_a_sentence(pairs, message):
    with pytest.raises(BadText) as refusal:
        MATERIALS.check(changed(*pairs))
    assert message in str(refusal.value)
    assert str(refusal.value).endswith(".")


def test_too_few_spots_for_the_destinations():
    text = SHIPPED.replace("R", ".")
    with pytest.raises(BadText, match="4 spots of type R"):
        MATERIALS.check(text)


def test_comments_spaces_and_the_name_do_not_count():
    key = MATERIALS.check(SHIPPED).key
    assert MATERIALS.check(changed(("    .\n   ..C", ".\n      ..C"), ("# The frame", "# Our frame"))).key == key
    assert MATERIALS.add(changed()) is MATERIALS[0]


def cell_of(city, kind, order, turns):
    """Where the lake or the park comes to lie."""
    (found,) = (
        place(local, slot, turns[slot])
        for slot, district in enumerate(order)
        for local, marked in city.districts[district].items()
        if marked == kind
    )
    return found


def test_lake_and_park_at_rims_never_touch_in_what_is_accepted():
    city = MATERIALS.check(changed(LAKE_AT_RIM)).content
    chance = random.Random(1)
    for _ in range(300):
        order, turns = chance.sample(range(6), 6), [chance.randrange(3) for _ in range(6)]
        lake, park = (set(corners_of(CELLS[cell_of(city, kind, order, turns)])) for kind in (LAKE, PARK))
        assert not lake & park


def test_a_game_is_played_replayed_and_set_up_with_its_material(other):
    match, chance = guimard.game("metromania", 4, material=other.key).start(seed="x"), random.Random(1)
    assert "start 1 0.2 3,2" in match.legal()  # an arrow that the shipped city has not
    assert match.layout()["border"]["0.2"]["arrow"] == "start"
    for _ in range(60):
        match.play(chance.choice(match.legal()))
    assert f" material={other.key} " in match.position()
    assert guimard.from_position(match.position()).position() == match.position()
    assert guimard.replay(match.record()).position() == match.position()
    assert guimard.from_position(match.position_seen_by(0)).setup.options["material"] == other.key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_slow_model_plays_in_it(other, seats):
    play_both(seats, {"material": other.key}, "agree elsewhere")


def test_the_shipped_city_lives_beside_it(other):
    shipped = guimard.game("metromania", 2).start(seed="x")
    assert "material" not in shipped.position() + shipped.record()
    assert shipped.layout()["border"]["0.2"]["arrow"] is None
    assert guimard.replay(shipped.record()).position() == shipped.position()


def test_a_record_of_other_material_is_refused_with_that_sentence(other):
    match = guimard.game("metromania", 2, material=other.key).start(seed="x")
    record, position = match.record(), match.position()
    MATERIALS._found.remove(other)
    try:
        for read, text in ((guimard.replay, record), (guimard.from_position, position)):
            with pytest.raises(BadText, match=rf"other material \({other.key}\)"):
                read(text)
        with pytest.raises(BadOptions, match="not loaded here"):
            guimard.game("metromania", 2, material=other.key)
    finally:
        MATERIALS._found.append(other)
