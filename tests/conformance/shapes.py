"""Check JSON against declared types, strictly.

Nothing missing, nothing undeclared, no bool for an int.
"""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN = (bool, int, float, str, NoneType)


def misfits(value: Any, shape: Any, where: str = "") -> list[str]:
    """Return where and why a value is not of a type; an empty list if it is."""
    origin, args = get_origin(shape), get_args(shape)
    if shape is None or shape in PLAIN:
        kind = NoneType if shape is None else shape
        return [] if type(value) is kind else [f"{where}: {value!r} is not {kind.__name__}"]
    if is_typeddict(shape):
        return _of_object(value, shape, where)
    if origin is Literal:
        fits = any(type(value) is type(choice) and value == choice for choice in args)
        return [] if fits else [f"{where}: {value!r} is none of {args}"]
    if origin in (Union, UnionType):
        return _of_choice(value, args, where)
    if type(value) is not origin:
        return [f"{where}: {value!r} is no {origin.__name__}"]
    if origin is list:
        return [bad for i, one in enumerate(value) for bad in misfits(one, args[0], f"{where}[{i}]")]
    assert origin is dict, f"There is no check for {shape}."
    return [
        bad
        for key, one in value.items()
        for bad in (*misfits(key, args[0], f"{where} key"), *misfits(one, args[1], f"{where}.{key}"))
    ]


def _of_object(value: Any, shape: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r} is no object"]
    fields = get_type_hints(shape)
    missing = [f"{where}: no {name}" for name in sorted(shape.__required_keys__ - value.keys())]
    more = [f"{where}: {name} is not declared" for name in value if name not in fields]
    inside = [
        bad for name in value if name in fields for bad in misfits(value[name], fields[name], f"{where}.{name}")
    ]
    return missing + more + inside


def _of_choice(value: Any, choices: tuple[Any, ...], where: str) -> list[str]:
    """It fits one of the choices; else tell about the one that it misses least."""
    tried = [misfits(value, choice, where) for choice in choices]
    return min(tried, key=len)
