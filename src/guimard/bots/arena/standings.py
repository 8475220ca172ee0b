"""The standings of a contest: win shares, margins and openskill ratings."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce

from guimard.bots.arena.archive import Outcome
from guimard.core.flat_record import Floats

Z = 1.96  # standard errors to either side that make 95 %


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    player: str
    games: int
    wins: Estimate  # shares of wins, 0 to 1; a tie is shared
    margin: Estimate | None  # own points over the mean of the others
    rating: float
    rating_sd: float
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
    """Return the mean over deals: games of one deal are not independent of each other."""
    means = _means(by_deal)
    if not len(means):
        return None
    mean, half = float(means.mean()), Z * math.sqrt(_variance(means))
    return Estimate(mean, mean - half, mean + half)


def share(by_deal: Iterable[list[float]], games: int) -> Estimate:
    """Return a share of wins with Wilson's interval.

    The interval stays between 0 and 1, and has a width even where all games were won. Its number of games is the
    number of independent games with the same variance as the means of deals, but no more than were played: deals
    that all went alike say nothing about their variance.
    """
    means = _means(by_deal)
    mean, variance = float(means.mean()), _variance(means)
    count = min(games, mean * (1 - mean) / variance) if variance else games
    return wilson(mean, max(count, 1.0))


def wilson(mean: float, count: float) -> Estimate:
    """Return Wilson's interval for a share of so many independent games."""
    middle = (mean + Z**2 / (2 * count)) / (1 + Z**2 / count)
    half = Z * math.sqrt(mean * (1 - mean) / count + (Z / (2 * count)) ** 2) / (1 + Z**2 / count)
    return Estimate(mean, max(middle - half, 0.0), min(middle + half, 1.0))


def _means(by_deal: Iterable[list[float]]) -> Floats:
    return np.array([np.mean(values) for values in by_deal if values])


def _variance(means: Floats) -> float:
    """Return the variance of their mean; infinite for a single one."""
    return float(means.var(ddof=1)) / len(means) if len(means) > 1 else math.inf


def percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def points(margin: Estimate) -> str:
    half = margin.high - margin.mean
    return f"{margin.mean:+.1f}" + (f" ± {half:.1f}" if math.isfinite(half) else "")


def standings(outcomes: list[Outcome]) -> list[Standing]:
    """Return the standings of all players, the best first."""
    ratings = _ratings(outcomes)
    found = [_standing(player, outcomes, *ratings[player]) for player in ratings]
    return sorted(found, key=lambda standing: (-standing.wins.mean, standing.player))


def _standing(player: str, outcomes: list[Outcome], rating: float, rating_sd: float) -> Standing:
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
    won = share(wins.values(), games)
    return Standing(
        player, games, won, estimate(margins.values()), rating, rating_sd, float(np.mean(seconds)), failures
    )


def _ratings(outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """Rate the players game by game; several seats of one count as their mean."""
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
