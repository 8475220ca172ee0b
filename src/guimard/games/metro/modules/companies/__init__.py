"""Module 1, companies: they own the lines, and players hold shares (Metro 7)."""

from guimard.core.events import event
from guimard.games.metro.modules.companies.rules import NUMBER, Companies, blank, deal_shares, prepare
from guimard.games.metro.modules.companies.shapes import SHAPES
from guimard.games.metro.modules.companies.text import EXCHANGES, read_tokens, tokens
from guimard.games.metro.modules.module import Module

COMPANIES: Module[Companies] = Module(
    number=NUMBER,
    name="companies",
    help="Eight companies own the lines; you hold shares, exchange them, and win by their value.",
    rules=("7",),
    blank=blank,
    prepare=prepare,
    deal=deal_shares,
    verbs=(EXCHANGES,),
    closing=event("exchange-closed", {}),
    tokens=tokens,
    read_tokens=read_tokens,
    shapes=SHAPES,
)
