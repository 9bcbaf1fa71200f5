"""The two decks: event cards of the mystery spaces, and major events of the red cells."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Ints, Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import (
    DREW,
    DREW_MAJOR,
    GAINED,
    LUCK_TURNED,
    SABOTAGED,
    WINTER_CAME,
)
from hamlet.games.cochonstructeurs.rules.state import (
    BAD_LUCK,
    BOLD_WOLVES,
    CARDS,
    DONE,
    DRAWING_MAJOR,
    EARTHQUAKE,
    FORGOTTEN_BAG,
    FULL_OF_ENERGY,
    GAINING,
    GOBLINS,
    HOLED_BAG,
    HUNGER,
    LOSING,
    LUCKY_DAY,
    NIGHTFALL,
    NO_HURRY,
    NONE,
    RESOURCES,
    ROBBED,
    SABOTAGE,
    SECOND_CARD,
    STEALING,
    STEERING,
    TIME_FLIES,
    WARNED,
    WINTER_TIME,
    WOLF_CALL,
    WOLF_COMES,
    Box,
    Resource,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import can_gain, gain, load, lose, only_kind
from hamlet.games.cochonstructeurs.rules.valley.clock import raise_threat, tell_wheel, turn_wheel
from hamlet.games.cochonstructeurs.rules.valley.ground import bury
from hamlet.games.cochonstructeurs.rules.valley.wolves import leave_den, prowl


def list_deck(deck: Ints, printed: Ints, moves: Ints, weights: Ints) -> int:
    """CO-4, CO-61: chance draws from what is left; an empty deck is whole again."""
    count = 0
    empty = is_empty(deck)
    for card in range(CARDS):
        left = printed[card] if empty else deck[card]
        if left > 0:
            moves[count] = card
            weights[count] = left
            count += 1
    return count


def is_empty(deck: Ints) -> bool:
    """No card is left."""
    for card in range(CARDS):
        if deck[card] > 0:
            return False
    return True


def take_card(deck: Ints, printed: Ints, card: int) -> None:
    """CO-61: a drawn card is out until the deck is empty and the discards come back."""
    if is_empty(deck):
        for index in range(CARDS):
            deck[index] = printed[index]
    deck[card] -= 1


def draw_event(box: Box, site: Site, card: int, story: Story) -> None:
    """CO-48, CO-49, CO-50, CO-61: an event card is drawn and resolved."""
    take_card(site.events, box.events, card)
    tell(story, DREW, site.seat, card)
    site.phase = SECOND_CARD
    if card == WOLF_COMES:
        site.after = SECOND_CARD
        site.phase = WARNED
        raise_threat(box, site, box.wolf_comes, story)
    elif card == TIME_FLIES:
        turn_wheel(box, site, 1, story)
    elif card == NO_HURRY:
        turn_wheel(box, site, -1, story)
    elif card == BOLD_WOLVES:
        prowl(box, site, story)
    elif card == LUCKY_DAY:
        find(box, site, story)
    elif card == HOLED_BAG:
        drop(site, story)
    else:
        set_walking(box, site, card)


def set_walking(box: Box, site: Site, card: int) -> None:
    """CO-49: two spaces forward or back; a pig without a heading stays."""
    if (card in (FULL_OF_ENERGY, FORGOTTEN_BAG)) and site.came[site.seat] != NONE:
        site.card = card
        site.steps = box.card_steps
        site.phase = STEERING


def find(box: Box, site: Site, story: Story) -> None:
    """CO-50: a resource of the player's choice, if there is room and supply."""
    found = NONE
    for resource in range(RESOURCES):
        if can_gain(box, site, site.seat, Resource(resource)):
            if found != NONE:
                site.phase = GAINING
                return
            found = resource
    if found != NONE:
        gain_one(site, Resource(found), story)


def gain_one(site: Site, resource: Resource, story: Story) -> None:
    """CO-50: the chosen resource."""
    gain(site, site.seat, resource)
    tell(story, GAINED, site.seat, resource)
    site.phase = SECOND_CARD


def drop(site: Site, story: Story) -> None:
    """CO-50: one carried resource of the player's choice is lost."""
    only = only_kind(site, site.seat)
    if only != NONE:
        lose(site, site.seat, Resource(only), story)
    elif load(site, site.seat) > 0:
        site.phase = LOSING


def await_major(site: Site) -> None:
    """CO-9: one major event for each red cell, then the game goes on where it was."""
    if site.reds > 0:
        site.reds -= 1
        site.phase = DRAWING_MAJOR
    else:
        site.phase = site.after
        site.after = 0


def draw_major(box: Box, site: Site, card: int, story: Story) -> None:
    """CO-51 to CO-57, CO-61: a major event; a wolf leaves after it (CO-10)."""
    take_card(site.majors, box.majors, card)
    tell(story, DREW_MAJOR, site.seat, card)
    site.phase = WARNED
    if card == GOBLINS:
        site.robbed = (1 << box.players) - 1
        site.phase = STEALING
        return
    befall(box, site, card, story)
    if site.phase != DONE:
        leave_den(box, site, story)


def befall(box: Box, site: Site, card: int, story: Story) -> None:
    """CO-51 to CO-57: what a major event does, the goblins' apart."""
    if card == NIGHTFALL:
        site.wheel = box.first_night
        tell_wheel(box, site, story)
    elif card == WINTER_TIME:
        site.winter = 1
        tell(story, WINTER_CAME)
    elif card == WOLF_CALL:
        leave_den(box, site, story)
    elif card == EARTHQUAKE:
        for index in range(box.shakies):
            bury(box, site, index, story)
    elif card == BAD_LUCK:
        site.unlucky = 1
        tell(story, LUCK_TURNED)
    elif card == HUNGER:
        raise_threat(box, site, box.hunger, story)
    elif card == SABOTAGE and site.built > 0:
        site.built -= 1
        tell(story, SABOTAGED, site.built)


def victim(box: Box, site: Site) -> Seat:
    """CO-54: whom the goblins visit next, in seat order from the player whose turn it is."""
    for turn in range(box.players):
        seat = (site.seat + turn) % box.players
        if site.robbed >> seat & 1 == 1:
            return Seat(seat)
    return Seat(NONE)


def steal(box: Box, site: Site, story: Story) -> None:
    """CO-54: every pig loses a carried resource of its owner's choice; then a wolf leaves."""
    pig = victim(box, site)
    if pig == NONE:
        site.phase = WARNED
        leave_den(box, site, story)
        return
    only = only_kind(site, pig)
    if only != NONE:
        rob(site, pig, Resource(only), story)
    elif load(site, pig) > 0:
        site.phase = ROBBED
    else:
        site.robbed ^= 1 << pig


def rob(site: Site, pig: Seat, resource: Resource, story: Story) -> None:
    """CO-54: that pig has been visited."""
    lose(site, pig, resource, story)
    site.robbed ^= 1 << pig
    site.phase = STEALING
