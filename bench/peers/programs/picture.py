"""Draws games per second as bars, in the colours of the page: measured as JSON on stdin, SVG out.

usage: picture.py PALETTE.css PICTURE.svg < measured.json
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import matplotlib as mpl

mpl.use("svg")
import matplotlib.pyplot as plt


def main() -> None:
    by_day, _, _ = Path(sys.argv[1]).read_text().partition("\n}")
    colours = dict(re.findall(r"--([\w-]+): (#\w+);", by_day))
    measured = json.load(sys.stdin)
    mpl.rcParams.update({"svg.hashsalt": "hamlet", "text.color": colours["ink"], "font.size": 11})
    names = list(measured["rates"])
    rates = [measured["rates"][name] for name in names]
    figure, axes = plt.subplots(figsize=(8.6, 0.5 * len(names) + 1.3), layout="constrained")
    figure.set_facecolor(colours["paper"])
    axes.set_facecolor(colours["paper"])
    fill = [colours["pig-shade"] if name == names[0] else colours["straw"] for name in names]
    bars = axes.barh(names, rates, color=fill, edgecolor=colours["ink"], linewidth=1.2)
    axes.bar_label(bars, [f"{rate:,.0f}" for rate in rates], padding=5, color=colours["ink"])
    axes.set_xscale("log")
    axes.set_xlim(min(rates) / 3, max(rates) * 8)
    axes.invert_yaxis()
    axes.set_title(measured["title"], loc="left")
    axes.set_xlabel("games a second of processor time, one core", color=colours["ink-soft"])
    axes.tick_params(colors=colours["ink"])
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(colours["ink-soft"])
    figure.savefig(sys.argv[2], metadata={"Date": None})


if __name__ == "__main__":
    main()
