"""The layout of an observation: named sections of one flat array of bytes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from guimard.core.flat_record import Bytes


@dataclass(frozen=True)
class Section:
    """A part of an observation: its shape, its largest number, what they mean."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The sections of an observation, in order."""

    sections: tuple[Section, ...]

    @property
    def size(self) -> int:
        return sum(section.size for section in self.sections)

    @property
    def high(self) -> Bytes:
        """The largest value of each number; the smallest is 0."""
        return np.concatenate([np.full(section.size, section.high, np.uint8) for section in self.sections])

    def start(self, name: str) -> int:
        """Return where a section starts; the size of everything if there is none."""
        at = 0
        for section in self.sections:
            if section.name == name:
                return at
            at += section.size
        return at

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Return the sections of observations by name; the last axis is split."""
        parts, at = {}, 0
        for section in self.sections:
            part = observation[..., at : at + section.size]
            parts[section.name] = part.reshape(*observation.shape[:-1], *section.shape)
            at += section.size
        return parts


def sections(*found: Section | None) -> tuple[Section, ...]:
    """The sections there are; those of modules that are off are ``None`` or empty."""
    return tuple(section for section in found if section is not None and section.size)


def table(layout: Layout) -> Sequence[tuple[int, Section]]:
    """Each section with the index of its first number."""
    return [(layout.start(section.name), section) for section in layout.sections]
