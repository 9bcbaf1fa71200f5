"""hamlet serve: the table server."""

from __future__ import annotations

from typing import Annotated

import typer

from hamlet.commands.shared import Database, PageFolder, folder

Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any.")]
Lan = Annotated[bool, typer.Option("--lan", help="Listen for all devices in the house.")]
Workers = Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes.")]
Channels = Annotated[str, typer.Option("--channels", help="memory, redis://… or postgresql://….")]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", help="Another origin that may call.")
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option("--trusted-proxy", help="An address or network whose X-Forwarded-For counts."),
]
Thinkers = Annotated[
    int, typer.Option("--thinkers", min=1, max=64, help="Processes in which bots think.")
]
Think = Annotated[float, typer.Option("--think", min=0.01, max=60, help="Seconds a bot may think.")]
Pace = Annotated[
    float, typer.Option("--pace", min=0, max=10, help="Seconds a bot lets people look.")
]
IdleDays = Annotated[
    float, typer.Option("--idle-days", min=0, help="Untouched tables are removed after.")
]
Rate = Annotated[
    int, typer.Option("--rate", min=0, help="Requests a minute and address; 0: no limit.")
]
MessageRate = Annotated[
    float, typer.Option("--message-rate", min=0, help="Messages a second and page.")
]
Viewers = Annotated[int, typer.Option("--viewers", min=1, help="Open pages of one process.")]
ViewersPerAddress = Annotated[
    int, typer.Option("--viewers-per-address", min=1, help="Open pages from one address.")
]
LOOPBACK = ("", "127.0.0.1", "::1", "localhost")


def serve(
    host: Host = "",
    port: Port = 8017,
    lan: Lan = False,
    workers: Workers = 1,
    database: Database = "",
    channels: Channels = "memory",
    page: PageFolder = None,
    origin: Origins = None,
    trusted_proxy: TrustedProxies = None,
    thinkers: Thinkers = 2,
    think: Think = 1.0,
    pace: Pace = 0.4,
    idle_days: IdleDays = 30.0,
    rate: Rate = 1200,
    message_rate: MessageRate = 20.0,
    viewers: Viewers = 5000,
    viewers_per_address: ViewersPerAddress = 200,
) -> None:
    """Run the table server: on this machine only, unless --lan or --host says otherwise."""
    from hamlet.server.serve import serve as run
    from hamlet.server.settings import Settings

    settings = Settings(
        database=database,
        channels=channels,
        lan=lan or host not in LOOPBACK,
        page=folder(page),
        origins=origin or [],
        trusted_proxies=trusted_proxy or [],
        thinkers=thinkers,
        think_seconds=think,
        pace=pace,
        idle_days=idle_days,
        rate=rate,
        message_rate=message_rate,
        viewers=viewers,
        viewers_per_address=viewers_per_address,
    )
    run(settings, host or ("0.0.0.0" if lan else "127.0.0.1"), port, workers)
