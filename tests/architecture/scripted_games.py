"""Plays scripted games and prints a digest of every state on the way.

Run compiled and interpreted, to compare.
"""

import hashlib
from collections.abc import Iterator

from guimard.core.rng import below, new_rng
from tests.conformance.tables import covering

GAMES = 12  # of the covering tables, every so many


def digests() -> Iterator[str]:
    tables = covering()
    for number, table in enumerate(tables[:: max(1, len(tables) // GAMES)]):
        match = table.setup.start(seed=f"script {number}")
        rng = new_rng(number)
        digest = hashlib.sha256()
        while not match.over:
            legal = match.legal()
            digest.update(repr(match.play(legal[below(rng, len(legal))])).encode())
            digest.update(match.position().encode())
        view = match.setup.start(seed=number).observation(0)
        imagined = match.game.imagine(view, rng)
        checksum = match.game.playouts(view, 2, rng)
        digest.update(repr((match.record(), match.game.position(imagined), checksum)).encode())
        yield f"{table} {digest.hexdigest()}"


if __name__ == "__main__":
    for line in digests():
        print(line)
