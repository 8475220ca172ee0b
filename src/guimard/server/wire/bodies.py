"""The bodies of HTTP requests and responses: shapes only."""

from typing import Annotated, Literal

from msgspec import Meta, field

from guimard.server.wire.shapes import (
    ClockRule,
    Count,
    GameFacts,
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
    """Come in as a guest. ``token`` asks for one, for programs without cookies."""

    name: Name
    token: bool = False


class Rename(Shape):
    name: Name


class Claim(Shape):
    """Keep your name: with the passphrase you can come back from anywhere."""

    passphrase: Passphrase


class SignIn(Shape):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]
    token: bool = False


class GameInfo(Shape):
    """A game there is: ``options`` is its option spec, drawn by the lobby."""

    id: str
    title: str
    rules_version: int
    options: GameFacts
    bots: list[str]
    """The levels, weakest first."""


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
    options: dict[str, bool | int | str | list[str]] = field(default_factory=dict)
    clock: ClockRule = field(default_factory=NoClock)
    public: bool = False
    random_first: bool = False
    rated: bool = False


class Opened(Shape):
    table: TableFacts


class TableList(Shape):
    tables: list[TableFacts]
    turns: list[int | None]
    """The seat to act at each of them, where a game is going on."""


class ReplayMove(Shape):
    """Who did what, and what happened then for all to see."""

    seat: int
    action: str
    events: list[GameFacts]


class Replay(Shape):
    """A finished game, or a record: who played what. Positions are asked for singly."""

    game: str
    rules_version: int
    options: GameFacts
    players: list[str]
    commitment: str
    seed: str
    moves: list[ReplayMove]
    scores: list[int] | None


class ReplayStep(Shape):
    """The game after some actions, as a seat sees it or with nothing hidden (null)."""

    step: int
    seat: int | None
    to_act: int | None
    scores: list[int]
    events: list[GameFacts]
    view: GameFacts


class Story(Shape):
    """What happened in each turn so far, as one pair of eyes saw it."""

    turns: list[list[GameFacts]]


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
    game: str
    played: int
    won: int
    best: int
    average: float


class PlayerPage(Shape):
    player: PlayerFacts
    since: Moment
    ratings: list[PlayerRating]
    statistics: list[PlayerStatistics]


class PastGame(Shape):
    table: str
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


class Health(Shape):
    status: Literal["ok", "starting", "closing", "no-database"]
    process: str
    tables: int
    sockets: int


class NoContent(Shape):
    """Nothing to say."""


class GameLayout(Shape):
    """What clients draw with, the same in every match: board, pieces, names."""

    game: str
    layout: GameFacts
