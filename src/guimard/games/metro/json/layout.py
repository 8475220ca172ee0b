"""What is the same in every game, for clients to draw: tiles, stations, colours."""

from typing import cast

from guimard.core.events import Facts, Json
from guimard.core.material import SHIPPED
from guimard.core.options import Value
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA, SIDES, SIZE, exits
from guimard.games.metro.json.view import KEYED
from guimard.games.metro.material import MATERIALS
from guimard.games.metro.modules.catalogue import MODULES
from guimard.games.metro.text.names import COLOUR_LETTERS, cell_name


def layout(material: Value = SHIPPED) -> Facts:
    printed = MATERIALS[MATERIALS.index(material)].content
    stations: list[Json] = [
        {**cast(Facts, station), "name": name} for station, name in zip(DATA.stations, printed.names, strict=True)
    ]
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
        facts |= module.layout(printed)
    return facts
