"""Attack a server on this machine, in spells, until the standard input ends.

Run as ``python -m tests.support.hostile URL CLIENTS``. A line on its input begins a spell of attacks, the next ends
it; each is confirmed by a line on the output. Each client repeats one of the attacks that were found, as fast as the
server lets it, and in the next spell another. A process of its own, so that attackers and honest clients do not share
an event loop, and with the lowest priority, so that it takes no processor from them: real attackers bring their own.
"""

import asyncio
import contextlib
import os
import random
import sys
from collections.abc import Awaitable, Callable
from itertools import count

from tests.support.nonsense import nonsense, raw_frame
from tests.support.raw import ATTACKER, UPGRADE, raw, upgraded

_PAUSE = 0.02  # seconds between two attacks of one client
Attack = Callable[[str, random.Random], Awaitable[None]]


async def long_headers(url: str, chance: random.Random) -> None:
    async with raw(url, ATTACKER) as connection:
        connection.send(b'GET / HTTP/1.1\r\nCookie: guimard="' + b"\\" * chance.randrange(1, 40_000) + b"\r\n\r\n")
        await connection.answer(5)


async def silence(url: str, chance: random.Random) -> None:
    async with raw(url, ATTACKER) as connection:
        connection.send(UPGRADE[: chance.randrange(len(UPGRADE))])
        await asyncio.sleep(0.5)


async def control_frames(url: str, chance: random.Random) -> None:
    with contextlib.closing(await upgraded(url, ATTACKER)) as socket:
        frame = chance.choice([b"\x89\x80abcd", b"\x8a\x80abcd", b"\x89\xfdabcd" + b"x" * 125])
        for _ in range(50):
            socket.send(frame * 300)
            await socket.writer.drain()


async def nonsense_messages(url: str, chance: random.Random) -> None:
    with contextlib.closing(await upgraded(url, ATTACKER)) as socket:
        for _ in range(100):
            message = nonsense(chance)
            data = message.encode() if isinstance(message, str) else message
            socket.send(bytes((0x81, 0xFE)) + len(data).to_bytes(2, "big") + bytes(4) + data)
            socket.send(raw_frame(chance))
            await socket.writer.drain()


async def guesses(url: str, chance: random.Random) -> None:
    body = b'{"name":"Nobody %d","passphrase":"open sesame"}' % chance.randrange(1000)
    head = b"POST /api/me/sign-in HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nConnection: close\r\n"
    async with raw(url, ATTACKER) as connection:
        connection.send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        await connection.answer(10)


ATTACKS: tuple[Attack, ...] = (control_frames, guesses, nonsense_messages, long_headers, silence)


async def attack(url: str, number: int) -> None:
    chance, chosen = random.Random(number), ATTACKS[number % len(ATTACKS)]
    while True:
        with contextlib.suppress(OSError, TimeoutError, AssertionError, asyncio.IncompleteReadError, ValueError):
            await chosen(url, chance)
        await asyncio.sleep(_PAUSE)


async def main(url: str, clients: int) -> None:
    for spell in count():
        if not await asyncio.to_thread(sys.stdin.readline):
            return
        attackers = [asyncio.create_task(attack(url, spell + number)) for number in range(clients)]
        print("attacking", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        for attacker in attackers:
            attacker.cancel()
        await asyncio.wait(attackers)
        print("resting", flush=True)


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
