"""Serve the page of a table, with the tags by which messengers preview its link.

A code in place of the id redirects to the table.
"""

import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from guimard.server.http.endpoint import problem
from guimard.server.http.static import Served
from guimard.server.process import Server
from guimard.server.tables.codes import name_of
from guimard.server.wire.refusals import Refusal, unavailable
from guimard.store import tables
from guimard.store.database import Unavailable
from guimard.store.tables import StoredTable

_CODE = re.compile(r"[a-z]{2,20}-[0-9]{2}")
_ID = re.compile(r"[a-z0-9]{10}")


def table_page(server: Server, page: Path) -> Served:
    """Return what serves ``/t/{id}`` and ``/t/{code}``."""
    html = page.read_text("utf-8")

    async def serve(request: Request) -> Response:
        asked = request.path_params["rest"].partition("/")[0]
        try:
            if _CODE.fullmatch(asked):
                return await _redirect(server, request, asked)
            table = await server.store.read(tables.find_table, asked) if _ID.fullmatch(asked) else None
        except Refusal as refusal:
            return problem(refusal)
        except Unavailable:
            return problem(unavailable())
        text = html if table is None else _with_tags(html, request, table)
        return HTMLResponse(text, headers={"cache-control": "no-cache"})

    return serve


async def _redirect(server: Server, request: Request, code: str) -> Response:
    """Lead to the table with a code.

    The invitation in the address admits to a private one.
    """
    address = server.address(request.client, request.headers)
    if not server.limits.codes.bucket(address).level >= 1:
        raise Refusal("too-fast", "Too many codes that do not exist. Wait a minute.", retry=True)
    table = await server.store.read(tables.table_with_code, code)
    if table is None:
        server.limits.codes.take(address)
        return RedirectResponse(f"/?no-table={code}", 302)
    return RedirectResponse(f"/t/{table.row.id}#{table.row.invite}", 302, headers={"cache-control": "no-store"})


def _with_tags(html: str, request: Request, table: StoredTable) -> str:
    """Return the page with its own game named first, and with a preview."""
    game = f'<meta name="game" content="{escape(table.row.game)}" />'
    return html.replace("<head>", f"<head>{game}").replace("</head>", f"{_preview(request, table)}</head>")


def _preview(request: Request, table: StoredTable) -> str:
    """Return the tags by which messengers draw a link.

    Of a private table they name only the game.
    """
    game = table.row.game.capitalize()
    name = name_of(table.row.code) if table.row.public else None
    site = f"{request.url.scheme}://{request.url.netloc}"
    tags = {
        "og:type": "website",
        "og:site_name": "Guimard",
        "og:title": f"{game}, {name}" if name else game,
        "og:description": f"A game of {game} on Guimard.",
        "og:url": f"{site}/t/{table.row.id}",
        "og:image": f"{site}/share-{table.row.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items())
