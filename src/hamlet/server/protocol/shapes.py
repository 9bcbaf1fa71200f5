"""What every game shapes in its own way: plain data here, a type of each game's own in the page.

`schema` describes the games' shapes; `tsType` is the name under which the page knows them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hamlet.engine.vocabulary import Json

Position = Annotated[Json, Meta(extra_json_schema={"tsType": "Position"})]
BoxContents = Annotated[Json, Meta(extra_json_schema={"tsType": "Box"})]
Facts = Annotated[Json, Meta(extra_json_schema={"tsType": "Facts"})]
Changes = Annotated[Json, Meta(extra_json_schema={"tsType": "Record<string, unknown>"})]
"""The entries of a position or of facts that are not as they were."""
SheetRow = Annotated[Json, Meta(extra_json_schema={"tsType": "SheetRow"})]
"""A seat's row of the score sheet, in games that count points."""
GameEvent = Annotated[Json, Meta(extra_json_schema={"tsType": "GameEvent"})]
GameEdition = Annotated[Json, Meta(extra_json_schema={"tsType": "Edition"})]
GameOptions = Annotated[dict[str, str | int | bool], Meta(extra_json_schema={"tsType": "Options"})]
