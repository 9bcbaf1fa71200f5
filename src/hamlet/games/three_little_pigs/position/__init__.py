"""A position as plain data: written, restored, checked, and counted at the end."""

from hamlet.games.three_little_pigs.position.restored import restore
from hamlet.games.three_little_pigs.position.sheet import result
from hamlet.games.three_little_pigs.position.soundness import check
from hamlet.games.three_little_pigs.position.written import start, write

__all__ = ["check", "restore", "result", "start", "write"]
