"""The shapes of tables, seats, clocks and players in messages and HTTP bodies.

Only shapes: no behaviour, no storage. Times are milliseconds since 1970 by the server's clock.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment: TypeAlias = int
GameFacts: TypeAlias = dict[str, Any]
GameOptions: TypeAlias = dict[str, bool | int | str | list[str]]
"""JSON made by the game itself; the server hands it on and knows nothing of what is inside."""


class Shape(Struct, kw_only=True, forbid_unknown_fields=True):
    """A JSON object with exactly the fields it declares."""


class NoClock(Shape, tag="none", tag_field="kind"):
    """Nobody is hurried."""


class GameClock(Shape, tag="game", tag_field="kind"):
    """So many seconds for the whole game, and some more after each turn."""

    seconds: Annotated[int, Meta(ge=10, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Shape, tag="days", tag_field="kind"):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule: TypeAlias = NoClock | GameClock | DaysClock


class PlayerFacts(Shape):
    id: str
    name: str
    claimed: bool = False
    """Whether the name is kept with a passphrase: nobody else can use it."""


class SeatFacts(Shape):
    """Who sits there. A bot plays for a player whose status is not ``playing``.

    With ``automatic`` it plays at random for somebody who stays and whose points are settled.
    """

    kind: Literal["open", "invited", "human", "bot"]
    player: PlayerFacts | None = None
    name: str | None = None
    """What to call this seat: a bot's or player's name, or the one given when several share a browser."""
    level: str | None = None
    status: Literal["playing", "automatic", "handed-over", "resigned", "timed-out"] = "playing"
    online: bool = False


Left: TypeAlias = Literal["handed-over", "resigned", "timed-out"]


class RatingFacts(Shape):
    """The number shown is ``mu - 3 sigma``, scaled so that a newcomer has 1000."""

    before: int
    after: int


class Outcome(Shape):
    """How a game ended.

    By the rules (``played``), because all ``agreed``, or because somebody ``left``.

    Whoever left has lost, whatever the points of the bot that played on.
    """

    scores: list[int]
    winners: list[int]
    ended: Literal["played", "agreed", "left"]
    ratings: list[RatingFacts | None]
    left: list[Left | None]
    """How each seat was left; null for those who stayed."""
    stand_in_actions: list[int]
    """Actions that a bot played for the person on each seat; with any, the seat counts in no statistics."""


class TableFacts(Shape):
    """A table as one connection may know it.

    ``invite`` and ``code`` are given only to those at the table, ``seed`` only after the game.
    """

    id: str
    name: str | None
    """A station; tables of old servers have none."""
    game: str
    rules_version: int
    options: GameFacts
    seats: list[SeatFacts]
    clock: ClockRule
    public: bool
    random_first: bool
    rated: bool
    host: PlayerFacts
    phase: Literal["open", "playing", "finished", "closed"]
    commitment: str
    created: Moment
    seed: str | None = None
    invite: str | None = None
    code: str | None = None
    """The name with two digits, to be read aloud: ``/t/{code}`` leads to the table."""
    ending: list[int] = field(default_factory=list)
    """The seats that have agreed to end the game early."""
    watchers: list[PlayerFacts] = field(default_factory=list)
    """Some of those who watch; only the host is told."""
    next: str | None = None
    """The table of the rematch."""
    outcome: Outcome | None = None


class Clocks(Shape):
    """Milliseconds left by seat at the moment ``at``; those of ``running`` pass."""

    left: list[int]
    running: int | None
    at: Moment


class State(Shape):
    """The game as one seat or a spectator sees it.

    The view is the truth; events tell how it came about. ``version`` counts finished turns. ``revision`` changes
    with every step and take-back of a turn that is not confirmed; it is 0 for everyone but the seat whose turn it
    is. ``pending`` steps can be taken back. ``events`` are those after version ``since``; if ``since`` is null they
    are not at hand and the view stands alone. In place of the whole ``view`` there may be its ``changes`` since
    version ``since``, which the client has.
    """

    version: int
    revision: int
    since: int | None
    to_act: int | None
    pending: int
    scores: list[int]
    clocks: Clocks | None
    events: Annotated[Raw, Meta(extra={"shape": list[GameFacts]})]
    actions: Annotated[Raw, Meta(extra={"shape": list[GameFacts]})]
    settled: bool | UnsetType = UNSET
    """True when nothing that is left can change the points of this seat."""
    view: Annotated[Raw, Meta(extra={"shape": GameFacts})] | UnsetType = UNSET
    changes: Annotated[Raw, Meta(extra={"shape": GameFacts})] | UnsetType = UNSET
    record: str | UnsetType = UNSET
    """The view, or its changes, as the compiled rules hold it (``core/views.py``); see ``look``."""


class ChatLine(Shape):
    player: PlayerFacts
    text: str
    at: Moment
