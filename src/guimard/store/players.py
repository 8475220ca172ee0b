"""Players as rows: guests and those who claimed their name."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from guimard.store.database import Conflict
from guimard.store.names import folded, skeleton
from guimard.store.schema import players


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    claimed_name: str | None
    passphrase: str | None
    generation: int
    created: int
    skeleton: str | None = None

    @property
    def claimed(self) -> bool:
        return self.claimed_name is not None


def add_player(connection: Connection, player: str, name: str, now: int) -> PlayerRow:
    """Add a guest; ``Conflict`` if a claimed name looks like this one."""
    _check_free(connection, player, name)
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
    if row is not None and row.claimed:
        _set_player(connection, player, name=name, claimed_name=folded(name), skeleton=skeleton(name))
    else:
        _check_free(connection, player, name)
        _set_player(connection, player, name=name)


def claim(connection: Connection, player: str, name: str, passphrase: str) -> None:
    """Claim the name with a hashed passphrase, or change the passphrase."""
    _set_player(connection, player, claimed_name=folded(name), skeleton=skeleton(name), passphrase=passphrase)


def is_free(connection: Connection, player: str, name: str) -> bool:
    """Return whether no other player has claimed a name that looks like this one."""
    owner = connection.scalar(select(players.c.id).where(players.c.skeleton == skeleton(name)))
    return owner is None or owner == player


def _check_free(connection: Connection, player: str, name: str) -> None:
    if not is_free(connection, player, name):
        raise Conflict("This name is taken.")


def _set_player(connection: Connection, player: str, **values: object) -> None:
    try:
        with connection.begin_nested():
            connection.execute(update(players).where(players.c.id == player).values(**values))
    except IntegrityError:
        raise Conflict("This name is taken.") from None
