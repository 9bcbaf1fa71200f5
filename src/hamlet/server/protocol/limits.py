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
Digest = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
"""A SHA-256 in hexadecimal."""
NoDigest = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$")]
"""A SHA-256 in hexadecimal, or nothing."""
ClockSeconds = Annotated[int, Meta(ge=0, le=86_400)]
Language = Annotated[str, Meta(max_length=35, pattern=r"^[A-Za-z0-9-]*$")]
"""A language by its name: fr, or fr-CA. Who asks for one that nobody speaks is told in English."""

MOST_DICE: Final = 32
"""Dice of one throw."""
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

BUILDING: Final = 1
"""Tables that are built at once, on a thread beside the event loop."""
BUILD_WAITING: Final = 64
"""So many may wait to be built."""
BUILD_SECONDS: Final = 5.0
"""How long a table may take to be built, waiting included."""

WORKER_NICENESS: Final = 5
"""Worker processes let the server itself go first."""
WORKER_START_SECONDS: Final = 60.0
"""A worker that has not begun after so long is replaced."""
THINKING_SLACK: Final = 10.0
"""Seconds beyond its own time that a bot may take, to load what it needs."""
ADVISERS: Final = 2
ADVICE_SECONDS: Final = 20.0
ADVICE_WAITING: Final = 8
"""So many may ask for advice at once."""
REVIEW_SECONDS: Final = 300.0
REVIEW_PATIENCE: Final = 15.0
"""How long a request waits for a review; it goes on being made, for the next request."""
REVIEWS_PER_CLIENT: Final = 4
SOLVE_SECONDS: Final = 180.0
SOLVING_PER_CLIENT: Final = 2
MOST_SOLVED: Final = 1_500_000
"""Positions of a game that is solved for a table; more would be more than 14 MB each."""
READ_SECONDS: Final = 15.0
"""How long a file may take to be read or replayed."""
READING_PER_CLIENT: Final = 4
"""Files that may wait to be read, reviews to be made and games to be solved for one client."""
LARGEST_REPLAY: Final = 16_000_000
"""Bytes of a replay."""
REPLAYS: Final = 8
REPLAYS_PER_CLIENT: Final = 2
"""Replays on their way at once, altogether and to one client."""
KEPT_REVIEWS: Final = 200
KEPT_SOLVED: Final = 200
KEPT_SLOW: Final = 500
KEPT_BOTS: Final = 32
KEPT_SOLUTIONS: Final = 4
"""What is remembered: reviews, what was solved, bots that were too slow; and in each worker
bots, and solutions."""

UNWATCHED_PACE: Final = 20.0
"""Seconds between two moves of bots where people sit but nobody watches; bots among themselves
wait until somebody comes."""
LONGEST_TABLE: Final = 20_000
"""Changes of one table; the longest real matches have some hundreds."""
REQUESTS_AT_ONCE: Final = 16
"""HTTP requests of one client that are answered at once; others wait."""
SLOWED_AFTER: Final = 20
"""After so many requests too many, refusals come slowly."""
LARGEST_WISH: Final = 65_536
"""Bytes of the wish for a table; an edition of ours has 6 KB."""
MESSAGES: Final = 100.0
"""WebSocket messages a second of one client, over all its pages; twice that at once."""
EFFORT: Final = 0.35
EFFORT_AT_ONCE: Final = 1.0
"""Seconds of the server's own time that one client may take a second, and at once; what goes
beyond is done one after the other, as time is left."""
TABLES_AN_HOUR: Final = 600
TABLES_AT_ONCE: Final = 200
"""Tables that one client may make."""
BYTES_A_DAY: Final = 256_000_000
"""What one client may have written into the database, twice that on the first day."""
CATCHING_UP: Final = 2.0
CATCHING_UP_AT_ONCE: Final = 40
"""How often a second one client may be told what it missed; else it is told how it stands."""

HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
"""How long a connection may take to ask, and then to send the rest."""
STALL_SECONDS: Final = 20.0
"""How long somebody may leave unread what is written to them."""
CLOSE_SECONDS: Final = 10.0
"""How long a connection that is being closed may take to read the last of it."""
KEEP_ALIVE_SECONDS: Final = 5
PING_SECONDS: Final = 20.0
"""After so long a page is asked whether it is still there, and let go if it does not answer."""
LONGEST_HEADER: Final = 16_384
"""Bytes of a request's header."""
CONTROL_RATE: Final = 5.0
"""Control frames a second from one page, twice that at once."""
MOST_FRAGMENTS: Final = 64
"""Pieces of one message."""
CONNECTIONS_BESIDES: Final = 100
"""Connections that one client may have besides its open pages."""
MOST_FILES: Final = 65_536
"""Files that may be open, if the system lets us have so many."""

HELLO_SECONDS: Final = 10.0
"""How long a page may take to say hello."""
HELLO_TRIES: Final = 5
"""Messages before hello that are refused one by one."""
FLOOD: Final = 200
"""After so many messages too many, a page is let go."""
OUTBOX: Final = 400
"""Messages that may wait for a page before it is let go."""
OUTBOX_LETTERS: Final = 2_000_000
"""Letters that may wait for a page, all messages together, before it is let go."""
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
