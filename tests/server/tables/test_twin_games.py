"""The same game in two worlds that differ only in what is hidden.

Who may not know it is sent the same bytes.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.support.in_process import FakeTime, prepare_table, running
from tests.support.table_client import Client

from guimard.core.rng import new_rng
from guimard.wasm.sources import digest

pytestmark = pytest.mark.anyio
NAMES = ["Ada", "Ben", "Cléo"]
TURNS = 12
Change = Callable[[Any, Any], None]


def bottom_of_the_bag(game: Any, state: Any) -> None:
    """The tiles that nobody draws within these turns, the other way round."""
    deep = state.left - 2 * TURNS
    state.bag[:deep] = state.bag[:deep][::-1].copy()


def shares_and_numbers_of_the_others(game: Any, state: Any) -> None:
    """Ben and Cléo change everything they hold in secret."""
    state.shares[[1, 2]] = state.shares[[2, 1]]
    state.numbers[:, [1, 2]] = state.numbers[:, [2, 1]]  # a column for each seat, as each holds one of a colour
    bottom_of_the_bag(game, state)


def letters_in_hand(game: Any, state: Any) -> None:
    """Ben's and Cléo's destinations, dealt again."""
    state.holder[:] = game.imagine(game.view(state, 0), new_rng(5)).holder


def hands_to_choose_from(game: Any, state: Any) -> None:
    """The three hands that nobody has chosen yet, put together again."""
    state.hand[:] = game.imagine(game.view(state, None), new_rng(5)).hand


async def _played(
    folder: Path,
    game: str,
    options: dict[str, Any],
    change: Change | None,
    script: list[str],
    opening: Sequence[str] = (),
    turns: int = TURNS,
) -> tuple[dict[str, list[str]], bytes]:
    """Play by a script, or write it while playing. The worlds part after the opening.

    What everybody was sent since, and the state when they parted.
    """
    folder.mkdir()
    chance = random.Random(4)
    table, tokens = await prepare_table(folder, game, NAMES, options=options)
    async with running(folder, FakeTime()) as (server, url):
        clients = [Client([url], token) for token in (*tokens, None)]
        for client in clients:
            await client.connect()
            await client.ask(type="enter", id="enter", table=table, rules=digest())  # records must tell no more
        play = server.tables.by_id[table].game
        assert play is not None

        async def act(text: str) -> None:
            seat, step = play.to_act, play.sequence
            assert seat is not None
            place = {"version": play.version, "revision": play.revision_for(seat)}
            answer = await clients[seat].ask(type="act", id=f"move{step}", action=text, **place)
            assert answer["type"] == "done", answer

        for text in opening:
            await act(text)
        if change is not None:
            change(play.match.game, play.match.state)
        for client in clients:  # what they saw before was the same world
            await client.ask(type="ping")
            client.frames.clear()
        for client in clients:
            await client.ask(type="enter", id="enter", table=table, rules=digest())
        begun, first = play.match.state.tobytes(), play.sequence
        writing = not script
        while play.version < turns and (harmless := _harmless(play.match.legal())):
            if writing:
                script.append(chance.choice(harmless))
            await act(script[play.sequence - first])
        for client in clients:
            await client.ask(type="ping", id="end")
        frames = {who: client.frames for who, client in zip([*NAMES, "watcher"], clients, strict=True)}
        for client in clients:
            await client.close()
    return frames, begun


def _harmless(legal: list[str]) -> list[str]:
    """The actions that show nothing of what was changed.

    No exchange, no wagon, no destination.
    """
    verbs = ("lay", "draw", "double", "start", "dig", "confirm")
    return [text for text in legal if text.split()[0] in verbs and len(text.split()) < 5]


@pytest.mark.parametrize(
    ("game", "options", "opening", "change", "blind"),
    [
        ("metro", {}, [], bottom_of_the_bag, [*NAMES, "watcher"]),
        ("metro", {"hand": 2}, [], bottom_of_the_bag, [*NAMES, "watcher"]),
        (
            "metro",
            {"modules": ["companies", "stations", "station-numbers"]},
            [],
            shares_and_numbers_of_the_others,
            ["Ada", "watcher"],
        ),
        ("metromania", {"doubles": "dealt"}, [], letters_in_hand, ["Ada", "watcher"]),
        ("metromania", {"doubles": "chosen"}, ["double C", "double E"], letters_in_hand, ["Ada", "watcher"]),
    ],
    ids=["bag", "bag-and-hands", "shares-and-numbers", "letters", "letters-after-choosing"],
)
async def test_a_game_in_twin_worlds(
    tmp_path: Path, game: str, options: dict[str, Any], opening: list[str], change: Change, blind: list[str]
) -> None:
    script: list[str] = []
    frames, begun = await _played(tmp_path / "one", game, options, None, script, opening)
    twins, begun_otherwise = await _played(tmp_path / "other", game, options, change, script, opening)
    assert begun != begun_otherwise
    assert len(script) >= TURNS - len(opening)
    for who in blind:
        assert any('"record":' in frame for frame in frames[who])
        assert twins[who] == frames[who], who
    for who in {*NAMES} - {*blind}:  # and whose secrets were changed can tell
        assert twins[who] != frames[who], who


async def test_nobody_knows_the_hands_to_choose_from(tmp_path: Path) -> None:
    """Until all have chosen the type they hold twice, nobody is told a letter."""
    script: list[str] = []
    options = {"doubles": "chosen"}
    frames, begun = await _played(tmp_path / "one", "metromania", options, None, script, turns=1)
    twins, begun_otherwise = await _played(
        tmp_path / "other", "metromania", options, hands_to_choose_from, script, turns=1
    )
    assert begun != begun_otherwise
    assert [text.split()[0] for text in script] == ["double"]
    assert twins == frames
