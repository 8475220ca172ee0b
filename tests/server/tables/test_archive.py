"""Checking stored games."""

import sqlite3
from pathlib import Path

import pytest
from tests.support.table_client import human, new_guest, open_table, player, serving
from typer.testing import CliRunner

from guimard.cli.main import app
from guimard.server.tables.replays import check_archive

pytestmark = pytest.mark.anyio


async def test_the_archive_check_finds_what_does_not_fit(tmp_path: Path) -> None:
    database = str(tmp_path / "guimard.db")
    with serving(database) as server:
        token = new_guest(server.url, "Ada")
        table = open_table(server.url, token, [human("Ada"), human("Ben")])["id"]
        async with player(server.url, token=token) as ada:
            await ada.enter(table)
            for _ in range(4):
                await ada.send_until_answered(type="look", seat=ada.state["to_act"])
                await ada.act()
    assert [checked.fault for checked in check_archive(database)] == [None]
    run = CliRunner().invoke(app, ["archive", "check", "--database", database])
    assert run.exit_code == 0
    assert "1 games, 4 actions, 0 that do not fit" in run.output
    assert CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--database", database]).exit_code == 0
    assert CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--database", database]).exit_code == 1
    with sqlite3.connect(database) as connection:
        connection.execute("DROP TRIGGER actions_no_UPDATE")
        connection.execute("UPDATE actions SET text = 'lay' WHERE sequence = 0")
    run = CliRunner().invoke(app, ["archive", "check", "--database", database])
    assert run.exit_code == 1
    assert "Action 1 ('lay') cannot be played" in run.output
