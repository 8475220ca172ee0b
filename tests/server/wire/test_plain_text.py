"""What may be written in names and chat."""

import pytest

from guimard.server.wire.plain_text import clean_chat, clean_name
from guimard.server.wire.refusals import Refusal

UNSEEN = {
    "zero width space": "\u200b",
    "right-to-left override": "\u202e",
    "isolate": "\u2066",
    "nul": "\0",
    "escape": "\x1b",
    "soft hyphen": "\u00ad",
    "hangul filler": "\u3164",
    "braille blank": "\u2800",
    "tag letter": "\U000e0041",
    "variation selector": "\ufe01",
    "private use": "\ue000",
    "lone surrogate": "\udc80",
}


@pytest.mark.parametrize("char", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_cannot_be_seen_is_refused(char: str) -> None:
    for clean in (clean_name, clean_chat):
        with pytest.raises(Refusal, match="cannot be seen"):
            clean(f"Ada{char}Ben")


@pytest.mark.parametrize("name", ["Zoé", "Łukasz", "Иван", "王小明", "Ada  Lovelace ", "O'Brien-2", "🚇", "Å"])
def test_names_of_people_pass(name: str) -> None:
    assert clean_name(name) == " ".join(name.split())


@pytest.mark.parametrize("name", [" ", "...", "-"])
def test_a_name_needs_letters(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.reason == "no-name"


def test_chat_may_use_emoji_that_are_joined() -> None:
    for text in ("Bien joué ❤️", "👨‍👩‍👧 plays", "two\nlines"):
        assert clean_chat(text) == " ".join(text.split())
    with pytest.raises(Refusal):
        clean_chat("a\u200db")


def test_letters_carry_only_so_many_marks() -> None:
    for clean in (clean_name, clean_chat):
        assert clean("Nguyễn दिल्ली กี่ Z\u0351\u0352")
        with pytest.raises(Refusal) as refused:
            clean("Z" + "\u0351" * 23)
        assert refused.value.reason == "marks"
