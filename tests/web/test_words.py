"""The client has words for whatever the server may ask it to show.

Options, clashes and refusals.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from guimard.core.options import Clash
from guimard.games.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
SOURCES = ROOT / "src" / "guimard"
# Told to programs, never to a player: no page sends such a request, and the study board is no table.
FOR_PROGRAMS = {"no-method", "not-json", "not-legal"}
# Reasons that are not written out where they are used.
PUT_TOGETHER = {"f'not-{wanted}'": ("not-open", "not-playing", "not-finished")}


def messages() -> set[str]:
    """Return the names of the English messages; the other languages have the same."""
    files = [*PAGE.glob("shared/i18n/locales/en/*.ftl"), *PAGE.glob("games/**/texts/en.ftl")]
    texts = [file.read_text("utf-8") for file in files]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def _what(clash: Clash) -> list[str]:
    """What clashes, as the page names the text: the options, and the values of lists."""
    names = [[name, *value] if isinstance(value, tuple) else [name] for name, value in clash.when.items()]
    return [part for parts in names for part in parts]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_choice_and_clash_has_words(name: str) -> None:
    spec = GAMES[name].options
    options = {f"option-{{}}{option.name}" for option in spec.options}
    named = {
        f"colour-{c}" if o.name == "colours" else f"option-{{}}{o.name}-{c}"
        for o in spec.options
        for c in o.choices
        if isinstance(c, str)
    }
    helped = {f"option-{{}}{o.name}-{c}-help" for o in spec.options for c in o.choice_help}
    clashes = {f"clash-{{}}{'-'.join(_what(clash))}" for clash in spec.clashes}
    known = messages()  # in words of this game, or of all games
    untold = [
        key for key in options | named | helped | clashes if not {key.format(f"{name}-"), key.format("")} & known
    ]
    assert untold == []


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_of_ours_is_told_where_its_option_is_chosen(name: str) -> None:
    noted = {
        "-".join(("option", name, option.name, *([choice] if choice else []), "note"))
        for option in GAMES[name].options.options
        for choice in option.notes
    }
    noted |= {f"game-{name}-note"} if GAMES[name].options.note else set()
    assert noted - messages() == set()


class Reason(NamedTuple):
    """A reason of refusal in the sources, and the messages of which one must tell it."""

    file: str
    reason: str
    told_by: frozenset[str]


def reasons(path: Path) -> Iterator[Reason]:
    """The reasons a file refuses for.

    Written where it does, or the keys of its table of sentences, or of the sentences of a verb.
    """
    tree, file = ast.parse(path.read_text("utf-8")), str(path.relative_to(SOURCES))
    game = next((name for name in GAMES if f"games/{name}/" in path.as_posix()), "")
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        for keyword in call.keywords if isinstance(call.func, ast.Name) and call.func.id == "Verb" else []:
            if keyword.arg == "refusals" and isinstance(keyword.value, ast.Dict):
                yield from (_told(file, game, ast.literal_eval(key)) for key in keyword.value.keys if key)
        if isinstance(call.func, ast.Name) and call.func.id in ("Refusal", "Illegal"):
            match call.args[0]:
                case ast.Constant(value=str(reason)):
                    yield _told(file, game, reason)
                case ast.Attribute(attr="reason"):  # one that somebody else gave is handed on
                    pass
                case ast.Name(id="reason"):
                    keys = _sentences(tree)
                    yield from (_told(file, game, key) for key in keys)
                    chosen = [] if keys else _chosen(tree)
                    yield from (Reason(file, key, frozenset({f"refused-{key}"})) for key in chosen)
                    assert keys or chosen, f"{file}, line {call.lineno}: which reasons can this be?"
                case other:
                    assert ast.unparse(other) in PUT_TOGETHER, (
                        f"{file}, line {call.lineno}: which reasons can this be?"
                    )
                    for reason in PUT_TOGETHER[ast.unparse(other)]:
                        yield Reason(file, reason, frozenset({f"refused-{reason}"}))


def _told(file: str, game: str, reason: str) -> Reason:
    """Return a reason of a game, which words of the game or of all games tell."""
    return Reason(file, reason, frozenset({f"refused-{reason}", f"refused-{game}-{reason}"}))


def _sentences(tree: ast.Module) -> list[str]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_SENTENCES":
            return list(ast.literal_eval(node.value))
    return []


def _chosen(tree: ast.Module) -> list[str]:
    """The texts of which some ``reason = …`` takes one."""
    assigned = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    values = [node.value for node in assigned if ast.unparse(node.targets[0]) == "reason"]
    texts = [node for value in values for node in ast.walk(value) if isinstance(node, ast.Constant)]
    return [node.value for node in texts if isinstance(node.value, str)]


def test_every_refusal_has_words() -> None:
    found = [reason for path in SOURCES.rglob("*.py") for reason in reasons(path)]
    known = messages()
    untold = [reason for reason in found if not reason.told_by & known and reason.reason not in FOR_PROGRAMS]
    assert untold == []


def test_no_words_for_refusals_that_do_not_occur() -> None:
    """So the test above sees all the reasons there are; some are the page's own."""
    told_by = frozenset().union(*(reason.told_by for path in SOURCES.rglob("*.py") for reason in reasons(path)))
    rest = {key for key in messages() if key.startswith("refused-")} - told_by
    page = "".join(path.read_text("utf-8") for path in PAGE.rglob("*.*") if path.suffix in (".ts", ".svelte"))
    assert [key for key in sorted(rest) if f'"{key.removeprefix("refused-")}"' not in page] == []
