"""The table of a contest: win shares and margins with 95 % intervals, and openskill ratings."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce

from guimard.bots.arena import Outcome
from guimard.core.kernel import Floats


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float


@dataclass(frozen=True)
class Standing:
    player: str
    games: int
    wins: Estimate  # shares of wins, 0 to 1; a tie is shared
    margin: Estimate | None  # own points over the mean of the others
    rating: float
    doubt: float  # the rating's standard deviation
    seconds: float  # a move
    failures: int


def win_share(outcome: Outcome, seat: int) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def margin(outcome: Outcome, seat: int) -> float | None:
    if outcome.scores is None:
        return None
    others = [points for other, points in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - float(np.mean(others))


def estimate(by_deal: Iterable[list[float]]) -> Estimate | None:
    """Games of one deal lean the same way, so the interval is that of the means of deals."""
    means: Floats = np.array([np.mean(values) for values in by_deal if values])
    if not len(means):
        return None
    half = 1.96 * float(means.std(ddof=1)) / len(means) ** 0.5 if len(means) > 1 else float("inf")
    return Estimate(float(means.mean()), half)


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """All players, the best first."""
    ratings = _ratings(outcomes)
    found = [_standing(player, outcomes, *ratings[player]) for player in ratings]
    return sorted(found, key=lambda standing: (-standing.wins.mean, standing.player))


def _standing(player: str, outcomes: list[Outcome], rating: float, doubt: float) -> Standing:
    wins: defaultdict[int, list[float]] = defaultdict(list)
    margins: defaultdict[int, list[float]] = defaultdict(list)
    seconds, games, failures = [], 0, 0
    for outcome in outcomes:
        seats = [seat for seat, name in enumerate(outcome.players) if name == player]
        games += bool(seats)
        for seat in seats:
            wins[outcome.deal].append(win_share(outcome, seat))
            won_by = margin(outcome, seat)
            margins[outcome.deal] += [] if won_by is None else [won_by]
            seconds.append(outcome.seconds[seat])
            failures += outcome.failed == seat
    share = estimate(wins.values())
    assert share is not None
    return Standing(
        player, games, share, estimate(margins.values()), rating, doubt, float(np.mean(seconds)), failures
    )


def _ratings(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Ratings in the order of the games. A player with several seats is rated by the mean of its seats."""
    model = PlackettLuce()
    known = {player: model.rating(name=player) for outcome in outcomes for player in outcome.players}
    for outcome in outcomes:
        teams = [[known[player]] for player in outcome.players]
        points = outcome.scores or [0 if seat == outcome.failed else 1 for seat in range(len(teams))]
        rated: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
        for player, (new,) in zip(outcome.players, model.rate(teams, scores=[float(p) for p in points]), strict=True):
            rated[player].append((new.mu, new.sigma))
        for player, pairs in rated.items():
            mu, sigma = np.mean(pairs, axis=0).tolist()
            known[player] = model.rating(mu, sigma, player)
    return {player: (rating.mu, rating.sigma) for player, rating in known.items()}
