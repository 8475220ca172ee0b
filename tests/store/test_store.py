"""The store on SQLite and on PostgreSQL.

The log, group commit, leases, people, migrations, backups.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import json
from sqlalchemy import Connection, Engine, event, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from guimard.store import actions, chat, leases, players, tables
from guimard.store.actions import Entry
from guimard.store.backup import BackupFailed, backup
from guimard.store.database import (
    Conflict,
    NoDatabase,
    Unavailable,
    is_temporary,
    migrate,
    open_engine,
    require_current,
    upgrade,
)
from guimard.store.schema import actions as actions_table
from guimard.store.schema import metadata, processes
from guimard.store.schema import tables as tables_table
from guimard.store.settings import shared_setting
from guimard.store.store import Store
from guimard.store.tables import SeatRow, TableRow

pytestmark = pytest.mark.anyio


def entry(sequence: int, move: str | None = None, table: str = "t", seat: int = 0, text: str = "draw") -> Entry:
    return Entry(table, sequence, seat, "act", text, move or f"m{sequence}", 1, 30, 1000 + sequence)


def row(name: str, **more: Any) -> TableRow:
    usual: dict[str, Any] = {
        "game": "metro",
        "rules_version": 1,
        "options": "",
        "seed": "s",
        "invite": "i",
        "clock": "{}",
        "public": True,
        "random_first": False,
        "rated": False,
        "host": "ada",
        "phase": "open",
        "created": 1,
    }
    return TableRow(id=name, **{**usual, **more})


def _add_player_before_0007(connection: Connection, name: str) -> None:
    values = {"id": name, "name": name.title()}
    connection.execute(text("INSERT INTO players (id, name, generation, created) VALUES (:id, :name, 0, 5)"), values)


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.write(players.add_player, name, name.title(), 5)


async def test_the_log_keeps_what_was_appended_in_order(store: Store) -> None:
    await asyncio.gather(*(store.append(entry(n)) for n in range(50)))
    assert await store.read(actions.log_of, "t") == [entry(n) for n in range(50)]
    assert await store.read(actions.turns_of, ["t", "other"]) == {"t": 1}


async def test_appending_again_is_as_good_as_once_but_another_is_refused(store: Store) -> None:
    await store.append(entry(0))
    await store.append(entry(0))
    with pytest.raises(Conflict):
        await store.append(entry(0, move="another"))
    assert await store.read(actions.log_of, "t") == [entry(0)]


async def test_one_conflict_in_a_batch_spares_the_others(store: Store) -> None:
    await store.append(entry(3, table="a"))
    outcomes = await asyncio.gather(
        store.append(entry(0, table="b")),
        store.append(entry(3, table="a", move="late")),
        store.append(entry(0, table="c")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert len(await store.read(actions.log_of, "c")) == 1


async def test_sqlite_syncs_every_commit_and_minds_foreign_keys(tmp_path: Path) -> None:
    """What was answered survives a power cut.

    A commit is on the disk, not only handed to the system.
    """

    def pragmas(connection: Connection) -> list[Any]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    store, full = Store(str(tmp_path / "guimard.db")), 2
    assert await store.write(pragmas) == [full, "wal", 1]
    assert await store.read(pragmas) == [full, "wal", 1]
    store.close()


async def test_the_log_is_never_changed(store: Store) -> None:
    def change(connection: Connection) -> None:
        connection.execute(update(actions_table).values(text="other"))

    await store.append(entry(0))
    with pytest.raises(Unavailable):
        await store.write(change)
    assert await store.read(actions.log_of, "t") == [entry(0)]


async def test_many_writes_share_a_commit(store: Store) -> None:
    commits = []
    event.listen(store._writing, "commit", commits.append)
    await asyncio.gather(*(store.append(entry(n)) for n in range(1000)))
    assert len(commits) == 1
    for n in range(1000, 1020):
        await store.append(entry(n))
    assert len(commits) == 21


async def test_a_job_with_a_bug_fails_alone(store: Store) -> None:
    def bug(connection: Connection) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(store.write(bug), store.append(entry(0)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError, type(None)]


async def test_the_schema_is_what_the_migrations_make(store: Store, database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [d for d in compare_metadata(context, metadata) if "alembic" not in str(d)]

    assert await store.read(differences) == []
    migrate(open_engine(database, writing=True))  # again: nothing to do


async def test_who_is_not_sure_that_games_are_still_its_own_appends_nothing(store: Store) -> None:
    await store.append(entry(0))
    store.append_only_while(lambda: False)
    refused = [store.append(entry(1)), store.append(entry(0, table="u"))]
    other = asyncio.ensure_future(store.write(shared_setting, "secret", "s"))  # of the same batch
    for waiting in refused:
        with pytest.raises(Unavailable):
            await waiting
    assert await other == "s"
    assert await store.read(actions.log_of, "t") == [entry(0)]
    assert await store.read(actions.log_of, "u") == []
    store.append_only_while(lambda: True)
    await store.append(entry(1))
    assert await store.read(actions.log_of, "t") == [entry(0), entry(1)]


async def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        _add_player_before_0007(connection, "ada")
        first = {name: value for name, value in asdict(row("t1")).items() if name != "code"}
        connection.execute(insert(tables_table).values(first))
        connection.execute(text("INSERT INTO seats VALUES ('t1', 0, 'human', 'ada', NULL, NULL, 'playing')"))
        connection.execute(
            text("INSERT INTO chat (table_id, player_id, text, at) VALUES ('t1', 'ada', 'Bonsoir', 5)"), [{}, {}]
        )
        actions.append_all(connection, [entry(0, table="t1"), entry(1, table="t1")])
    engine.dispose()
    store = Store(database)
    found = await store.read(tables.find_table, "t1")
    assert found is not None
    assert found.seats == (SeatRow("human", "ada", agreed=False),)
    assert len(await store.read(chat.last_lines, "t1")) == 2
    assert await store.write(chat.add_line, "t1", "ada", "r", "Bonsoir", 7)
    assert not await store.write(chat.add_line, "t1", "ada", "r", "Bonsoir", 8)
    assert await store.read(actions.log_of, "t1") == [entry(0, table="t1"), entry(1, table="t1")]
    for change in ("UPDATE actions SET text = 'x'", "DELETE FROM actions"):
        with pytest.raises(Unavailable):
            await store.write(lambda connection, change=change: connection.execute(text(change)))
    store.close()


async def test_outcomes_of_the_fifth_version_learn_who_had_left(database: str) -> None:
    """Ada ran out of time and "won" by the bot that played on."""
    engine = open_engine(database, writing=True)
    outcome = '{"scores":[135,56],"winners":[0],"ended":"played","ratings":[null,null]}'
    with engine.begin() as connection:
        upgrade(connection, "0005")
        for name in ("ada", "ben"):
            _add_player_before_0007(connection, name)
        for table, fates in (("t1", ("timed-out", "playing")), ("t2", ("playing", "playing"))):
            finished = row(table, phase="finished", outcome=outcome, finished=9)
            connection.execute(insert(tables_table).values(asdict(finished)))
            tables.set_seats(
                connection, table, [SeatRow("human", n, status=f) for n, f in zip(("ada", "ben"), fates, strict=True)]
            )
        actions.append_all(connection, [entry(0, table="t1"), entry(1, "b:1", "t1"), entry(2, "b:2", "t1")])
    engine.dispose()
    store = Store(database)
    found = {t.row.id: json.decode(t.row.outcome or "") for t in await store.read(tables.games_of, "ada")}
    store.close()
    assert found["t1"] == {
        "scores": [135, 56],
        "winners": [1],
        "ended": "played",
        "ratings": [None, None],
        "left": ["timed-out", None],
        "stand_in_actions": [2, 0],
    }
    assert (found["t2"]["winners"], found["t2"]["left"]) == ([0], [None, None])


async def test_of_claimed_names_that_look_alike_the_older_is_protected(database: str) -> None:
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0006")
        for player, name, created in (("one", "Iris", 1), ("two", "lris", 2), ("guest", "Ben", 3)):
            claimed = name.lower() if player != "guest" else None
            values = {"id": player, "name": name, "claimed": claimed, "created": created}
            connection.execute(
                text(
                    "INSERT INTO players (id, name, claimed_name, passphrase, generation, created)"
                    " VALUES (:id, :name, :claimed, 'hash', 0, :created)"
                ),
                values,
            )
    engine.dispose()
    store = Store(database)
    found = [await store.read(players.find_player, player) for player in ("one", "two", "guest")]
    assert [row and row.skeleton for row in found] == ["lrls", None, None]
    by_name = await store.read(players.player_named, "LRIS")
    assert by_name is not None
    assert by_name.id == "two"
    with pytest.raises(Conflict):
        await store.write(players.add_player, "three", "IRIS", 5)
    store.close()


async def test_a_table_goes_through_its_phases_once(store: Store) -> None:
    await people(store, "ada", "ben")
    seats = (SeatRow("human", "ada"), SeatRow("human", "ben"), SeatRow("bot", level="random"))
    await store.write(tables.open_table, row("t1"), seats, lambda: "rome-10")
    found = await store.read(tables.find_table, "t1")
    assert found is not None
    assert found.seats == seats
    assert found.people == {"ada": ("Ada", False), "ben": ("Ben", False)}
    assert await store.write(tables.set_phase, "t1", "open", "playing")
    assert not await store.write(tables.set_phase, "t1", "open", "playing")
    assert [t.row.id for t in await store.read(tables.public_tables, "playing")] == ["t1"]
    assert [t.row.id for t in await store.read(tables.tables_of, "ben")] == ["t1"]
    assert await store.read(tables.games_of, "ben") == []
    await store.write(tables.set_phase, "t1", "playing", "finished", finished=77)
    assert [t.row.finished for t in await store.read(tables.games_of, "ben", 78, 5)] == [77]
    assert await store.read(tables.games_of, "ben", 77, 5) == []


def test_seats_rotate() -> None:
    a, b, c = SeatRow("human", "a"), SeatRow("human", "b"), SeatRow("bot", level="random")
    assert tables.rotated([a, b, c], 1) == (c, a, b)
    assert tables.rotated([a, b, c], 3) == (a, b, c)
    assert tables.kept_for(SeatRow("human", "a", status="resigned", level="x")) == SeatRow("invited", "a")


async def test_leases_keep_a_table_with_one_process(store: Store) -> None:
    await people(store, "ada")
    await store.write(tables.open_table, row("t1", phase="playing"), [SeatRow("human", "ada")], lambda: "rome-10")
    for process in ("one", "two"):
        await store.write(leases.register, process)
    assert await store.write(leases.acquire, "t1", "one") == "one"
    assert await store.write(leases.acquire, "t1", "two") == "one"
    assert await store.write(leases.acquire, "nowhere", "two") is None
    assert await store.read(leases.orphans, 0) == []

    def expire(connection: Connection) -> None:
        connection.execute(update(processes).where(processes.c.id == "one").values(lease_until=5))

    await store.write(expire)
    assert await store.read(leases.alive) == {"two"}
    assert await store.read(leases.orphans, 0) == ["t1"]
    assert await store.write(leases.acquire, "t1", "two") == "two"
    assert await store.write(leases.renew, "two")
    assert not await store.write(leases.renew, "one")  # it is back, but late
    assert await store.write(leases.renew, "one")
    assert await store.read(leases.owned, "one") == set()
    assert await store.read(leases.owned, "two") == {"t1"}
    await store.write(leases.release, "t1", "one")  # not its own any more
    assert await store.write(leases.acquire, "t1", "one") == "two"
    await store.write(leases.retire, "two")
    assert await store.read(leases.alive) == {"one"}


async def test_a_clock_that_is_set_back_gives_nobody_a_long_lease(store: Store) -> None:
    """A process dies, and the machine's clock goes back an hour.

    Its tables are free all the same.
    """
    await people(store, "ada")
    await store.write(tables.open_table, row("t1", phase="playing"), [SeatRow("human", "ada")], lambda: "rome-10")
    for process in ("one", "two"):
        await store.write(leases.register, process)
    assert await store.write(leases.acquire, "t1", "one") == "one"

    def set_back(connection: Connection) -> None:
        connection.execute(update(processes).values(lease_until=processes.c.lease_until + 3_000_000))

    await store.write(set_back)
    assert await store.read(leases.alive) == set()
    assert not await store.write(leases.renew, "two")  # the living are back with their next beat
    assert await store.read(leases.alive) == {"two"}
    assert await store.read(leases.orphans, 0) == ["t1"]
    assert await store.write(leases.acquire, "t1", "two") == "two"


async def test_names_are_claimed_once_however_they_are_written(store: Store) -> None:
    await people(store, "ada", "ben")
    await store.write(players.claim, "ada", "Ada  Lovelace", "hash")
    found = await store.read(players.player_named, "ADA lovelace")
    assert found is not None
    assert found.id == "ada"
    with pytest.raises(Conflict):
        await store.write(players.claim, "ben", "ada LOVELACE", "hash")
    assert (await store.read(players.find_player, "ben")).claimed_name is None  # type: ignore[union-attr]
    await store.write(players.rename, "ada", "Countess")
    assert await store.read(players.player_named, "ada lovelace") is None


async def test_the_first_to_ask_decides_a_setting(store: Store) -> None:
    assert await store.write(shared_setting, "secret", "first") == "first"
    assert await store.write(shared_setting, "secret", "second") == "first"


async def test_a_backup_of_a_live_database_is_whole(tmp_path: Path) -> None:
    database = str(tmp_path / "live.db")
    store = Store(database)
    await asyncio.gather(*(store.append(entry(n)) for n in range(100)))
    copying = asyncio.create_task(asyncio.to_thread(backup, database, tmp_path / "copy.db"))
    await asyncio.gather(*(store.append(entry(n)) for n in range(100, 200)))
    assert await copying > 0
    store.close()
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        count, last = copy.execute("SELECT count(*), max(sequence) FROM actions").fetchone()
    assert count == last + 1 >= 100
    with pytest.raises(BackupFailed, match="exists already"):
        backup(database, tmp_path / "copy.db")
    with pytest.raises(BackupFailed, match="There is no database"):
        backup(str(tmp_path / "nothing.db"), tmp_path / "other.db")
    assert not (tmp_path / "other.db").exists()


async def test_postgres_is_dumped(postgres_server: Any, tmp_path: Path) -> None:
    database = postgres_server.new_database("dumped")
    store = Store(database)
    await store.append(entry(0))
    store.close()
    assert backup(database, tmp_path / "dump") > 1000


async def test_a_disk_that_is_full_refuses_and_recovers(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "small.db"))

    def pages(connection: Connection, most: int | None) -> int:
        used = int(connection.scalar(text("PRAGMA page_count")) or 0)
        return int(connection.scalar(text(f"PRAGMA max_page_count = {most or used}")) or 0)

    await store.write(pages, None)
    refused = 0
    for n in range(400):
        try:
            await store.append(entry(n, text="x" * 100))
        except Unavailable:
            refused = n
            break
    assert refused
    await store.write(pages, 1_000_000)
    await store.append(entry(refused, text="x" * 100))
    assert len(await store.read(actions.log_of, "t")) == refused + 1
    store.close()


def test_what_cannot_be_opened_is_said_in_a_sentence_without_the_password(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Hector")
    for where, sentence in (
        (
            "postgresql://nobody:hush@127.0.0.1:1/nowhere",
            "postgresql://nobody:.*127.0.0.1:1/nowhere cannot be opened",
        ),
        ("mongo://nobody:hush@nowhere", "SQLite file"),
        ("://", "not the address"),
        (str(tmp_path), "cannot be opened"),
        (str(tmp_path / "nowhere" / "guimard.db"), "cannot be opened"),
        (str(tmp_path / "letter.txt"), "not a database"),
    ):
        with pytest.raises(NoDatabase, match=sentence) as refused:
            Store(where)
        assert "hush" not in str(refused.value)
        assert "Traceback" not in str(refused.value)


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "guimard.db")
    with pytest.raises(NoDatabase, match="There is no database"):
        require_current(open_engine(database, writing=False))
    assert not Path(database).exists()
    Store(database).close()
    require_current(open_engine(database, writing=False))
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NoDatabase, match="newer version"):
        Store(database)
    with pytest.raises(NoDatabase, match="not a database of this version"):
        require_current(open_engine(database, writing=False))


async def test_reading_never_sees_half_a_write(store: Store) -> None:
    def two(connection: Connection, n: int) -> None:
        actions.append_all(connection, [entry(2 * n), entry(2 * n + 1)])

    def count(connection: Connection) -> int:
        return int(connection.scalar(select(func.count()).select_from(actions_table)) or 0)

    async def watch() -> None:
        for _ in range(30):
            assert await store.read(count) % 2 == 0

    await asyncio.gather(watch(), *(store.write(two, n) for n in range(100)))


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
class TestCallingTheDriverItself:
    """Rows are copied into PostgreSQL past SQLAlchemy.

    What fails there must look as if it had not been past it.
    """

    @pytest.fixture
    def engine(self, database: str) -> Iterator[Engine]:
        engine = open_engine(database, writing=True)
        migrate(engine)
        yield engine
        engine.dispose()

    def test_somebody_was_there_first(self, engine: Engine) -> None:
        with engine.begin() as connection:
            actions.append_all(connection, [entry(0)])
        with pytest.raises(IntegrityError) as refused, engine.begin() as connection:
            actions.append_all(connection, [entry(1), entry(0, move="another")])
        assert not is_temporary(refused.value)
        with engine.connect() as connection:
            assert actions.log_of(connection, "t") == [entry(0)]

    def test_the_database_goes_away(self, engine: Engine) -> None:
        with engine.connect() as connection:
            number = connection.execute(text("SELECT pg_backend_pid()")).scalar()
            with engine.connect() as another:
                another.execute(text("SELECT pg_terminate_backend(:number)"), {"number": number})
            with pytest.raises(DBAPIError) as lost:
                actions.append_all(connection, [entry(0)])
        assert is_temporary(lost.value)
        with engine.begin() as connection:  # the pool has parted with the dead one
            actions.append_all(connection, [entry(0)])


async def test_two_tables_in_use_never_share_a_code(store: Store) -> None:
    drawn = iter(["rome-10", "rome-10", "rome-11", "rome-10"])
    await store.write(players.add_player, "ada", "Ada", 5)
    for name in ("t1", "t2"):
        await store.write(tables.open_table, row(name), [SeatRow()], lambda: next(drawn))
    found = await store.read(tables.table_with_code, "rome-11")
    assert found is not None
    assert found.row.id == "t2"
    await store.write(tables.change_table, "t1", phase="finished")
    await store.write(tables.open_table, row("t3", created=9), [SeatRow()], lambda: next(drawn))
    found = await store.read(tables.table_with_code, "rome-10")
    assert found is not None
    assert found.row.id == "t3"


@pytest.mark.parametrize("public", [True, False])
async def test_a_code_leads_to_no_private_game_that_is_over(store: Store, public: bool) -> None:
    await store.write(players.add_player, "ada", "Ada", 5)
    await store.write(tables.open_table, row("t1", public=public), [SeatRow()], lambda: "rome-10")
    for phase, leads in (("open", True), ("playing", True), ("finished", public), ("closed", False)):
        await store.write(tables.change_table, "t1", phase=phase)
        found = await store.read(tables.table_with_code, "rome-10")
        assert (found is not None) == leads, phase


async def test_the_list_shows_a_table_of_every_host_first(store: Store) -> None:
    await store.write(players.add_player, "ada", "Ada", 5)
    await store.write(players.add_player, "eve", "Eve", 5)
    hosts = {"a1": "ada", "a2": "ada", "e1": "eve", "e2": "eve", "e3": "eve"}
    for created, (name, host) in enumerate(hosts.items()):
        table = row(name, host=host, public=True, created=created)
        await store.write(tables.open_table, table, [SeatRow("human", host)], lambda name=name: f"rome-{name}")

    async def listed() -> list[str]:
        return [table.row.id for table in await store.read(tables.public_tables, "open")]

    assert await listed() == ["e3", "a2", "e2", "a1", "e1"]
    await store.write(tables.change_table, "a1", owner="a process")  # somebody is there
    assert await listed() == ["a1", "e3", "a2", "e2", "e1"]


def test_shuffled_seats_may_come_in_any_order() -> None:
    seats = [SeatRow("human", name) for name in "abc"]
    orders = set()
    for draws in product(range(3), range(2)):  # of three, then of two
        left = iter(draws)
        orders.add(tables.shuffled(seats, lambda n, left=left: next(left)))
    assert orders == set(permutations(seats))
