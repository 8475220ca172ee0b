"""What can be chosen for a game of Metro, and what clashes (Metro 6-10)."""

from guimard.core.options import Option, Options, OptionSpec
from guimard.games.metro.modules.catalogue import MODULES, NAMES, modules_on
from guimard.games.metro.modules.hooks import State

OPTIONS = OptionSpec(
    seats=range(2, 7),
    options=(
        Option("hand", (1, 2, 3), 1, "How many tiles everybody holds."),
        Option(
            "orientation",
            ("fixed", "free"),
            "fixed",
            "Whether tiles lie with their arrow up, or may be turned.",
            {"fixed": "Arrows up, as printed.", "free": "Lay tiles in any of four directions."},
        ),
        Option(
            "modules", NAMES, (), "Expansion modules.", {module.name: module.help for module in MODULES}, many=True
        ),
        *(option for module in sorted(MODULES, key=lambda module: module.options_rank) for option in module.options),
    ),
    clashes=tuple(clash for module in MODULES for clash in module.clashes),
)


def options_of(state: State) -> Options:
    """Return the options that a game is played with."""
    chosen: Options = {
        "hand": int(state.hand_size),
        "orientation": "free" if state.rotations == 4 else "fixed",
        "modules": tuple(module.name for module in modules_on(state)),
    }
    for module in MODULES:
        chosen |= module.chosen(state)
    return chosen
