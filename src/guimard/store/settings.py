"""Values that all processes share."""

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from guimard.store.schema import settings


def shared_setting(connection: Connection, name: str, default: str) -> str:
    """Return a shared value; the first process to ask sets it."""
    query = select(settings.c.value).where(settings.c.name == name)
    if (value := connection.scalar(query)) is not None:
        return str(value)
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name=name, value=default))
    except IntegrityError:
        return str(connection.scalar(query))
    return default
