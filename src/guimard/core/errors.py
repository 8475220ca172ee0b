"""The refusals. Everything else that is raised is a bug."""


class GuimardError(Exception):
    """What a user did wrong, in a sentence; never a bug of ours."""


class Illegal(GuimardError):
    """A move that the rules do not allow.

    It has a reason key with arguments, for translation, and an English sentence.
    """

    def __init__(self, reason: str, sentence: str, **arguments: object) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.arguments = arguments


class BadText(GuimardError):
    """A text that is not an action, a position or a record."""


class BadOptions(GuimardError):
    """Options that are unknown, out of range, or cannot go together."""
