"""Actions and observations as numbers.

Every legal action has one, and no number tells a secret.
"""

import random
from typing import Any

import numpy as np
import pytest

import guimard
from guimard.core.flat_record import array_of
from guimard.core.rng import new_rng
from guimard.research.codings import Coding, coding
from guimard.research.metro.plan import NOBODY, PIECE, TO_CENTRE, TO_EDGE
from tests.conformance.tables import Table, covering, moments

TABLES = pytest.mark.parametrize("table", covering(), ids=str)


def coding_of(table: Table) -> Coding:
    return coding(table.game, table.seats, **dict(table.options))


def test_metro_has_65_actions_at_least_and_817_at_most() -> None:
    everything = {"hand": 3, "orientation": "free", "modules": ("companies", "stations", "station-numbers")}
    assert coding("metro", 2).actions == 65
    assert coding("metro", 6, **everything).actions == 817
    assert coding("metro", 4, hand=2).actions == 129
    assert coding("metromania", 2).actions == coding("metromania", 4).actions == 336


@TABLES
def test_every_legal_action_has_a_number_of_its_own(table: Table) -> None:
    code = coding_of(table)
    for match in moments(table, 1, 12):
        if match.to_act is None:
            continue
        view = match.observation(match.to_act)
        legal = list(match.game.legal(view))
        numbers = [code.number(view, action) for action in legal]
        assert len(set(numbers)) == len(legal)
        assert [code.action(view, number) for number in numbers] == legal
        assert np.flatnonzero(code.observe(view, match.to_act)[1]).tolist() == sorted(numbers)


@TABLES
def test_numbers_stay_in_their_bounds_and_only_the_seat_to_act_has_actions(table: Table) -> None:
    code = coding_of(table)
    for match in moments(table, 2, 6):
        for seat in range(table.seats):
            observation, mask = code.observe(match.observation(seat), seat)
            assert observation.shape == (code.size,)
            assert (observation <= code.layout.high).all()
            assert mask.any() == (seat == match.to_act)


def observed_in_a_batch(code: Coding, state: Any, seat: int) -> list[Any]:
    """What batches write: from the state itself, for speed."""
    observation, mask = np.zeros((1, code.size), np.uint8), np.zeros((1, code.actions), np.int8)
    room, viewer = np.zeros(1, code.kernels.Moves.dtype), np.array([seat], np.uint8)
    code.kernels.observe_games(array_of(state), room, code.plan, viewer, observation, mask, np.zeros(1, np.uint8))
    return [observation[0], mask[0]]


def test_nobody_observes_the_view_of_somebody_else() -> None:
    match = guimard.game("metro", seats=3).start(seed=1)
    with pytest.raises(ValueError, match="its own view"):
        coding("metro", 3).observe(match.observation(1), 2)


@TABLES
def test_hidden_things_move_no_number(table: Table) -> None:
    """Deal out again what a seat cannot see.

    Its numbers stay as they are, in a batch too, which makes no view.
    """
    code, chance = coding_of(table), random.Random(str(table))
    for match in moments(table, 3, 6):
        whole = match.state
        for seat in range(table.seats):
            view = match.observation(seat)
            expected = [part.tobytes() for part in code.observe(view, seat)]
            assert [part.tobytes() for part in code.observe(whole, seat)] == expected
            for _ in range(3):
                twin = match.game.imagine(view, new_rng(chance.randrange(1 << 30)))
                assert [part.tobytes() for part in code.observe(twin, seat)] == expected
                if not match.pending or seat == match.to_act:  # a batch shows states between turns, or to who acts
                    assert [part.tobytes() for part in observed_in_a_batch(code, twin, seat)] == expected


def test_there_are_hidden_things_in_that_test() -> None:
    """Else it could not fail: the imagined worlds differ from the real one."""
    for table in covering():
        match = table.setup.start(seed=3)
        twin = match.game.imagine(match.observation(0), new_rng(1))
        if table.game == "metro":
            assert twin.tobytes() != match.state.tobytes()


def test_others_do_not_see_unconfirmed_steps() -> None:
    code = coding("metromania", 3, doubles="dealt")
    match = guimard.game("metromania", seats=3, doubles="dealt").start(seed=1)
    before = [code.observe(match.observation(seat), seat)[0].tobytes() for seat in range(3)]
    match.play(match.legal()[0])
    assert match.pending
    after = [code.observe(match.observation(seat), seat)[0].tobytes() for seat in range(3)]
    assert after[0] != before[0]
    assert after[1:] == before[1:]


def test_the_numbers_of_metro_mean_what_they_say() -> None:
    code = coding("metro", 2)
    match = guimard.game("metro", seats=2).start(seed=5)
    while len(match.actions_played) < 30:
        match.play(match.legal()[len(match.actions_played) * 7 % len(match.legal())])
    for seat in range(2):
        parts = code.layout.split(code.observe(match.observation(seat), seat)[0])
        view = match.view(seat)
        kinds = list(match.game.layout()["tiles"])
        for tile in view["board"]:
            assert parts["tiles"][tile["row"], tile["column"]] == 1 + kinds.index(tile["code"])
        assert (parts["tiles"] > 0).sum() == len(view["board"])
        assert parts["unseen"].tolist() == list(view["unseen"].values())
        assert [kinds[slot.argmax()] for slot in parts["hand"] if slot.any()] == view["hands"][seat]
        assert int(parts["bag"][0]) == view["bag"]
        assert (parts["points"] @ [100, 1]).tolist() == [match.scores()[seat], match.scores()[1 - seat]]
        assert int(parts["turn"].argmax()) == (match.to_act - seat) % 2
        heads = {}
        for line in view["lines"]:
            if not line["complete"]:
                cell = ("ABCDEFGH".index(line["next"][0]), int(line["next"][1:]) - 1)
                heads[cell[1], cell[0], "NESW".index(line["side"])] = line
        owners = [colour["name"] for colour in match.game.layout()["colours"]]
        for (row, column, side), line in heads.items():
            owner = NOBODY if line["owner"] is None else (owners.index(line["owner"]) - seat) % 2 + 1
            assert parts["ports"][row, column, side] == owner
            assert parts["lengths"][row, column, side] == line["before"]
        lines = np.isin(parts["ports"], (0, TO_EDGE, TO_CENTRE, PIECE), invert=True)
        arrived = sum(1 for line in view["lines"] if line["complete"] and str(line["arrives"]).startswith("C"))
        assert lines.sum() == len(heads) + arrived


def test_the_numbers_of_metromania_mean_what_they_say() -> None:
    code = coding("metromania", 3)
    match = guimard.game("metromania", seats=3).start(seed=5)
    while len(match.actions_played) < 40:
        match.play(match.legal()[len(match.actions_played) * 7 % len(match.legal())])
    names = list(match.game.layout()["cells"])
    vertices = list(match.game.layout()["vertices"])
    for seat in range(3):
        view = match.view(seat)
        parts = code.layout.split(code.observe(match.observation(seat), seat)[0])
        grounds = {names[i]: ["R", "C", "E", "lake", "park"][g - 1] for i, g in enumerate(parts["grounds"]) if g}
        assert grounds == view["city"]["grounds"]
        stations = {vertices[i] for i, built in enumerate(parts["stations"]) if built}
        assert stations == {station for line in view["lines"] for station in line["stations"]}
        for line in view["lines"]:
            row = (line["seat"] - seat) % 3 * 2 + line["line"] - 1
            begun, tip, tunnels, _, ended = parts["lines"][row].tolist()
            assert tunnels == len(line["tunnels"])
            assert bool(begun) == line["started"]
            assert bool(ended) == line["finished"]
            assert (vertices[tip - 1] if tip else None) == line["tip"]
            on = {vertices[i] for i, bits in enumerate(parts["lines_at"]) if bits >> row & 1}
            assert on == {place for place in line["path"] if place in vertices}
        own = {i for i, holder in enumerate(parts["holders"]) if holder == 1 and not parts["placed"][i]}
        assert len(own) == len(view["players"][seat]["hand"]) == parts["in_hand"][0].sum()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("chess", 2, {}), ("metro", 7, {}), ("metro", 2, {"hand": 4}), ("metro", 2, {"colour": "red"})],
)
def test_bad_options_are_value_errors(game: str, seats: int, options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        coding(game, seats, **options)
