"""A page of characters with styles, drawn on in any order."""

from rich.text import Text


class Canvas:
    def __init__(self, rows: int, columns: int) -> None:
        self._cells = [[(" ", "")] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        for i, char in enumerate(text):
            self._cells[row][column + i] = (char, style)

    def cross(self, row: int, column: int, char: str, style: str) -> None:
        """Put a piece of track; where it crosses another, both are seen."""
        under = self._cells[row][column][0]
        self.put(row, column, "┼" if {under, char} == {"│", "─"} else char, style)

    def text(self) -> Text:
        result = Text(no_wrap=True, overflow="crop")
        for row in self._cells:
            for char, style in row:
                result.append(char, style)
            result.append("\n")
        return result
