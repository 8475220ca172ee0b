"""Playthroughs: four golden games written out for people are still what happens."""

from itertools import zip_longest

import pytest

from tests.support.golden import record_path
from tests.support.playthrough import FOLDER, NAMES, changes, playthrough


@pytest.mark.parametrize("name", NAMES)
def test_it_happens_as_written(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(record_path(name).read_text(encoding="utf-8"))
    pairs = enumerate(zip_longest(written, played, fillvalue="(nothing)"), start=1)
    different = [f"line {number}:\n- {old}\n+ {new}" for number, (old, new) in pairs if old != new]
    assert not different, f"{name}.txt, {different[0]}\nIf the change is wanted: make golden, and read the diff."


def test_four_of_them_two_of_each_game() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)
    assert [name.split("-")[0] for name in NAMES] == ["metro", "metro", "metromania", "metromania"]


class TestChanges:
    def test_of_fields(self) -> None:
        old, new = {"turn": 0, "points": {"blue": 1, "red": 2}}, {"turn": 1, "points": {"blue": 1, "red": 5}}
        assert dict(changes(old, new)) == {("", "turn"): "0 → 1", ("points", "red"): "2 → 5"}

    def test_of_lists(self) -> None:
        assert dict(changes({"path": ["a"]}, {"path": ["a", "b"]})) == {("", "path"): "+ b"}
        assert dict(changes({"path": ["a"]}, {"path": ["b"]})) == {("", "path"): "[a] → [b]"}

    def test_of_entries_by_what_they_are_known_by(self) -> None:
        old = {"board": [{"cell": "A1", "tile": "aaaa"}, {"cell": "C1", "tile": "bbbb"}]}
        new = {
            "board": [{"cell": "A1", "tile": "aaaa"}, {"cell": "B1", "tile": "cccc"}, {"cell": "C1", "tile": "dddd"}]
        }
        assert dict(changes(old, new)) == {
            ("board[cell B1]", ""): "nothing → {cell B1, tile cccc}",
            ("board[cell C1]", "tile"): "bbbb → dddd",
        }

    def test_numbers_yes_and_no(self) -> None:
        assert dict(changes({"a": [0, True]}, {"a": [1, False]})) == {("", "a"): "[0, yes] → [1, no]"}
