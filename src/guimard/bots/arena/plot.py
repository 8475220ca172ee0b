"""Draw the standings of a contest as SVG, with their intervals."""

import math
from collections.abc import Callable
from html import escape

from guimard.bots.arena.standings import Estimate, Standing, Z, percent, points

Bar = tuple[Estimate, str]  # what is drawn, and what is written beside it
_WIDTH, _LABELS, _ROW, _HEAD = 760, 220, 26, 44


def plot(standings: list[Standing], title: str) -> str:
    """Return the text of an SVG file."""
    panels: list[tuple[str, Callable[[Standing], Bar | None]]] = [
        ("share of wins", lambda s: (s.wins, percent(s.wins))),
        ("margin, points", lambda s: (s.margin, points(s.margin)) if s.margin else None),
        ("rating (openskill)", _rating),
    ]
    height = 40 + len(panels) * (_HEAD + _ROW * len(standings))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" '
        'font-size="13"><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    top = 40
    for name, value in panels:
        parts += _panel(name, [(s.player, value(s)) for s in standings], top)
        top += _HEAD + _ROW * len(standings)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _rating(standing: Standing) -> Bar:
    mean, half = standing.rating, Z * standing.rating_sd
    return Estimate(mean, mean - half, mean + half), f"{mean:.1f} ± {half:.1f}"


def _panel(name: str, rows: list[tuple[str, Bar | None]], top: int) -> list[str]:
    ends = [end for _, bar in rows if bar for end in (bar[0].low, bar[0].mean, bar[0].high) if math.isfinite(end)]
    low, high = min([0.0, *ends]), max([1.0, *ends])

    def x(value: float) -> float:
        return _LABELS + (value - low) / (high - low) * (_WIDTH - _LABELS - 140)

    parts = [f'<text x="12" y="{top + 26}" fill="#555">{escape(name)}</text>']
    for row, (player, bar) in enumerate(rows):
        y = top + _HEAD + _ROW * row
        parts.append(f'<text x="{_LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(player[-30:])}</text>')
        if bar:
            parts += _bar(x, *bar, y)
    zero = f"{x(0):.1f}"
    bottom = top + _HEAD + _ROW * len(rows) - 14
    parts.append(f'<line x1="{zero}" x2="{zero}" y1="{top + 30}" y2="{bottom}" stroke="#999"/>')
    return parts


def _bar(x: Callable[[float], float], value: Estimate, text: str, y: int) -> list[str]:
    left, right = sorted((x(0), x(value.mean)))
    parts = [f'<rect x="{left:.1f}" y="{y - 8}" width="{right - left:.1f}" height="16" fill="#1d6fa5"/>']
    if math.isfinite(value.high):
        right = max(right, x(value.high))
        parts.append(f'<path d="M{x(value.low):.1f} {y}H{x(value.high):.1f}" stroke="#e2a400" stroke-width="3"/>')
    parts.append(f'<text x="{right + 6:.1f}" y="{y + 4}">{text}</text>')
    return parts
