"""What must hold in every game at any moment.

Each law gets a match of its own, to do with as it likes.
"""

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import guimard
from guimard.core.events import seen_by
from guimard.core.match import AnyMatch
from guimard.core.rng import new_rng
from tests.conformance.shapes import misfits
from tests.support.delta import apply_delta, sort_lists

NONSENSE = ["", " ", "nonsense", "lay", "draw draw", "-1", "0", "\n", "é", "lay aaaa Z9", "undo", "x" * 5000, "\x00"]


def everybody(match: AnyMatch) -> list[int | None]:
    return [*range(match.setup.seats), None]


def snapshot(match: AnyMatch) -> tuple[bytes, str]:
    return match.state.tobytes(), match.record()


def legal_is_accepted(match: AnyMatch, chance: random.Random) -> None:
    for text in _some(match.legal(), 3, chance):
        again = guimard.replay(match.record())
        before = snapshot(again)
        again.play(text)
        assert snapshot(again) != before
        assert again.actions_played == [*match.actions_played, text]


def all_else_is_refused(match: AnyMatch, chance: random.Random) -> None:
    """Actions that were or will be legal for somebody, and nonsense."""
    legal = set(match.legal())
    before = snapshot(match)
    for text in sorted(_texts_of_other_worlds(match, chance) - legal):
        with pytest.raises(guimard.Illegal) as refusal:
            match.play(text)
        assert refusal.value.reason
        assert str(refusal.value)
    for text in NONSENSE:
        if text not in legal:
            with pytest.raises(guimard.GuimardError):
                match.play(text)
    assert snapshot(match) == before


def _texts_of_other_worlds(match: AnyMatch, chance: random.Random) -> set[str]:
    """Texts of actions that are legal at other moments of this game.

    Or in worlds that look like this one.
    """
    game, texts = match.game, set(match.actions_played)
    fresh = match.setup.start(seed=chance.randrange(1000))
    texts |= set(_some(fresh.legal(), 10, chance))
    for seat in everybody(match):
        imagined = game.imagine(match.observation(seat), new_rng(chance.randrange(1000)))
        texts |= {game.text(action) for action in _some(list(game.legal(imagined)), 10, chance)}
    return texts


def turns_and_seats_are_minded(match: AnyMatch, chance: random.Random) -> None:
    before, actor = snapshot(match), match.to_act
    for seat in range(match.setup.seats):
        if seat != actor:
            text = (match.legal() or match.actions_played)[0]
            with pytest.raises(guimard.Illegal):
                match.play(text, seat=seat)
    for nobody in (-1, -2, match.setup.seats, 99):
        with pytest.raises(guimard.Illegal):
            match.observation(nobody)
        with pytest.raises(guimard.Illegal):
            match.view(nobody)
        if not match.over:
            with pytest.raises(guimard.Illegal):
                match.play(match.legal()[0], seat=nobody)
    assert snapshot(match) == before


def only_the_seat_to_act_has_actions(match: AnyMatch, chance: random.Random) -> None:
    game = match.game
    legal = list(game.legal(match.state))
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (match.to_act is not None)
    for seat in everybody(match):
        expected = legal if seat is not None and seat == match.to_act else []
        assert list(game.legal(match.observation(seat))) == expected
        assert [action["text"] for action in game.actions(match.observation(seat))] == list(map(game.text, expected))


def actions_tell_the_same_as_texts(match: AnyMatch, chance: random.Random) -> None:
    actions = match.actions()
    assert [action["text"] for action in actions] == match.legal()
    for action in actions:
        assert isinstance(action["kind"], str)
        assert isinstance(action["consequences"], dict)
    assert json.loads(json.dumps(actions)) == actions


def texts_and_actions_are_inverses(match: AnyMatch, chance: random.Random) -> None:
    game = match.game
    for action in game.legal(match.state):
        assert game.parse(game.text(action)) == action
    for text in [*match.legal(), *_texts_of_other_worlds(match, chance)]:
        assert game.text(game.parse(text)) == text


def positions_set_up_what_they_say(match: AnyMatch, chance: random.Random) -> None:
    game = match.game
    for state in (match.state, *map(match.observation, everybody(match))):
        text = game.position(state)
        assert "\n" not in text
        again = game.parse_position(text)
        assert again.tobytes() == state.tobytes()
        assert game.position(again) == text


def a_game_replays_to_the_same_bytes(match: AnyMatch, chance: random.Random) -> None:
    again = guimard.replay(match.record())
    assert snapshot(again) == snapshot(match)
    assert again.commitment == match.commitment
    assert match.setup.start(seed=match.seed).position() == guimard.replay(match.record(), until=0).position()


def what_is_imagined_looks_the_same(match: AnyMatch, chance: random.Random) -> None:
    game = match.game
    for seat in everybody(match):
        view = match.observation(seat)
        before = view.tobytes()
        imagined = game.imagine(view, new_rng(chance.randrange(1 << 30)))
        assert view.tobytes() == before
        assert game.view(imagined, seat).tobytes() == before
        assert game.view(view, seat).tobytes() == before
        assert game.to_act(imagined) == match.to_act
        assert "?" not in game.position(imagined)  # nothing is left hidden


def twin_worlds_cannot_be_told_apart(match: AnyMatch, chance: random.Random) -> None:
    """Deal out again what a seat cannot see: it gets the same bytes.

    Then play on in both worlds alike: as long
    as its view stays the same, so do the events it gets, its list of actions and its description."""
    game = match.game
    for seat in chance.sample(everybody(match), 2):
        real = match.state.copy()
        twin = game.imagine(game.view(real, seat), new_rng(chance.randrange(1 << 30)))
        for _ in range(8):
            _looks_alike(game, real, twin, seat)
            legal = [action for action in game.legal(real) if action in set(game.legal(twin))]
            if not legal:
                break
            action = chance.choice(legal)
            before, before_twin = real.copy(), twin.copy()
            told, told_twin = (json.dumps(seen_by(game.apply(w, action), seat)) for w in (real, twin))
            if game.view(real, seat).tobytes() != game.view(twin, seat).tobytes():
                break  # the action showed this seat something that differs: now it may know
            assert told == told_twin
            if game.delta_keys is not None:
                assert game.encode(real, seat, before) == game.encode(twin, seat, before_twin)


def _looks_alike(game: Any, real: Any, twin: Any, seat: int | None) -> None:
    one, other = game.view(real, seat), game.view(twin, seat)
    assert one.tobytes() == other.tobytes()
    assert list(game.legal(one)) == list(game.legal(other))
    assert json.dumps(game.describe(one)) == json.dumps(game.describe(other))
    assert game.position(one) == game.position(other)
    assert game.encode(real, seat, None) == game.encode(twin, seat, None)


def spectators_know_least(match: AnyMatch, chance: random.Random) -> None:
    """A spectator knows no more than any seat.

    A view that leaves one world only leaves the real one.
    """
    game = match.game
    public = match.observation(None).tobytes()
    for seat in range(match.setup.seats):
        imagined = game.imagine(match.observation(seat), new_rng(chance.randrange(1 << 30)))
        assert game.view(imagined, None).tobytes() == public
    if not match.pending:
        for viewer in everybody(match):
            worlds = {game.imagine(match.observation(viewer), new_rng(n)).tobytes() for n in range(8)}
            assert len(worlds) > 1 or worlds == {match.state.tobytes()}


def views_and_events_are_json(match: AnyMatch, chance: random.Random) -> None:
    for seat in everybody(match):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
    assert json.loads(json.dumps(match.game.layout())) == match.game.layout()
    if not match.over:
        events = match.play(chance.choice(match.legal()))
        assert events
        for seat in everybody(match):
            for facts in seen_by(events, seat):
                assert isinstance(facts["event"], str)
                assert json.loads(json.dumps(facts)) == facts


def encoded_is_the_view_and_a_delta_leads_from_one_to_the_next(match: AnyMatch, chance: random.Random) -> None:
    keys = match.game.delta_keys
    for _ in range(4):
        known = {seat: _encoded(match, seat) for seat in everybody(match)}
        for seat, (view, actions) in known.items():
            assert view == match.view(seat)
            assert actions == (match.actions() if seat is not None and seat == match.to_act else [])
        if match.over:
            return
        before = match.state.copy()
        match.play(chance.choice(match.legal()))
        if keys is not None:
            for seat, (view, _) in known.items():
                delta, actions = _encoded(match, seat, before)
                assert sort_lists(apply_delta(view, delta, keys), keys) == sort_lists(match.view(seat), keys)
                assert actions == _encoded(match, seat)[1]


def _encoded(match: AnyMatch, seat: int | None, before: Any = None) -> tuple[Any, Any]:
    view, actions = match.game.encode(match.state, seat, before)
    return json.loads(view), json.loads(actions)


def views_actions_and_events_have_the_declared_types(match: AnyMatch, chance: random.Random) -> None:
    """Strictly: no field is missing, none is there that ``shapes`` does not declare."""
    shapes = match.game.shapes
    for _ in range(3):
        for seat in everybody(match):
            assert misfits(match.view(seat), shapes.view, "view") == []
        for action in match.actions():
            assert misfits(action, shapes.action, action["text"]) == []
        if match.over:
            return
        events = match.play(chance.choice(match.legal()))
        for seat in everybody(match):
            for facts in seen_by(events, seat):
                assert misfits(facts, shapes.event, "event") == []


def copies_are_equal_and_independent(match: AnyMatch, chance: random.Random) -> None:
    before = snapshot(match)
    for again in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert again == match
        assert snapshot(again) == before
        assert again.legal() == match.legal()
        assert again.actions() == match.actions()
        if not match.over:
            again.play(chance.choice(match.legal()))
            assert again != match
            assert snapshot(match) == before


def a_match_can_begin_from_any_position(match: AnyMatch, chance: random.Random) -> None:
    """From the whole position the same game goes on.

    From a view, one that looks the same to that seat.
    """
    again = guimard.from_position(match.position())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()
    assert again.setup.seats == match.setup.seats
    for seat in everybody(match):
        seen = guimard.from_position(match.position_seen_by(seat), seed=chance.randrange(1000))
        assert seen.view(seat) == match.view(seat)
        assert seen.to_act == match.to_act


def pictures_hide_what_the_seat_to_act_may_not_know(match: AnyMatch, chance: random.Random) -> None:
    twin = guimard.from_position(match.position_seen_by(match.to_act), seed=chance.randrange(1000))
    assert str(twin) == str(match)
    assert str(match).strip()


def views_are_copies(match: AnyMatch, chance: random.Random) -> None:
    before = snapshot(match)
    for seat in everybody(match):
        view = match.observation(seat)
        view.turn = (int(view.turn) + 1) % match.setup.seats
    assert snapshot(match) == before


def pending_steps_can_be_taken_back(match: AnyMatch, chance: random.Random) -> None:
    """Steps of a turn that is not confirmed.

    Others do not see them, and each can be undone.
    """
    for _ in range(12):
        if match.over:
            return
        if not match.pending:
            with pytest.raises(guimard.Illegal):
                match.take_back()
        before, actor, pending = snapshot(match), match.to_act, match.pending
        others = [seat for seat in everybody(match) if seat != actor]
        seen = [match.observation(seat).tobytes() for seat in others]
        text = chance.choice(match.legal())
        match.play(text)
        if match.pending:
            assert match.pending == pending + 1
            assert match.to_act == actor
            assert [match.observation(seat).tobytes() for seat in others] == seen
            match.take_back()
            assert snapshot(match) == before
            match.play(text)


def settled_seats_keep_their_points(match: AnyMatch, chance: random.Random) -> None:
    settled = [seat for seat in range(match.setup.seats) if match.game.is_settled(match.state, seat)]
    before = match.scores()
    while settled and not match.over:
        match.play(chance.choice(match.legal()))
    assert [match.scores()[seat] for seat in settled] == [before[seat] for seat in settled]


def the_end_is_the_end(match: AnyMatch, chance: random.Random) -> None:
    result, scores = match.result(), match.scores()
    assert len(scores) == match.setup.seats
    assert all(type(points) is int for points in scores)
    assert (result is not None) == match.over
    if result is None:
        return
    assert list(result.scores) == scores
    assert result.winners
    assert set(result.winners) <= set(range(match.setup.seats))
    assert match.legal() == []
    assert match.actions() == []
    for text in _some(match.actions_played, 5, chance):
        with pytest.raises(guimard.Illegal) as refusal:
            match.play(text)
        assert refusal.value.reason == "game-over"


def _some(items: list[Any], count: int, chance: random.Random) -> list[Any]:
    return chance.sample(items, min(count, len(items)))


LAWS: list[Callable[[AnyMatch, random.Random], None]] = [
    legal_is_accepted,
    all_else_is_refused,
    turns_and_seats_are_minded,
    only_the_seat_to_act_has_actions,
    actions_tell_the_same_as_texts,
    texts_and_actions_are_inverses,
    positions_set_up_what_they_say,
    a_game_replays_to_the_same_bytes,
    what_is_imagined_looks_the_same,
    twin_worlds_cannot_be_told_apart,
    spectators_know_least,
    views_and_events_are_json,
    views_actions_and_events_have_the_declared_types,
    copies_are_equal_and_independent,
    a_match_can_begin_from_any_position,
    pictures_hide_what_the_seat_to_act_may_not_know,
    encoded_is_the_view_and_a_delta_leads_from_one_to_the_next,
    views_are_copies,
    pending_steps_can_be_taken_back,
    settled_seats_keep_their_points,
    the_end_is_the_end,
]
