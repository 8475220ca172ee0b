"""The tables of the golden games.

Which options, seats and ways of playing they cover.
"""

import random
from bisect import bisect
from itertools import accumulate, combinations
from typing import Any, NamedTuple

MODULES = ("companies", "stations", "central-tracks", "station-numbers")

Style = dict[str, float]
"""How often each kind of action is chosen, against 1 for the kinds that are not named."""

EVEN: Style = {}
BUILDER: Style = {"draw": 0.2, "exchange": 0.3, "station": 0.05}
TRADER: Style = {"lay": 0.4, "exchange": 3, "draw": 2}
FINISHER: Style = {"end": 50, "bonus": 3, "station": 0.1, "confirm": 0.2}
PLANNER: Style = {"station": 6, "end": 0.3}
DIGGER: Style = {"start": 5, "dig": 3, "station": 0.02, "confirm": 0.1, "end": 0}
STOPPER: Style = {"end": 50, "pass": 3, "confirm": 3}


class Table(NamedTuple):
    """One golden game: how its table is opened, and how it is played."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    style: Style


def golden_tables() -> list[Table]:
    return [*_metro(), *_metromania()]


def choose(legal: list[str], style: Style, chance: random.Random) -> str:
    """Choose a kind of action by its weight, then one of that kind.

    Only ``random()`` is used: Python promises that it stays the same. The order of the legal actions does
    not matter, so the games stay the same when it changes.
    """
    kind = _weighted({text.split()[0] for text in legal}, style, chance.random())
    actions = sorted(text for text in legal if text.split()[0] == kind)
    return actions[int(chance.random() * len(actions))]


def _weighted(kinds: set[str], style: Style, mark: float) -> str:
    """The kind at a mark between 0 and 1, by the weights of the kinds."""
    weights = {kind: style.get(kind, 1) + 1e-9 for kind in sorted(kinds)}
    ends = list(accumulate(weights.values()))
    place = bisect(ends, mark * ends[-1])
    return list(weights)[min(place, len(weights) - 1)]


def _metro() -> list[Table]:
    """Three games for each of the twelve sets of modules that go together.

    Seats, hand and orientation run through 5, 3 and 2 values side by side: all thirty combinations occur.
    """
    subsets = [subset for size in range(5) for subset in combinations(MODULES, size)]
    allowed = [subset for subset in subsets if not {"stations", "central-tracks"} <= set(subset)]
    tables = [_metro_table(number, allowed[number // 3]) for number in range(3 * len(allowed))]
    return [*tables, *_metro_options(len(tables))]


def _metro_options(before: int) -> list[Table]:
    """Games of options that were added later; the games above name none of them."""
    tables: list[tuple[int, dict[str, Any], Style]] = [
        (2, {"modules": ("station-numbers",), "numbers": 4, "open_numbers": True}, EVEN),
        (2, {"modules": ("stations", "station-numbers"), "numbers": 3}, BUILDER),
        (5, {"modules": ("companies", "stations", "station-numbers"), "open_numbers": True}, TRADER),
        (4, {"modules": ("companies",), "tied_last": "one"}, BUILDER),
        (3, {"modules": ("companies",), "tied_last": "shared", "hand": 2}, BUILDER),
        (4, {"begins": 2, "colours": ("green", "yellow", "orange", "blue"), "modules": ("stations",)}, BUILDER),
        (6, {"begins": "drawn", "orientation": "free"}, EVEN),
        # Metro 7.6: two companies are tied for last.
        (4, {"modules": ("companies",), "tied_last": "one", "hand": 1}, BUILDER),
        (2, {"modules": ("companies",), "tied_last": "shared", "hand": 3}, BUILDER),
    ]
    return [
        Table(f"metro-{number:02}", "metro", seats, options, style)
        for number, (seats, options, style) in enumerate(tables, start=before + 1)
    ]


def _metro_table(number: int, modules: tuple[str, ...]) -> Table:
    seats = 2 + number % 5
    options = {
        "hand": 1 + number % 3,
        "orientation": ("fixed", "free")[number % 2],
        "modules": modules,
        "numbers": 2 if "station-numbers" in modules and seats <= 4 else 1,
        "central_points": not ("central-tracks" in modules and number % 3 == 1),
    }
    style = (EVEN, BUILDER, TRADER)[number % 3]
    return Table(f"metro-{number + 1:02}", "metro", seats, options, style)


def _metromania() -> list[Table]:
    """Each town hall with every number of seats, played in several ways.

    And other ends of construction.
    """
    halls = [(2, "hidden"), (2, "transparent"), (3, "hidden"), (3, "transparent")]
    halls += [(4, "hidden"), (4, "transparent"), (4, "rigorous")]
    tables = [
        (seats, {"town_hall": hall} | ({"doubles": "dealt"} if seats == 3 else {}), style)
        for seats, hall in halls
        for style in (EVEN, FINISHER)
    ]
    tables += [
        (2, {"blocked_lines": 2}, PLANNER),
        (3, {"blocked_lines": 6, "doubles": "dealt"}, DIGGER),
        (4, {"blocked_lines": 8}, DIGGER),
        (4, {"blocked_lines": 8, "town_hall": "rigorous"}, PLANNER),
        (2, {}, STOPPER),  # Metromania 8.2: nobody has to play the last turn
        (4, {}, STOPPER),
        (3, {}, FINISHER),  # Metromania 10.4: the types held twice are chosen
        (3, {"town_hall": "transparent", "blocked_lines": 6}, EVEN),
        (2, {"nobody_scores": "own_lines"}, FINISHER),  # Metromania 10.2, read literally
        (2, {"blocked_lines": 5, "nobody_scores": "own_lines"}, PLANNER),  # Metromania 10.5: never
        (3, {"begins": 2}, EVEN),
        (4, {"begins": "drawn", "town_hall": "transparent"}, FINISHER),
        (2, {"begins": 1, "colours": ("orange", "green")}, EVEN),
    ]
    return [
        Table(f"metromania-{number:02}", "metromania", seats, options, style)
        for number, (seats, options, style) in enumerate(tables, start=1)
    ]
