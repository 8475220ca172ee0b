"""Log lines."""

import logging

from msgspec import json

from guimard.server.ops.logs import JsonLines, PlainLines


def test_logs_are_json_for_programs_and_plain_for_people() -> None:
    record = logging.makeLogRecord({"msg": "a bot waits", "levelname": "WARNING", "name": "guimard", "table": "t7"})
    line = json.decode(JsonLines().format(record))
    assert list(line) == ["timestamp", "level", "logger", "message", "table"]
    assert (line["level"], line["logger"], line["message"]) == ("warning", "guimard", "a bot waits")
    assert PlainLines().format(record).endswith(" warning: a bot waits table=t7")
