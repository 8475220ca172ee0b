"""Answers of independent programs about the base game.

They are in ``tests/data/metro_answers.jsonl``.
"""

import json
from pathlib import Path
from typing import Any

import guimard
from guimard.games.metro import Board

Case = dict[str, Any]

FILE = Path(__file__).resolve().parents[2] / "data" / "metro_answers.jsonl"
CASES: list[Case] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
LAYOUT: Any = guimard.GAMES["metro"].layout()


def cases(kind: str) -> list[Case]:
    return [case for case in CASES if case["kind"] == kind]


def accepts(placement: str, check: bool = True) -> bool:
    try:
        return bool(Board.parse(placement, check=check))
    except guimard.GuimardError:
        return False


def wellformed(placement: str) -> bool:
    """Only malformed tiles, and more than there are, count here.

    A taken cell does not.
    """
    try:
        return bool(Board.parse(placement, check=False))
    except guimard.Illegal:
        return True
    except guimard.BadText:
        return False


def agree(kind: str, answer: Any) -> None:
    """Every case of a kind gets the expected answer."""
    found = cases(kind)
    assert found
    wrong = [case for case in found if answer(**case["input"]) != case["expected"]]
    assert not wrong


def test_all_kinds_are_asked() -> None:
    asked = {"piece_wellformed", "sequence_wellformed", "station_at", "drawable_set"}
    asked |= {"sequence_valid", "legal_moves", "score", "station_points"}
    assert {case["kind"] for case in CASES} == asked
    assert len(CASES) == 1706


def test_sequences_are_valid_or_not() -> None:
    agree("sequence_valid", lambda placement: accepts(placement))


def test_pieces_are_well_formed_or_not() -> None:
    agree("piece_wellformed", lambda piece: len(piece) == 6 and wellformed(piece))


def test_sequences_are_well_formed_or_not() -> None:
    agree("sequence_wellformed", wellformed)


def test_legal_moves() -> None:
    def moves(placement: str, tile: str, players: int) -> list[str]:
        return [f"{tile}{row}{column}" for row, column in Board.parse(placement, check=False).cells(tile)]

    agree("legal_moves", moves)


def test_scores() -> None:
    agree("score", lambda placement, players: Board.parse(placement, check=False).points(players))


def test_points_of_stations() -> None:
    agree("station_points", lambda placement, station: Board.parse(placement, check=False).station_points(station))


def test_tiles_that_can_still_be_drawn() -> None:
    def drawable(placement: str, hands: str) -> list[str]:
        view: Any = guimard.GAMES["metro"].describe(Board.parse(placement, check=False).state)
        held = [hands[i : i + 4] for i in range(0, len(hands), 4)]
        return sorted(code for code, count in view["unseen"].items() if count > held.count(code))

    agree("drawable_set", drawable)


def test_where_the_stations_are() -> None:
    def station(row: int, col: int, exit: int | None) -> int:
        beside = [s for s in LAYOUT["stations"] if (s["row"], s["column"]) == (row, col)]
        if exit is not None:
            beside = [s for s in beside if s["side"] == "NESW"[exit // 2]]
        (found,) = beside
        return int(found["number"])

    agree("station_at", station)
