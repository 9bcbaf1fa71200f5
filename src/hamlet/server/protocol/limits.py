"""How much of everything: sizes, lengths, counts and times that the page's side meets."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

LONGEST_NAME: Final = 24
"""Letters of what somebody is called."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Character = Annotated[str, Meta(max_length=16, pattern=r"^[a-z-]*$")]
FileName = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f]*$")]
BotName = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=200)]
DiceWords = Annotated[str, Meta(min_length=1, max_length=200)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 in hexadecimal."""
NoDigest = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
"""A SHA-256 in hexadecimal, or nothing."""
ClockSeconds = Annotated[int, Meta(ge=0, le=86_400)]
Language = Annotated[str, Meta(max_length=35, pattern=r"^[A-Za-z0-9-]*$")]
"""A language by its name: fr, or fr-CA. Who asks for one that nobody speaks is told in English."""

LONGEST_MESSAGE: Final = 4096
"""Bytes of one message over the WebSocket."""
LARGEST_BODY: Final = 262_144
"""Bytes of one HTTP request."""
LONGEST_FILE: Final = 200_000
"""Letters of a match file that is replayed, or of an edition."""
LONGEST_LOG: Final = 5000
"""Lines of a file that are replayed; the longest real matches have some hundreds."""
LONGEST_REASON: Final = 400
"""Letters in which a refusal says why."""

BUILDING: Final = 2
"""Tables that are built at once, beside the event loop."""
BUILD_WAITING: Final = 64
"""So many may wait to be built."""
BUILD_SECONDS: Final = 5.0
"""How long a table may take to be built, waiting included."""

HELLO_SECONDS: Final = 10.0
"""How long a page may take to say hello."""
HELLO_TRIES: Final = 5
"""Messages before hello that are refused one by one."""
FLOOD: Final = 200
"""After so many messages too many, a page is let go."""
OUTBOX: Final = 400
"""Messages that may wait for a page before it is let go."""
RECENT: Final = 40
"""Messages kept at each table for those who were away a moment."""
MISSED: Final = 200
"""Whoever missed more than that is told only how it stands now."""

CLOSED_FORBIDDEN: Final = 4403
CLOSED_GONE: Final = 4404
CLOSED_TOO_SLOW: Final = 4409
CLOSED_TOO_MANY: Final = 4429
"""Codes with which a WebSocket is closed: a foreign origin, no such table (or it is over for
this page), a page that cannot follow or was sent away, too many."""
