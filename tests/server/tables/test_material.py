"""Tables that are played with the pieces of somebody's own box, over the wire."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import bearer, player

from guimard.core.material import Printed
from guimard.games.metromania.data import MATERIALS, City

pytestmark = pytest.mark.anyio
SEATS = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]


@pytest.fixture
def box() -> Iterator[Printed[City]]:
    """A city with an arrow that the shipped one has not, while a test runs."""
    found = MATERIALS.add(MATERIALS.shipped.replace('"SE-SE", "SE-SE"', '"SES-E", "E-S-S"', 1))
    yield found
    MATERIALS._found.remove(found)


async def test_a_table_is_opened_and_played_with_it(tmp_path: Path, box: Printed[City]) -> None:
    table, tokens = await prepare_table(tmp_path, "metromania", ["Ada", "Ben"], options={"material": box.key})
    async with (
        running(tmp_path) as (_, url),
        httpx.AsyncClient(base_url=url) as http,
        player(url, token=tokens[0]) as ada,
    ):
        games = (await http.get("/api/games")).json()["games"]
        offered = {
            one["name"]: one for game in games for one in game["options"]["options"] if game["id"] == "metromania"
        }
        assert offered["material"]["choices"] == ["shipped", box.key]
        layout = (await http.get("/api/games/metromania/layout", params={"material": box.key})).json()["layout"]
        assert layout["border"]["0.2"]["arrow"] == "start"
        await ada.enter(table)
        await ada.until(lambda: ada.my_turn)
        assert ada.table["options"]["material"] == box.key
        assert (await ada.act("start 1 0.2 3,2"))["type"] != "refused"


async def test_pieces_that_the_server_does_not_have_are_refused(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "metromania", ["Ada", "Ben"])
    wanted = {"game": "metromania", "options": {"material": "0123456789ab"}, "seats": SEATS}
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        answer = (await http.post("/api/tables", json=wanted, headers=bearer(tokens[0]))).json()
    assert answer["reason"] == "bad-options"
    assert "This needs other material (0123456789ab), which is not loaded here." in answer["sentence"]


async def test_a_stored_table_is_not_played_with_other_pieces(tmp_path: Path, box: Printed[City]) -> None:
    table, tokens = await prepare_table(tmp_path, "metromania", ["Ada", "Ben"], options={"material": box.key})
    MATERIALS._found.remove(box)
    try:
        async with running(tmp_path) as (_, url), player(url, token=tokens[0]) as ada:
            answer = await ada.enter(table)
        assert answer["type"] == "refused"
        assert f"other material ({box.key})" in answer["sentence"]
    finally:
        MATERIALS._found.append(box)
