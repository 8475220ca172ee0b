"""One move, traced: played, stored, published and reacted to once, in that order."""

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client

import guimard

pytestmark = pytest.mark.anyio
PACKAGE = Path(guimard.__file__).resolve().parent
ARCHITECTURE = Path(__file__).resolve().parents[3] / "ARCHITECTURE.md"
WALK = ["GameLog.play", "Store.append", "Audience.publish", "Autoplay.expect"]
GAMES_OWN = (
    "games",
    "core/bits",
    "core/compiler",
    "core/delta",
    "core/flat_record",
    "core/json_buffer",
    "core/moves",
    "core/rng",
    "core/views",
)


class Trace:
    """The calls made for one request.

    In the event loop while it is received, and by the store's writer.
    """

    def __init__(self) -> None:
        self.frames: list[FrameType] = []  # kept, so that one that is resumed is known again
        self.on = False

    def notice(self, frame: FrameType, event: str, _: Any) -> None:
        if self.on and event == "call" and self._is_ours(frame) and frame not in self.frames and self._serves(frame):
            self.frames.append(frame)

    def _is_ours(self, frame: FrameType) -> bool:
        return frame.f_code.co_filename.startswith(str(PACKAGE))

    def _serves(self, frame: FrameType) -> bool:
        if threading.current_thread().name == "store-writer":
            return True
        above: FrameType | None = frame
        while above is not None and above.f_code.co_qualname != "SocketSession._receive":
            above = above.f_back
        return above is not None

    def calls(self) -> list[str]:
        return [frame.f_code.co_qualname for frame in self.frames]

    def files(self) -> set[str]:
        """Those outside the game and what only games use."""
        paths = [Path(frame.f_code.co_filename).relative_to(PACKAGE) for frame in self.frames]
        names = {path.with_suffix("").as_posix() for path in paths}
        return {file.removeprefix("server/") for file in names if not file.startswith(GAMES_OWN)}


@contextmanager
def profiled() -> Iterator[Trace]:
    """Watch this thread, and those that are started from now on."""
    trace = Trace()
    threading.setprofile(trace.notice)
    sys.setprofile(trace.notice)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def trace_of(folder: Path, game: str) -> Trace:
    """The second move of a game between two people."""
    table, tokens = await prepare_table(folder, game, ["Ada", "Ben"])
    with profiled() as trace:
        async with running(folder) as (_, url):
            ada, ben = (Client([url], token) for token in tokens)
            for client in (ada, ben):
                await client.connect()
                await client.enter(table)
            await ada.act(ada.state["actions"][0]["text"])
            mover = (ada, ben)[ada.state["to_act"]]
            await mover.until(lambda: bool(mover.state["actions"]))
            trace.on = True
            done = await mover.act(mover.state["actions"][0]["text"])
            trace.on = False
            assert done["type"] == "done"
            for client in (ada, ben):
                await client.close()
    return trace


@pytest.mark.parametrize("game", ["metro", "metromania"])
async def test_a_move_is_played_stored_published_and_reacted_to_once(tmp_path: Path, game: str) -> None:
    trace = await trace_of(tmp_path, game)
    assert [call for call in trace.calls() if call in WALK] == WALK


async def test_architecture_names_the_files_that_a_move_passes(tmp_path: Path) -> None:
    section = ARCHITECTURE.read_text(encoding="utf-8").partition("## The path of one move")[2].partition("\n## ")[0]
    walk = section[section.index("\n1. ") : section.index("\n8. ")]
    named = set(re.findall(r"`([a-z_]+/[a-z_]+)`", walk))
    assert (await trace_of(tmp_path, "metro")).files() == named
    assert "through sixteen files outside the game" in section
    assert len(named) == 16
