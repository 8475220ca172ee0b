"""Golden games of the options that were added later, played over the wire.

Whoever is to act is offered what the rules offer, and everybody is shown what the rules show that seat.
"""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import json
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, player

import guimard
from guimard.core.game_record import GameRecord

pytestmark = pytest.mark.anyio
GAMES = Path(__file__).parents[2] / "data" / "games"
NAMES = ["Ada", "Ben", "Cléo", "Dora", "Emil", "Fritz"]

RECORDS = {
    "metro-38": "numbers of two players, and lines from the centre pay twice",
    "metro-39": "open numbers",
    "metro-44": "companies tied for last are worth 1",
    "metro-42": "colours, and the third seat begins",
    "metromania-20": "in the last turn players pass or stop",
    "metromania-21": "three players choose the types they hold twice",
    "metromania-24": "with two players five lines mean never; both lines of one player",
    "metromania-27": "colours, and the second seat begins",
}


async def sit_down(stack: AsyncExitStack, url: str, table: str, tokens: list[str]) -> list[Client]:
    people = [await stack.enter_async_context(player(url, token=token)) for token in tokens]
    for person in people:
        await person.enter(table)
    return people


async def turn_of(person: Client) -> None:
    await person.until(lambda: person.my_turn)


async def end_for(person: Client) -> None:
    await person.until(lambda: person.over)


@pytest.mark.parametrize("name", RECORDS)
async def test_a_golden_game(tmp_path: Path, name: str) -> None:
    record = GameRecord.parse((GAMES / f"{name}.record").read_text("utf-8"))
    match = guimard.replay((GAMES / f"{name}.record").read_text("utf-8"), until=0)
    table, tokens = await prepare_table(
        tmp_path,
        record.game,
        NAMES[: record.seats],
        options=match.game.options.parse_stored(record.options),
        seed=record.seed,
    )
    async with running(tmp_path) as (_, url), AsyncExitStack() as stack:
        people = await sit_down(stack, url, table, tokens)
        for action in record.actions:
            assert match.to_act is not None
            actor = people[match.to_act]
            await turn_of(actor)
            assert {one["text"] for one in actor.state["actions"]} == set(match.legal())
            answer = await actor.act(action)
            assert answer["type"] != "refused", answer
            match.play(action)
        for seat, person in enumerate(people):
            await end_for(person)
            await person.enter(table)  # the view comes whole, its lists in their order
            assert person.state["view"] == json.decode(json.encode(match.view(seat)))
        assert match.over
