"""Golden games: records replay, and everybody is shown what is frozen."""

from dataclasses import replace

import pytest
from typer.testing import CliRunner

from guimard.cli.main import app
from guimard.core.game_record import GameRecord
from tests.support.games import Play, actions_of
from tests.support.golden import GAMES, differences, record_path, show, trace, trace_path
from tests.support.golden_tables import Table, golden_tables
from tests.support.metro.tracer import ROMAN

TABLES = golden_tables()
KINDS = {
    "metro": {"lay", "draw", "exchange", "station"},
    "metromania": {"start", "dig", "end", "station", "bonus", "confirm", "pass", "double"},
}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_everybody_is_shown_the_same(table: Table) -> None:
    expected = trace_path(table.name).read_text(encoding="utf-8").splitlines()
    found = differences(expected, trace(record_path(table.name).read_text(encoding="utf-8")))
    assert not found, (
        f"{table.name}: {found}\nTo see the JSON: python -m tests.support.golden show {table.name} NUMBER.\n"
        "If the change is wanted: make golden, and read the diff."
    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_replayed_it_gives_its_record_again(table: Table) -> None:
    record = record_path(table.name).read_text(encoding="utf-8")
    assert Play.replay(record).record().splitlines() == _by_todays_names(record).splitlines()


def _by_todays_names(record: str) -> str:
    """Return a record with the central stations C1 to C8 called I to VIII."""
    parsed = GameRecord.parse(record)
    names = {f"C{number}": roman for number, roman in enumerate(ROMAN, start=1)}
    actions = [
        " ".join(names.get(word, word) for word in action.split()) if action.startswith("station C") else action
        for action in parsed.actions
    ]
    return replace(parsed, actions=tuple(actions)).text()


def test_every_file_belongs_to_a_table() -> None:
    names = [table.name for table in TABLES]
    assert len(names) >= 40
    assert {path.name for path in GAMES.iterdir()} == {f"{n}.{end}" for n in names for end in ("record", "trace")}


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_action_occurs(game: str) -> None:
    records = [record_path(table.name).read_text(encoding="utf-8") for table in TABLES if table.game == game]
    assert {action.split()[0] for record in records for action in actions_of(record)} == KINDS[game]


@pytest.mark.parametrize("name", ["metro-34", "metromania-17"])
def test_the_command_replays_them(name: str) -> None:
    run = CliRunner().invoke(app, ["replay", str(record_path(name))])
    assert run.exit_code == 0, run.output


def test_show_has_what_the_digests_stand_for() -> None:
    shown, play = show("metro-07", 0), Play.replay(record_path("metro-07").read_text(encoding="utf-8"), until=0)
    assert f'"text": "{play.legal()[0]}"' in shown
    assert f'"viewer": {play.view(1)["viewer"]}' in shown


class TestDifferences:
    HEAD = "number legal 0.events 0.view *.events *.view action"

    def test_none(self) -> None:
        assert differences([self.HEAD], [self.HEAD]) == ""

    def test_names_the_columns_of_the_first_line_that_differs(self) -> None:
        old = [self.HEAD, "1 a b c d e draw", "2 a b c d e draw"]
        new = [self.HEAD, "1 a b x d e draw", "2 x x x x x draw"]
        assert differences(old, new).startswith("first difference (0.view):\n- 1 a b c d e draw\n+ 1 a b x d e draw")

    def test_a_shorter_game(self) -> None:
        assert "+ (nothing)" in differences([self.HEAD, "1 a b c d e draw"], [self.HEAD])
