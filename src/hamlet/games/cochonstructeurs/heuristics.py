"""What a greedy team likes: fetch what is missing, bring it home, build, and fear the wolves.

A pig's prospect is the best trip it can see: tokens worth TOKEN steps each, less the
steps they take and the risks on the way.
"""

from __future__ import annotations

from hamlet.engine.ids import Move, Seat
from hamlet.games.cochonstructeurs.rules.moves import (
    BUILD,
    CLEAR,
    CROSS,
    DRAW,
    FREE,
    GO,
    LOSE,
    MOVE,
    PRICES,
    PUT,
    REROLL,
    ROLE,
    TAKE,
    TRY,
    cheaper,
    dearer,
    digit,
)
from hamlet.games.cochonstructeurs.rules.state import (
    BRIDGING,
    CLEARING,
    DARK,
    DIGGING,
    ELEMENTS,
    ESCAPING,
    FACES,
    LUCKY,
    MASON,
    MOVING,
    NIGHT,
    NONE,
    RESOURCES,
    RUNNER,
    SHAKING,
    SNOW,
    UNSTABLE,
    Box,
    Role,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import load
from hamlet.games.cochonstructeurs.rules.valley.board import (
    has_light,
    is_buried,
    is_night,
    is_prisoner,
    prisoners,
)
from hamlet.games.cochonstructeurs.rules.valley.roll import rolled

TOKEN = 12  # what a missing token is worth, in steps
URGENT = 8  # how much more if the next elements wait for it
PIG = 3  # what a free pig is worth for each cell of threat to come
SPEED = 3  # spaces a turn
SPARE = 15  # tenths of a token fetched beyond what the rolls will take
AWAY = -9999


def prefer(box: Box, site: Site, move: Move) -> int:
    """How good a move looks to the team."""
    if move >= GO:
        return prefer_thing(box, site, move)
    if move == MOVE:
        return 1 if wants_out(box, site) else -1
    if move == BUILD:
        return 1000 if worth_building(box, site) else -2
    if move in (TRY, CROSS):
        return 1
    if move == REROLL:
        return 1 if deserves_reroll(box, site) else -1
    if move == DRAW:
        return -1
    return 0


def prefer_thing(box: Box, site: Site, move: Move) -> int:
    """How good a space, token, role, price or load looks."""
    if move >= PUT:
        return put_count(move - PUT)
    if move >= FREE:
        return 500 + price_liking(box, site, (move - FREE) % PRICES)
    if move >= ROLE:
        return role_liking(Role(move - ROLE))
    if move >= LOSE:
        return -missing(box, site, move - LOSE)
    if move >= TAKE:
        return missing(box, site, move - TAKE)
    if move >= CLEAR:
        return clear_liking(box, site, Space(move - CLEAR))
    return way_liking(box, site, Space(move - GO))


def wants_out(box: Box, site: Site) -> bool:
    """A pig outside goes on; one at home leaves for a trip that pays."""
    here = site.at[site.seat]
    return here != box.home or prospect(box, site, here, NONE) > 0


def put_count(put: int) -> int:
    """All tokens belong at home."""
    count = 0
    for resource in range(RESOURCES):
        count += digit(put, resource)
    return count


def price_liking(box: Box, site: Site, price: int) -> int:
    """Pay with what is missed least."""
    return -missing(box, site, cheaper(price)) - missing(box, site, dearer(price))


def role_liking(role: Role) -> int:
    """Every team wants a Mason, then a Runner."""
    if role == MASON:
        return 3
    if role == RUNNER:
        return 2
    return 1 if role == LUCKY else 0


def clear_liking(box: Box, site: Site, slide: Space) -> int:
    """After a move it is free; instead of one it pays if the pig is locked in."""
    here = site.at[site.seat]
    if box.walk[box.home][here] > box.walk[box.home][slide]:
        return 50
    return 1 if site.phase == CLEARING else -1


def chances(box: Box, site: Site, element: int, mason: bool) -> int:
    """Faces out of six that build an element."""
    faces = FACES + 1 - box.needs[element] - site.unlucky * box.bad_luck
    if mason:
        faces += box.mason_bonus
    return min(max(faces, 0), FACES)


def has_mason(box: Box, site: Site) -> bool:
    """Somebody builds with a bonus."""
    for pig in range(box.players):
        if site.role[pig] == MASON:
            return True
    return False


def worth_building(box: Box, site: Site) -> bool:
    """Not by somebody who cannot, nor by the clumsy while the Mason is at home."""
    mine = chances(box, site, site.built, site.role[site.seat] == MASON)
    if mine == 0:
        return False
    if site.role[site.seat] == MASON or mine >= 4:
        return True
    for pig in range(box.players):
        if site.role[pig] == MASON and site.at[pig] == box.home:
            return False
    return True


def most_missing(box: Box, site: Site) -> int:
    """The resource of which most has still to be fetched, NONE if all is there or on its way."""
    best = NONE
    most = 0
    for resource in range(RESOURCES):
        count = missing(box, site, resource)
        if count > most:
            best = resource
            most = count
    return best


def missing(box: Box, site: Site, resource: int) -> int:
    """Tokens of a resource still to fetch, allowing for rolls that fail."""
    mason = has_mason(box, site)
    tenths = 0
    for element in range(site.built, ELEMENTS):
        faces = max(chances(box, site, element, mason), 1)
        tenths += box.cost[element][resource] * 10 * FACES // faces
    count = (tenths + SPARE) // 10 - site.reserve[resource] if tenths > 0 else 0
    for pig in range(box.players):
        if pig != site.seat and not is_prisoner(box, site, Seat(pig)):
            count -= expected(box, site, Seat(pig), resource)
    return max(count, 0)


def expected(box: Box, site: Site, pig: Seat, resource: int) -> int:
    """What another pig carries or has set out for."""
    carried = site.bag[pig][resource]
    if carried == 0 and is_on_path(box, site, site.at[pig], resource):
        return 1
    return carried


def is_on_path(box: Box, site: Site, space: Space, resource: int) -> bool:
    """The space lies between home and a place of that resource."""
    if space == box.home:
        return False
    for index in range(box.picks):
        there = box.pick_space[index]
        if site.tile[box.path[there]] == resource:
            if lies_between(box, box.home, space, there):
                return True
    return False


def lies_between(box: Box, start: Space, space: Space, end: Space) -> bool:
    """The space lies on the shortest way."""
    return box.walk[start][space] + box.walk[space][end] == box.walk[start][end]


def way_liking(box: Box, site: Site, end: Space) -> int:
    """What the pig gains on the way, what it can hope for then, and what may befall it."""
    return prospect(box, site, end, site.at[site.seat]) - danger(box, site, end)


def prospect(box: Box, site: Site, here: Space, start: int) -> int:
    """The best trip from here: straight home, past a resource space, to the den or the hunter."""
    lack = (
        missing(box, site, 0),
        missing(box, site, 1),
        missing(box, site, 2),
        missing(box, site, 3),
    )
    best = AWAY
    for index in range(-1, box.picks):
        target = box.home if index < 0 else box.pick_space[index]
        best = max(best, trip(box, site, start, here, target, lack))
    return max(best, rescue_hope(box, site, here))


def trip(
    box: Box, site: Site, start: int, here: Space, target: Space, lack: tuple[int, int, int, int]
) -> int:
    """Tokens that a trip brings home, less its steps and risks."""
    pig = site.seat
    steps = box.walk[here][target] + box.walk[target][box.home]
    if steps >= (box.last - site.threat + 1) * (SPEED + 1):
        if target != box.home:
            return AWAY
    total = load(site, pig)
    value = 0
    for resource in range(RESOURCES):
        gained = 0
        for index in range(box.picks):
            space = box.pick_space[index]
            if site.tile[box.path[space]] != resource or site.picked[pig] >> index & 1 == 1:
                continue
            if total < box.bag_holds and gained < site.supply[resource]:
                if passes(box, start, here, target, space):
                    gained += 1
                    total += 1
        worth = TOKEN + (URGENT if is_urgent(box, site, resource) else 0)
        value += worth * min(site.bag[pig][resource] + gained, lack[resource])
    return value - steps - hindrance(box, site, here, target)


def is_urgent(box: Box, site: Site, resource: int) -> bool:
    """The next two elements cost more of it than the reserve holds."""
    if site.built >= ELEMENTS:
        return False
    cost = box.cost[site.built][resource]
    if site.built + 1 < ELEMENTS:
        cost += box.cost[site.built + 1][resource]
    return cost > site.reserve[resource]


def passes(box: Box, start: int, here: Space, target: Space, space: Space) -> bool:
    """The trip leads over that space."""
    if lies_between(box, here, space, target) and space != here:
        return True
    return start != NONE and space != start and lies_between(box, Space(start), space, here)


def hindrance(box: Box, site: Site, here: Space, target: Space) -> int:
    """What closed spaces, shaky ground and wolves may cost on the way to a target and back."""
    cost = 0
    for index in range(box.gates):
        gate = box.gate_space[index]
        if gate != here and lies_between(box, here, gate, target):
            cost += gate_cost(box, site, gate)
        if target != box.home and gate != target and lies_between(box, box.home, gate, target):
            cost += 1
    for meeting in range(box.meetings):
        if box.zone[target] >> meeting & 1 == 1:
            cost += wolf_cost(box, site, here, target, meeting)
    return cost


def gate_cost(box: Box, site: Site, gate: Space) -> int:
    """How many steps a closed or shaky space is worth."""
    if box.kind[gate] == DARK:
        if is_night(box, site) and not has_light(site, site.seat):
            return 3 * SPEED
        return 1
    if gate == box.bridge:
        return 15 if site.bridge == 1 else 200
    return 12 if is_buried(box, site, gate) else 3


def wolf_cost(box: Box, site: Site, here: Space, target: Space, meeting: int) -> int:
    """Wolves that would come to the meeting while the pig is behind it."""
    door = box.meeting_space[meeting]
    enter = 0
    if box.zone[here] >> meeting & 1 == 0:
        enter = box.walk[here][door] // (SPEED + 2)
    leave = (box.walk[here][target] + box.walk[target][door]) // SPEED + 2
    cost = 0
    for wolf in range(site.out):
        rounds = wolf_rounds(box, site, wolf, meeting)
        if enter <= rounds and rounds <= leave:
            cost += capture_cost(box, site)
    return cost


def capture_cost(box: Box, site: Site) -> int:
    """A prisoner loses most turns that are left."""
    return 20 + PIG * (box.last - site.threat)


def wolf_rounds(box: Box, site: Site, wolf: int, meeting: int) -> int:
    """Rounds until a wolf is on a meeting space."""
    return (box.meeting_ring[meeting] - site.wolf[wolf]) * box.stride[wolf] % box.ring


def danger(box: Box, site: Site, end: Space) -> int:
    """What may befall a pig where it ends its move."""
    risk = 0
    for meeting in range(box.meetings):
        if box.zone[end] >> meeting & 1 == 1:
            for wolf in range(site.out):
                if wolf_rounds(box, site, wolf, meeting) <= 1:
                    risk += capture_cost(box, site)
    held = load(site, site.seat)
    if box.kind[end] == DARK and not has_light(site, site.seat) and night_soon(box, site):
        risk += 8 + TOKEN * held
    if box.kind[end] == UNSTABLE:
        risk += 2 + TOKEN * held * (box.shaky_needs[box.shaky[end]] - 1) // FACES
    if end == box.bridge:
        risk += 2 + TOKEN * held // 3
    return risk


def night_soon(box: Box, site: Site) -> bool:
    """It will be night when the pig's next turn begins."""
    period = box.wheel[(site.wheel + 1) % box.periods]
    return period == NIGHT or (period == SNOW and site.winter == 1)


def rescue_hope(box: Box, site: Site, here: Space) -> int:
    """Freeing prisoners: at the hunter's for two tokens, or in the den if the torrent lets one."""
    jailed = prisoners(box, site)
    if jailed == 0:
        return AWAY
    held = load(site, site.seat)
    pig = PIG * (box.last - site.threat)
    den = (jailed * pig + TOKEN * held) // 2 - box.walk[here][box.den]
    for meeting in range(box.meetings):
        if lies_between(box, box.home, box.meeting_space[meeting], box.den):
            den -= wolf_cost(box, site, here, box.meeting_space[meeting], meeting)
    if held < 2:
        return den
    hunter = pig + TOKEN * (held - 2) - box.walk[here][box.hunter]
    return max(den, hunter - box.walk[box.hunter][box.home])


def deserves_reroll(box: Box, site: Site) -> bool:
    """Lucky rolls again what fails, and steps that lead nowhere."""
    if site.purpose == ESCAPING:
        return site.die < FACES or site.die2 < FACES
    value = rolled(box, site)
    if site.purpose == MOVING:
        return False
    if site.purpose == SHAKING:
        return value < box.shaky_needs[box.shaky[site.spot]]
    if site.purpose == BRIDGING:
        return value < box.bridge_needs
    if site.purpose == DIGGING:
        return value < box.clear_needs
    return value < box.torrent_needs
