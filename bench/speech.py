"""What a sentence costs: python -m bench.speech

Random matches are told in every language, as they are at a table: what was said before is kept.
`anew` is the price of a sentence that nobody has said yet. It is processor time, so that a busy
machine says the same.
"""

from __future__ import annotations

import time

import hamlet
from hamlet.engine.vocabulary import Json
from hamlet.engine.words import Words
from hamlet.speech.languages import languages

NAMES = ["Rosie", "Basile", "Margot", "Iris"]
MATCHES = 10


def events_of(game: str) -> list[Json]:
    """What happens in a few random matches."""
    found: list[Json] = []
    for seed in range(MATCHES):
        match = hamlet.game(game).match(seed=seed)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(match.moves()[len(found) % len(match.moves())])
            found += match.events
    return found


def microseconds(words: Words, events: list[Json], language: str, names: list[str]) -> float:
    """The mean time of a sentence."""
    words.title(language)
    began = time.process_time()
    for event in events:
        words.sentence(event, language, names)
    return 1e6 * (time.process_time() - began) / len(events)


def anew(words: Words, events: list[Json], language: str) -> float:
    """The same where nobody has said any of it: every event is told of other people."""
    spent = 0.0
    for number, event in enumerate(events):
        strangers = [f"{name} {number}" for name in NAMES]
        spent += microseconds(words, [event], language, strangers)
    return spent / len(events)


def main() -> None:
    """A line for each game and language."""
    for game in hamlet.SHELF:
        events, words = events_of(game), hamlet.kind(game).words
        for language in languages():
            usual = microseconds(words, events, language, NAMES)
            fresh = anew(words, [event for event in events if "seat" in event], language)
            print(f"{game:20} {language}  {usual:5.1f} µs a sentence, {fresh:5.1f} anew")


if __name__ == "__main__":
    main()
