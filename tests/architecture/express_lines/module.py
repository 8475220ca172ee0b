"""Module 5, express lines.

Long lines count more, and a secret tile may be shown once (Metro 99).
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired, TypedDict

import numpy as np

from guimard.core.bits import ONE, ZERO
from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState
from guimard.core.deal import shuffle as shuffle_deal
from guimard.core.events import Recipients, address_all
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item
from guimard.core.options import Clash, Option
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.json.shapes import Hidden
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens, Verb
from guimard.games.metro.state import BaseChoices, BaseState, has_module, is_over
from guimard.games.metro.tables import DEPARTURE_PORTS, DEPARTURES, HIDDEN, MAX_SEATS, NONE, TIMES, first_verb

NUMBER = 5
SHOW = first_verb(NUMBER)
LONG, BONUS = 15, 5
VALUES = 6


class ExpressLines(BaseState):
    express_bonus: int  # what a long line counts more; 0: the module is not played
    express_counted: Annotated[Array, DEPARTURES]  # 1: this line has counted more
    express_tiles: Annotated[Array, MAX_SEATS]
    express_shown: Annotated[Array, MAX_SEATS]


class ExpressChoices(BaseChoices):
    express_points: int


@inlined
def set_up(state: ExpressLines, choices: ExpressChoices) -> None:
    state.express_tiles[:] = NONE
    if has_module(state, NUMBER):
        state.express_bonus = BONUS if choices.express_points == 0 else 2 * BONUS


@compiled
def deal_tiles(state: ExpressLines, deal: DealState) -> None:
    if not has_module(state, NUMBER):
        return
    tiles = np.arange(1, VALUES + 1).astype(np.int16)
    shuffle_deal(deal, tiles)
    state.express_tiles[: state.seats] = tiles[: state.seats]


@compiled
def count_long_lines(state: ExpressLines) -> None:
    """Add the bonus of lines that are complete now and were not before."""
    if state.express_bonus == 0:
        return
    for departure in range(DEPARTURES):
        port, colour = DEPARTURE_PORTS[departure], state.owner[departure]
        complete = colour != NONE and TIMES[state.far[port]] > 0
        if complete and state.length[port] >= LONG and not state.express_counted[departure]:
            state.express_counted[departure] = 1
            state.points[colour] += state.express_bonus


@inlined
def shows(state: ExpressLines) -> np.uint64:
    can_show = state.express_tiles[state.turn] != NONE and not state.express_shown[state.turn]
    return ONE if can_show else ZERO


@inlined
def play(state: ExpressLines, action: int) -> None:
    """Show the tile of the seat to act."""
    if action == SHOW:
        state.express_shown[state.turn] = 1


@compiled
def score(state: ExpressLines, out: Array) -> None:
    for seat in range(state.seats):
        if state.express_shown[seat]:
            out[seat] += state.express_tiles[seat]


@compiled
def show(state: ExpressLines, seen: ExpressLines, viewer: int) -> None:
    """A tile is known to its seat, and to all once it is shown or the game is over."""
    seen.express_bonus = state.express_bonus
    seen.express_counted[:] = state.express_counted
    seen.express_shown[:] = state.express_shown
    seen.express_tiles[:] = NONE
    for seat in range(state.seats):
        tile = state.express_tiles[seat]
        known = seat == viewer or state.express_shown[seat] or is_over(state) or tile == NONE
        seen.express_tiles[seat] = tile if known else HIDDEN


@compiled
def imagine(state: ExpressLines, rng: Rng) -> None:
    unseen, count = np.empty(VALUES, np.int16), 0
    for value in range(1, VALUES + 1):
        held = False
        for seat in range(state.seats):
            held |= state.express_tiles[seat] == value
        if not held:
            unseen[count] = value
            count += 1
    shuffle(rng, unseen[:count])
    for seat in range(state.seats):
        if state.express_tiles[seat] == HIDDEN:
            count -= 1
            state.express_tiles[seat] = unseen[count]


@compiled
def put_options(buffer: JsonBuffer, at: int, view: ExpressLines) -> int:
    at = put(buffer, at, b'"express_points":')
    return put(buffer, at, b'"ten",' if view.express_bonus == 2 * BONUS else b'"five",')


@compiled
def put_facts(buffer: JsonBuffer, at: int, view: ExpressLines) -> int:
    if view.express_bonus == 0:
        return at
    at = put_field(buffer, at, b'"express":{"bonus":', view.express_bonus)
    at = put(buffer, at, b'"tiles":[')
    for seat in range(view.seats):
        tile = view.express_tiles[seat]
        at = put(buffer, at, b'"?",') if tile == HIDDEN else put_item(buffer, at, tile)
    at = close(buffer, at, b'],"shown":[')
    for seat in range(view.seats):
        at = put_flag(buffer, at, b"", view.express_shown[seat] != 0)
    return close(buffer, at, b"]},")


@compiled
def put_final(buffer: JsonBuffer, at: int, view: ExpressLines, seat: int) -> int:
    if view.express_bonus == 0:
        return at
    return put_field(buffer, at, b'"express":', view.express_tiles[seat] * view.express_shown[seat])


@compiled
def put_show(buffer: JsonBuffer, at: int, view: ExpressLines, action: int) -> int:
    if action != SHOW:
        return at
    at = put(buffer, at, b'{"text":"show","kind":"show","consequences":{')
    return put_field(buffer, at, b'"points":', view.express_tiles[view.turn])


def _parse(words: Sequence[str]) -> int | None:
    return None if words else 0


@compiled
def put_refusal(buffer: JsonBuffer, at: int, view: ExpressLines, action: int) -> int:
    if action != SHOW:
        return at
    return put(buffer, at, b'{"reason":"express-shown"}' if view.express_bonus else b'{"reason":"no-express"}')


@compiled
def put_show_events(buffer: JsonBuffer, recipients: Recipients, at: int, state: ExpressLines, action: int) -> int:
    if action != SHOW:
        return at
    at = put_field(buffer, at, b'{"event":"show","seat":', state.turn)
    at = close(buffer, put_field(buffer, at, b'"tile":', state.express_tiles[state.turn]), b"}")
    address_all(recipients, at)
    return at


def _tokens(state: ExpressLines) -> Tokens:
    tiles = ["?" if tile == HIDDEN else str(tile) for tile in state.express_tiles[: state.seats]]
    return {"express": "/".join(tiles), "express_shown": "/".join(map(str, state.express_shown[: state.seats]))}


def _read_tokens(state: ExpressLines, tokens: Tokens) -> None:
    tiles = tokens.pop("express").split("/")
    shown = tokens.pop("express_shown", "/".join("0" for _ in tiles)).split("/")
    if len(tiles) != state.seats or not set(tiles) <= {"?", *map(str, range(1, VALUES + 1))}:
        raise ValueError("everybody holds an express tile")
    known = [tile for tile in tiles if tile != "?"]
    if len(set(known)) != len(known) or len(shown) != state.seats or not set(shown) <= {"0", "1"}:
        raise ValueError("each express tile is there once, and is shown (1) or not (0)")
    state.express_tiles[: state.seats] = [HIDDEN if tile == "?" else int(tile) for tile in tiles]
    state.express_shown[: state.seats] = [int(flag) for flag in shown]
    count_long_lines(state)


class ExpressTiles(TypedDict):
    bonus: int
    tiles: list[int | Hidden]
    shown: list[bool]


class ExpressView(TypedDict):
    express: NotRequired[ExpressTiles]


class ExpressOptions(TypedDict):
    express_points: Literal["five", "ten"]


class ExpressScore(TypedDict):
    express: NotRequired[int]


class ShowConsequences(TypedDict):
    points: int


class Show(TypedDict):
    text: str
    kind: Literal["show"]
    consequences: ShowConsequences


class ShowEvent(TypedDict):
    event: Literal["show"]
    seat: int
    tile: int


EXPRESS_LINES: Module[ExpressLines] = Module(
    number=NUMBER,
    name="express-lines",
    help="Completed lines of at least 15 tiles count more; show your secret tile once.",
    rules=("99",),
    options=(Option("express_points", ("five", "ten"), "five", "With express lines: what a long line counts more."),),
    chosen=lambda state: {"express_points": "ten" if state.express_bonus == 2 * BONUS else "five"},
    clashes=(
        Clash(
            {"modules": ("central-tracks", "express-lines")},
            "Lines through the centre are all long, so these two modules cannot be played together.",
        ),
    ),
    verbs=(
        Verb(
            word="show",
            forms="'show'",
            first=SHOW,
            count=1,
            text=lambda which: "show",
            parse=_parse,
            refusals={
                "no-express": "There are no express lines in this game.",
                "express-shown": "You have shown your express tile already.",
            },
        ),
    ),
    tokens=_tokens,
    read_tokens=_read_tokens,
    shapes=ModuleShapes(
        view=ExpressView, options=ExpressOptions, final=ExpressScore, actions=(Show,), events=(ShowEvent,)
    ),
)
