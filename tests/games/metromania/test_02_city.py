"""Section 2: the city, and the data it is made from."""

import json
from collections import Counter

import pytest

from guimard.core.deal import Deal
from guimard.core.errors import BadText
from guimard.games.metromania.data import LAKE, PARK, PRINTED, load_city
from guimard.games.metromania.game import METROMANIA, Metromania
from guimard.games.metromania.lattice import BESIDE, EDGES, N_CELLS, N_EDGES, N_VERTICES, TOUCHING

from .tables import legal, match, table

SPOTS = {
    "R": "1,1,1 -2,4,0 -5,1,0 -2,-2,0 2,-3,0 3,-1,1",
    "C": "2,0,0 -1,4,0 -5,2,1 -1,-4,1 2,-4,0 3,-3,0",
    "E": "0,0,1 -2,1,1 -3,1,1 -1,-2,1 0,-3,0 2,-1,0",
    "lake": "3,-2,0",
    "park": "-2,3,0",
}


def test_size():  # 2.1
    assert (N_CELLS, N_VERTICES, N_EDGES) == (150, 91, 240)
    assert len(METROMANIA.layout()["cells"]) == 150


def test_every_cell_lies_beside_three_edges():  # 2.2
    beside = Counter(int(cell) for cell in BESIDE.flatten() if cell >= 0)
    assert set(beside.values()) == {6}  # from either end of each edge
    assert len(EDGES) == 240


def test_where_the_districts_of_one_layout_put_their_spots():  # 2.3, 2.4
    grounds = METROMANIA.describe(table())["city"]["grounds"]
    assert grounds == {cell: kind for kind, cells in SPOTS.items() for cell in cells.split()}


def test_every_city_has_all_spots_and_lake_and_park_apart():  # 2.3, 2.4
    for seed in range(50):
        state = METROMANIA.deal(4, METROMANIA.options.check(4, {}), Deal(str(seed)))
        ground = state.ground.tolist()
        assert Counter(ground) == {-1: 130, 0: 6, 1: 6, 2: 6, LAKE: 1, PARK: 1}
        assert not TOUCHING[ground.index(LAKE), ground.index(PARK)]


def test_border_cells():  # 2.5, 2.6
    border = METROMANIA.layout()["border"]
    assert Counter(cell["arrow"] for cell in border.values()) == {"start": 12, "end": 12, None: 6}
    assert border["0.3"] == {
        "side": 0,
        "index": 3,
        "arrow": "start",
        "cell": "1,3,1",
        "base": ["2,3", "1,4"],
        "tip": [4.0, 3.464102],
    }


def test_only_the_inner_cell_along_the_rim():  # 2.7
    state = table(lines={"0.1": "2.0a"})  # enters at -5,5 and looks east along the rim
    assert legal(state, "dig 1 -4,5") == {"dig 1 -4,5 left"}


def changed(tmp_path, change):
    raw = json.loads(PRINTED.read_text())
    change(raw)
    path = tmp_path / "city.json"
    path.write_text(json.dumps(raw))
    return path


def test_another_city_can_be_given(tmp_path):  # 2.6
    def change(raw):
        raw["border"] = ["ES-ES"] * 6
        raw["districts"][0] = {"R": "up 0,0,4"}

    game = Metromania(changed(tmp_path, change))
    state = game.deal(2, game.options.check(2, {}), Deal("x"))
    assert "start 1 0.1 4,1" in map(game.text, game.legal(state))
    assert (state.ground == 1).sum() == 5
    assert game.parse_position(game.position(state)).tobytes() == state.tobytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw["border"].pop(),
        lambda raw: raw.update(border=["S----"] * 6),
        lambda raw: raw.update(border=["SXESE"] * 6),
        lambda raw: raw["districts"].pop(),
        lambda raw: raw["districts"][0].update(R="up 9,9,9"),
        lambda raw: raw["districts"][0].update(R="up 3,1,0"),
        lambda raw: raw["districts"][0].update(zoo="up 0,0,4"),
        lambda raw: raw["districts"][4].pop("lake"),
        lambda raw: raw["districts"][0].update(lake="down 1,1,1"),
        lambda raw: raw["districts"][4].update(lake="up 0,0,4"),
        lambda raw: raw.pop("border"),
    ],
)
def test_a_city_that_cannot_be_played_is_refused(tmp_path, change):
    with pytest.raises(BadText):
        load_city(changed(tmp_path, change))


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BadText):
        load_city(tmp_path / "nowhere.json")


def test_the_city_is_shuffled():  # 2.3
    layouts = {match(2, str(seed)).position().split(" city=")[1].split()[0] for seed in range(20)}
    assert len(layouts) == 20
