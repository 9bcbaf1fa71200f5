"""The TypeScript of the messages, generated from `wire` and `forms`; never edited.

python -m hamlet.server.typescript web/src/wire.ts
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from hamlet.server import forms, wire

_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
_FORMS = (
    forms.NewTable,
    forms.Created,
    forms.TableCard,
    forms.TableState,
    forms.Review,
    forms.MatchText,
    forms.Replay,
    forms.GameCard,
    forms.GameBook,
    forms.Problem,
    forms.Health,
    forms.Lan,
)


def typescript() -> str:
    """The whole file."""
    shapes = _Shapes()
    lines = [
        "// Generated from src/hamlet/server/wire.py and forms.py by `make wire`. Never edit.",
        "",
    ]
    ask = shapes.name(inspect.type_info(wire.Ask))
    answer = shapes.name(inspect.type_info(wire.Answer))
    for form in _FORMS:
        shapes.name(inspect.type_info(form))
    for text in shapes.found.values():
        lines += [text, ""]
    emotes = ", ".join(f'"{emote}"' for emote in wire.EMOTES)
    lines += [
        f"export type Ask = {ask};",
        "",
        f"export type Answer = {answer};",
        "",
        f"export const EMOTES = [{emotes}] as const;",
    ]
    return "\n".join(lines) + "\n"


class _Shapes:
    """Interfaces by name, in the order in which they are met."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """How a type is written."""
        for plain, text in _PLAIN.items():
            if isinstance(kind, plain):
                return text
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(
                f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values
            )
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.name(member) for member in kind.types)
        if isinstance(kind, inspect.ListType):
            return f"Array<{self.name(kind.item_type)}>"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        return self._interface(kind)

    def _interface(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.found:
            self.found[name] = ""
            self.found[name] = self._body(kind)
        return name

    def _body(self, kind: inspect.StructType) -> str:
        lines = [f"/** {' '.join((kind.cls.__doc__ or '').split())} */"]
        lines.append(f"export interface {kind.cls.__name__} {{")
        if kind.tag_field:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        asked = kind.forbid_unknown_fields
        for field in kind.fields:
            maybe = "?" if asked and not field.required else ""
            lines.append(f"  {field.encode_name}{maybe}: {self.name(field.type)};")
        return "\n".join([*lines, "}"])


if __name__ == "__main__":
    Path(sys.argv[1]).parent.mkdir(parents=True, exist_ok=True)
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
