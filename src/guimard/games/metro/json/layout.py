"""What is the same in every game, for clients to draw: tiles, stations, colours."""

from guimard.core.events import Facts, Json
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA, SIDES, SIZE, exits
from guimard.games.metro.json.view import KEYED
from guimard.games.metro.modules.catalogue import MODULES
from guimard.games.metro.text.names import COLOUR_LETTERS, cell_name


def layout() -> Facts:
    stations: list[Json] = [dict(s) for s in DATA.stations]  # type: ignore[arg-type]
    central_stations: list[Json] = [dict(c) for c in DATA.central_stations]  # type: ignore[arg-type]
    facts: Facts = {
        "keyed": dict(KEYED),
        "size": SIZE,
        "centre": [cell_name(cell) for cell in t.CENTRAL_CELLS],
        "sides": list(SIDES),
        "tiles": {code: {"count": n, "exits": list(exits(code))} for code, n in DATA.tiles.items()},
        "stations": stations,
        "central_stations": central_stations,
        "colours": [{"name": n, "letter": letter} for n, letter in zip(DATA.colours, COLOUR_LETTERS, strict=True)],
    }
    for module in MODULES:
        facts |= module.layout()
    return facts
