"""Every message of the socket, both ways, as tagged unions (docs/wire.md).

Only ``decode`` reads frames. Shapes only, no behaviour.
"""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field, json

from guimard.server.wire.shapes import (
    ChatLine,
    ClockRule,
    Count,
    GameFacts,
    GameOptions,
    Level,
    Moment,
    Name,
    SeatNumber,
    Shape,
    State,
    TableFacts,
    Token,
)

LARGEST = 4096
"""Bytes of the longest frame a client may send."""

ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]


def _tag(name: str) -> str:
    """``TakeBack`` is ``take-back`` on the wire."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Request(Shape, tag=_tag, tag_field="type"):
    """A request of the client, answered once by a message with the same ``id``."""

    id: Token


class Ping(Request):
    """Is anybody there? Answered by ``pong``."""


class Lobby(Request):
    """Begin (or stop) to follow the lists of public tables."""

    follow: bool


class Enter(Request):
    """Come to a table. Private ones need ``invite``; ``since`` is the version known.

    A client that holds compiled rules names them by ``rules``, the ``sources`` of their description. If they are the
    server's, each state that follows has its ``record``.
    """

    table: Token
    invite: Token | None = None
    since: Count | None = None
    rules: Token | None = None


class Leave(Request):
    """Go away from the table without leaving the seat."""


class Look(Request):
    """See through one of your seats, or as a spectator (a curtain between turns).

    ``rules`` as in ``enter``, for a client that has loaded them since.
    """

    seat: SeatNumber | None
    rules: Token | None = None


class Sit(Request):
    """Take an open seat, one kept for you, or come back to one handed to a bot.

    Several people at one screen take several seats on one connection, each with a name.
    """

    seat: SeatNumber
    name: Name | None = None


class Stand(Request):
    """Leave your seat; once the game runs a bot plays on, and you may come back."""

    seat: SeatNumber


class Automate(Request):
    """Let the rest be played for you, once nothing can change your points.

    ``sit`` takes the seat back.
    """

    seat: SeatNumber


class SeatBot(Request):
    """Give a bot your own seat or, as host before the start, one without a human."""

    seat: SeatNumber
    level: Level


class OpenSeat(Request):
    """As host, before the start: free a seat of a bot or one kept for somebody."""

    seat: SeatNumber


class Remove(Request):
    """As host: send a person away for good. Who plays stays until the game is over."""

    player: Token


class Silence(Request):
    """As host: let a person say no more (or again) at this table."""

    player: Token
    on: bool


class ChangeTable(Request):
    """As host, while nobody else sits here: change what will be played."""

    options: GameOptions
    clock: ClockRule
    public: bool
    rated: bool


class Close(Request):
    """As host, before the start: give the table up."""


class Act(Request):
    """Play. ``id`` is the move's identity: send the same again until it is answered."""

    version: Count
    revision: Count
    action: ActionText


class TakeBack(Request):
    """Undo the last step of your turn that is not confirmed yet."""

    version: Count
    revision: Count


class Resign(Request):
    """Give up and lose. The game ends, or a bot plays on for the others."""


class EndEarly(Request):
    """Propose or agree to stop here with the points as they stand, unrated.

    Without ``agree``: decline, which ends the proposal for all.
    """

    agree: bool


class Rematch(Request):
    """Play again with seats rotated: open the next table, or sit down there."""


class Hint(Request):
    """What would a bot do? Not at rated tables."""

    level: Level


class Chat(Request):
    text: ChatText


class Mute(Request):
    """Hear no more (or again) of what a player says, at any table."""

    player: Token
    on: bool


ClientMessage: TypeAlias = (
    Ping
    | Lobby
    | Enter
    | Leave
    | Look
    | Sit
    | Stand
    | Automate
    | SeatBot
    | OpenSeat
    | Remove
    | Silence
    | ChangeTable
    | Close
    | Act
    | TakeBack
    | Resign
    | EndEarly
    | Rematch
    | Hint
    | Chat
    | Mute
)


class Message(Shape, tag=_tag, tag_field="type", omit_defaults=True):
    """From the server."""


class Pong(Message):
    """Also tells the server's time, against which clocks are counted."""

    id: str
    now: Moment


class Done(Message):
    """It is done (and stored). After a move: with the state it led to."""

    id: str
    state: State | UnsetType = UNSET


class Refused(Message):
    """Why it was not done: a key with arguments to translate, and an English sentence.

    A stale or illegal move brings the fresh state along. ``retry`` says that nothing is wrong with the
    request itself: send it again after a moment.
    """

    id: str
    reason: str
    sentence: str
    arguments: GameFacts = field(default_factory=dict)
    retry: bool = False
    state: State | UnsetType = UNSET


class Entered(Message):
    """You are at the table: everything there is to know about it."""

    id: str
    now: Moment
    table: TableFacts
    seat: int | None
    """The seat that this connection sees and acts for; null as a spectator."""
    my_seats: list[int]
    muted: list[str]
    chat: list[ChatLine]
    silenced: list[str] = field(default_factory=list)
    """People who may say nothing at this table; only the host is told."""
    state: State | UnsetType = UNSET


class Moved(Message):
    """Something happened in the game."""

    state: State


class Changed(Message):
    """Who sits where, the phase, the outcome.

    ``seat`` and ``my_seats`` as in ``entered``.
    """

    table: TableFacts
    seat: int | None
    my_seats: list[int]


class Said(Message):
    line: ChatLine


class Suggested(Message):
    """The answer to ``hint``: an action of the legal list."""

    id: str
    action: str


class Tables(Message):
    """The public tables: those with open seats, and those being played, newest first."""

    open: list[TableFacts]
    playing: list[TableFacts]


class YourTurn(Message):
    """At a table where you are not looking. Sent to all your connections."""

    table: str
    game: str


class Closing(Message):
    """The server goes away for a moment: connect again after ``seconds``."""

    seconds: float


ServerMessage: TypeAlias = (
    Pong | Done | Refused | Entered | Moved | Changed | Said | Suggested | Tables | YourTurn | Closing
)

decode: Callable[[str | bytes], ClientMessage] = json.Decoder(ClientMessage).decode
"""Return the message of a frame, or raise ``msgspec.DecodeError``."""
encode: Callable[[Message], bytes] = json.Encoder().encode
