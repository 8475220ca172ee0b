"""Module 1, companies: they own the lines, and players hold shares (Metro 7)."""

from guimard.core.options import Option
from guimard.games.metro.modules.companies.rules import NUMBER, ONE_EACH, SHARED, TIED_LAST, Companies
from guimard.games.metro.modules.companies.shapes import SHAPES
from guimard.games.metro.modules.companies.text import EXCHANGES, read_tokens, tokens
from guimard.games.metro.modules.module import Module

COMPANIES: Module[Companies] = Module(
    number=NUMBER,
    name="companies",
    help="Eight companies own the lines; you hold shares, exchange them, and win by their value.",
    note="Ours: which stations orange and green own, as the printed chart is damaged; and when exchanging pauses.",
    rules=("7",),
    idle_options=("colours",),
    options=(
        Option(
            "tied_last",
            TIED_LAST,
            ONE_EACH,
            "With companies: what those tied for last are worth.",
            {
                ONE_EACH: "1 each, as printed. All eight equal: 8 each.",
                SHARED: "They share the better place: two are worth 2 each.",
            },
            notes={SHARED: "Our other reading of the printed table."},
            absent=SHARED,
        ),
    ),
    chosen=lambda state: {"tied_last": SHARED if state.last_share_place else ONE_EACH},
    verbs=(EXCHANGES,),
    tokens=tokens,
    read_tokens=read_tokens,
    shapes=SHAPES,
)
