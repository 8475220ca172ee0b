"""New objects are collected every time, everything seldom.

That is when much has gone or a long time has passed.
"""

import gc
import weakref
from collections.abc import Iterator

import pytest

from guimard.server.ops.garbage import Collector

MANY = 1000


class Knot:
    """Holds on to itself: nothing but a look for garbage ends it."""

    def __init__(self) -> None:
        self.me = self


class Here:
    """What lasts, and a clock."""

    def __init__(self) -> None:
        self.lasting: set[object] = set()
        self.now = 0.0
        self.collector = Collector(lambda: set(self.lasting), lambda: self.now)


@pytest.fixture
def here() -> Iterator[Here]:
    gc.disable()
    gc.collect()
    gc.freeze()  # so that a look at everything takes no time here
    yield Here()
    gc.unfreeze()
    gc.enable()


def old_knot(here: Here) -> "weakref.ref[Knot]":
    """One that was in use at the last look and no longer is."""
    knot = Knot()
    here.collector.collect()
    return weakref.ref(knot)


def come_and_go(here: Here, count: int) -> None:
    here.lasting |= {object() for _ in range(count)}
    here.collector.collect()
    here.lasting.clear()
    here.collector.collect()


def test_new_garbage_goes_at_once(here: Here) -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    here.collector.collect()
    assert knot() is None


def test_old_garbage_waits(here: Here) -> None:
    knot = old_knot(here)
    come_and_go(here, MANY)
    assert knot() is not None


def test_old_garbage_goes_when_much_has_gone(here: Here) -> None:
    knot = old_knot(here)
    come_and_go(here, MANY + 1)
    assert knot() is None


def test_what_has_gone_is_added_up_and_then_forgotten(here: Here) -> None:
    knot = old_knot(here)
    for _ in range(2):
        come_and_go(here, 501)
    assert knot() is None
    another = old_knot(here)
    come_and_go(here, 501)
    assert another() is not None


def test_where_many_are_more_have_to_go(here: Here) -> None:
    knot, staying = old_knot(here), {object() for _ in range(600)}
    for count in (600, 600, 1):
        here.lasting |= staying | {object() for _ in range(count)}
        here.collector.collect()
        here.lasting &= staying
        assert knot() is not None
        here.collector.collect()
    assert knot() is None


def test_old_garbage_goes_within_an_hour(here: Here) -> None:
    knot = old_knot(here)
    here.now = 3599.0
    here.collector.collect()
    assert knot() is not None
    here.now = 3601.0
    here.collector.collect()
    assert knot() is None
    another = old_knot(here)
    here.now = 7000.0
    here.collector.collect()
    assert another() is not None
