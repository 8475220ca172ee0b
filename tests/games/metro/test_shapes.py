"""The types that type checkers read are those that the catalogue of modules gives."""

from typing import Any, get_args, get_type_hints

from guimard.games.metro import shapes


def fields(shape: Any) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(shape, include_extras=True).items() if name not in NESTED}


NESTED = {"options": shapes.Options, "final": shapes.FinalScore}


def test_views() -> None:
    folded = get_type_hints(shapes.SHAPES.view)
    assert fields(shapes.View) == fields(shapes.SHAPES.view)
    assert get_type_hints(shapes.Options) == get_type_hints(folded["options"])
    assert get_type_hints(shapes.FinalScore) == get_type_hints(get_args(folded["final"])[0])


def test_actions_and_events() -> None:
    assert set(get_args(shapes.Action)) == set(get_args(shapes.SHAPES.action))
    assert set(get_args(shapes.Event)) == set(get_args(shapes.SHAPES.event))
