"""HTTP: the games that can be played, and the tables where they are."""

import asyncio
import hmac
from collections.abc import Sequence
from typing import Any

from starlette.responses import Response

from guimard.core.material import SHIPPED
from guimard.games.registry import GAMES
from guimard.games.rulebook import rulebook as rulebook_text
from guimard.server.http.endpoint import Call, json_response, public_json
from guimard.server.http.facts import game_layout, games_info
from guimard.server.http.handlers.accounts import name_taken
from guimard.server.tables.continued_game import continued_table
from guimard.server.tables.facts import table_facts
from guimard.server.tables.new_table import new_table, store_table
from guimard.server.tables.seating import full, held_by, may_enter
from guimard.server.wire.bodies import ContinueGame, NewTable, Opened, TableList
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape
from guimard.store import actions, tables
from guimard.store.actions import Entry
from guimard.store.players import is_free
from guimard.store.tables import MOST_LISTED, SeatRow, StoredTable, TableRow


async def list_games(call: Call) -> Response:
    return public_json(call, games_info(call.server.config.modules))


async def rulebook(call: Call) -> Response:
    text = rulebook_text(_known(call.arguments["game"]), call.arguments["language"] or "en")
    return Response(text, media_type="text/markdown; charset=utf-8")


async def layout(call: Call) -> Response:
    return public_json(call, game_layout(_known(call.arguments["game"]), call.arguments["material"] or SHIPPED))


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    return game


# Tables


async def open_table(call: Call) -> Response:
    body: NewTable = call.body
    row, seats = new_table(body, call.my_facts, call.server.time.now())
    return await _open(call, row, seats)


async def continue_game(call: Call) -> Response:
    body: ContinueGame = call.body
    row, seats, log = await asyncio.to_thread(continued_table, body, call.my_facts, call.server.time.now())
    return await _open(call, row, seats, log)


async def _open(call: Call, row: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry] = ()) -> Response:
    for name in {seat.name for seat in seats if seat.name is not None}:
        if not await call.server.store.read(is_free, call.me.id, name):
            raise name_taken()
    if not call.server.limits.tables_of_address.take(call.address):
        raise Refusal("too-fast", "Many tables were opened from your address. Wait a little.", retry=True)
    await store_table(call.server.store, call.server.limits, row, seats, log)
    if full(seats):
        await call.server.tables.find(row.id)  # nobody to wait for: it begins as soon as it is loaded
    return json_response(Opened(table=table_facts(await stored_table(call, row.id), call.me.id)), 201)


async def one_table(call: Call) -> Shape:
    table = await visible_table(call)
    return Opened(table=table_facts(table, call.player.id if call.player else None))


async def list_tables(call: Call) -> Shape:
    store = call.server.store
    which, limit = call.arguments["which"], call.arguments["limit"] or MOST_LISTED
    if which == "mine":
        found = await store.read(tables.tables_of, call.me.id, limit)
    else:
        found = await store.read(tables.public_tables, which, limit)
    turns = await store.read(actions.turns_of, [table.row.id for table in found])
    me = call.player.id if call.player else None
    pairs = [(table, _turn(table, turns)) for table in found]
    if which == "mine":
        pairs.sort(key=lambda pair: pair[1] not in held_by(pair[0].seats, me))
    return TableList(tables=[table_facts(table, me) for table, _ in pairs], turns=[turn for _, turn in pairs])


def _turn(table: StoredTable, turns: dict[str, Any]) -> int | None:
    """The seat to act; before the first action that is the first seat."""
    return turns.get(table.row.id, 0) if table.row.phase == "playing" else None


async def visible_table(call: Call) -> StoredTable:
    """The table of the path, if this player may know of it."""
    table = await stored_table(call, call.arguments["table"])
    me = call.my_facts if call.player else None
    invite = call.arguments.get("invite") or ""
    if not may_enter(table, me, hmac.compare_digest(invite.encode(), table.row.invite.encode())):
        raise Refusal("no-table", "There is no such table.")
    return table


async def stored_table(call: Call, table: str) -> StoredTable:
    found = await call.server.store.read(tables.find_table, table)
    if found is None:
        raise Refusal("no-table", "There is no such table.")
    return found
