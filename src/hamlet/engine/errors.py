"""What can go wrong, one class a layer that refuses; each message is one line for a person."""


class HamletError(Exception):
    """Anything a caller did that Hamlet refuses, with a reason that fits on one line."""


class MalformedMove(HamletError):
    """The text is no move of this game at all."""


class IllegalMove(HamletError):
    """The move can be read but a rule forbids it here.

    `rule` is the id of that rule, such as "PB-14".
    """

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class UnknownGame(HamletError):
    """There is no game of that name."""


class BadGame(HamletError):
    """A game's folder lacks something that every game has."""


class UnknownBot(HamletError):
    """There is no bot of that name for this game."""


class BadPlayers(HamletError):
    """The game is not for that number of players."""


class BadOption(HamletError):
    """The game has no such option, or the option no such value."""


class BadEdition(HamletError):
    """An edition cannot be read or cannot be played; the message says where and why."""


class BadPosition(HamletError):
    """A position that cannot stand on a table."""


class BadDice(HamletError):
    """A source of chance was given something it cannot use, or has run out.

    `given` is what somebody said that cannot fall.
    """

    def __init__(self, message: str, given: str = "") -> None:
        super().__init__(message)
        self.given = given


class TooLarge(HamletError):
    """Something with more positions than can be looked at."""


class BadMatchFile(HamletError):
    """A match file is cut, altered or not a match file."""


class BrokenInvariant(HamletError):
    """The rules themselves went wrong: something was lost or doubled. Never a user's fault."""
