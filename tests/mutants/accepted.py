"""What is accepted, and why: rules that only data carries, and mutants that change nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "accepted.toml"


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant that no play can tell from the function, or that no scenario can reach."""

    function: str
    before: str
    after: str
    why: str


class Accepted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: reasons by rule, and the mutants."""

    data: dict[str, str]
    equivalent: list[Equivalent]

    def reasons(self) -> dict[tuple[str, str, str], str]:
        """Why each of the mutants may live."""
        return {(item.function, item.before, item.after): item.why for item in self.equivalent}


@cache
def accepted() -> Accepted:
    """What the file says."""
    return msgspec.toml.decode(FILE.read_bytes(), type=Accepted)
