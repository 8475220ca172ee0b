"""What can be chosen for a game of Metro, and what clashes (Metro 6-10)."""

from dataclasses import replace

from guimard.core.beginning import begins_choice, begins_clashes, begins_option
from guimard.core.options import Option, Options, OptionSpec
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA
from guimard.games.metro.material import MATERIALS
from guimard.games.metro.modules.catalogue import MODULES, NAMES, modules_on
from guimard.games.metro.modules.hooks import State

SEATS = range(2, t.MAX_SEATS + 1)

OPTIONS = OptionSpec(
    seats=SEATS,
    options=(
        Option("hand", t.HANDS, t.HANDS[0], "How many tiles everybody holds."),
        Option(
            "orientation",
            ("fixed", "free"),
            "fixed",
            "Whether tiles lie with their arrow up, or may be turned.",
            {"fixed": "Arrows up, as printed.", "free": "Lay tiles in any of four directions."},
            notes={"free": "Our ruling: a tile fits nowhere else if that is so in all four directions."},
        ),
        Option(
            "modules",
            NAMES,
            (),
            "Expansion modules.",
            {module.name: module.help for module in MODULES},
            many=True,
            notes={module.name: module.note for module in MODULES if module.note},
        ),
        *(
            replace(option, needs={"modules": (module.name,)})
            for module in sorted(MODULES, key=lambda module: module.options_rank)
            for option in module.options
        ),
        MATERIALS.option,
        begins_option(SEATS, "The rulebook lets the youngest begin; who sits where is up to you."),
        Option(
            "colours",
            tuple(DATA.colours[: t.MAX_SEATS]),
            (),
            "The colour of each seat, in the order of the seats. None: yellow, blue, orange, green, purple, black.",
            each=True,
            absent=(),
            idle_with={"modules": tuple(module.name for module in MODULES if "colours" in module.idle_options)},
        ),
    ),
    clashes=(*(clash for module in MODULES for clash in module.clashes), *begins_clashes(SEATS)),
    note=(
        "Ours: the names of the stations, except for number 9; that 1 tile is enough beside the centre; "
        "that equal points share the victory."
    ),
)


def options_of(state: State) -> Options:
    """Return the options that a game is played with."""
    chosen: Options = {
        "hand": int(state.hand_size),
        "orientation": "free" if state.rotations == 4 else "fixed",
        "modules": tuple(module.name for module in modules_on(state)),
        "begins": begins_choice(int(state.begins)),
        "colours": _colours(state),
    }
    for module in MODULES:
        chosen |= module.chosen(state)
    chosen["material"] = MATERIALS[int(state.material)].key
    return chosen


def _colours(state: State) -> tuple[str, ...]:
    """Return the colours of the seats; none if they are in the usual order."""
    played = [colour for colour in range(t.COLOURS) if state.seat_of[colour] != t.NONE]
    by_seat = sorted(played, key=lambda colour: int(state.seat_of[colour]))
    return () if by_seat == played else tuple(DATA.colours[colour] for colour in by_seat)
