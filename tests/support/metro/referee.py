"""An independent, slow referee.

Hands, turns, shares and wagons kept by hand, the board read by the tracer.

Like the tracer it imports nothing from the package; it starts from the one-line text of a deal and speaks in
the texts of actions.
"""

from collections.abc import Iterator

from tests.support.metro import tracer
from tests.support.metro.tracer import Cell

LETTERS = "YBOGPKRW"
OLD_NAMES = {f"C{number}": roman for number, roman in enumerate(tracer.ROMAN, start=1)}  # in older records
PUBLIC = -1  # as one who knows: a spectator


def cell_of(name: str) -> Cell:
    return int(name[1]) - 1, "ABCDEFGH".index(name[0])


def name_of(cell: Cell) -> str:
    return "ABCDEFGH"[cell[1]] + str(cell[0] + 1)


class Referee:
    """One game, from its deal on."""

    def __init__(self, position: str, printed: list[list[int]] = tracer.COMPANIES) -> None:
        """A game from its deal on, by the companies' chart that its box has printed."""
        self.printed = printed
        words = dict(word.split("=") for word in position.split()[1:])
        self.seats = int(words["seats"])
        self.modules = words["modules"].split("+")
        self.rotations = 4 if words["orientation"] == "free" else 1
        self.central_points = words["central_points"] == "yes"
        self.last_share_place = "tied_last" not in words  # printed positions name the newer reading
        self.open_numbers = words.get("open_numbers") == "yes"
        self.turn = int(words["turn"])
        self.colours = [tracer.COLOURS.index(c) for c in words["colours"].split("+")] if "colours" in words else None
        self.drawn: str | None = None
        self.board: dict[Cell, str] = {}
        self.laid = 0
        self.hands = [hand.split("+") for hand in words["hands"].split("/")]
        self.bag = words["bag"].split("+")
        if "central-tracks" in self.modules:
            self.board = dict(zip(sorted(tracer.CENTRE), words["centre"].split("+"), strict=True))
        self.companies = "companies" in self.modules
        self.wagons: dict[str, int] = {}  # on the central stations, by colour
        self.stock = set(range(8 if self.companies else self.seats)) if "stations" in self.modules else set()
        if self.companies:
            self._deal_shares(words)
        self.numbers = [[int(n) for n in held.split("+")] for held in words.get("held", "").split("/") if held]

    def _deal_shares(self, words: dict[str, str]) -> None:
        self.shares = [[LETTERS.index(c) for c in hand] for hand in words["shares"].split("/")]
        self.up = [LETTERS.index(c) for c in words["up"]]
        self.piles = [[LETTERS.index(c) for c in pile] for pile in words["piles"].split("/")]
        self.locked: set[tuple[int, int]] = set()
        self.run = 0
        everyone = {PUBLIC, *range(self.seats)}
        # Who knows where a share is: its cards can be followed by everybody, wherever they go.
        self.knowers = {(p, c): set[int]() for p in range(4) for c in range(8)}
        for p in range(4):
            self.knowers[p, self.up[p]] = set(everyone)
            for seat in range(self.seats):
                self.knowers[p, self.shares[seat][p]] = {seat}
        self.everyone = everyone

    def colour_of(self, seat: int) -> int:
        return self.colours[seat] if self.colours else seat

    @property
    def over(self) -> bool:
        return self.laid == 60

    @property
    def owner(self) -> dict[tracer.Station, int]:
        return tracer.owners(self.seats, self.companies, self.wagons, self.printed)

    def points(self) -> list[int]:
        return tracer.points(self.board, self.owner, self.central_points)

    def own_points(self) -> list[int]:
        """What their lines have brought the seats."""
        totals = self.points()
        return [totals[self.colour_of(seat)] for seat in range(self.seats)]

    def legal(self) -> Iterator[str]:
        if self.over:
            return
        for tile in {self.drawn} if self.drawn else set(self.hands[self.turn]):
            for cell, quarters in tracer.legal_lays(self.board, tile, self.rotations, self.wagons):
                yield f"lay {tile} {name_of(cell)}" + (f" r{quarters}" if quarters else "")
        if self.drawn:
            return
        if self.bag:
            yield "draw"
        yield from self._exchanges()
        yield from self._wagons()

    def _exchanges(self) -> Iterator[str]:
        if not self.companies or self.run >= 2 * self.seats or max(self.points()) >= 25:
            return
        for p in range(4):
            if (self.turn, p) not in self.locked:
                yield f"exchange {10 * (p + 1)} up"
                yield f"exchange {10 * (p + 1)} down"

    def _wagons(self) -> Iterator[str]:
        free = [s for s in tracer.DEPARTURES if isinstance(s, str) and s not in self.wagons]
        for station in free if self.stock else []:
            line = tracer.follow(self.board, station)
            if line.end is not None and len(line.passed) == 1:
                continue
            if not self.companies and self.colour_of(self.turn) in self.stock:
                yield f"station {station}"
            for p in range(4) if self.companies else []:
                if self.shares[self.turn][p] in self.stock:
                    yield f"station {station} {10 * (p + 1)}"

    def play(self, action: str) -> None:
        match action.split():
            case ["draw"]:
                self.drawn = self.bag.pop(0)
                return
            case ["lay", tile, cell, *turns]:
                self._lay(tile, cell_of(cell), int(turns[0][1]) if turns else 0)
            case ["exchange", share, way]:
                self._exchange(int(share) // 10 - 1, way)
            case ["station", station, *share]:
                self._place(OLD_NAMES.get(station, station), int(share[0]) // 10 - 1 if share else None)
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if self.hands[self.turn]:
                return

    def _lay(self, tile: str, cell: Cell, quarters: int) -> None:
        self.board[cell] = tracer.turned(tile, quarters)
        self.laid += 1
        self.run = 0
        if self.drawn:
            self.drawn = None
            return
        self.hands[self.turn].remove(tile)
        if self.bag:
            self.hands[self.turn].append(self.bag.pop(0))

    def _exchange(self, p: int, way: str) -> None:
        pile = self.piles[p]
        pile.append(self.shares[self.turn][p])
        if way == "up":
            taken, self.up[p] = self.up[p], pile.pop(0)
            self.knowers[p, self.up[p]] |= self.everyone
        else:
            taken = pile.pop(0)
            self.knowers[p, taken].add(self.turn)
        self.shares[self.turn][p] = taken
        self.run += 1

    def _place(self, station: str, p: int | None) -> None:
        colour = self.colour_of(self.turn) if p is None else self.shares[self.turn][p]
        self.wagons[station] = colour
        self.stock.remove(colour)
        if p is not None:
            self.locked.add((self.turn, p))
            self.knowers[p, colour] |= self.everyone

    def number_pays(self) -> dict[int, int]:
        return tracer.number_pays(self.board, self.owner, self.central_points)

    def numbers_seen(self, seat: int | None) -> list[list[int | str]]:
        """The numbers of everybody as a seat or a spectator sees them."""
        known = self.open_numbers or self.over
        return [
            list(held) if known or holder == seat else ["?"] * len(held) for holder, held in enumerate(self.numbers)
        ]

    def final_scores(self) -> list[int]:
        totals = self.points()
        scores = (
            tracer.company_points(totals, self.shares, self.last_share_place) if self.companies else self.own_points()
        )
        pays = self.number_pays()
        held = self.numbers or [[] for _ in range(self.seats)]
        return [points + sum(pays.get(n, 0) for n in mine) for points, mine in zip(scores, held, strict=True)]
