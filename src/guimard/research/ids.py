"""Names of the environments; they end in the version of the rules, from 0."""

from guimard.games.registry import rules_of


def version(game: str) -> int:
    return rules_of(game).rules_version - 1


def env_id(game: str) -> str:
    """The name in PettingZoo and OpenSpiel: ``metro_v0``."""
    return f"{game}_v{version(game)}"


def gym_id(game: str) -> str:
    """The name in Gymnasium: ``guimard/Metro-v0``."""
    return f"guimard/{rules_of(game).title}-v{version(game)}"
