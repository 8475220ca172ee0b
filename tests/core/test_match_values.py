"""A match as a Python value.

Copied, compared, pickled, printed, begun from a position.
"""

import copy
import pickle
from typing import Any

import pytest

import guimard


@pytest.fixture(params=["metro", "metromania"])
def match(request: pytest.FixtureRequest) -> guimard.Match[Any]:
    started = guimard.game(str(request.param), seats=2).start(seed="paris")
    started.play(started.legal()[0])
    return started


def test_copies_go_their_own_way(match: guimard.Match[Any]) -> None:
    for again in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        position = match.position()
        again.play(again.legal()[-1])
        assert match.position() == position
        assert len(again.actions_played) == len(match.actions_played) + 1


def test_steps_of_a_copy_can_be_taken_back() -> None:
    match = guimard.game("metromania", seats=2).start(seed="paris")
    match.play(match.legal()[0])
    again = match.copy()
    again.take_back()
    assert again.actions_played == []
    assert match.pending == 1


def test_equal_is_the_same_game_played_the_same_way(match: guimard.Match[Any]) -> None:
    setup = match.setup
    assert setup.start(seed=1) == setup.start(seed=1)
    assert setup.start(seed=1) != setup.start(seed=2)
    assert match != setup.start(seed="paris")
    assert match != match.record()


def test_equal_hands_are_not_equal_games() -> None:
    one = guimard.game("metro", seats=2).start(seed=1)
    other = guimard.game("metro", seats=2, central_points=False).start(seed=1)
    assert one != other


def test_a_match_changes_and_has_no_hash(match: guimard.Match[Any]) -> None:
    with pytest.raises(TypeError):
        hash(match)


def test_a_short_repr() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    assert repr(match) == "<Match metro: 2 seats, 0 actions, seat 0 to act>"
    while not match.over:
        match.play(match.legal()[0])
    assert repr(match).endswith("actions, over>")


def test_print_draws_the_board() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    lay = next(text for text in match.legal() if text.startswith("lay"))
    empty = str(match)
    match.play(lay)
    assert "yellow" in empty
    assert str(match) != empty
    assert not any(line != line.rstrip() for line in str(match).splitlines())


def test_a_picture_fetches_nothing_from_the_network(match: guimard.Match[Any]) -> None:
    picture = match._repr_svg_()
    assert picture.startswith("<svg")
    assert "https://" not in picture
    assert "url(http" not in picture


def test_a_match_from_a_position_has_no_seed_and_no_record(match: guimard.Match[Any]) -> None:
    again = guimard.from_position(match.position())
    assert again.legal() == match.legal()
    for ask in (lambda: again.seed, lambda: again.commitment, again.record):
        with pytest.raises(guimard.GuimardError, match="began from a position"):
            ask()


def test_a_match_from_a_view_is_drawn_by_its_seed() -> None:
    view = guimard.game("metro", seats=2).start(seed=1).position_seen_by(0)
    drawn = [guimard.from_position(view, seed=n).position() for n in (1, 1, 2)]
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


@pytest.mark.parametrize("text", ["", "chess", "metroseats=2", "metro seats=9", "metromania nonsense"])
def test_a_bad_position_is_refused(text: str) -> None:
    with pytest.raises(guimard.BadText):
        guimard.from_position(text)


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version

    assert guimard.__version__ == version("guimard")
