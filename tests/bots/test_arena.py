"""Contests: pairings, standings, resuming, the same result on any executor."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from guimard.bots.arena.archive import Archive, Outcome
from guimard.bots.arena.executors import open_executor
from guimard.bots.arena.pairing import Contest, lineups, pairings
from guimard.bots.arena.plot import plot
from guimard.bots.arena.run import run
from guimard.bots.arena.standings import Estimate, estimate, percent, points, share, standings, wilson
from guimard.core.errors import BadOptions
from guimard.games.registry import replay

CONTEST = Contest("metro", 2, {}, ("one-ply", "random"), 6, "test")


def nothing(done: int, total: int) -> None:
    pass


def play(contest: Contest, directory: Path) -> list[Outcome]:
    with ThreadPoolExecutor(1) as pool:
        return run(contest, Archive(directory, contest), pool, nothing)


def without_clock(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    return [(o.number, o.players, o.scores, o.winners, o.moves) for o in outcomes]


def test_every_deal_is_played_from_every_seat() -> None:
    games = pairings(Contest("metro", 3, {}, ("a", "b", "c"), 7, "x"))
    assert len(games) == 9  # whole deals
    for deal in range(3):
        tables = [game.players for game in games if game.deal == deal]
        for seat in range(3):
            assert {table[seat] for table in tables} == {"a", "b", "c"}


def test_the_last_player_fills_up_and_too_many_take_turns() -> None:
    assert lineups(("a", "b"), 4) == [("a", "b", "b", "b")]
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(BadOptions):
        lineups((), 2)


def test_records_are_kept_and_replay_to_the_scores(tmp_path: Path) -> None:
    for outcome in play(CONTEST, tmp_path):
        match = replay((tmp_path / "records" / f"{outcome.number:05}.txt").read_text(encoding="utf-8"))
        assert tuple(match.scores()) == outcome.scores


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    whole = play(CONTEST, tmp_path / "whole")
    results = tmp_path / "cut" / "results.jsonl"
    play(CONTEST, tmp_path / "cut")
    lines = results.read_text(encoding="utf-8").splitlines(keepends=True)
    results.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")  # the fourth is cut short
    played: list[int] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, *args: Any, **more: Any) -> Future[Any]:
            played.append(args[2].number)
            return super().submit(*args, **more)

    with Counting(1) as pool:
        again = run(CONTEST, Archive(tmp_path / "cut", CONTEST), pool, nothing)
    assert len(played) == 3
    assert without_clock(again) == without_clock(whole)


def test_a_directory_holds_one_contest(tmp_path: Path) -> None:
    play(CONTEST, tmp_path)
    with pytest.raises(BadOptions):
        Archive(tmp_path, Contest("metro", 2, {}, ("random", "one-ply"), 6, "test"))


def test_the_table_counts_wins_margins_and_failures() -> None:
    def outcome(number: int, scores: tuple[int, int] | None, winners: tuple[int, ...], **more: Any) -> Outcome:
        names = ("a", "b") if number % 2 == 0 else ("b", "a")
        return Outcome(number, number // 2, names, scores, winners, (0.0, 0.0), 2, **more)

    first, second = standings(
        [
            outcome(0, (30, 20), (0,)),
            outcome(1, (25, 25), (0, 1)),
            outcome(2, None, (0,), failed=1, reason="It hangs."),
            outcome(3, (10, 40), (1,)),
        ]
    )
    assert (first.player, second.player) == ("a", "b")
    assert first.wins.mean == pytest.approx((0.75 + 1.0) / 2)
    assert first.margin is not None
    assert first.margin.mean == pytest.approx((5 + 30) / 2)  # by deals: (10 + 0) / 2, and 30
    assert (first.failures, second.failures) == (0, 1)
    assert first.rating > second.rating


def test_intervals_are_those_of_deals() -> None:
    # Four deals with means 1, 0, 1, 0: a standard deviation of 0.577, over the root of four.
    found = estimate([[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.5, -0.5]])
    assert found is not None
    assert found.mean == pytest.approx(0.5)
    assert found.high - found.mean == pytest.approx(1.96 * 0.57735 / 2, rel=1e-3)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_a_share_of_wins_has_an_interval_even_where_all_were_won() -> None:
    """By hand: with all of n won, the lower end is n / (n + z²); 1.96² = 3.8416."""
    all_won = share([[1.0, 1.0]] * 200, 400)
    assert (all_won.mean, all_won.high) == (1.0, 1.0)
    assert all_won.low == pytest.approx(400 / 403.8416)
    assert percent(all_won) == "100.0 % (99.0–100.0)"
    none_won = share([[0.0, 0.0]] * 200, 400)
    assert (none_won.low, none_won.high) == (0.0, pytest.approx(1 - all_won.low))


def test_wilsons_interval_is_the_textbook_one() -> None:
    # 8 of 10: (0.8 + 3.8416/20 ± 1.96 √(0.16/10 + 3.8416/400)) / 1.38416 = (0.99208 ± 0.31359) / 1.38416
    found = wilson(0.8, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_a_share_of_wins_is_as_uncertain_as_its_deals() -> None:
    # Deals won or lost whole: 8 games are worth p (1 - p) / (variance of deals / 4) = 0.25 · 4 / (1/3) = 3.
    assert share([[1.0, 1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 0.0]], 8) == wilson(0.5, 3.0)
    # Deals that all went alike are worth no more than their games; one deal no more than one.
    assert share([[1.0, 0.0]] * 5, 10) == wilson(0.5, 10)
    assert share([[1.0, 1.0]], 2) == wilson(1.0, 1)


def test_a_margin_of_one_deal_has_no_interval() -> None:
    found = estimate([[5.0, 7.0]])
    assert found is not None
    assert points(found) == "+6.0"
    assert points(Estimate(-6.0, -7.5, -4.5)) == "-6.0 ± 1.5"


def test_the_picture_is_svg(tmp_path: Path) -> None:
    picture = plot(standings(play(CONTEST, tmp_path)), "A & B")
    assert picture.startswith("<svg")
    assert "A &amp; B" in picture
    assert picture.count("<rect") == 1 + 3 * 2


def test_a_pool_of_processes_gives_the_same_games(tmp_path: Path) -> None:
    with open_executor(jobs=2) as pool:
        outcomes = run(CONTEST, Archive(tmp_path / "pool", CONTEST), pool, nothing)
    assert without_clock(outcomes) == without_clock(play(CONTEST, tmp_path / "alone"))


def start(*command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli." + command[0], *command[1:]],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip


def test_a_cluster_that_loses_a_worker_plays_every_game_once(tmp_path: Path) -> None:
    """A real scheduler and two workers; one is killed in the middle."""
    contest = Contest("metro", 2, {}, ("hard", "one-ply"), 60, "cluster")
    where = tmp_path / "scheduler.json"
    processes = [start("dask_scheduler", "--port", "0", "--scheduler-file", str(where), "--dashboard-address", ":0")]
    worker = ("dask_worker", "--scheduler-file", str(where), "--no-nanny", "--nthreads", "1")
    processes += [start(*worker, "--local-directory", str(tmp_path)) for _ in range(2)]
    try:
        deadline = time.monotonic() + 300
        while not where.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        address = json.loads(where.read_text(encoding="utf-8"))["address"]
        victims = [processes[1]]

        def kill_one(done: int, total: int) -> None:
            if done >= 5 and victims:
                os.kill(victims.pop().pid, signal.SIGKILL)

        with open_executor(cluster=address) as executor:
            outcomes = run(contest, Archive(tmp_path / "cluster", contest), executor, kill_one)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert not victims
    lines = (tmp_path / "cluster" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert Counter(json.loads(line)["number"] for line in lines) == Counter(range(60))
    alone = play(contest, tmp_path / "alone")
    assert without_clock(outcomes) == without_clock(alone)
    assert [s.wins for s in standings(outcomes)] == [s.wins for s in standings(alone)]
