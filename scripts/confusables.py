"""Shorten Unicode's table of confusable characters to what names need.

    python scripts/confusables.py confusables.txt > src/guimard/store/confusables.txt

The input is Unicode's own file (https://www.unicode.org/Public/security/). Each line of the output is a prototype, a
tab, and all single characters that look like it. Characters that names may not contain are left out.
"""

import sys
import unicodedata
from pathlib import Path


def main() -> None:
    lines = Path(sys.argv[1]).read_text("utf-8-sig").splitlines()
    notice = [line for line in lines[:8] if any(word in line for word in ("©", "Version", "terms"))]
    looks_like: dict[str, list[str]] = {}
    for line in lines:
        fields = line.partition("#")[0].split(";")
        if len(fields) < 3:
            continue
        source, prototype = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
        if len(source) == 1 and unicodedata.category(source)[0] not in "CZ" and source == _as_compared(source):
            looks_like.setdefault(prototype, []).append(source)
    print(
        "# Characters that look alike, from confusables.txt of the Unicode Security Mechanisms (UTS #39), shortened."
    )
    print("\n".join(notice))
    for prototype, sources in sorted(looks_like.items()):
        print(f"{prototype}\t{''.join(sources)}")


def _as_compared(text: str) -> str:
    """Normalise a text as names are before they are compared."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))


if __name__ == "__main__":
    main()
