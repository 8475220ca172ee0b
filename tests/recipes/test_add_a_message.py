"""CONTRIBUTING, "Add a message": one more request of the socket, on a copy."""

from pathlib import Path

import pytest

from tests.recipes.workshop import Workshop

CHEER = '''class Cheer(Request):
    """Applaud a seat. Answered by ``done``."""

    seat: SeatNumber


ClientMessage: TypeAlias = ('''
HANDLER = """

async def cheer(table: Table, connection: Connection, request: m.Cheer) -> m.Message:
    if request.seat >= len(table.stored.seats):
        raise Refusal("no-such-seat", "There is no such seat.")
    return m.Done(id=request.id)
"""
WHOLE = Path(__file__).parent / "cheer_at_a_server.py"


def where(workshop: Workshop, file: str) -> str:
    """The path of a file of the server, whichever room it is in."""
    (found,) = workshop.path("src/guimard/server").rglob(file)
    return str(found.relative_to(workshop.folder))


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    copy = Workshop(tmp_path_factory.mktemp("message"))
    copy.add_web()
    messages, requests = where(copy, "messages.py"), copy.path(where(copy, "requests.py"))
    copy.edit(messages, "ClientMessage: TypeAlias = (", CHEER)
    copy.edit(messages, "    | Mute\n", "    | Mute\n    | Cheer\n")
    requests.write_text(requests.read_text("utf-8") + HANDLER, "utf-8")
    mute = "    m.Mute: _locked(requests.mute),\n"
    copy.edit(where(copy, "dispatch.py"), mute, mute + "    m.Cheer: _locked(requests.cheer),\n")
    row = "| `mute` | `player`, `on` | `done` |\n"
    copy.edit("docs/wire.md", row, row + "| `cheer` | `seat` | `done` |\n")
    copy.python("-m", "guimard.server.wire.typescript", "web/src/net/messages.ts")
    copy.path("tests/server/test_cheer.py").write_text(WHOLE.read_text("utf-8"), "utf-8")
    return copy


def test_types_for_clients_and_the_document_are_complete(workshop: Workshop) -> None:
    assert '"cheer"' in workshop.path("web/src/net/messages.ts").read_text("utf-8")
    assert "passed" in workshop.pytest("tests/server/wire/test_messages.py")


def test_a_server_answers_it(workshop: Workshop) -> None:
    assert "passed" in workshop.pytest("tests/server/test_cheer.py")


def test_a_message_without_its_document_is_noticed(workshop: Workshop) -> None:
    workshop.edit("docs/wire.md", "| `cheer` | `seat` | `done` |\n", "")
    with pytest.raises(AssertionError, match="cheer"):
        workshop.pytest("tests/server/wire/test_messages.py")
