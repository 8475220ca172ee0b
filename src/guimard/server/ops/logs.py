"""Log lines: JSON for programs, plain text at a terminal.

Details are given in ``extra``; requests, tokens and frames are never logged.
"""

import logging
from typing import TextIO

from msgspec import json

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_encoder = json.Encoder(enc_hook=str)


class JsonLines(logging.Formatter):
    """One JSON object a line, with the keys that log tools expect."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "timestamp": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _encoder.encode(line).decode()


class PlainLines(logging.Formatter):
    """Lines for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f" {name}={value}" for name, value in _extra(record).items())
        line = f"{self.formatTime(record, '%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()}{more}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


def set_up_logs(level: str, out: TextIO) -> None:
    handler = logging.StreamHandler(out)
    handler.setFormatter(PlainLines() if out.isatty() else JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    quiet_libraries()


def quiet_libraries() -> None:
    """Log only warnings of libraries: at DEBUG, uvicorn would log every frame."""
    for library in ("alembic", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(library).setLevel(logging.WARNING)
