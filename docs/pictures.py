"""`make pictures`: retakes the pictures of the README and the docs from the running program."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import hamlet
from hamlet.bots.bot import Budget
from hamlet.bots.registry import make_bot
from hamlet.engine.stream import Stream
from hamlet.files import write_text

HERE = Path(__file__).parent / "pictures"
MIDDLE = {
    "three_little_pigs": (3, 160),
    "cochonstructeurs": (4, 150),
    "woofy": (3, 38),
    "piggyback": (4, 41),
}
"""For each game the players and the number of steps after which its picture is taken."""


def main() -> None:
    """One picture a game: a seeded match of greedy bots, stopped in the middle."""
    HERE.mkdir(exist_ok=True)
    for name, (players, steps) in MIDDLE.items():
        write_text(HERE / f"{name}.svg", picture(name, players, steps))


def picture(name: str, players: int, steps: int) -> str:
    """The terminal table of a match as an SVG."""
    match = hamlet.game(name, players).match(seed=8)
    luck = Stream(8, 1)
    for _ in range(steps):
        if match.actor == "chance":
            match.roll()
        elif match.actor is not None:
            choice = make_bot(match.game, "greedy").choose(
                match.game, match.state.copy(), Budget(), luck
            )
            match.play_code(choice.move)
    console = Console(record=True, width=92, file=io.StringIO())
    kind = match.game.kind
    console.print(kind.picture.draw(match.game.box, match.state), highlight=False)
    console.print()
    told = [kind.words.sentence(event, "en") for event in match.events]
    for sentence in filter(None, told):
        console.print(f"[italic]{sentence}[/]", highlight=False)
    for number, move in enumerate(match.moves(), 1):
        console.print(f"  [cyan]{number}[/] {move}", highlight=False)
    svg = console.export_svg(title=f"hamlet play {name} --terminal")
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
