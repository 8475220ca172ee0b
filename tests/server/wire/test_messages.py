"""Messages on the wire: their types for clients, their document, their encoding."""

import re
from pathlib import Path

from msgspec import json

from guimard.server.http.routes import ENDPOINTS
from guimard.server.wire import messages
from guimard.server.wire.shapes import NoClock
from guimard.server.wire.typescript import typescript

ROOT = Path(__file__).resolve().parents[3]


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    written = (ROOT / "web/src/net/messages.ts").read_text()
    assert written == typescript(), "run: python -m guimard.server.wire.typescript web/src/net/messages.ts"


def test_the_wire_document_names_every_message_and_route() -> None:
    wire = (ROOT / "docs/wire.md").read_text()
    for kind in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        assert f"`{kind.__struct_config__.tag}`" in wire
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}" in wire


def test_every_reason_of_refusal_is_in_the_wire_document() -> None:
    wire = (ROOT / "docs/wire.md").read_text()
    sources = "".join(path.read_text() for path in (ROOT / "src/guimard/server").rglob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', sources))
    assert len(reasons) > 15
    assert [reason for reason in sorted(reasons) if f"`{reason}`" not in wire] == []


def test_messages_survive_their_own_encoding() -> None:
    for kind in messages.ClientMessage.__args__:
        fields: dict[str, object] = {
            "id": "x",
            "follow": True,
            "table": "t",
            "seat": 1,
            "level": "random",
            "version": 1,
            "revision": 0,
        }
        fields |= {"action": "draw", "agree": True, "text": "hi", "player": "p", "on": False}
        fields |= {"options": {"hand": 2, "modules": []}, "clock": NoClock(), "public": True, "rated": False}
        known = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
        message = kind(**known)
        assert messages.decode(json.encode(message)) == message
