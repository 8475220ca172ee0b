"""Whatever is typed, sent or stored.

It is understood, or refused with one of our errors. Nothing else comes out.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import guimard
from guimard.core.game_record import GameRecord
from guimard.core.views import is_full
from guimard.games.metro import Board
from tests.conformance.tables import Table, a_moment, covering
from tests.support.interpreted import times

EXAMPLES = times(100, 20)
GAMES = st.sampled_from(list(guimard.GAMES))
TABLES = st.sampled_from(covering())
JUNK = st.text(max_size=60) | st.text(st.sampled_from("0123456789abcdABCDH+-=/? ?\n\t:é٣²"), max_size=60)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


def understood_or_refused(read: Callable[[], object]) -> bool:
    try:
        read()
    except guimard.GuimardError as refusal:
        if not str(refusal):
            raise AssertionError("a refusal says why") from refusal
        return False
    return True


@settings(max_examples=EXAMPLES, deadline=None)
@given(game=GAMES, text=JUNK)
def test_any_text_as_an_action(game: str, text: str) -> None:
    rules = guimard.GAMES[game]
    if understood_or_refused(lambda: rules.parse(text)):
        action = rules.parse(text)
        assert rules.parse(rules.text(action)) == action


@settings(max_examples=EXAMPLES, deadline=None)
@given(table=TABLES, seed=st.just(1), chance=st.randoms(use_true_random=False))
def test_actions_with_a_slip_of_the_pen(table: Table, seed: int, chance: random.Random) -> None:
    match = a_moment(table, seed, chance)
    legal = match.legal() or ["draw"]
    text = slip(chance.choice(legal), chance)
    before = match.position()
    if not understood_or_refused(lambda: match.play(text)):
        assert match.position() == before


@settings(max_examples=EXAMPLES, deadline=None)
@given(table=TABLES, seed=st.just(1), chance=st.randoms(use_true_random=False))
def test_positions_with_a_slip_of_the_pen(table: Table, seed: int, chance: random.Random) -> None:
    """What is set up nonetheless is a position like any other."""
    match = a_moment(table, seed, chance)
    text = chance.choice([match.position(), *map(match.position_seen_by, (None, *range(table.seats)))])
    for _ in range(chance.randint(1, 3)):
        text = slip(text, chance)
    rules = match.game
    if understood_or_refused(lambda: rules.parse_position(text)):
        state = rules.parse_position(text)
        again = rules.position(state)
        assert rules.parse_position(again).tobytes() == state.tobytes()
        understood_or_refused(lambda: rules.describe(rules.view(state, None)) if is_full(state) else None)
        for action in list(rules.legal(state))[:3]:
            assert rules.parse(rules.text(action)) == action


@settings(max_examples=EXAMPLES, deadline=None)
@given(table=TABLES, seed=st.just(1), chance=st.randoms(use_true_random=False))
def test_words_of_a_position_left_out_doubled_or_exchanged(table: Table, seed: int, chance: random.Random) -> None:
    match = a_moment(table, seed, chance)
    other = a_moment(chance.choice(covering()), seed, chance)
    words, others = match.position().split(), other.position().split()
    match chance.randrange(3):
        case 0:
            words.pop(chance.randrange(len(words)))
        case 1:
            words.insert(chance.randrange(len(words)), chance.choice(words))
        case _:
            words[chance.randrange(1, len(words))] = chance.choice(others)
    understood_or_refused(lambda: other.game.parse_position(" ".join(words)))
    understood_or_refused(lambda: table.setup.game.parse_position(" ".join(words)))


@settings(max_examples=EXAMPLES, deadline=None)
@given(game=GAMES, text=JUNK)
def test_any_text_as_a_position(game: str, text: str) -> None:
    understood_or_refused(lambda: guimard.GAMES[game].parse_position(text))
    understood_or_refused(lambda: guimard.GAMES[game].parse_position(f"{game} {text}"))
    understood_or_refused(lambda: guimard.GAMES[game].parse_position(f"{game} seats=2 {text}"))


@settings(max_examples=EXAMPLES, deadline=None)
@given(text=JUNK)
@example("guimard record 1\n" * 3)
def test_any_text_as_a_record(text: str) -> None:
    understood_or_refused(lambda: GameRecord.parse(text))
    understood_or_refused(lambda: GameRecord.parse(f"guimard record 1\n{text}"))
    understood_or_refused(lambda: guimard.replay(text))


@settings(max_examples=EXAMPLES, deadline=None)
@given(table=TABLES, seed=st.just(1), chance=st.randoms(use_true_random=False))
def test_records_with_a_slip_of_the_pen_never_pass(table: Table, seed: int, chance: random.Random) -> None:
    record = a_moment(table, seed, chance).record()
    changed = slip(record, chance)
    assert changed.rstrip("\n") == record.rstrip("\n") or not understood_or_refused(lambda: guimard.replay(changed))


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    game=GAMES | st.text(max_size=8), seats=VALUES, options=st.dictionaries(st.text(max_size=8), VALUES, max_size=3)
)
def test_any_options(game: str, seats: Any, options: dict[str, Any]) -> None:
    options.pop("name", None)
    options.pop("seats", None)
    understood_or_refused(lambda: guimard.game(game, seats, **options))


@settings(max_examples=EXAMPLES, deadline=None)
@given(game=GAMES, seats=st.integers(2, 4), data=st.data())
def test_any_values_of_known_options(game: str, seats: int, data: st.DataObject) -> None:
    names = [option.name for option in guimard.GAMES[game].options.options]
    options = data.draw(st.dictionaries(st.sampled_from(names), VALUES, max_size=3)) if names else {}
    understood_or_refused(lambda: guimard.game(game, seats, **options))


PIECES = st.lists(
    st.tuples(st.sampled_from(["aaaa", "aacb", "dddd", "zzzz", "AAAA"]), st.integers(-1, 8), st.integers(-1, 8)),
    max_size=6,
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(text=JUNK, pieces=PIECES, check=st.booleans())
def test_any_text_as_a_study_board(text: str, pieces: list[tuple[str, int, int]], check: bool) -> None:
    placement = "".join(f"{code}{row}{column}" for code, row, column in pieces)
    for candidate in (text, placement, placement + text):
        if understood_or_refused(lambda candidate=candidate: Board.parse(candidate, check=check)):  # type: ignore[misc]
            assert str(Board.parse(candidate, check=check)) == candidate


@pytest.mark.parametrize("wrong", [0, 7, -1, "2", None, 2.5, True])
def test_questions_a_study_board_cannot_answer(wrong: Any) -> None:
    board = Board.parse("aaaa03")
    understood_or_refused(lambda: board.points(wrong))
    understood_or_refused(lambda: board.station_points(wrong))
    understood_or_refused(lambda: board.cells(wrong))


@pytest.mark.parametrize("wrong", [None, 3, b"draw", ["draw"], 1.5])
def test_things_that_are_not_text(wrong: Any) -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    assert not understood_or_refused(lambda: match.play(wrong))


def slip(text: str, chance: random.Random) -> str:
    """One character gone, doubled or changed, or two exchanged."""
    if not text:
        return "x"
    i, j = chance.randrange(len(text)), chance.randrange(len(text))
    other = chance.choice([text[j], chance.choice("0129?-+=/ \n\x00é٣XYZ")])
    return chance.choice(
        [text[:i] + text[i + 1 :], text[:i] + other + text[i:], text[:i] + other + text[i + 1 :], text[:i]]
    )
