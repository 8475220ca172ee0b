"""The page's types of each game's JSON follow from those in Python."""

from pathlib import Path

import pytest

from guimard.server.wire.game_types import FILES, game_types

PAGE = Path(__file__).resolve().parents[3] / "web" / "src" / "games"


@pytest.mark.parametrize("file", FILES)
def test_the_file_is_up_to_date(file: str) -> None:
    written = (PAGE / file).read_text(encoding="utf-8")
    assert written == game_types(file), "run: python -m guimard.server.wire.game_types web/src/games"


def test_unknown_fields_may_be_left_out_and_unions_are_told() -> None:
    text = game_types("metro/modules/companies/json.ts")
    assert "  gave?: Colour;\n" in text
    assert "  shares?: (Colour | Hidden)[][];\n" in text
    assert 'import type { Colour, Hidden, Percentage } from "../../model/json";\n' in text


def test_aliases_keep_their_names() -> None:
    text = game_types("metromania/model/json.ts")
    assert 'export type Type = "R" | "C" | "E";\n' in text
    assert "  doubled: Type | null;\n" in text
    assert "export type Action = Dig | Border | Build | Close | Double;\n" in text
