"""Setting up: who begins, the resource tiles and the roles."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Ints, Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import BEGINS, ROLE_TAKEN, TILE_LAID
from hamlet.games.cochonstructeurs.rules.state import (
    BEGINNING,
    CHOOSING_ROLE,
    DEALING_ROLES,
    LAYING_TILES,
    NONE,
    PATHS,
    RESOURCES,
    ROLES,
    Box,
    Resource,
    Role,
    Site,
)


def begin(site: Site, seat: Seat, story: Story) -> None:
    """CO-5: that player is the first."""
    site.first = seat
    site.seat = seat
    site.phase = LAYING_TILES
    tell(story, BEGINS, seat)


def next_path(site: Site) -> int:
    """The first path without a tile."""
    path = 0
    while path < PATHS and site.tile[path] != NONE:
        path += 1
    return path


def is_laid(site: Site, resource: int) -> bool:
    """CO-1: that tile lies on the board."""
    for path in range(PATHS):
        if site.tile[path] == resource:
            return True
    return False


def list_tiles(site: Site, moves: Ints, weights: Ints) -> int:
    """CO-1: any tile that is not on the board yet, each as likely."""
    count = 0
    for resource in range(RESOURCES):
        if not is_laid(site, resource):
            moves[count] = resource
            weights[count] = 1
            count += 1
    return count


def lay_tile(box: Box, site: Site, resource: Resource, story: Story) -> None:
    """CO-1, CO-3: a tile on the next path; the last one has only one place to go."""
    path = next_path(site)
    site.tile[path] = resource
    tell(story, TILE_LAID, path, resource)
    if next_path(site) == PATHS - 1:
        for last in range(RESOURCES):
            if not is_laid(site, last):
                lay_tile_on(site, PATHS - 1, Resource(last), story)
        site.phase = CHOOSING_ROLE if box.roles_chosen == 1 else DEALING_ROLES


def lay_tile_on(site: Site, path: int, resource: Resource, story: Story) -> None:
    """The last tile."""
    site.tile[path] = resource
    tell(story, TILE_LAID, path, resource)


def is_held(site: Site, role: int) -> bool:
    """CO-3: somebody has that role."""
    for seat in range(len(site.role)):
        if site.role[seat] == role:
            return True
    return False


def roles_left(site: Site) -> int:
    """How many roles nobody has."""
    count = 0
    for role in range(ROLES):
        if not is_held(site, role):
            count += 1
    return count


def list_roles(site: Site, moves: Ints, weights: Ints) -> int:
    """CO-3: any role that nobody has, each as likely."""
    count = 0
    for role in range(ROLES):
        if not is_held(site, role):
            moves[count] = role
            weights[count] = 1
            count += 1
    return count


def take_role(box: Box, site: Site, role: Role, story: Story) -> None:
    """CO-3: the player has that role; when all have one the game begins."""
    give_role(box, site, role, story)
    if site.role[site.seat] == NONE and roles_left(site) == 1:
        for last in range(ROLES):
            if not is_held(site, last):
                give_role(box, site, Role(last), story)
    if site.role[site.seat] != NONE:
        site.phase = BEGINNING


def give_role(box: Box, site: Site, role: Role, story: Story) -> None:
    """The role goes to the player whose turn it is, and the turn to the next."""
    site.role[site.seat] = role
    tell(story, ROLE_TAKEN, site.seat, role)
    site.seat = Seat((site.seat + 1) % box.players)
