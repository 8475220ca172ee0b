"""Module 2, stations: lines of a central wagon depart from the centre (Metro 8)."""

from guimard.games.metro.modules.module import Module
from guimard.games.metro.modules.stations.rules import NUMBER, CentralWagons
from guimard.games.metro.modules.stations.shapes import SHAPES
from guimard.games.metro.modules.stations.text import PLACEMENTS, place_tokens, tokens

CENTRAL_STATIONS: Module[CentralWagons] = Module(
    number=NUMBER,
    name="stations",
    help="A wagon of yours may depart from the centre: one more line.",
    note="Our rulings: wagons where a line is complete already, tiles that fit nowhere else, players without tiles.",
    rules=("8",),
    verbs=(PLACEMENTS,),
    tokens=tokens,
    place_tokens=place_tokens,
    shapes=SHAPES,
)
