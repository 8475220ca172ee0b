"""The measures and styles of the Metro board in a terminal."""

WIDTH, HEIGHT = 7, 3
LEFT, TOP = 5, 2  # margins for the stations
STYLES = {
    "Y": "bold yellow",
    "B": "bold bright_blue",
    "O": "bold dark_orange",
    "G": "bold green",
    "P": "bold magenta",
    "K": "bold black on white",
    "R": "bold red",
    "W": "bold bright_white",
}


def corner(row: int, column: int) -> tuple[int, int]:
    """Return the row and column of characters where a cell begins."""
    return TOP + 1 + row * (HEIGHT + 1), LEFT + 1 + column * (WIDTH + 1)
