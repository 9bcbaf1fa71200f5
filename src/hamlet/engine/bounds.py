"""Bounds of what editions, options and positions may say, checked while they are read.

Whatever comes from outside is bounded here first, so that nothing is built from more than a
table could show. Where a game knows a tighter bound it says its own.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Word: TypeAlias = Annotated[str, Meta(max_length=40)]
"""What a component, a phase or an option is called."""
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""What an edition or a plan is called."""
LONGEST_NAME: Final = 80
PersonName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""What somebody at the table is called."""
Line: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A line of a log."""
LONGEST_WORDS: Final = 2000
Load: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORDS)]
"""Many tokens in one word, a letter each; or the words that dice are mixed with."""
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
"""A number that the game itself compares with what it knows, and names in its refusal."""
Place: TypeAlias = Annotated[float, Meta(ge=-10_000, le=10_000)]
"""Where something is drawn."""
SeatList: TypeAlias = Annotated[list[Number], Meta(max_length=64)]
"""Seats, faces or cells: a few numbers."""
WordList: TypeAlias = Annotated[list[Word], Meta(max_length=200)]
"""Names in a row."""
Choices: TypeAlias = Annotated[dict[Word, Word | Number | bool], Meta(max_length=32)]
"""Options by their names, before the game says which there are."""
Counts: TypeAlias = Annotated[dict[Word, Number], Meta(max_length=64)]
"""How many there are of each."""
