"""How a server is run: one object from the command line to every part."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

VARIABLE = "HAMLET_SERVE"
"""Where worker processes find the settings."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. The defaults suit one family's laptop."""

    database: str = ""
    channels: str = "memory"
    lan: bool = False
    page: str = ""
    """The folder of the built page; the one that `make page` fills when empty."""
    editions: list[str] = []
    """TOML files of editions that are offered besides the default ones."""
    origins: list[str] = []
    """Other origins that may call, such as https://play.example.org behind a proxy."""
    trusted_proxies: list[str] = []
    """Addresses and networks of proxies whose X-Forwarded-For counts; nobody's unless named."""
    thinkers: int = 2
    think_seconds: float = 1.0
    pace: float = 0.4
    """Seconds between a position and a bot's move, so that people can follow."""
    idle_days: float = 30.0
    rate: int = 1200
    """HTTP requests a minute and address; 0 for no limit."""
    message_rate: float = 20.0
    """WebSocket messages a second and connection; 0 for no limit."""
    viewers: int = 5000
    """Open WebSockets of one process."""
    viewers_per_address: int = 200
    tables: int = 100_000
    """Tables kept in the database."""

    address: str = ""
    """Where the other devices in the house find this server; empty if they cannot."""

    @property
    def page_folder(self) -> Path:
        """Where the built page lies."""
        return Path(self.page) if self.page else Path(__file__).parent / "page"

    def export(self) -> None:
        """Leave the settings where worker processes will look."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def settings_from_environment() -> Settings:
    """The settings that the parent process left."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
