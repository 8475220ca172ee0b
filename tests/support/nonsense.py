"""Messages and frames that mean nothing, from almost right to pure noise."""

import json
import random
from typing import Any

from guimard.server.wire import messages

KINDS = {kind.__struct_config__.tag: kind for kind in messages.ClientMessage.__args__}


def nonsense(chance: random.Random, tables: tuple[str, ...] = (), players: tuple[str, ...] = ()) -> str | bytes:
    """A message for the socket; some name tables and players that there are."""
    good: dict[str, Any] = {
        "type": chance.choice([*KINDS]),
        "id": chance.choice(["x", f"{chance.getrandbits(40):x}"]),
        "seat": chance.choice([0, 1, 5, None]),
        "name": chance.choice(["Ada", None, "\u0000", "\u202e"]),
        "version": chance.randrange(3),
        "revision": 0,
        "action": chance.choice(["draw", "lay aacb A1", "lay", "é" * 50]),
        "text": "word " * chance.randrange(1, 70),
        "level": chance.choice(["random", "one-ply", "nobody"]),
        "player": chance.choice(["nobody", "\u0000", *players]),
        "table": chance.choice(["nowhere", "-", "'; DROP TABLE actions; --", *tables]),
        "invite": chance.choice([None, "nothing"]),
        "follow": True,
        "agree": True,
        "on": True,
    }
    shape = chance.randrange(6)
    if shape == 0:
        return chance.randbytes(chance.randrange(200))
    if shape == 1:
        return json.dumps(good)[: chance.randrange(60)]
    if shape == 2:
        return "[" * chance.randrange(1, 4000)
    fields = ["type", *KINDS[good["type"]].__struct_fields__]
    message = {name: value for name, value in good.items() if name in fields}
    if shape == 3:
        message[chance.choice(fields)] = chance.choice([None, -1, 1e99, [], {}, "x" * 500, True])
    if shape == 4:
        message["extra"] = 1
    return json.dumps(message)


def raw_frame(chance: random.Random) -> bytes:
    """Bytes on an open socket: any opcode, length and mask, or none of them."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(1, 300))
    payload = chance.randbytes(chance.choice([0, 1, 5, 125, 126, 300, 5000]))
    first = chance.choice([0x81, 0x82, 0x01, 0x02, 0x80, 0x00, 0x88, 0x89, 0x8A, 0x09, 0xC1, 0x83, 0xF1])
    mask = 0x80 * (chance.random() < 0.9)
    if len(payload) < 126:
        head = bytes((first, mask | len(payload)))
    elif chance.random() < 0.9:
        head = bytes((first, mask | 126)) + len(payload).to_bytes(2, "big")
    else:
        head = bytes((first, mask | 127)) + chance.choice([len(payload), 1 << 40, 1 << 63]).to_bytes(8, "big")
    return head + (chance.randbytes(4) if mask else b"") + payload
