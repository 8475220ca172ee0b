"""Prints what the kernels of the bots answer in a few positions: the same compiled and interpreted."""

import json

import numpy as np

from guimard.bots.metro import one_ply
from guimard.bots.metro.judge import MetroJudge
from guimard.bots.metromania.judge import MetromaniaJudge, greedy
from guimard.core.rng import below, new_rng
from guimard.games.registry import game

TABLES: list[tuple[str, int, dict[str, object], int]] = [
    ("metro", 2, {}, 40),
    ("metro", 3, {"modules": ["companies", "stations", "station-numbers"]}, 50),
    ("metro", 4, {"modules": ["central-tracks"], "orientation": "free", "hand": 2}, 60),
    ("metro", 6, {"modules": ["companies"]}, 20),
    ("metro", 6, {}, 24),
    ("metromania", 2, {}, 50),
    ("metromania", 4, {"town_hall": "transparent"}, 90),
]


def answers() -> list[object]:
    found: list[object] = []
    for name, seats, options, played in TABLES:
        match, rng = game(name, seats, **options).start("kernels"), new_rng(4)
        while not match.over and len(match.actions_played) < played:
            legal = match.legal()
            match.play(legal[below(rng, len(legal))])
        assert match.to_act is not None
        view = match.state_for(match.to_act)
        judge = MetroJudge() if name == "metro" else MetromaniaJudge()
        ways, ratings = judge.rate(view, 5, True)
        told = np.zeros((2, 2, 2))
        judge.play_out(view, ways[-2:], 6, 0, 3, told)
        yardstick = one_ply.choose(view, 7) if name == "metro" else greedy(view, 7)
        found.append([ways, ratings.round(6).tolist(), told.round(6).tolist(), yardstick])
    return found


if __name__ == "__main__":
    print(json.dumps(answers()))
