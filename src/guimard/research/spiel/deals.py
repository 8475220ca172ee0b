"""Deals as chance nodes: what is drawn, one thing at a time, and the game's own deal that gives exactly that."""

from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from typing import Any

from guimard.core.deal import Deal
from guimard.core.match import Setup


@dataclass(frozen=True)
class Draw:
    """A thing to be drawn: from which supply, and whether it is put back."""

    supply: str
    items: tuple[int, ...]
    put_back: bool = False


class ScriptedDeal(Deal):
    """A deal in which everything comes as it was drawn: answers in the order the game asks."""

    def __init__(self, answers: list[Any]) -> None:
        super().__init__("scripted")
        self._answers = answers[::-1]

    def below(self, n: int) -> int:
        return int(self._answers.pop())

    def shuffled(self, items: list[Any]) -> list[Any]:
        """Put the drawn items where the game takes them: at the front if it reads on, at the end if it pops."""
        drawn, at_end = self._answers.pop()
        rest = list(items)
        chosen = [rest.pop(rest.index(items[i] if at_end is None else i)) for i in drawn]
        return rest + chosen[::-1] if at_end else chosen + rest


def outcomes(draws: list[Draw], drawn: list[int]) -> list[tuple[int, float]]:
    """What may be drawn next, with probabilities."""
    draw = draws[len(drawn)]
    left = list(draw.items)
    if not draw.put_back:
        for earlier, taken in zip(draws, drawn, strict=False):
            if earlier.supply == draw.supply:
                left.remove(taken)
    return [(item, left.count(item) / len(left)) for item in sorted(set(left))]


def plan(setup: Setup[Any]) -> list[Draw]:
    return metro_draws(setup) if setup.game.id == "metro" else metromania_draws(setup)


def dealt(setup: Setup[Any], drawn: list[int]) -> ScriptedDeal:
    """The deal in which exactly this was drawn."""
    return ScriptedDeal(metro_answers(setup, drawn) if setup.game.id == "metro" else metromania_answers(setup, drawn))


def tiles_of(setup: Setup[Any]) -> tuple[int, ...]:
    """All tiles by their kinds."""
    tiles: Any = setup.game.layout()["tiles"]
    return tuple(kind for kind, tile in enumerate(tiles.values()) for _ in range(tile["count"]))


def _modules(setup: Setup[Any]) -> Any:
    return setup.options["modules"]


_COMPANIES, _SHARES, _TRACKS, _CENTRE, _TURNS = 8, 4, 8, 4, 4


def metro_draws(setup: Setup[Any]) -> list[Draw]:
    """The hands; then, with modules, the shares, the central tracks and the numbers."""
    draws = [Draw("tiles", tiles_of(setup))] * (setup.seats * int(str(setup.options["hand"])))
    if "companies" in _modules(setup):
        for percentage in range(_SHARES):
            draws += [Draw(f"shares {percentage}", tuple(range(_COMPANIES)))] * _COMPANIES
    if "central-tracks" in _modules(setup):
        draws += [Draw("tracks", tuple(range(_TRACKS)))] * _CENTRE
        draws += [Draw("turns", tuple(range(_TURNS)), put_back=True)] * _CENTRE
    if "station-numbers" in _modules(setup):
        colours: Any = setup.game.layout()["number_colours"]
        for name, numbers in colours.items():
            count = setup.seats * int(str(setup.options["numbers"]))
            draws += [Draw(name, tuple(number - 1 for number in numbers))] * count
    return draws


def metro_answers(setup: Setup[Any], drawn: list[int]) -> list[Any]:
    """In the order in which ``Metro.deal`` asks."""
    rest = list(drawn)

    def take(count: int) -> list[int]:
        taken, rest[:] = rest[:count], rest[count:]
        return taken

    answers: list[Any] = [(take(setup.seats * int(str(setup.options["hand"]))), True)]
    if "companies" in _modules(setup):
        answers += [(take(_COMPANIES), False) for _ in range(_SHARES)]
    if "central-tracks" in _modules(setup):
        answers += [(take(_CENTRE), None), *take(_CENTRE)]
    if "station-numbers" in _modules(setup):
        count = setup.seats * int(str(setup.options["numbers"]))
        answers += [(take(count), True) for _ in range(4)]
    return answers


_DISTRICTS, _THIRDS, _TYPES = 6, 3, 3
_LEFT_COLUMN = ("RC", "CE", "ER", "RE", "EC", "CR")


def metromania_draws(setup: Setup[Any]) -> list[Draw]:
    """The districts, how each is turned, and who holds which destinations, all at once."""
    draws = [Draw("districts", tuple(range(_DISTRICTS)))] * _DISTRICTS
    draws += [Draw("thirds", tuple(range(_THIRDS)), put_back=True)] * _DISTRICTS
    if setup.seats > 2 and setup.options["town_hall"] != "rigorous":
        draws.append(Draw("destinations", tuple(range(len(hands(setup.seats))))))
    return draws


def metromania_answers(setup: Setup[Any], drawn: list[int]) -> list[Any]:
    answers: list[Any] = [(drawn[:_DISTRICTS], False), *drawn[_DISTRICTS : 2 * _DISTRICTS]]
    if len(drawn) > 2 * _DISTRICTS:
        extra, owners = hands(setup.seats)[drawn[-1]]
        answers += [(list(extra), False)] if extra else []
        answers += [(list(seats), True) for seats in owners]
    return answers


@cache
def hands(seats: int) -> list[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]]:
    """All deals in which nobody has a letter twice, equally likely (Metromania 1.6, 10.4).

    Each is, with three seats, who gets one more of each type; then the owners of each type's markers by letter.
    """
    found = []
    for extra in permutations(range(seats)) if seats == 3 else [()]:
        ways = [sorted(set(permutations([*range(seats), *extra[kind : kind + 1]]))) for kind in range(_TYPES)]
        found += [(extra, owners) for owners in product(*ways) if _letters_differ(owners)]
    return found


def _letters_differ(owners: tuple[tuple[int, ...], ...]) -> bool:
    left = [iter(seats) for seats in owners]
    for pair in _LEFT_COLUMN:
        first, second = (next(left["RCE".index(kind)]) for kind in pair)
        if first == second:
            return False
    return True
