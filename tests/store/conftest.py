"""Both databases for every test of the store."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
import services

from guimard.store.store import Store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.Postgres]:
    try:
        with services.postgres() as server:
            yield server
    except services.Missing as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(str(reason))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "guimard.db")
    server: services.Postgres = request.getfixturevalue("postgres_server")
    return server.new_database(f"store_{secrets.token_hex(4)}")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()
