"""The compiled rules agree with the slow tracer and referee.

After every action, and on thousands of full boards.
"""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

import guimard
from guimard.core.match import Match
from guimard.core.rng import new_rng
from guimard.games.metro import kernel
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves
from tests.support.interpreted import times
from tests.support.metro import tracer
from tests.support.metro.referee import LETTERS, PUBLIC, Referee

STEPWISE = times(4, 1)  # games per table that are followed step by step
FULL_BOARDS = times(50, 1)  # games per table whose last board is traced

MODULES = [
    (),
    ("companies",),
    ("stations",),
    ("central-tracks",),
    ("station-numbers",),
    ("companies", "stations"),
    ("companies", "central-tracks"),
    ("companies", "station-numbers"),
    ("stations", "station-numbers"),
    ("central-tracks", "station-numbers"),
    ("companies", "stations", "station-numbers"),
    ("companies", "central-tracks", "station-numbers"),
]


def tables() -> list[tuple[int, dict[str, object]]]:
    """Every set of modules with every number of players; the variants take turns."""
    variants = list(product((1, 2, 3), ("fixed", "free"), (True, False)))
    most = {2: 4, 3: 2, 4: 2, 5: 1, 6: 1}  # number tiles of each colour: eight for all (Metro 10.1)
    result = []
    for i, (modules, seats) in enumerate(product(MODULES, range(2, 7))):
        hand, orientation, central_points = variants[i * 7 % len(variants)]
        options: dict[str, object] = dict(  # noqa: C408
            hand=hand,
            orientation=orientation,
            modules=modules,
            numbers=1 + i % most[seats],
            central_points=central_points,
            open_numbers=i % 2 == 1,
            tied_last=("one", "shared")[i // 2 % 2],
            begins="drawn" if i % 3 == 1 else i % seats,
            colours=tuple(random.Random(i).sample(tracer.COLOURS[:seats], seats)) if i % 2 else (),
        )
        result.append((seats, options))
    return result


TABLES = tables()[:: times(1, 4)]  # every fourth still has every set of modules


def name(table: tuple[int, dict[str, object]]) -> str:
    seats, options = table
    return f"{seats}-" + "-".join("+".join(v) if isinstance(v, tuple) else str(v) for v in options.values())


def pick(legal: list[str], chance: random.Random) -> str:
    """Any kind of action first, then one of that kind.

    Or exchanges and wagons would drown among the cells.
    """
    kinds = sorted({text.split()[0] for text in legal})
    kind = chance.choice([*kinds, "lay"])
    return chance.choice([text for text in legal if text.startswith(kind)])


def check_view(match: Match[State], referee: Referee, seat: int | None) -> None:
    """The view shows one's own tiles and the shares one has seen.

    It shows nothing else of what is hidden.
    """
    words = dict(word.split("=") for word in match.position_seen_by(seat).split()[1:])
    hands = words["hands"].split("/")
    for other in range(referee.seats):
        expected = referee.hands[other] if other == seat else ["?"] * len(referee.hands[other])
        assert sorted(hands[other].split("+")) == sorted(expected or ["-"])
    assert set(words["bag"]) <= set("?+-")
    assert words["bag"].count("?") == len(referee.bag)
    if referee.drawn:
        assert words["drawn"] == (referee.drawn if seat == referee.turn else "?")
    if referee.companies:
        check_shares(words, referee, PUBLIC if seat is None else seat)
    if referee.numbers:
        check_numbers(match.view(seat), referee, seat)


def check_numbers(view: Any, referee: Referee, seat: int | None) -> None:
    assert view["numbers"] == referee.numbers_seen(seat)
    pays = referee.number_pays()
    assert view["number_points"] == [pays.get(number, 0) for number in range(1, 33)]


def check_shares(words: dict[str, str], referee: Referee, knower: int) -> None:
    def seen(p: int, company: int) -> str:
        return LETTERS[company] if knower in referee.knowers[p, company] or referee.over else "?"

    shares = ["".join(seen(p, company) for p, company in enumerate(held)) for held in referee.shares]
    piles = ["".join(seen(p, company) for company in pile) for p, pile in enumerate(referee.piles)]
    assert words["shares"].split("/") == shares
    assert words["piles"].split("/") == piles
    assert words["up"] == "".join(LETTERS[company] for company in referee.up)


def check_lines(match: Match[State], referee: Referee) -> None:
    """Every line as the client gets it: length, end, whether it is complete."""
    view: Any = match.view(None)
    points = referee.points()
    assert view["points"] == {tracer.COLOURS[c]: points[c] for c in range(8 if referee.companies else referee.seats)}
    shown = {line["departure"]: line for line in view["lines"]}
    assert set(shown) == {*range(1, 33), *referee.wagons}
    for departure, line in shown.items():
        traced = tracer.follow(referee.board, departure)
        assert line["after"] == traced.length(referee.central_points)
        assert line["complete"] == (traced.end is not None)
        assert line["times"] == traced.times
        assert line.get("arrives") == traced.end


def running(referee: Referee) -> list[int]:
    """The scores before the end: with companies nobody has any."""
    return [0] * referee.seats if referee.companies else referee.own_points()


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_step_agrees_with_the_referee(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    for game in range(STEPWISE):
        match = guimard.game("metro", seats=seats, **options).start(seed=f"tracer {game}")
        play_both(match, Referee(match.position()), random.Random(game))


def play_both(match: Match[State], referee: Referee, chance: random.Random) -> None:
    """Play a game to its end, by the rules and by the referee."""
    while not referee.over:
        assert match.to_act == referee.turn
        legal = match.legal()
        assert sorted(legal) == sorted(referee.legal())
        action = pick(legal, chance)
        match.play(action)
        referee.play(action)
        assert match.scores() == (referee.final_scores() if referee.over else running(referee))
        if chance.random() < 0.1:
            check_lines(match, referee)
            for seat in (*range(referee.seats), None):
                check_view(match, referee, seat)
    assert match.to_act is None
    check_lines(match, referee)
    check_view(match, referee, 0)


def board_of(state: State) -> dict[tracer.Cell, str]:
    """The board of a position's text, turned tiles as they lie."""
    words = dict(word.split("=") for word in guimard.GAMES["metro"].position(state).split()[1:])
    board: dict[tracer.Cell, str] = {}
    for laid in words["board"].split("+"):
        board[int(laid[5]) - 1, "ABCDEFGH".index(laid[4])] = tracer.turned(laid[:4], int(laid[7:] or 0))
    if "centre" in words:
        board |= dict(zip(sorted(tracer.CENTRE), words["centre"].split("+"), strict=True))
    return board


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_full_boards_of_playouts_are_scored_as_traced(table: tuple[int, dict[str, object]]) -> None:
    seats, options = table
    setup = guimard.game("metro", seats=seats, **options)
    moves, rng = Moves.new(), new_rng(seats)
    for game in range(FULL_BOARDS):
        match = setup.start(seed=game)
        state = match.game.imagine(match.observation(None), rng)
        kernel.playout(state, moves, rng)
        position = match.game.position(state)
        words = dict(word.split("=") for word in position.split()[1:])
        wagons = {w[:-1]: LETTERS.index(w[-1]) for w in words.get("wagons", "-").split("+") if w != "-"}
        board, owner = board_of(state), tracer.owners(seats, "shares" in words, wagons)
        central_points = bool(options["central_points"])
        totals = tracer.points(board, owner, central_points)
        assert state.points.tolist() == totals
        colours = options["colours"] or tracer.COLOURS[:seats]
        scores = [totals[tracer.COLOURS.index(colour)] for colour in colours]  # type: ignore[attr-defined]
        if "shares" in words:
            scores = tracer.company_points(
                totals,
                [[LETTERS.index(c) for c in h] for h in words["shares"].split("/")],
                options["tied_last"] == "shared",
            )
        if "held" in words:
            pays = tracer.number_pays(board, owner, central_points)
            for seat, held in enumerate(words["held"].split("/")):
                scores[seat] += sum(pays.get(int(n), 0) for n in held.split("+"))
        out = np.zeros(6, np.int16)
        kernel.final_scores(state, out)
        assert out[:seats].tolist() == scores
        check_all_arrive(board)


def check_all_arrive(board: dict[tracer.Cell, str]) -> None:
    """On a full board each departure has its own arrival (Metro 2.5)."""
    covered = (3, 3) in board
    departures = [s for s in tracer.DEPARTURES if not (covered and isinstance(s, str))]
    ends = [tracer.follow(board, departure).end for departure in departures]
    assert set(ends) == set(departures)
    assert len(ends) == (32 if covered else 40)
