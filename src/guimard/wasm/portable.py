"""Numba's IR as text that names neither this machine nor Python.

Numba stores exceptions pickled, with paths of the machine that compiled them. Here each becomes a number, and the
module's description says what it means.
"""

import pickle
import re

_PICKLED = re.compile(r'^(@\.const\.pickledata\.[\w.]+) = internal constant \[\d+ x i8\] c"(.*?)"', re.M)
_REFERENCE = re.compile(r"^(@\.const\.picklebuf\.[\w.]+) = .*?\{ ptr (@[\w.]+),", re.M)
_DEFINITION = re.compile(r"^@\.const\.pickle(?:data|buf).*\n", re.M)
_USE = re.compile(r"@\.const\.picklebuf\.[\w.]+")
_TARGET = re.compile(r"^target .*\n", re.M)
_ATTRIBUTES = re.compile(r"^attributes .*$", re.M)
# Numba formats the message about slices of different lengths at run time, with Python's own functions.
_FORMATTED = re.compile(r"^(define [\w ]*i32 @\S*ol_raise_with_shape_context_cpu[^\n]*\n)(.*?)^}", re.M | re.S)
_SHAPES = "ValueError: The shapes of two arrays differ."


class Errors:
    """The exceptions that compiled code raises; each is known by its number."""

    def __init__(self) -> None:
        self.texts = ["", _SHAPES]

    def number(self, text: str) -> int:
        if text not in self.texts:
            self.texts.append(text)
        return self.texts.index(text)


def portable(ir: str, errors: Errors) -> str:
    """Return the IR for any machine; adds the exceptions it raises to ``errors``."""
    ir = _TARGET.sub("", _number_errors(ir, errors))
    ir = _FORMATTED.sub(rf"\1  store ptr {_pointer(errors.number(_SHAPES))}, ptr %excinfo\n  ret i32 1\n}}", ir)
    # Numba's helpers forbid inlining to keep its own compile times short.
    return _ATTRIBUTES.sub(lambda line: line.group().replace("noinline", "alwaysinline"), ir)


def _number_errors(ir: str, errors: Errors) -> str:
    pickled = dict(_PICKLED.findall(ir))
    numbers = {name: errors.number(_message(pickled[data])) for name, data in _REFERENCE.findall(ir)}
    return _USE.sub(lambda use: _pointer(numbers[use.group()]), _DEFINITION.sub("", ir))


def _pointer(number: int) -> str:
    return f"inttoptr (i64 {number} to ptr)"


def _message(escaped: str) -> str:
    """Return what a pickled exception says and where it is raised, without the path."""
    raw = re.sub(rb"\\(\\|[0-9A-F]{2})", _unescape, escaped.encode())
    kind, arguments, place = pickle.loads(raw)
    where = f" ({place[0].split('.')[-1]}, line {place[2]})" if place else ""
    message = " ".join(map(str, arguments or ())).partition("\n")[0]  # then Numba names a file of its own
    return f"{kind.__name__}: {message}{where}"


def _unescape(found: re.Match[bytes]) -> bytes:
    return b"\\" if found[1] == b"\\" else bytes([int(found[1], 16)])
