"""The types of Metro's JSON, modules included: views, actions and events.

Type checkers read ``View``, ``Action`` and ``Event``. ``SHAPES`` is the same, folded over the catalogue of modules; a
law of the conformance suite checks random games against it: no field may be missing, none undeclared.
"""

from typing import Any, NotRequired, TypeAlias, TypedDict, Union, get_type_hints

from guimard.core.game import Shapes
from guimard.games.metro.json.shapes import (
    BaseFinalScore,
    BaseOptions,
    BaseView,
    CompleteEvent,
    Draw,
    EndEvent,
    Lay,
    LayEvent,
    TileEvent,
)
from guimard.games.metro.modules.catalogue import (
    MODULES,
    ModulesAction,
    ModulesEvent,
    ModulesOptions,
    ModulesScore,
    ModulesView,
)


class Options(BaseOptions, ModulesOptions):
    """What was chosen for the table."""


class FinalScore(BaseFinalScore, ModulesScore):
    """The parts of a seat's final points."""


class View(BaseView, ModulesView):
    """All that a seat or a spectator may know."""

    options: Options
    final: NotRequired[list[FinalScore]]  # when the game is over


Action: TypeAlias = Lay | Draw | ModulesAction
Event: TypeAlias = LayEvent | CompleteEvent | TileEvent | EndEvent | ModulesEvent


def _joined(name: str, *parts: Any, **more: Any) -> Any:
    """Return one type of JSON object with the fields of all parts."""
    fields: dict[str, Any] = {}
    for part in parts:
        fields |= get_type_hints(part, include_extras=True) if part else {}
    return TypedDict(name, fields | more)  # type: ignore[operator]


def _fold() -> Shapes:
    added = [module.shapes for module in MODULES]
    options = _joined("Options", BaseOptions, *(shapes.options for shapes in added))
    final = _joined("FinalScore", BaseFinalScore, *(shapes.final for shapes in added))
    views = (shapes.view for shapes in added)
    actions = [action for shapes in added for action in shapes.actions]
    events = [event for shapes in added for event in shapes.events]
    return Shapes(
        view=_joined("View", BaseView, *views, options=options, final=NotRequired[list[final]]),  # type: ignore[valid-type]
        action=Union[(Lay, Draw, *actions)],
        event=Union[(LayEvent, CompleteEvent, TileEvent, EndEvent, *events)],
    )


SHAPES = _fold()
