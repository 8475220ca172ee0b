"""Section 2: the city, and the data it is made from."""

from collections import Counter

from guimard.core.deal import Deal
from guimard.games.metromania.data import LAKE, PARK
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import BESIDE, EDGES, N_CELLS, N_EDGES, N_VERTICES, TOUCHING
from tests.support.metromania.tables import legal, match, table

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


def test_the_city_is_shuffled():  # 2.3
    layouts = {match(2, str(seed)).position().split(" city=")[1].split()[0] for seed in range(20)}
    assert len(layouts) == 20
