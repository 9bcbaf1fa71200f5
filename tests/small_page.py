"""A built page of a few files, for tests of the server that hands it out."""

from __future__ import annotations

import gzip
from pathlib import Path

SCRIPT = "console.log('oink');\n" * 40
FILES = {
    "index.html": "<!doctype html><title>Hamlet</title>",
    "assets/main-5ce8.js": SCRIPT,
    "assets/look-77aa.css": "b{}",
    "manifest.webmanifest": "{}",
    "sw.js": "self.x = 1;",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
}


def build(folder: Path) -> Path:
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "assets/main-5ce8.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return folder
