"""A view and its changes put together, as docs/wire.md tells clients to."""

from collections.abc import Mapping
from typing import Any

Json = dict[str, Any]


def apply_delta(view: Json, changes: Json, keyed: Mapping[str, str]) -> Json:
    """Fields replace fields.

    In keyed lists entries replace those with the same key, or are added.
    """
    new = {**view, **changes}
    for field, key in keyed.items():
        if field in changes:
            new[field] = [*{entry[key]: entry for entry in (*view[field], *changes[field])}.values()]
    return new


def sort_lists(view: Json, keyed: Mapping[str, str]) -> Json:
    """With keyed lists sorted.

    What is added comes last, wherever it would stand in a whole view.
    """
    return {
        field: sorted(value, key=lambda entry: str(entry[keyed[field]])) if field in keyed else value
        for field, value in view.items()
    }
