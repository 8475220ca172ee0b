"""What the end of a game is worth to each seat: both ways sum to zero."""

from typing import Literal

import numpy as np

from guimard.core.flat_record import Array, Floats

Reward = Literal["margin", "win"]
REWARDS = ("margin", "win")


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(map(repr, REWARDS))}, not {reward!r}.")


def rewards_of(scores: Array, reward: str) -> Floats:
    """The rewards for final points; the seats are the last axis.

    ``margin``: own points less the mean of the others'. ``win``: 1 for the only winner, -1 / (seats - 1) for who
    lost; winners of a tie share. With two seats: 1, -1, and 0 for a tie.
    """
    seats = scores.shape[-1]
    if reward == "margin":
        total = scores.sum(-1, keepdims=True, dtype=np.int64)
        return (scores * seats - total) / (seats - 1)
    won = scores == scores.max(-1, keepdims=True)
    return (won * seats / won.sum(-1, keepdims=True) - 1) / (seats - 1)
