"""Metro as PettingZoo's users import it: ``metro_v0.env(seats=2)``."""

from typing import Any

from guimard.research import pettingzoo


def env(**choices: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return pettingzoo.env("metro", **choices)


def raw_env(**choices: Any) -> pettingzoo.raw_env:
    """The environment without wrappers."""
    return pettingzoo.raw_env("metro", **choices)
