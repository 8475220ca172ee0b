"""Executors for long work: processes of this machine, or a Dask cluster."""

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from guimard.core.errors import BadOptions


@contextmanager
def open_executor(jobs: int | None = None, cluster: str | None = None) -> Iterator[Executor]:
    """Open a pool of processes (default: one a core), or connect to a Dask scheduler."""
    if cluster is None:
        # Spawned, not forked: compiled code and its threads do not survive a fork.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs or os.cpu_count(), mp_context=context) as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError:
        raise BadOptions("A cluster needs Dask: install guimard with its extra 'cluster'.") from None
    try:
        client = Client(cluster, timeout="10s")
    except (OSError, ValueError) as error:
        raise BadOptions(f"There is no Dask scheduler at {cluster}: {error}") from None
    with client, client.get_executor(pure=False, retries=3) as executor:
        yield executor
