"""HTTP handlers about oneself.

Name, passphrase, sessions, and what is stored of a person.
"""

import asyncio

from msgspec import json, structs
from starlette.responses import Response

from guimard.server.http.endpoint import Call, json_response
from guimard.server.ops.auth import cookie_name, device_cookie_name, private_token, public_id, read_cookie
from guimard.server.wire.bodies import Claim, DeleteMe, Me, MyData, NewPlayer, Rename, SignIn
from guimard.server.wire.plain_text import clean_name
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape
from guimard.store import personal, players, sessions
from guimard.store.database import Conflict
from guimard.store.names import folded
from guimard.store.players import PlayerRow

_YEAR = 365 * 24 * 3600
_QUITTING = 5  # seconds that other processes have to take somebody out of their games


async def who_am_i(call: Call) -> Shape | Response:
    """Return the player, or 204 for a stranger: every first visit begins so."""
    return _me(call.player) if call.player else Response(status_code=204, headers={"cache-control": "no-store"})


async def create_guest(call: Call) -> Shape | Response:
    body: NewPlayer = call.body
    if not call.server.limits.new_guests.take(call.address):
        raise Refusal("too-fast", "Many people have come from your address. Wait a minute.", retry=True)
    now = call.server.time.now()
    try:
        row = await call.server.store.write(players.add_player, public_id(), clean_name(body.name), now)
    except Conflict:
        raise name_taken() from None
    return await _signed_in(call, row, body.token)


async def rename(call: Call) -> Shape:
    body: Rename = call.body
    try:
        await call.server.store.write(players.rename, call.me.id, clean_name(body.name))
    except Conflict:
        raise name_taken() from None
    return _me(await find_player(call, call.me.id))


async def claim(call: Call) -> Shape | Response:
    """Claim the name, or change the passphrase. All other devices are signed out."""
    body: Claim = call.body
    await _check_passphrase(call, body.old)
    kept = await call.server.hashing.hash(body.passphrase)
    try:
        await call.server.store.write(players.claim, call.me.id, call.me.name, kept)
    except Conflict:
        raise name_taken() from None
    await call.server.store.write(sessions.end_other_sessions, call.me.id, call.session)
    call.server.end_connections(call.me.id, but=call.session)
    return await _signed_in(call, await find_player(call, call.me.id), body.token, call.session)


async def sign_in(call: Call) -> Shape | Response:
    body: SignIn = call.body
    row = await call.server.store.read(players.player_named, body.name)
    if not call.server.limits.guesses.take(_guess_key(call, row, body.name)):
        raise Refusal("too-fast", "Too many tries to sign in with this name. Wait a little.", retry=True)
    kept = row.passphrase if row else None
    if not await call.server.hashing.fits(body.passphrase, kept) or row is None:
        raise Refusal("wrong-passphrase", "Name and passphrase do not match.")
    return await _signed_in(call, row, body.token)


def _guess_key(call: Call, row: PlayerRow | None, name: str) -> str:
    """Count tries by name and address together; those of known devices apart.

    So nobody can lock somebody else out of a name by guessing.
    """
    cookie = read_cookie(call.headers.get("cookie", ""), device_cookie_name(call.server.config.secure_cookie))
    device = call.server.signer.read_device(cookie) if cookie else None
    if device is not None and row is not None and device.player == row.id:
        return f"device {device.session}"
    return f"{folded(name)} from {call.address}"


async def sign_out(call: Call) -> Shape | Response:
    """End this session on the server, also its open sockets."""
    if call.player is not None and call.session:
        await call.server.store.write(sessions.end_session, call.session)
        call.server.end_connections(call.player.id, only=call.session)
    elif call.player is not None:  # a token of an earlier version: it ends together with all others
        return await sign_out_everywhere(call)
    return _without_cookie(call)


async def sign_out_everywhere(call: Call) -> Shape | Response:
    await call.server.store.write(sessions.end_other_sessions, call.me.id)
    call.server.end_connections(call.me.id)
    return _without_cookie(call)


async def download_data(call: Call) -> Response:
    data = MyData(**await call.server.store.read(personal.data_of, call.me.id))
    headers = {"content-disposition": 'attachment; filename="guimard-my-data.json"', "cache-control": "no-store"}
    return Response(json.format(json.encode(data), indent=2), media_type="application/json", headers=headers)


async def delete_me(call: Call) -> Response:
    """Delete what is stored of a person; games of others stay, without the name."""
    body: DeleteMe = call.body
    await _check_passphrase(call, body.passphrase)
    await _quit_all(call)
    await call.server.store.write(personal.delete_data, call.me.id)
    call.server.forget(call.me.id)
    return _without_cookie(call)


async def _quit_all(call: Call) -> None:
    """Take the caller out of every table; other processes do so for theirs."""
    server, me = call.server, call.me.id
    for table in await server.store.read(personal.tables_to_quit, me):
        await server.tables.quit(table, me)
    try:
        async with asyncio.timeout(_QUITTING):
            while await server.store.read(personal.tables_to_quit, me):
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise Refusal("still-playing", "One of your games is still running. Resign it first.") from None


async def _check_passphrase(call: Call, given: str | None) -> None:
    """Refuse unless the passphrase is right, or none was set.

    A stolen cookie must not be enough.
    """
    if not call.me.claimed:
        return
    if not call.server.limits.guesses.take(f"account {call.me.id}"):
        raise Refusal("too-fast", "Too many tries. Wait a little.", retry=True)
    if given is None or not await call.server.hashing.fits(given, call.me.passphrase):
        raise Refusal("wrong-old-passphrase", "This is not your passphrase.")


def _me(row: PlayerRow) -> Me:
    return Me(id=row.id, name=row.name, claimed=row.claimed)


def name_taken() -> Refusal:
    return Refusal("name-taken", "This name, or one that looks like it, belongs to somebody. Choose another.")


async def find_player(call: Call, player: str) -> PlayerRow:
    row = await call.server.store.read(players.find_player, player)
    if row is None:
        raise Refusal("no-player", "There is no such player.")
    return row


async def _signed_in(call: Call, row: PlayerRow, token_too: bool, session: str = "") -> Response:
    """Set the cookie of a session, which is begun if there is none yet."""
    if not session:
        session = private_token()
        await call.server.store.write(sessions.start_session, session, row.id, call.server.time.now())
    token = call.server.signer.token(row.id, row.generation, session)
    response = json_response(structs.replace(_me(row), token=token if token_too else None))
    secure = call.server.config.secure_cookie
    response.set_cookie(cookie_name(secure), token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
    if row.claimed:
        device, path = call.server.signer.device(row.id), "/" if secure else "/api/me"
        response.set_cookie(
            device_cookie_name(secure), device, max_age=_YEAR, path=path, httponly=True, samesite="lax", secure=secure
        )
    return response


def _without_cookie(call: Call) -> Response:
    response = Response(status_code=204)
    secure = call.server.config.secure_cookie
    response.delete_cookie(cookie_name(secure), httponly=True, samesite="lax", secure=secure)
    return response
