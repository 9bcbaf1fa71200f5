"""python -m wording          says what is wrong with the catalogues (part of make check)
python -m wording --write  lays them out as usual and writes the page's keys (make words)
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from hamlet.speech.languages import REFERENCE, language, languages
from wording.catalogues import CatalogueFile, catalogue_paths, read_catalogue
from wording.comparison import lacks, misfits, unknown_functions, untypographic
from wording.games import game_faults
from wording.page_types import WRITTEN, page_types
from wording.uses import page_faults, python_faults


def write() -> None:
    """Lay out every catalogue, and write the page's keys."""
    for code in languages():
        for path in catalogue_paths(code).values():
            read = read_catalogue(path)
            if len(read.faults) <= 1:
                path.write_text(read.formatted, encoding="utf-8")
    WRITTEN.write_text(page_types(), encoding="utf-8")


def faults() -> Iterator[str]:
    """Everything that is wrong, a line each."""
    reference = {name: read_catalogue(path) for name, path in catalogue_paths(REFERENCE).items()}
    for code in languages():
        yield from _language_faults(code, reference)
    yield from game_faults()
    yield from python_faults()
    yield from page_faults()
    if not WRITTEN.is_file() or WRITTEN.read_text(encoding="utf-8") != page_types():
        yield f"{WRITTEN.name} is not what the catalogues say; make words writes it"


def _language_faults(code: str, reference: dict[str, CatalogueFile]) -> Iterator[str]:
    paths = catalogue_paths(code)
    for name in reference.keys() - paths.keys():
        yield f"{code}: {name}.ftl is missing"
    for name, path in paths.items():
        ours = read_catalogue(path)
        found = [*ours.faults, *_file_faults(code, ours, reference.get(name))]
        yield from (f"{code}/{name}.ftl: {fault}" for fault in found)


def _file_faults(code: str, ours: CatalogueFile, other: CatalogueFile | None) -> Iterator[str]:
    if other is None:
        yield "there is no such file in the reference language"
        return
    yield from lacks(ours, other)
    known = language(code)
    for key, sentence in ours.sentences.items():
        if key in other.sentences:
            yield from misfits(sentence, other.sentences[key])
        yield from unknown_functions(sentence, known)
        yield from untypographic(sentence, known.spaces)


def main() -> int:
    """The exit code: 2 if anything is wrong."""
    if "--write" in sys.argv[1:]:
        write()
        return 0
    found = sorted(set(faults()))
    for fault in found:
        print(fault, file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
