"""Metro's deal as chance nodes: the hands, what modules deal, who begins."""

from typing import Any

from guimard.core.match import Setup
from guimard.research.metro.modules.hooks import codings_on
from guimard.research.spiel.draws import Answer, Draw, Shuffle, beginner


def draws(setup: Setup[Any]) -> list[Draw]:
    """Return what is drawn, in the order in which ``Metro.deal`` asks."""
    hands = [Draw("tiles", tiles_of(setup))] * _dealt(setup)
    return hands + [draw for coding in codings_on(setup) for draw in coding.draws(setup)] + beginner(setup)


def answers(setup: Setup[Any], drawn: list[int]) -> list[Answer]:
    """Return what was drawn as ``scripted`` answers it, in the same order."""
    rest = list(drawn)

    def take(count: int) -> tuple[int, ...]:
        taken, rest[:] = rest[:count], rest[count:]
        return tuple(taken)

    found: list[Answer] = [Shuffle(tiles_of(setup), take(_dealt(setup)), at_end=True)]
    for coding in codings_on(setup):
        found += coding.answers(setup, take)
    return found + rest


def tiles_of(setup: Setup[Any]) -> tuple[int, ...]:
    """Return all tiles by their kinds."""
    tiles: Any = setup.game.layout()["tiles"]
    return tuple(kind for kind, tile in enumerate(tiles.values()) for _ in range(tile["count"]))


def _dealt(setup: Setup[Any]) -> int:
    """Return how many tiles the hands hold."""
    return setup.seats * int(str(setup.options["hand"]))
