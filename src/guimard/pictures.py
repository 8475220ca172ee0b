"""Matches as text and as SVG, for ``print`` and for notebooks.

The drawings are imported when the first picture is asked for: most programs draw nothing.
"""

from guimard.core.match import AnyMatch


def text(match: AnyMatch) -> str:
    """Draw a match in characters, as the seat to act sees it."""
    from guimard.cli.terminal.drawing import blank_page, page_as_text, print_match

    page = blank_page()
    print_match(match, match.to_act, page)
    return page_as_text(page)


def svg(match: AnyMatch) -> str:
    """Draw a match as SVG, as the seat to act sees it."""
    from guimard.cli.terminal.drawing import blank_page, page_as_svg, print_match

    page = blank_page()
    print_match(match, match.to_act, page)
    return page_as_svg(page, match.game.title)
