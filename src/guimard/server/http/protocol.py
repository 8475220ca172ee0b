"""uvicorn's HTTP protocol with limits: header sizes, time, connections.

uvicorn has none of them (docs/decisions/12-limits.md). What is refused here never reaches the application.
"""

from asyncio import Transport
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from guimard.server.ops.connection_limits import ConnectionLimits, Timer
from guimard.server.wire.refusals import raw_response

LONGEST_LINE = 8192
"""Bytes of the request's first line, or of one header with its line end."""
MOST_HEADER_BYTES = 32_768
_MOST_HEADERS = 100
_MOST_BODY_BYTES = 524_288  # as they are received: chunks, their lengths, and headers that follow them
_MOST_PIPELINED = 16
_BODY_SECONDS = 30.0
_CLOSING_SECONDS = 10.0  # for a client that does not read the rest of what it was sent


class _TooLong(Exception):
    """The headers are longer than allowed."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, limits: ConnectionLimits, **values: Any) -> None:
        super().__init__(**values)
        self._limits = limits
        self._request_timer = Timer(self.loop)
        self._closing_timer = Timer(self.loop)
        self._reading_timer = Timer(self.loop)  # runs while the client leaves bytes unread
        self._in_headers, self._in_body = True, False
        self._header_bytes = 0
        self._unparsed = 0  # bytes of chunks that ended inside the headers
        self._body_bytes = 0

    # Connections

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._limits.enter(transport, self._peer):
            self._request_timer.start(self._limits.header_seconds, self._request_late)
        else:
            self._refuse(503, "crowded", "Too many connections. Try again in a moment.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    # Requests

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if not self._request_timer.running and (self.cycle is None or self.cycle.response_complete):
            self._request_timer.start(self._limits.header_seconds, self._request_late)
        unparsed, self._unparsed = self._unparsed, 0
        try:
            self.parser.feed_data(data)
            if self._in_headers:
                self._unparsed += unparsed + len(data)
                self._check_size(
                    self._unparsed - len(data)
                )  # a request that began in this chunk has time until the next
            elif self._in_body:
                self._count_body(len(data))
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except _TooLong:
            self._refuse_headers()
        except httptools.HttpParserError as error:
            if isinstance(error.__context__, _TooLong):
                self._refuse_headers()
            else:
                self._refuse(400, "malformed", "This is not a valid HTTP request.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= _MOST_PIPELINED:
            raise _TooLong
        self._in_headers = True
        self._header_bytes = self._unparsed = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_line(len(self.url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count_line(len(name) + len(value))
        if len(self.headers) > _MOST_HEADERS:
            raise _TooLong

    def _count_line(self, size: int) -> None:
        self._header_bytes += size + 4  # ": " and the line end
        if size + 16 > LONGEST_LINE:  # as much as " HTTP/1.1" and a line end
            raise _TooLong
        self._check_size(self._header_bytes)

    def _check_size(self, size: int) -> None:
        if size > MOST_HEADER_BYTES:
            raise _TooLong

    def on_headers_complete(self) -> None:
        self._in_headers, self._in_body = False, True
        self._body_bytes = 0
        super().on_headers_complete()
        self._request_timer.start(_BODY_SECONDS, self._request_late)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body = False
        self._request_timer.stop()

    def _count_body(self, size: int) -> None:
        """Close what sends more than any body needs, even after it was refused.

        Where chunks end in a header without end, the parser would join its pieces in quadratic time.
        """
        self._body_bytes += size
        if self._body_bytes > _MOST_BODY_BYTES:
            self._limits.turned_away.note("body", self._peer)
            self._refuse(413, "too-long", "This is too long.")

    def _upgrade(self) -> None:
        self._stop_timers()
        if self._should_upgrade():  # anything else is served as if it had not asked
            self.handle_websocket_upgrade()

    # Refusals

    def _refuse_headers(self) -> None:
        self._limits.turned_away.note("headers", self._peer)
        self._refuse(431, "too-long", "The headers of this request are too long.")

    def _refuse(self, status: int, reason: str, sentence: str) -> None:
        if not self.transport.is_closing():
            self.transport.write(raw_response(status, reason, sentence))
            self._close()

    def _close(self) -> None:
        self.transport.close()
        self._closing_timer.start(_CLOSING_SECONDS, self.transport.abort)

    # Time

    def _request_late(self) -> None:
        self._limits.turned_away.note("slow-request", self._peer)
        self._refuse(408, "too-slow", "The request took too long to arrive.")

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self._close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._reading_timer.running:
            self._reading_timer.start(self._limits.slow_seconds, self._reading_late)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading_timer.stop()

    def _reading_late(self) -> None:
        self._limits.turned_away.note("slow-reader", self._peer)
        self.transport.abort()

    def _stop_timers(self) -> None:
        self._closing_timer.stop()
        self._request_timer.stop()
        self._reading_timer.stop()
