"""What rude clients send: editions, files, frames and half requests, as bad as they can be."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from typing import Any

import hamlet
from hamlet.engine.dice import FairDice
from hamlet.engine.edition import edition_dict
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, SeatLine, match_file, write_match

RUDE = "127.0.0.2"
"""Where the rude come from: another client than those who play."""


def crowded_edition(meetings: int = 10_000) -> dict[str, Any]:
    """An edition of Cochonstructeurs whose ring has far more meetings than a board."""
    edition = edition_dict(hamlet.kind("cochonstructeurs").default_edition)
    return {**edition, "meetings": {f"m{number}": number for number in range(meetings)}}


def own_edition(game: str, number: int) -> dict[str, Any]:
    """A playable edition that nobody else has."""
    edition = edition_dict(hamlet.kind(game).default_edition)
    return {**edition, "name": f"{edition['name']} {number}"}


def named_match(letters: int) -> str:
    """A match file whose players have long names; each is said at almost every step."""
    match = hamlet.game("piggyback", 7).match(dice=FairDice(bytes(32)))
    return _written(match, 10_000, "n" * letters)


def long_match(lines: int) -> str:
    """A match file whose replay is large: a long way, and a die of many faces."""
    edition = edition_dict(hamlet.kind("piggyback").default_edition)
    faces = [f"{colour} {number}" for colour in ("red", "black") for number in range(1, 11)]
    endless = {**edition, "plates": [999] * 8, "die": faces, "again": {}}
    match = hamlet.game("piggyback", 7, edition=endless).match(dice=FairDice(bytes(32)))
    return _written(match, lines, "somebody")


def _written(match: Match, lines: int, name: str) -> str:
    while match.actor is not None and len(match.log) < lines:
        match.roll() if match.actor == "chance" else match.play(match.moves()[-1])
    line = DiceLine("fair", None, "", "", bytes(32).hex())
    return write_match(match_file(match, [SeatLine(name)] * 7, line))


def dotted_text(dots: int) -> str:
    """TOML that takes a time that grows with the square of its length."""
    return "hamlet = 1\n" + "a." * dots + "a = 1\n"


def connected(port: int, source: str = RUDE, reads: int = 4096) -> socket.socket:
    """A connection of somebody who hardly reads."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
    made.bind((source, 0))
    made.connect(("127.0.0.1", port))
    return made


def request(
    method: str, path: str, port: int, body: bytes = b"", length: int | None = None
) -> bytes:
    """A request as bytes; `length` may promise more than comes."""
    told = len(body) if length is None else length
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-length: {told}\r\n"
    return head.encode() + b"content-type: application/json\r\n\r\n" + body


def upgraded(port: int, table: str, source: str = RUDE) -> socket.socket:
    """An open WebSocket at a table, which has not said hello."""
    made = connected(port, source)
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
        f"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\n\r\n".encode()
    )
    made.recv(1024)
    return made


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A masked frame as a browser sends it; the mask is all zeros."""
    length = len(payload)
    head = bytes([opcode | (0x80 if last else 0)])
    if length < 126:
        return head + bytes([0x80 | length]) + bytes(4) + payload
    return head + bytes([0x80 | 126]) + length.to_bytes(2, "big") + bytes(4) + payload


PING, TEXT, MORE = 9, 1, 0


async def flood(made: socket.socket, data: bytes, most: int) -> bool:
    """Send the same again and again and never read; whether we were cut off."""
    loop = asyncio.get_running_loop()
    made.setblocking(False)
    try:
        for _ in range(most):
            await asyncio.wait_for(loop.sock_sendall(made, data), 5)
    except (OSError, TimeoutError) as error:
        return not isinstance(error, TimeoutError)
    return await _is_cut(made)


async def _is_cut(made: socket.socket) -> bool:
    """Whether the other side has closed, once everything before is read."""
    loop = asyncio.get_running_loop()
    try:
        while True:
            if not await asyncio.wait_for(loop.sock_recv(made, 65_536), 2):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
