"""Reading and writing records."""

import os
from pathlib import Path

from guimard.core.errors import BadText, GuimardError


def kept_game() -> Path:
    """Where the game in progress is kept between starts."""
    root = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return root / "guimard" / "last.game"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadText(f"{path} is not a text file.") from None
    except OSError as error:
        raise GuimardError(f"{path} cannot be read: {error.strerror}.") from None


def write_safely(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, not a part."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".new")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise GuimardError(f"{path} cannot be written: {error.strerror}.") from None
