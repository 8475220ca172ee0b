"""Players as rows: guests and those who claimed their name."""

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from guimard.store.database import Conflict
from guimard.store.schema import players


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    claimed_name: str | None
    passphrase: str | None
    generation: int
    created: int


def folded(name: str) -> str:
    """Return one spelling for all ways to write a name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def add_player(connection: Connection, player: str, name: str, now: int) -> PlayerRow:
    row = PlayerRow(player, name, None, None, 0, now)
    connection.execute(
        insert(players).values(id=player, name=name, claimed_name=None, passphrase=None, generation=0, created=now)
    )
    return row


def find_player(connection: Connection, player: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.id == player)).one_or_none()
    return PlayerRow(*row) if row else None


def player_named(connection: Connection, name: str) -> PlayerRow | None:
    row = connection.execute(select(players).where(players.c.claimed_name == folded(name))).one_or_none()
    return PlayerRow(*row) if row else None


def rename(connection: Connection, player: str, name: str) -> None:
    """Change the name; a claim moves along. Raises ``Conflict`` if it is taken."""
    row = find_player(connection, player)
    claimed = folded(name) if row and row.claimed_name else None
    _set_player(connection, player, name=name, claimed_name=claimed)


def claim(connection: Connection, player: str, name: str, passphrase: str) -> None:
    """Claim the name with a hashed passphrase. Earlier tokens become void."""
    row = find_player(connection, player)
    generation = row.generation + 1 if row else 0
    _set_player(connection, player, claimed_name=folded(name), passphrase=passphrase, generation=generation)


def _set_player(connection: Connection, player: str, **values: object) -> None:
    try:
        with connection.begin_nested():
            connection.execute(update(players).where(players.c.id == player).values(**values))
    except IntegrityError:
        raise Conflict("This name is taken.") from None
