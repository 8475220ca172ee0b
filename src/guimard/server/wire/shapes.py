"""The shapes of tables, seats, clocks and players in messages and HTTP bodies.

Only shapes: no behaviour, no storage. Times are milliseconds since 1970 by the server's clock.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Moment: TypeAlias = int
GameFacts: TypeAlias = dict[str, Any]
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


class SeatFacts(Shape):
    """Who sits there. A bot plays for a player whose fate is not ``playing``."""

    kind: Literal["open", "invited", "human", "bot"]
    player: PlayerFacts | None = None
    name: str | None = None
    """What to call this seat: a bot's or player's name, or the one given when several share a browser."""
    level: str | None = None
    fate: Literal["playing", "handed-over", "resigned", "timed-out"] = "playing"
    online: bool = False


class RatingFacts(Shape):
    """The number shown is ``mu - 3 sigma``, scaled so that a newcomer has 1000."""

    before: int
    after: int


class Outcome(Shape):
    """How a game ended: by the rules (``played``), or because all agreed to stop."""

    scores: list[int]
    winners: list[int]
    ended: Literal["played", "agreed"]
    ratings: list[RatingFacts | None]


class TableFacts(Shape):
    """A table as one connection may know it.

    ``invite`` is given only to those at the table, ``seed`` only after the game.
    """

    id: str
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
    ending: list[int] = field(default_factory=list)
    """The seats that have agreed to end the game early."""
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
    version ``since``, which the listener has.
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
    view: Annotated[Raw, Meta(extra={"shape": GameFacts})] | UnsetType = UNSET
    changes: Annotated[Raw, Meta(extra={"shape": GameFacts})] | UnsetType = UNSET


class ChatLine(Shape):
    player: PlayerFacts
    text: str
    at: Moment
