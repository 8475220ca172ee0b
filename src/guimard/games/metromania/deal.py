"""The start of a game: the city laid at random, the destinations dealt."""

from guimard.core.deal import Deal
from guimard.core.options import Options
from guimard.games.metromania.data import City
from guimard.games.metromania.options import printed_threshold
from guimard.games.metromania.state import MARKERS, TYPE, State, blank
from guimard.games.metromania.town_halls import NAMES, TOWN_HALLS


def deal_game(seats: int, options: Options, deal: Deal, city: City) -> State:
    """Return a new game; all chance is drawn here."""
    state = blank()
    state.seats = seats
    state.threshold = int(str(options["blocked_lines"])) or printed_threshold(seats)
    open_town_hall(state, str(options["town_hall"]))
    lay_city(state, city, deal.shuffled(list(range(6))), [deal.below(3) for _ in range(6)])
    _give(state, _holders(state, deal))
    return state


def open_town_hall(state: State, name: str) -> None:
    """With two players all letters are known in any case (Metromania 10.1)."""
    state.town_hall = NAMES.index(name)
    state.open = int(state.seats == 2 or TOWN_HALLS[state.town_hall].letters_open)


def lay_city(state: State, city: City, order: list[int], turns: list[int]) -> None:
    """Lay districts with rotations (Metromania 2.3), and the arrows around them."""
    state.districts[:, 0] = order
    state.districts[:, 1] = turns
    state.ground[:] = city.lay(order, turns)
    state.border[:] = city.border


def _holders(state: State, deal: Deal) -> list[int]:
    if state.seats == 2:  # Metromania 10.1: left column against right column
        return [marker % 2 for marker in range(MARKERS)]
    return TOWN_HALLS[state.town_hall].holders(int(state.seats), deal)


def _give(state: State, holders: list[int]) -> None:
    """Hand the markers out; how many of each type everybody has is public."""
    state.holder[:] = holders
    for marker, seat in enumerate(holders):
        state.in_hand[seat, TYPE[marker]] += 1
