"""The bodies of HTTP requests and responses: shapes only."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from guimard.server.wire.shapes import (
    ClockRule,
    Count,
    GameFacts,
    GameOptions,
    Level,
    Moment,
    Name,
    NoClock,
    Outcome,
    PlayerFacts,
    SeatNumber,
    Shape,
    TableFacts,
)

Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
GivenPassphrase = Annotated[str, Meta(min_length=1, max_length=200)]
RecordText = Annotated[str, Meta(min_length=1, max_length=1 << 18)]


class Problem(Shape):
    """A refusal by HTTP: a key with arguments to translate, and an English sentence."""

    reason: str
    sentence: str
    arguments: GameFacts = field(default_factory=dict)


class Me(Shape):
    """Who you are. Programs ask for ``token`` and send it instead of the cookie."""

    id: str
    name: str
    claimed: bool
    token: str | None = None


class NewPlayer(Shape):
    """Create a guest. ``token`` asks for one, for programs without cookies."""

    name: Name
    token: bool = False


class Rename(Shape):
    name: Name


class Claim(Shape):
    """Keep your name: with the passphrase you can come back from anywhere.

    To change the passphrase, send the ``old`` one along. All other devices are signed out.
    """

    passphrase: Passphrase
    old: GivenPassphrase | None = None
    token: bool = False


class SignIn(Shape):
    name: Name
    passphrase: GivenPassphrase
    token: bool = False


class DeleteMe(Shape):
    """Delete what is stored of you. ``passphrase`` if your name is claimed."""

    passphrase: GivenPassphrase | None = None


class GameInfo(Shape):
    """A game there is: ``options`` is its option spec, drawn by the lobby."""

    id: str
    title: str
    rules_version: int
    options: GameFacts
    bots: list[str]
    """The levels, weakest first."""
    lessons: list[str]
    """The lessons that teach it. That of a module is called like the module."""
    on_device: bool
    """Whether browsers get its rules as WebAssembly and play alone without a server."""


class Games(Shape):
    games: list[GameInfo]


class HumanSeat(Shape, tag="human", tag_field="kind"):
    """A seat of whoever opens the table; several are for people at one screen."""

    name: Name | None = None


class OpenSeatChoice(Shape, tag="open", tag_field="kind"):
    """For whoever comes."""


class BotSeat(Shape, tag="bot", tag_field="kind"):
    level: Level


SeatChoice = HumanSeat | OpenSeatChoice | BotSeat


class NewTable(Shape):
    """Open a table. It starts as soon as no seat is open."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=16)]
    options: GameOptions = field(default_factory=dict)
    clock: ClockRule = field(default_factory=NoClock)
    public: bool = False
    random_first: bool = False
    rated: bool = False


class ContinueGame(Shape):
    """Go on at a table with a game begun on a device; nobody else sits there yet."""

    record: RecordText
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=16)]


class Opened(Shape):
    table: TableFacts


class TableList(Shape):
    tables: list[TableFacts]
    turns: list[int | None]
    """The seat to act at each of them, where a game is going on."""


class ReplayMove(Shape):
    """Who did what, what happened then for all to see, and the scores after it."""

    seat: int
    action: str
    events: list[GameFacts]
    scores: list[int]


class Replay(Shape):
    """A finished game, or a record: who played what. Positions are asked for singly.

    ``scores`` and ``winners`` are null where it did not come to its end. ``table`` is where it was played; null for
    a record.
    """

    game: str
    rules_version: int
    options: GameFacts
    players: list[str]
    commitment: str
    seed: str
    moves: list[ReplayMove]
    scores: list[int] | None
    winners: list[int] | None
    table: TableFacts | None = None


class ReplayStep(Shape):
    """The game after some actions, as a seat sees it or with nothing hidden (null)."""

    step: int
    seat: int | None
    to_act: int | None
    scores: list[int]
    events: list[GameFacts]
    view: GameFacts


class RecentTurn(Shape):
    """A turn of a seat, and the game after it as the reader saw it."""

    version: int
    seat: int
    to_act: int | None
    scores: list[int]
    view: GameFacts


class GameHistory(Shape):
    """What happened in each turn so far, as one seat or a spectator saw it.

    ``recent`` are the turns since the reader's own last one; for spectators, the last turn of each seat.
    """

    turns: list[list[GameFacts]]
    recent: list[RecentTurn]


class RecordBody(Shape):
    """A record's text, to be checked and replayed."""

    record: RecordText


class RecordStep(RecordBody):
    step: Count
    seat: SeatNumber | None = None


class PlayerRating(Shape):
    game: str
    rating: int
    certain: bool
    """Enough games have been played for the number to mean something."""
    games: int


class PlayerStatistics(Shape):
    """Finished games. Points are of those that the player played alone to the end."""

    game: str
    played: int
    won: int
    best: int | None
    average: float | None


class PlayerPage(Shape):
    player: PlayerFacts
    since: Moment
    ratings: list[PlayerRating]
    statistics: list[PlayerStatistics]


class PastGame(Shape):
    table: str
    name: str | None
    game: str
    finished: Moment
    seat: int
    players: list[str]
    outcome: Outcome


class History(Shape):
    games: list[PastGame]
    earlier: Moment | None
    """Ask for those ``before`` this moment to go on."""


class Rank(Shape):
    player: PlayerFacts
    rating: int
    games: int


class Ladder(Shape):
    game: str
    ranks: list[Rank]


DatabaseState: TypeAlias = Literal["ok", "not-writable", "away", "file-gone"]
DiskState: TypeAlias = Literal["ok", "full", "unknown"]
RedisState: TypeAlias = Literal["ok", "away", "none"]


class HealthParts(Shape):
    """The state of each part. Redis is only needed by several processes."""

    database: DatabaseState
    disk: DiskState
    redis: RedisState


class Health(Shape):
    """Can this process serve? ``not-ready`` if one of its parts cannot."""

    status: Literal["ok", "starting", "closing", "not-ready"]
    process: str
    tables: int
    sockets: int
    parts: HealthParts


class Alive(Shape):
    """The process runs and answers, whatever the state of its parts."""

    process: str


class MyData(Shape):
    """Every row that is stored about you, by the table of the database that it is in."""

    player: list[GameFacts]
    sessions: list[GameFacts]
    ratings: list[GameFacts]
    seats: list[GameFacts]
    tables: list[GameFacts]
    chat: list[GameFacts]
    muted: list[GameFacts]


class NoContent(Shape):
    """Nothing to say."""


class GameLayout(Shape):
    """What clients draw with, the same in every match: board, pieces, names."""

    game: str
    layout: GameFacts


class LessonHint(Shape):
    """A sentence, and what it points at on the board."""

    text: str
    show: str | None


class LessonWrong(Shape):
    """A wrong answer that the lesson has words for.

    ``refused`` is the reason if the rules do not allow it.
    """

    play: list[str]
    text: str
    refused: str | None


class LessonStep(Shape):
    """One task of a lesson, in the words of a language."""

    text: str
    fewest: int
    most: int
    window: list[str]
    hints: list[LessonHint]
    wrong: list[LessonWrong]
    otherwise: str
    solved: str


class LessonFacts(Shape):
    id: str
    title: str
    about: str
    module: str | None
    steps: list[LessonStep]


class Lessons(Shape):
    """The lessons of a game: the course in order, then those of modules."""

    game: str
    lessons: list[LessonFacts]


LessonWord: TypeAlias = bool | int | str | None
LessonValue: TypeAlias = LessonWord | list[LessonWord]


class LessonClause(Shape):
    """A condition that a goal consists of; docs/lessons.md says what each holds for."""

    how: Literal["", "no", "count"]
    path: list[str | dict[str, LessonValue]]
    """The names and filters that lead to the values, from ``view`` or ``events`` on."""
    op: Literal[">=", "<=", "==", "!=", ">", "<"] | None
    value: LessonValue


class LessonPosition(Shape):
    """What the compiled rules need to play a step."""

    state: str
    """The record of the state, in base64."""
    goal: list[LessonClause]
    replies: list[list[str]]
    """What the others play, in order; each is the first of its alternatives that is legal."""


class LessonPositions(Shape):
    """The positions of a lesson, or of a figure of a rulebook, step by step."""

    game: str
    lesson: str
    steps: list[LessonPosition]
