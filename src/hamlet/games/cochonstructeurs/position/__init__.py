"""A position as plain data: written, restored, and checked."""

from hamlet.games.cochonstructeurs.position.restored import restore
from hamlet.games.cochonstructeurs.position.written import check, result, start, write

__all__ = ["check", "restore", "result", "start", "write"]
