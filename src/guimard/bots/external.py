"""External bots: programs that answer lines of JSON (see docs/bots.md)."""

import json
import queue
import shlex
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from typing import Any

from guimard.core.errors import GuimardError
from guimard.core.events import Facts
from guimard.core.game import Game
from guimard.core.options import Options

PROTOCOL = 1
START_SECONDS = 20.0  # for the first answer
GRACE_SECONDS = 0.5  # beyond the time for a move
DEFAULT_SECONDS = 30.0  # for a move, if no time is given
LONGEST_ANSWER = 1 << 16


class BotFailed(GuimardError):
    """The program hangs, crashed or answered nonsense; the message says which."""


class ExternalBot:
    """One program for one game at one seat; it ends with the ``with`` block."""

    def __init__(self, command: str) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the bot)
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            raise BotFailed(f"It cannot be started: {error}") from None
        self._lines: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST_ANSWER):
            self._lines.put(line)
        self._lines.put(b"")

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._errors):
            if stream is not None:
                with suppress(OSError):  # closing flushes; the program may be gone
                    stream.close()

    def start_game(self, game: Game[Any], seats: int, seat: int, options: Options) -> None:
        """Greet the program, and say which game it plays at which seat."""
        self._send({"type": "hello", "protocol": PROTOCOL})
        self._answer("name", START_SECONDS)
        chosen: Any = {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}
        self._send({"type": "new", "game": game.id, "seats": seats, "seat": seat, "options": chosen})

    def choose(self, game: Game[Any], view: Any, seconds: float | None) -> int:
        """Return the action of the program; raise ``BotFailed`` if it is not legal."""
        actions = game.actions(view)
        position = game.position(view)
        message: Facts = {"type": "act", "view": game.describe(view), "position": position, "actions": [*actions]}
        self._send({**message, "seconds": seconds})
        answer = self._answer("action", DEFAULT_SECONDS if seconds is None else seconds + GRACE_SECONDS)
        if answer not in {action["text"] for action in actions}:
            raise BotFailed(f"It answered {answer[:60]!r}, which is no legal action.")
        return game.parse(answer)

    def send_result(self, scores: list[int], winners: list[int]) -> None:
        """Send the result, and give the program a moment to end by itself."""
        self._send({"type": "over", "scores": [*scores], "winners": [*winners]})
        assert self._process.stdin is not None
        with suppress(OSError, subprocess.TimeoutExpired):  # it is killed anyway
            self._process.stdin.close()
            self._process.wait(GRACE_SECONDS)

    def _send(self, message: Facts) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise BotFailed(self._exit_reason()) from None

    def _answer(self, key: str, seconds: float) -> str:
        started = time.monotonic()
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed(f"It did not answer within {time.monotonic() - started:.1f} s.") from None
        if not line:
            raise BotFailed(self._exit_reason())
        try:
            answer = json.loads(line)[key]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BotFailed(f"It answered {line[:60]!r}, not a line of JSON with {key!r}.") from None
        if not isinstance(answer, str):
            raise BotFailed(f"Its {key} is no text: {line[:60]!r}.")
        return answer

    def _exit_reason(self) -> str:
        code = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read()[-2000:].decode(errors="replace").strip().splitlines()
        return f"It ended with code {code}" + (f": {said[-1]}" if said else ".")
