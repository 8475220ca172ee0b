"""Datasets are read back, are the same whoever plays, and can be resumed."""

from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import polars
import pytest
from datasets import get_dataset_config_names, load_dataset
from distributed import LocalCluster

import guimard
from guimard.bots.arena.executors import open_executor
from guimard.core.errors import BadOptions
from guimard.research.codings import coding
from guimard.research.dataset import Plan, make_plan, write


class Counting(Executor):
    """Does everything at once, in this process, and counts it."""

    count = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.count += 1
        found: Future[Any] = Future()
        found.set_result(fn(*args, **kwargs))
        return found


def silent(done: int, total: int) -> None:
    pass


def small(game: str = "metro", seats: int = 2, options: str = "", games: int = 3) -> Plan:
    return make_plan(game, seats, options, ["one-ply", "random"], games, 2, "test")


def test_datasets_and_polars_read_it_back(tmp_path: Path) -> None:
    for plan in (small(), small("metromania", 3), small(options="hand=2")):
        write(tmp_path, plan, Counting(), silent)
    assert sorted(get_dataset_config_names(str(tmp_path))) == ["metro-2", "metro-2-hand_2", "metromania-3"]
    assert sorted(path.name for path in (tmp_path / "metro-2" / "data").iterdir()) == [
        "train-00000-of-00002.parquet",
        "train-00001-of-00002.parquet",
    ]
    rows = load_dataset(str(tmp_path), "metro-2", split="train", cache_dir=str(tmp_path / "cache"))
    frame = polars.read_parquet(tmp_path / "metro-2" / "data" / "*.parquet")
    assert len(rows) == len(frame) > 150
    assert rows[5]["text"] == frame["text"][5]
    assert len(rows[5]["observation"]) == coding("metro", 2).size
    assert set(frame["game"]) == {"test 0", "test 1", "test 2"}


def test_its_rows_are_a_game_that_can_be_played_again(tmp_path: Path) -> None:
    plan = small("metromania", 3, games=1)
    write(tmp_path, plan, Counting(), silent)
    frame = polars.read_parquet(tmp_path / plan.name / "data" / "*.parquet")
    match, code = guimard.game("metromania", seats=3).start("test 0"), coding("metromania", 3)
    for row in frame.iter_rows(named=True):
        seat = match.to_act
        assert row["seat"] == seat
        observation, mask = code.observe(match.observation(seat), seat)
        assert row["observation"] == observation.tolist()
        assert row["legal"] == mask.nonzero()[0].tolist()
        assert row["action"] in row["legal"]
        assert row["text"] == match.game.text(code.action(match.state, row["action"]))
        match.play(row["text"])
    assert match.over
    assert frame["scores"][0].to_list() == match.scores()
    mean = [(sum(match.scores()) - points) / 2 for points in match.scores()]
    assert frame["margin"][0] == pytest.approx(match.scores()[frame["seat"][0]] - mean[frame["seat"][0]])


def test_an_interrupted_run_goes_on_and_ends_up_the_same(tmp_path: Path) -> None:
    plan = small(games=5)
    whole, resumed = tmp_path / "whole", tmp_path / "resumed"
    write(whole, plan, Counting(), silent)
    with ThreadPoolExecutor(2) as threads:
        write(resumed, plan, threads, silent)
    lost = resumed / plan.name / "data" / plan.file(1)
    lost.unlink()
    rest = Counting()
    write(resumed, plan, rest, silent)
    assert rest.count == 1
    for path in (whole / plan.name / "data").iterdir():
        assert (resumed / plan.name / "data" / path.name).read_bytes() == path.read_bytes()


def test_a_dask_cluster_makes_the_same_files(tmp_path: Path) -> None:
    """A scheduler and two workers, each a process of its own."""
    plan = small(games=4)
    write(tmp_path / "here", plan, Counting(), silent)
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=str(tmp_path)
        ) as dask,
        open_executor(cluster=dask.scheduler_address) as executor,
    ):
        write(tmp_path / "dask", plan, executor, silent)
    for path in (tmp_path / "here" / plan.name / "data").iterdir():
        assert (tmp_path / "dask" / plan.name / "data" / path.name).read_bytes() == path.read_bytes()


def test_other_games_do_not_mix_with_these(tmp_path: Path) -> None:
    write(tmp_path, small(), Counting(), silent)
    with pytest.raises(BadOptions, match="other games"):
        write(tmp_path, small(games=4), Counting(), silent)


@pytest.mark.parametrize(("bots", "options"), [(["nobody"], ""), (["easy"] * 3, ""), (["easy"], "hand=9")])
def test_bad_plans_are_refused(bots: list[str], options: str) -> None:
    with pytest.raises(guimard.GuimardError):
        make_plan("metro", 2, options, bots, 1, 1, "test")
