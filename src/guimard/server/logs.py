"""Logs as lines of JSON. What may be said is said in ``extra``; requests, tokens and frames are never logged."""

import logging
import sys

from msgspec import json

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_encoder = json.Encoder(enc_hook=str)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "said": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _encoder.encode(line).decode()


def set_up_logs(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    hush_others()


def hush_others() -> None:
    """Libraries may complain but not chat: at DEBUG, uvicorn would write every frame to the log."""
    for chatty in ("alembic", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
