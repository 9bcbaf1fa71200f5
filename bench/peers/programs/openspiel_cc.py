"""Builds Piggyback as a C++ game of OpenSpiel against its wheel, and plays it.

usage: openspiel_cc.py GAMES SEED
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import time
from pathlib import Path

sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)  # our library uses what pyspiel brings

import pyspiel  # noqa: E402
from race import AGAIN, EDITION, STEPS  # noqa: E402

HERE = Path(__file__).parent


def built() -> Path:
    """The library, compiled if its source is newer."""
    packages = Path(pyspiel.__file__).parent
    source, library = HERE / "openspiel_race.cc", packages / "openspiel_race.so"
    if library.exists() and library.stat().st_mtime > source.stat().st_mtime:
        return library
    again = ["never", "always", "behind"]
    tables = {"PLATES": EDITION["plates"], "STEPS": STEPS, "AGAIN": map(again.index, AGAIN)}
    macros = [f"-D{name}={','.join(map(str, table))}" for name, table in tables.items()]
    parts = ["", "open_spiel", "open_spiel/abseil-cpp", "open_spiel/json/include"]
    flags = ["-std=c++17", "-O3", "-march=native", "-shared", "-fPIC"]
    words = ["g++", *flags, *macros, *(f"-I{packages / part}" for part in parts)]
    subprocess.run([*words, "-o", str(library), str(source)], check=True)
    return library


def main() -> None:
    library = ctypes.CDLL(str(built()))
    totals = (ctypes.c_int64 * 7)()
    began = time.process_time()
    library.play(ctypes.c_int64(int(sys.argv[1])), ctypes.c_uint64(int(sys.argv[2])), totals)
    seconds = time.process_time() - began
    games, turns, squares, *won = totals
    shown = {"games": games, "turns": turns, "squares": squares, "won": won, "seconds": seconds}
    print(json.dumps(shown))


if __name__ == "__main__":
    main()
