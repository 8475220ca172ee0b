"""Servers for tests: one on SQLite for most, others where a test needs its own."""

import os
from collections.abc import Iterator

import pytest
import services
from tests.support.table_client import ServerProcess, serving

from guimard.server.run import warm_rules


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Compiled once, so that servers start at once."""
    warm_rules()


def or_say_what_is_missing(reason: services.Missing) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(str(reason))
    pytest.skip(str(reason))


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    try:
        with services.postgres() as server:
            yield server
    except services.Missing as reason:
        or_say_what_is_missing(reason)


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    try:
        with services.redis() as url:
            yield url
    except services.Missing as reason:
        or_say_what_is_missing(reason)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "guimard.db"), log=folder / "log") as running:
        yield running
    assert "Traceback" not in (folder / "log").read_text()
