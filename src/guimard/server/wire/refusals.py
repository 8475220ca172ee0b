"""Refusals: one exception with a key to translate and an English sentence."""

from http import HTTPStatus
from typing import Any, Self

from msgspec import json

from guimard.core.errors import BadText, GuimardError, Illegal
from guimard.server.wire.messages import Refused


class Refusal(Exception):
    """``fresh`` sends the state along; with ``retry`` the request may succeed later."""

    def __init__(
        self, reason: str, sentence: str, *, fresh: bool = False, retry: bool = False, **arguments: Any
    ) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.sentence = sentence
        self.fresh = fresh
        self.retry = retry
        self.arguments = arguments

    def without_traceback(self) -> Self:
        """Return this without the frames it was raised in, so that it can be kept."""
        self.__traceback__ = self.__context__ = None
        return self

    def message(self, request: str) -> Refused:
        return Refused(
            id=request,
            reason=self.reason,
            sentence=self.sentence,
            arguments=dict(self.arguments),
            retry=self.retry,
        )


def refusal_of(error: GuimardError) -> Refusal:
    """Turn an error of the rules into a refusal."""
    if isinstance(error, Illegal):
        refusal = Refusal(error.reason, str(error), fresh=True)
        refusal.arguments.update(error.arguments)
        return refusal
    reason = "bad-action" if isinstance(error, BadText) else "bad-options"
    return Refusal(reason, str(error), fresh=True)


def unavailable() -> Refusal:
    return Refusal("unavailable", "The storage does not answer. Nothing was lost; try again.", retry=True)


def unstorable() -> Refusal:
    return Refusal("malformed", "This contains characters that cannot be stored.")


def moved_away() -> Refusal:
    return Refusal("moved-away", "The table is moving to another process. Try again.", retry=True)


def raw_response(status: int, reason: str, sentence: str) -> bytes:
    """Return an HTTP response with a refusal; the connection is closed after it."""
    body = json.encode({"reason": reason, "sentence": sentence})
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
