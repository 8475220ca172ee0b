"""A second, slow Metromania in plain Python, written from the rulebook.

Sets of edges, trips by brute force.

It shares no code with the game: it reads what is printed on the city, is told texts, and answers with texts.
"""

from dataclasses import dataclass, field

Point = tuple[int, int]
TYPE_PAIRS = {"A": "RC", "B": "CE", "C": "ER", "D": "RE", "E": "EC", "F": "CR"}
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # clockwise


def add(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


def in_city(p: Point) -> bool:
    return abs(p[0]) <= 5 and abs(p[1]) <= 5 and abs(p[0] + p[1]) <= 5


def point(name: str) -> Point:
    q, r = name.split(",")
    return int(q), int(r)


def triangle(name: str) -> frozenset[Point]:
    q, r, t = map(int, name.split(","))
    return frozenset([(q + 1, r), (q, r + 1), (q + 1, r + 1) if t else (q, r)])


def gate_points(gate: str) -> tuple[Point, Point, Point]:
    """The outer tip of a border cell and its two vertices on the city's edge."""
    side, index = map(int, gate.split("."))
    corner = (5 * AROUND[side][0], 5 * AROUND[side][1])
    along = AROUND[(side + 2) % 6]
    a = (corner[0] + index * along[0], corner[1] + index * along[1])
    return add(a, AROUND[(side + 1) % 6]), a, add(a, along)


@dataclass
class Line:
    points: list[Point] = field(default_factory=list)
    cells: list[object] = field(default_factory=list)
    gates: list[str] = field(default_factory=list)

    @property
    def edges(self) -> set[frozenset[Point]]:
        return {frozenset(pair) for pair in zip(self.points, self.points[1:], strict=False)}

    @property
    def growing(self) -> bool:
        return len(self.gates) == 1


class SlowModel:
    def __init__(self, seats, grounds, arrows, hands, threshold, letters_open, own_lines=False):
        """``hands`` is None where three players choose what they hold twice.

        ``deal`` brings them then.
        """
        self.seats = seats
        self.own_lines = own_lines
        self.grounds = {triangle(cell): kind for cell, kind in grounds.items()}
        self.arrows = arrows
        self.threshold = threshold
        self.letters_open = letters_open
        self.lines = [[Line(), Line()] for _ in range(seats)]
        self.stations: set[Point] = set()
        self.points = [0] * seats
        self.destinations: dict[tuple[str, str], frozenset[Point]] = {}
        self.turn = 0
        self.twice: dict[int, str] = {}  # the type that a seat holds twice
        self.dealt: dict[tuple[str, str], int] = {}  # by letter and type
        self.hands: list[set[tuple[str, str]]] = [set() for _ in range(seats)]
        if hands is not None:
            self.deal(hands)
        self.new_turn()
        self.quiet = 0
        self.last: list[int] | None = None
        self.over = False

    def deal(self, hands):
        """Hand destinations out.

        Each once, nobody has a letter twice, and twice a type only by choice.
        """
        assert sorted(m for hand in hands for m in hand) == sorted((x, k) for x in TYPE_PAIRS for k in TYPE_PAIRS[x])
        for seat, hand in enumerate(hands):
            if self.seats > 2:
                assert len({letter for letter, _ in hand}) == len(hand) == 12 // self.seats
            for kind in self.twice.values():
                assert sum(k == kind for _, k in hand) == 1 + (self.twice[seat] == kind)
        self.hands = [set(hand) for hand in hands]
        self.dealt = {marker: seat for seat, hand in enumerate(hands) for marker in hand}

    def new_turn(self):
        self.dug, self.built, self.placed, self.started = 0, False, False, False
        self.bonus_for = None

    # The board

    def others(self, line):
        return [other for pair in self.lines for other in pair if other is not line]

    def taken(self, cell):
        return any(cell in line.cells for pair in self.lines for line in pair)

    def forced(self, line, here, there):
        """Where digging from here to there needs new stations.

        ``here`` is None for a start.
        """
        edge = frozenset([here, there])
        need = set()
        if len(line.points) >= 2:
            before = frozenset(line.points[-2:])
            for other in self.others(line):
                if before in other.edges and edge not in other.edges:
                    need.add(here)
        for other in self.others(line):
            if there in other.points and edge not in other.edges:
                need.add(there)
        return need - self.stations

    def enough(self, need):
        return len(self.stations) + len(need) <= 30

    def straight(self, line, there):
        """No acute angle: the new way leans towards the old one."""
        tip = line.points[-1]
        if tip in self.stations:
            return True
        way, old = minus(there, tip), minus(tip, line.points[-2])
        return way == old or add(way, old) not in [*AROUND, (0, 0)]

    def gate_ok(self, arrow, gate, origin):
        def far(g):
            return (int(g[0]) - int(origin[0])) % 6 in (2, 3, 4)

        free = [g for g, kind in self.arrows.items() if kind == arrow and not self.taken(g)]
        return gate in free and (far(gate) or not any(map(far, free)))

    # Legal steps

    def ways(self, line):
        """All digs of a line.

        (text without line number, cell, letter choices matter later).
        """
        tip = line.points[-1]
        if len(line.cells) == 18:
            return
        for i, d in enumerate(AROUND):
            there = add(tip, d)
            if not self.straight(line, there) or there in line.points:
                continue
            if not self.enough(self.forced(line, tip, there)):
                continue
            if in_city(there):
                for side, turn in (("left", -1), ("right", 1)):
                    third = add(tip, AROUND[(i + turn) % 6])
                    cell = frozenset([tip, there, third])
                    if in_city(third) and not self.taken(cell) and self.grounds.get(cell) not in ("lake", "park"):
                        yield there, side, cell
            else:
                for gate in self.arrows:
                    tooth = gate_points(gate)
                    if tooth[0] == there and tip in tooth and self.gate_ok("end", gate, line.gates[0]):
                        yield there, gate, gate

    def letters_for(self, seat, cell):
        return sorted(
            letter
            for letter, kind in self.hands[seat]
            if kind == self.grounds[cell]
            and not any(name[0] == letter and cell & other for name, other in self.destinations.items())
        )

    def dig_texts(self):
        must, may = [], []
        for number, line in enumerate(self.lines[self.turn], start=1):
            if line.growing:
                for there, side, cell in self.ways(line):
                    where = f"{there[0]},{there[1]}"
                    if isinstance(cell, str):
                        must.append(f"end {number} {cell}")
                    elif cell not in self.grounds:
                        must.append(f"dig {number} {where} {side}")
                    elif not self.placed:
                        may += [f"dig {number} {where} {side} {x}" for x in self.letters_for(self.turn, cell)]
            elif not line.gates and not self.started:
                must += self.start_texts(number, line)
        return must, may

    def start_texts(self, number, line):
        first = self.lines[self.turn][0]
        if number == 2 and not first.gates:
            return
        for gate, kind in self.arrows.items():
            if kind == "start" and not self.taken(gate):
                if number == 2 and not self.gate_ok("start", gate, first.gates[0]):
                    continue
                for p in gate_points(gate)[1:]:
                    if self.enough(self.forced(line, None, p)):
                        yield f"start {number} {gate} {p[0]},{p[1]}"

    def station_texts(self, word, number, line):
        if len(self.stations) == 30:
            return []
        stops = [i for i, p in enumerate(line.points) if p in self.stations]
        last = len(line.points) - 1 if len(line.gates) == 2 else max(stops, default=0)
        return [
            f"{word} {number} {p[0]},{p[1]}"
            for i, p in enumerate(line.points)
            if 0 < i < last and p not in self.stations
        ]

    def legal(self):
        if self.over:
            return set()
        if not self.dealt:
            return {f"double {kind}" for kind in "RCE" if kind not in self.twice.values()}
        if self.built:
            return {"confirm"}
        must, may = self.dig_texts() if self.dug < 3 else ([], [])
        numbered = list(enumerate(self.lines[self.turn], start=1))
        if self.dug == 0:
            must += [t for n, line in numbered if line.growing for t in self.station_texts("station", n, line)]
        extra = []
        if self.bonus_for is not None:
            n = self.bonus_for
            extra = self.station_texts("bonus", n, self.lines[self.turn][n - 1])
        stop = [] if must and self.last is None else ["confirm" if self.dug else "pass"]
        return set(must + may + extra + stop)

    # Playing

    def build(self, where):
        for p in where:
            self.stations.add(p)
            self.points[self.turn] += sum(p in cell for cell, kind in self.grounds.items() if kind in "RCE")

    def play(self, text):
        word, *rest = text.split()
        if word in ("confirm", "pass"):
            return self.finish_turn(word == "pass")
        if word == "double":
            return self.choose_type(rest[0])
        line = self.lines[self.turn][int(rest[0]) - 1]
        self.bonus_for = None
        if word in ("station", "bonus"):
            self.build([point(rest[1])])
            self.built = word == "station"
            return None
        self.dug += 1
        if word == "start":
            tip, there = gate_points(rest[1])[0], point(rest[2])
            self.build(self.forced(line, None, there))
            line.points, line.cells, line.gates = [tip, there], [rest[1]], [rest[1]]
            self.started = True
        elif word == "end":
            there = gate_points(rest[1])[0]
            self.build(self.forced(line, line.points[-1], there))
            line.points.append(there)
            line.cells.append(rest[1])
            line.gates.append(rest[1])
            self.bonus_for = int(rest[0])
        else:
            self.play_dig(line, point(rest[1]), rest[2], rest[3:])
        return None

    def choose_type(self, kind):
        """In turn order; with one type left the last player has nothing to choose."""
        self.twice[self.turn] = kind
        self.turn = (self.turn + 1) % self.seats
        left = set("RCE") - set(self.twice.values())
        if len(left) == 1:
            self.choose_type(left.pop())

    def play_dig(self, line, there, side, letter):
        tip = line.points[-1]
        i = AROUND.index(minus(there, tip))
        cell = frozenset([tip, there, add(tip, AROUND[(i + (1 if side == "right" else -1)) % 6])])
        self.build(self.forced(line, tip, there))
        line.points.append(there)
        line.cells.append(cell)
        if letter:
            marker = (letter[0], self.grounds[cell])
            self.hands[self.turn].remove(marker)
            self.destinations[marker] = cell
            self.placed = True

    def blocked(self, seat, line):
        """Nobody can see a way on. Of letters that are secret only the type counts."""
        if not line.growing:
            return False
        for _, _, cell in self.ways(line):
            kind = self.grounds.get(cell)
            if kind is None:
                return False
            if self.letters_open and self.letters_for(seat, cell):
                return False
            if not self.letters_open and any(k == kind for _, k in self.hands[seat]):
                return False
        return True

    def settled(self):
        return sum(
            len(line.gates) == 2 or self.blocked(seat, line) for seat, pair in enumerate(self.lines) for line in pair
        )

    def finish_turn(self, passed):
        self.quiet = self.quiet + 1 if passed else 0
        seat = self.turn
        following = [(seat + i) % self.seats for i in range(1, self.seats)]
        if self.last is None:
            both = all(len(line.gates) == 2 for line in self.lines[seat])
            if both or len(self.stations) == 30 or self.settled() >= self.threshold:
                self.last = following
            elif self.quiet == self.seats:
                self.last = []
        else:
            self.last = self.last[1:]
        self.over = self.last == []
        self.turn = (seat + 1) % self.seats
        self.new_turn()

    # Trips

    def stops(self, line):
        return [p for p in line.points if p in self.stations]

    def trip(self, start, end):
        """(minutes, lines on some fastest trip), or None.

        All ways at once, minute by minute.
        """
        lines = {(s, n): self.stops(line) for s, pair in enumerate(self.lines) for n, line in enumerate(pair)}
        now = {(p, name, frozenset()) for name, stops in lines.items() for p in stops if p in start}
        minute, waves = 0, {0: now}
        seen = set()
        while minute <= max(waves):
            wave = waves.get(minute, set()) - seen
            seen |= wave
            arrived = [used for p, _, used in wave if p in end]
            if arrived:
                return minute, set().union(*arrived)
            for p, name, used in wave:
                i = lines[name].index(p)
                for j in (i - 1, i + 1):
                    if 0 <= j < len(lines[name]):
                        waves.setdefault(minute + 1, set()).add((lines[name][j], name, used | {name}))
                for other, stops in lines.items():
                    if other != name and p in stops:
                        waves.setdefault(minute + 3, set()).add((p, other, used))
            minute += 1
        return None

    def trips(self):
        """Minutes (or None) and points by seat, Monday to Sunday."""
        results = []
        for letter, kinds in TYPE_PAIRS.items():
            markers = [(letter, kind) for kind in kinds]
            found = None
            if all(m in self.destinations for m in markers):
                found = self.trip(*(self.destinations[m] for m in markers))
            results.append((found[0] if found else None, self.trip_points(markers, found)))
        lake, park = (next(c for c, k in self.grounds.items() if k == name) for name in ("lake", "park"))
        found = self.trip(lake, park)
        riders = self.paid(found[1]) if found else set()
        results.append((found[0] if found else None, [5 * (s in riders) for s in range(self.seats)]))
        return results

    def paid(self, lines):
        """The seats that are paid for lines on fastest trips.

        With two players some trips pay nobody.

        Either those that use lines of both players, or those that use both lines of a player: two readings.
        """
        seats = {seat for seat, _ in lines}
        if self.seats == 2:
            spoiled = any({(seat, 0), (seat, 1)} <= lines for seat in seats) if self.own_lines else len(seats) == 2
            return set() if spoiled else seats
        return seats

    def trip_points(self, markers, found):
        owners = {self.dealt[m] for m in markers if m in self.dealt}
        points = [0] * self.seats
        if found:
            for seat in self.paid(found[1]):
                points[seat] = 6 if seat in owners else 3
            return points
        bad = [m for m in markers if m not in self.destinations or not self.destinations[m] & self.stations]
        guilty = {self.dealt[m] for m in bad if m in self.dealt} or owners
        if not (self.seats == 2 and len(guilty) == 2):
            for seat in guilty:
                points[seat] = -6
        return points

    def final(self):
        totals = []
        for seat in range(self.seats):
            done = sum(len(line.gates) == 2 for line in self.lines[seat])
            totals.append({2: self.points[seat], 1: self.points[seat] // 2, 0: 0}[done])
        for _, points in self.trips():
            totals = [a + b for a, b in zip(totals, points, strict=True)]
        return totals
