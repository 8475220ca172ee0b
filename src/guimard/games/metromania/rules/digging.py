"""Where a line can be dug, and which stations that forces. Changes nothing."""

from guimard.core.compiler import compiled, inlined
from guimard.games.metromania.data import END, LAKE, NOTHING, START
from guimard.games.metromania.lattice import (
    BASE,
    BESIDE,
    CELLS_AT,
    EDGE_AT,
    N_BORDER,
    NEXT,
    OUT,
    SIDE,
    TOOTH,
    TOUCHING,
)
from guimard.games.metromania.state import (
    LETTERS,
    MARKER,
    TUNNELS,
    State,
    bit,
    growing,
    tip,
)


@compiled
def spots_at(state: State, vertex: int) -> int:
    """Return the points of a station at a vertex (Metromania 5.4).

    As many as spots touch it, covered or not.
    """
    spots = 0
    for direction in range(6):
        cell = CELLS_AT[vertex, direction]
        if cell >= 0 and state.ground[cell] != NOTHING and state.ground[cell] < LAKE:
            spots += 1
    return spots


@inlined
def parts(state: State, line: int, edge: int) -> bool:
    """Tell whether leaving the tip by an edge forces a station (Metromania 5.2).

    Edge -1 leads out of the city.
    """
    last = int(state.length[line]) - 1
    if last < 1 or state.station[tip(state, line)]:
        return False  # a first tunnel has nobody alongside
    mates = int(state.lines_on[EDGE_AT[state.path[line, last], state.way[line, last]]]) & ~bit(line)
    return mates & ~(int(state.lines_on[edge]) if edge >= 0 else 0) != 0


@inlined
def meets(state: State, line: int, edge: int, vertex: int) -> bool:
    """Tell whether reaching a vertex by an edge forces a station (Metromania 5.1).

    Edge -1 comes from outside.
    """
    alongside = int(state.lines_on[edge]) if edge >= 0 else 0  # Metromania 5.3
    return not state.station[vertex] and int(state.lines_at[vertex]) & ~bit(line) & ~alongside != 0


@inlined
def can_turn(state: State, line: int, direction: int) -> bool:
    """No acute angle, but at a station any (Metromania 4.3)."""
    if state.station[tip(state, line)]:
        return True
    turn = (direction - int(state.way[line, state.length[line] - 1])) % 6
    return turn <= 1 or turn == 5


@inlined
def way_open(state: State, line: int, direction: int) -> bool:
    """Tell whether a line may go to the next vertex.

    If the angle is right and a cell beside the way is free.
    """
    here = tip(state, line)
    there = NEXT[here, direction]
    if there < 0 or int(state.lines_at[there]) & bit(line):
        return False  # Metromania 4.4: never to a vertex it already has
    edge = EDGE_AT[here, direction]
    needed = int(parts(state, line, edge)) + int(meets(state, line, edge, there))
    return needed <= state.stations_left  # Metromania 5.6


@inlined
def cell_open(state: State, cell: int) -> bool:
    """Tell whether a tunnel may lie in a cell (Metromania 4.2, 4.5).

    On a spot, only if a destination can be placed on it.
    """
    return cell >= 0 and state.tunnel[cell] < 0 and state.ground[cell] < LAKE


@inlined
def placeable(state: State, seat: int, letter: int, cell: int) -> bool:
    """Tell whether a seat may place this letter on a spot (Metromania 6.1, 6.3)."""
    marker = MARKER[letter, state.ground[cell]]
    if marker < 0 or state.holder[marker] != seat or state.placed[marker] >= 0:
        return False
    twin = state.placed[marker ^ 1]
    return twin < 0 or not TOUCHING[twin, cell]


@compiled
def allowed_border(state: State, arrow: int, origin: int, border: int) -> bool:
    """Tell whether a border cell is allowed by its side (Metromania 3.3, 7.2).

    Not on the side of ``origin`` nor one next to it, unless all others are taken.
    """
    if _far(origin, border):
        return True
    for other in range(N_BORDER):
        if state.border[other] == arrow and _far(origin, other) and state.tunnel[TOOTH + other] < 0:
            return False
    return True


@inlined
def _far(origin: int, border: int) -> bool:
    return 2 <= (border // SIDE - origin // SIDE) % 6 <= 4


@inlined
def can_start(state: State, line: int, border: int, which: int) -> bool:
    """Tell whether a line may start in a border cell (Metromania 3.1-3.3).

    Towards one of its two vertices.
    """
    if state.border[border] != START or state.tunnel[TOOTH + border] >= 0:
        return False
    if meets(state, line, -1, BASE[border, which]) and state.stations_left < 1:
        return False
    return line % 2 == 0 or allowed_border(state, START, int(state.begun[line - 1]), border)


@inlined
def can_end(state: State, line: int, direction: int) -> bool:
    """Tell whether a line may leave the city in a direction (Metromania 7.1, 7.2).

    If the angle is right.
    """
    border = OUT[tip(state, line), direction]
    if border < 0 or state.border[border] != END or state.tunnel[TOOTH + border] >= 0:
        return False
    if parts(state, line, -1) and state.stations_left < 1:
        return False
    return allowed_border(state, END, int(state.begun[line]), border)


@compiled
def blocked(state: State, line: int) -> bool:
    """Tell whether a line is blocked (Metromania 7.5).

    Started, unfinished, and as far as everybody can see there is no way on.
    """
    if not growing(state, line):
        return False
    if state.length[line] == TUNNELS:
        return True
    here = tip(state, line)
    for direction in range(6):
        if not can_turn(state, line, direction):
            continue
        if can_end(state, line, direction):
            return False
        if way_open(state, line, direction):
            for side in range(2):
                if _passable(state, line // 2, BESIDE[here, direction, side]):
                    return False
    return True


@inlined
def _passable(state: State, seat: int, cell: int) -> bool:
    """Whether a cell is free, or a spot for which the seat has a destination."""
    if not cell_open(state, cell):
        return False
    ground = state.ground[cell]
    if ground == NOTHING:
        return True
    if not state.open:  # letters in hand are secret, so only the types count: they are public
        return bool(state.in_hand[seat, ground] > 0)
    for letter in range(len(LETTERS)):
        if placeable(state, seat, letter, cell):
            return True
    return False
