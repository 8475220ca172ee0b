"""The client has words for whatever the server may ask it to show: options, clashes and refusals."""

import re
from pathlib import Path

import pytest

from guimard.games.registry import GAMES

ROOT = Path(__file__).parents[2]
ENGLISH = ROOT / "web" / "src" / "shared" / "i18n" / "locales" / "en"  # the others have the same messages
REFUSAL = re.compile(r'\b(?:Refusal|Illegal)\(\s*"([a-z-]+)"')
# Told to programs, never to a player: no page sends such a request, and the study board is no table.
FOR_PROGRAMS = {"no-method", "not-json", "not-legal"}


def messages() -> set[str]:
    texts = [file.read_text("utf-8") for file in ENGLISH.glob("*.ftl")]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("name", GAMES)
def test_every_option_choice_and_clash_has_words(name: str) -> None:
    spec = GAMES[name].options
    options = {f"option-{name}-{option.name}" for option in spec.options}
    named = {f"option-{name}-{o.name}-{c}" for o in spec.options for c in o.choices if isinstance(c, str)}
    helped = {f"option-{name}-{o.name}-{c}-help" for o in spec.options for c in o.choice_help}
    clashes = {f"clash-{name}-{number}" for number in range(len(spec.clashes))}
    assert (options | named | helped | clashes) - messages() == set()


def test_every_refusal_has_words() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "guimard").rglob("*.py"))
    told = {key.removeprefix("refused-") for key in messages() if key.startswith("refused-")}
    told |= {key.removeprefix(f"{game}-") for game in GAMES for key in told}
    assert set(REFUSAL.findall(sources)) - told - FOR_PROGRAMS == set()
