"""Where the table in the browser is: said, drawn for telephones, and opened."""

from __future__ import annotations

import contextlib
import os
import sys
import webbrowser
from io import StringIO
from threading import Thread


def say_address(here: str, house: str) -> None:
    """Print the address on this machine, and the one in the house with its picture, if any."""
    print(f"The table is at {here}", flush=True)
    if house:
        print(f"For the other devices in this house: {house}", flush=True)
        _print_code(house)
    print("Stop with Ctrl-C.", file=sys.stderr, flush=True)


def _print_code(address: str) -> None:
    """The address as a picture that a telephone can read, if the terminal can draw it."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    with contextlib.suppress(UnicodeEncodeError):
        print(drawn.getvalue(), flush=True)


def open_browser(address: str) -> None:
    """Show the address in a browser with windows; a text browser would take this terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
        Thread(target=browser.open, args=(address,), daemon=True).start()
