"""The record of a game as text: options, seed, actions, closed by a digest.

guimard record 1
game: metro
...
actions: 2
lay aacb D1
draw
result: unfinished
digest: (SHA-256 of everything above)
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from guimard.core.errors import BadText

_FORMAT = "guimard record 1"
_LONGEST = 1 << 20  # characters; no real game comes near


@dataclass(frozen=True)
class GameRecord:
    game: str
    rules_version: int
    seats: int
    options: str
    seed: str
    commitment: str
    actions: tuple[str, ...]
    scores: tuple[int, ...] | None = None
    players: tuple[str, ...] = ()

    def text(self) -> str:
        lines = [
            _FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"seats: {self.seats}",
            f"options: {self.options}",
            f"commitment: {self.commitment}",
            f"seed: {self.seed}",
            *(f"player: {' '.join(name.split())}" for name in self.players),
            f"actions: {len(self.actions)}",
            *self.actions,
            f"result: {' '.join(map(str, self.scores)) if self.scores is not None else 'unfinished'}",
        ]
        body = "".join(f"{line}\n" for line in lines)
        return f"{body}digest: {_digest(body)}\n"

    @classmethod
    def parse(cls, text: str) -> "GameRecord":
        """Return the record of a text.

        Raises ``BadText`` if it is malformed, cut short or changed.
        """
        if len(text) > _LONGEST:
            raise BadText("This is too long to be a record.")
        text = text.replace("\r\n", "\n")
        if not text.startswith(_FORMAT + "\n"):
            raise BadText(f"A record begins with {_FORMAT!r}.")
        body, mark, digest = text.rpartition("digest: ")
        if not mark or not body.endswith("\n") or len(digest.rstrip("\n")) != 64:
            raise BadText("The record is cut short: its last line, the digest, is missing.")
        if digest.rstrip("\n") != _digest(body):
            raise BadText("The record was changed: its digest does not fit.")
        return _parse_lines(iter(body.splitlines()[1:]))


def _parse_lines(lines: Iterator[str]) -> GameRecord:
    game = _value(next(lines, ""), "game")
    rules, seats = (_number(_value(next(lines, ""), key)) for key in ("rules", "seats"))
    options, commitment, seed = (_value(next(lines, ""), k) for k in ("options", "commitment", "seed"))
    players = []
    while (line := next(lines, "")).startswith("player: "):
        players.append(line.removeprefix("player: "))
    count = _number(_value(line, "actions"))
    actions = [line for _, line in zip(range(count), lines, strict=False)]
    scores = _value(next(lines, ""), "result")
    if next(lines, None) is not None:
        raise BadText("The record has more lines than it says.")
    return GameRecord(
        game=game,
        rules_version=rules,
        seats=seats,
        options=options,
        seed=seed,
        commitment=commitment,
        players=tuple(players),
        actions=tuple(actions),
        scores=None if scores == "unfinished" else tuple(_number(word) for word in scores.split()),
    )


def _value(line: str, key: str) -> str:
    name, colon, value = line.partition(": ")
    if name != key or not colon:
        raise BadText(f"The record should say '{key}: …' where it says {line!r}.")
    return value


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise BadText(f"Not a number: {text!r}.")
    return int(text)


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
