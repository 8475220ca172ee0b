"""The table of handlers, and what is remembered of the answers."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from guimard.server.cluster.dispatch import HANDLERS, Handler, Repeat, Scope, serve
from guimard.server.tables.connections import Connection
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, unavailable
from guimard.server.wire.shapes import PlayerFacts

pytestmark = pytest.mark.anyio


class Counted:
    """A handler that gives the outcomes it was made with, one after the other."""

    def __init__(self, *outcomes: m.Message | Refusal) -> None:
        self.outcomes = list(outcomes)
        self.calls = 0

    async def __call__(self, table: Any, connection: Connection, request: m.Request) -> m.Message:
        outcome = self.outcomes[min(self.calls, len(self.outcomes) - 1)]
        self.calls += 1
        if isinstance(outcome, Refusal):
            raise outcome
        return outcome


def table() -> Any:
    return SimpleNamespace(lock=asyncio.Lock(), answers={}, ready=True)


def somebody(name: str) -> Connection:
    return Connection(f"connection of {name}", PlayerFacts(id=name, name=name), lambda frame: None, lambda: None)


def locked(run: Counted, repeat: Repeat = Repeat.REMEMBERED) -> Handler:
    return Handler(Scope.TABLE, run, locked=True, repeat=repeat)


def test_every_request_has_a_handler() -> None:
    assert set(HANDLERS) == set(m.ClientMessage.__args__)
    assert all(handler.scope is Scope.TABLE for handler in HANDLERS.values() if handler.locked)
    assert all(handler.locked for handler in HANDLERS.values() if handler.repeat is not Repeat.FRESH)


async def test_a_request_that_comes_again_is_answered_alike_for_its_player_alone() -> None:
    run, here, ada = Counted(m.Done(id="r")), table(), somebody("ada")
    handler, request = locked(run), m.Resign(id="r")
    assert await serve(here, ada, handler, request) is await serve(here, ada, handler, request)
    assert run.calls == 1
    await serve(here, somebody("ben"), handler, request)
    assert run.calls == 2


async def test_a_refusal_that_comes_again_is_not_raised_again() -> None:
    run, here, ada = Counted(Refusal("rated", "No.")), table(), somebody("ada")
    first = await serve(here, ada, locked(run), m.Resign(id="r"))
    again = await serve(here, ada, locked(run), m.Resign(id="r"))
    assert isinstance(first, Refusal)
    assert first is again
    assert (run.calls, first.__traceback__, first.__context__) == (1, None, None)


async def test_what_may_succeed_later_is_tried_again() -> None:
    run, here, ada = Counted(unavailable(), m.Done(id="r")), table(), somebody("ada")
    assert isinstance(await serve(here, ada, locked(run), m.Resign(id="r")), Refusal)
    assert await serve(here, ada, locked(run), m.Resign(id="r")) == m.Done(id="r")


@pytest.mark.parametrize(
    ("repeat", "outcome", "calls"),
    [
        (Repeat.FRESH, m.Done(id="r"), 2),
        (Repeat.FRESH, Refusal("rated", "No."), 2),
        (Repeat.LOGGED, m.Done(id="r"), 2),
        (Repeat.LOGGED, Refusal("rated", "No."), 1),
    ],
)
async def test_only_what_must_be_is_remembered(repeat: Repeat, outcome: m.Message | Refusal, calls: int) -> None:
    run, here, ada = Counted(outcome), table(), somebody("ada")
    for _ in range(2):
        await serve(here, ada, locked(run, repeat), m.Resign(id="r"))
    assert run.calls == calls


async def test_a_table_remembers_its_last_64_answers() -> None:
    run, here, ada = Counted(m.Done(id="r")), table(), somebody("ada")
    for number in range(65):
        await serve(here, ada, locked(run), m.Resign(id=str(number)))
    assert len(here.answers) == 64
    await serve(here, ada, locked(run), m.Resign(id="1"))  # remembered
    assert run.calls == 65
    await serve(here, ada, locked(run), m.Resign(id="0"))  # the oldest was forgotten
    assert run.calls == 66
