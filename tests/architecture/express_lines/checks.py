"""Express lines, played.

``test_modules.py`` runs this with the copy of the package that has them.
"""

import random
from typing import Any

import pytest
from rich.console import Console

import guimard
from guimard.bots.levels import choose
from guimard.cli.terminal.drawing import DRAWINGS
from guimard.games.metro.modules.catalogue import MODULES
from tests.conformance.laws import LAWS
from tests.conformance.tables import Table, moments

EVERYTHING = ("companies", "stations", "station-numbers", "express-lines")
TABLES = [
    Table("metro", 2, (("modules", ("express-lines",)),)),
    Table("metro", 4, (("modules", EVERYTHING), ("hand", 2), ("orientation", "free"), ("express_points", "ten"))),
]


def start(seats: int, seed: str, **options: Any) -> guimard.Match[Any]:
    return guimard.game("metro", seats=seats, **{"modules": ["express-lines"], **options}).start(seed=seed)


def test_it_is_in_the_catalogue() -> None:
    assert [module.name for module in MODULES][-1] == "express-lines"


def test_a_long_line_counts_more_as_soon_as_it_is_complete() -> None:
    counted = 0
    for seed in "abc":
        chance = random.Random(seed)
        base, five = guimard.game("metro", seats=2).start(seed=seed), start(2, seed)
        ten = start(2, seed, express_points="ten")
        while not base.over:
            action = chance.choice(base.legal())
            for match in (base, five, ten):
                match.play(action)
            plain: Any = base.view(None)
            for match, bonus in ((five, 5), (ten, 10)):
                seen: Any = match.view(None)
                for colour, points in plain["points"].items():
                    long = [x for x in plain["lines"] if x["owner"] == colour and x["complete"] and x["after"] >= 15]
                    assert seen["points"][colour] == points + bonus * len(long)
                    counted += len(long)
    assert counted


def test_a_tile_is_secret_until_it_is_shown_and_then_counts() -> None:
    match = start(3, "secret")
    views: Any = [match.view(seat)["express"] for seat in (0, 1, 2, None)]
    tiles = [views[seat]["tiles"][seat] for seat in range(3)]
    assert len({*tiles}) == 3
    for viewer, view in enumerate(views):
        assert view["tiles"] == [tile if seat == viewer else "?" for seat, tile in enumerate(tiles)]
    assert guimard.seen_by(match.play("show"), None) == [{"event": "show", "seat": 0, "tile": tiles[0]}]
    public: Any = match.view(None)["express"]
    assert public["tiles"] == [tiles[0], "?", "?"]
    assert public["shown"] == [True, False, False]
    chance = random.Random(1)
    while match.to_act != 0:
        match.play(chance.choice([text for text in match.legal() if text.startswith("lay")]))
    with pytest.raises(guimard.Illegal, match="already"):
        match.play("show")
    while not match.over:
        match.play(chance.choice([text for text in match.legal() if text != "show"]))
    final: Any = match.view(None)["final"]
    assert [row["express"] for row in final] == [tiles[0], 0, 0]
    assert match.scores() == [row["lines"] + row["express"] for row in final]


def test_without_it_there_is_nothing_to_show() -> None:
    base = guimard.game("metro", seats=2).start(seed="base")
    assert "express" not in base.view(None)
    with pytest.raises(guimard.Illegal, match="no express lines"):
        base.play("show")


def test_what_it_excludes_is_refused() -> None:
    with pytest.raises(guimard.BadOptions, match="cannot be played together"):
        start(2, "x", modules=["central-tracks", "express-lines"])


def test_the_terminal_shows_it() -> None:
    match = start(2, "terminal")
    drawing, layout, console = DRAWINGS["metro"], match.game.layout(), Console(width=160, record=True)
    console.print(drawing.draw(match.view(0), match.actions(), layout))
    show = next(action for action in match.actions() if action["kind"] == "show")
    console.print(drawing.consequences(show, layout))
    tile = match.view(0)["express"]["tiles"][0]  # type: ignore[call-overload, index]
    text = console.export_text()
    assert f"Express tiles: {tile} ?" in text
    assert f"you show your tile: {tile} points" in text


@pytest.mark.parametrize("level", ["one-ply", "easy", "hard"])
def test_bots_play_on_and_levels_ignore_it(level: str) -> None:
    match = start(2, level)
    for number in range(4):
        action = choose(level, match.game, match.observation(match.to_act), seed=number)
        assert match.game.text(action) in match.legal()
        assert (
            match.game.text(action) != "show" or level == "one-ply"
        )  # to which it is one of many that bring nothing
        match.play(match.game.text(action))


@pytest.mark.parametrize("table", TABLES, ids=["alone", "with others"])
def test_it_obeys_every_law(table: Table) -> None:
    for law in LAWS:
        for match in moments(table, seed=1, count=1):
            law(match, random.Random(1))
