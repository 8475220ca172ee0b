"""Metromania as PettingZoo's users import it: ``metromania_v0.env(seats=2)``."""

from typing import Any

from guimard.research import pettingzoo


def env(**choices: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return pettingzoo.env("metromania", **choices)


def raw_env(**choices: Any) -> pettingzoo.raw_env:
    """The environment without wrappers."""
    return pettingzoo.raw_env("metromania", **choices)
