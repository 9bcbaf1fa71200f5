"""A private PostgreSQL and a private Redis on free loopback ports, gone after the test."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

from serving import free_port


class Services:
    """`with Services() as services:` gives their addresses."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="hamlet-services-"))
        self._data = self._folder / "postgresql"
        self.postgresql_port, self._redis_port = free_port(), free_port()
        self.postgresql = f"postgresql://hamlet@127.0.0.1:{self.postgresql_port}/postgres"
        self.redis = f"redis://127.0.0.1:{self._redis_port}/0"
        self._redis: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Services:
        try:
            self._start_postgresql()
            self.start_redis()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if (self._data / "postmaster.pid").exists():
            self._postgres("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")
        if self._redis is not None:
            self._redis.terminate()
            self._redis.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)

    def restart_postgresql(self) -> None:
        """As if the power had failed: every connection is gone."""
        self._postgres("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")
        self._run_postgresql()

    def stop_redis(self) -> None:
        assert self._redis is not None
        self._redis.terminate()
        self._redis.wait(10)

    def _start_postgresql(self) -> None:
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._postgres("initdb", "-D", str(self._data), "-U", "hamlet", "--auth=trust", "-N")
        self._run_postgresql()

    def _run_postgresql(self) -> None:
        options = (
            f"-p {self.postgresql_port} -c listen_addresses=127.0.0.1 "
            f"-c unix_socket_directories={self._folder} -c max_connections=60"
        )
        log = str(self._folder / "log")
        self._postgres("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def _postgres(self, program: str, *words: str) -> None:
        """A program of PostgreSQL, which refuses to run as root."""
        found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        assert found, "PostgreSQL is missing: `make services` installs it"
        command = [str(found[-1]), *words]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/tmp"
        )

    def start_redis(self) -> None:
        program = shutil.which("redis-server")
        assert program, "Redis is missing: `make services` installs it"
        words = ["--port", str(self._redis_port), "--bind", "127.0.0.1", "--save", ""]
        self._redis = subprocess.Popen(
            [program, *words, "--dir", str(self._folder)], stdout=subprocess.DEVNULL
        )
        ping = ["redis-cli", "-p", str(self._redis_port), "ping"]
        for _ in range(200):
            if subprocess.run(ping, capture_output=True, check=False).stdout == b"PONG\n":
                return
            time.sleep(0.05)
        raise AssertionError("Redis does not answer")
