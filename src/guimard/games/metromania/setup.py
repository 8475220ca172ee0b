"""The start of a game: the city laid at random, the destinations dealt."""

from guimard.core.deal import Deal
from guimard.core.options import Options
from guimard.games.metromania.data import TYPES, City
from guimard.games.metromania.options import TOWN_HALLS, printed_threshold
from guimard.games.metromania.state import LETTERS, MARKER, MARKERS, TYPE, State, blank
from guimard.games.metromania.views import letters_differ

RIGOROUS = (("AR", "BC", "CE"), ("DR", "AC", "EE"), ("FR", "EC", "BE"), ("CR", "FC", "DE"))
"""The fixed deal of the rigorous town hall, by seat (Metromania 11.2)."""


def deal_game(seats: int, options: Options, deal: Deal, city: City) -> State:
    state = blank()
    state.seats = seats
    state.threshold = int(str(options["blocked_lines"])) or printed_threshold(seats)
    open_town_hall(state, str(options["town_hall"]))
    lay_city(state, city, deal.shuffled(list(range(6))), [deal.below(3) for _ in range(6)])
    give(state, _holders(seats, str(options["town_hall"]), deal))
    return state


def open_town_hall(state: State, town_hall: str) -> None:
    """With two players all letters are known in any case (Metromania 10.1)."""
    state.town_hall = TOWN_HALLS.index(town_hall)
    state.open = int(state.seats == 2 or town_hall != "hidden")


def lay_city(state: State, city: City, order: list[int], turns: list[int]) -> None:
    """Districts in their slots, with rotations (Metromania 2.3), and the arrows around them."""
    state.districts[:, 0] = order
    state.districts[:, 1] = turns
    state.ground[:] = city.lay(order, turns)
    state.border[:] = city.border


def give(state: State, holders: list[int]) -> None:
    """Hand the markers out; how many of each type everybody has is public."""
    state.holder[:] = holders
    for marker, seat in enumerate(holders):
        state.in_hand[seat, TYPE[marker]] += 1


def _holders(seats: int, town_hall: str, deal: Deal) -> list[int]:
    if seats == 2:  # Metromania 10.1: left column against right column
        return [marker % 2 for marker in range(MARKERS)]
    if town_hall == "rigorous":
        holders = [0] * MARKERS
        for seat, hand in enumerate(RIGOROUS):
            for marker in hand:
                holders[MARKER[LETTERS.index(marker[0]), TYPES.index(marker[1])]] = seat
        return holders
    return _dealt(seats, deal)


def _dealt(seats: int, deal: Deal) -> list[int]:
    """Uniform among all deals in which nobody has a letter twice (Metromania 1.6, 10.4)."""
    trial = blank()
    while True:
        extra = deal.shuffled(list(range(seats))) if seats == 3 else []
        for kind in range(len(TYPES)):
            owners = deal.shuffled([*range(seats), *extra[kind : kind + 1]])
            for marker in range(MARKERS):
                if TYPE[marker] == kind:
                    trial.holder[marker] = owners.pop()
        if letters_differ(trial):
            return [int(seat) for seat in trial.holder]
