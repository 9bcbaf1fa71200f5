### What Cochonstructeurs says. Sentences are spoken too: keep them short.

title = Cochonstructeurs

## Every rule with its number, in our own words

rule-CO-E1 = The board: home in the middle, four paths of special spaces, spurs to the wolves’ den and to the hunter, and a ford that leads back to path 4.
rule-CO-E2 = The wolves’ ring has 16 spaces and crosses each path at its meeting space; the den is its beginning.
rule-CO-E3 = The threat gauge ends at 30 for four pigs, 40 for three, 60 for two, with four red cells.
rule-CO-E4 = The day wheel has eight periods: five of day, two of them with a snowflake, and three of night.
rule-CO-E5 = There are 22 event cards of eight kinds.
rule-CO-E6 = There are 9 major events of eight kinds.
rule-CO-E7 = There are ten tokens each of stone, wood, sand and roof tile.
rule-CO-E8 = Four wolves leave the den in this order: yellow, red, yellow, special.
rule-CO-E9 = Five plans say what walls, door, frame and roof cost and which roll they need.
rule-CO-E10 = The roles are the Runner, the Mason, the Scout, whose lamp holds three drops of oil, and Lucky.
rule-CO-1 = The four resource tiles are shuffled onto the ends of the paths; a path gives the resource of its tile.
rule-CO-2 = The table picks the plan it wants to build.
rule-CO-3 = Everyone has a different role, chosen or dealt.
rule-CO-4 = At the start all pigs are home, the threat is 0, it is the first day, all wolves are in the den, and chance draws from the decks.
rule-CO-5 = The table says who begins; the turn goes round clockwise.
rule-CO-6 = Whenever the first player’s turn begins, from the very first round on, the day wheel turns by one, the threat climbs by one, and then every wolf outside the den walks one space.
rule-CO-7 = Night closes the dark spaces, day opens them.
rule-CO-8 = A pig that begins its turn on a dark space at night is terrified: it loses its load, runs home, and its turn is over.
rule-CO-9 = Each red cell that the threat reaches or jumps brings a major event, once.
rule-CO-10 = After each major event the next wolf leaves the den, if one is left.
rule-CO-11 = Yellow wolves go clockwise, red and special ones the other way, always; they walk over the den and never go in.
rule-CO-12 = When the threat passes its last cell the Big Bad Wolf arrives and all is lost.
rule-CO-13 = A turn is one thing: move, build, act on the place you are at, or nothing.
rule-CO-14 = To move, roll, choose a way, and go the whole number without turning back.
rule-CO-15 = Choose your whole way before the first step. A dead end stops you on its last space, a closed space on the one before it. If every way is closed at the first step, you stay where you are.
rule-CO-16 = Coming home ends a move.
rule-CO-17 = At home, when your turn begins or ends, you may put down as much of your load as you like; that does not cost the turn, unless the table says so.
rule-CO-18 = To build, begin your turn at home with the cost of the next part in the reserve: four walls, door, frame, roof, in that order.
rule-CO-19 = Roll the number needed or more and it is built; the cost is used up either way.
rule-CO-20 = When a supply is empty, its used tokens become the supply again.
rule-CO-21 = You may do nothing.
rule-CO-22 = The Runner adds 1 to its roll when it moves, before anything takes away from it.
rule-CO-23 = The Mason adds 1 to its roll when it builds or clears rocks.
rule-CO-24 = Dark spaces do not stop the Scout while the lamp has oil; a turn that touches one of them at night burns one drop.
rule-CO-25 = After a mystery space Lucky may at once draw and resolve one more card, before anything else.
rule-CO-26 = Once a turn Lucky may roll again, except when building, and must take the second roll; in the den both dice.
rule-CO-27 = Passing or stopping on a resource space gives one of the path’s resource, while there is room and supply; the table may let you leave it.
rule-CO-28 = Each resource space gives once until you have been home again.
rule-CO-29 = A pig carries four tokens at most.
rule-CO-30 = A pig that ends its turn on a mystery space draws a card, unless a card moved it there. First come the ground rolls, the wolves, the hunter or the rocks; last comes the deposit.
rule-CO-31 = Dark spaces are closed at night.
rule-CO-32 = The wolves’ ring is closed to pigs.
rule-CO-33 = While a wolf is on a meeting space, every pig from there to the end of the path is caught, with what it carries, and goes to the den.
rule-CO-34 = A prisoner waits or tries two dice: a double six takes it home. Nothing is added or taken away.
rule-CO-35 = A free pig that reaches the den takes all prisoners home with it; without prisoners the den is closed.
rule-CO-36 = Passing or stopping on unstable ground means a roll after the move; if it is below the number printed there, rocks fall.
rule-CO-37 = A pig under the falling rocks goes home and loses its load.
rule-CO-38 = Nobody enters or crosses a landslide; you stop beside it.
rule-CO-39 = Beside a landslide, instead of moving or once after a move that ended there, a roll of 4 or more clears it.
rule-CO-40 = In the torrent, roll: below 4 you are swept to the ford without your load; otherwise you go on.
rule-CO-41 = At the torrent you may jump in without rolling: the river carries you to the ford, and your load is lost.
rule-CO-42 = The ford is where the river leaves you; you walk on from there, and nobody walks into it.
rule-CO-43 = Passing or stopping on the lever lowers the bridge.
rule-CO-44 = The bridge is closed until it is lowered; whoever passes or stops on it rolls after the move, and a 1 or 2 raises it.
rule-CO-45 = A pig on the bridge when it rises loses its load and lands at the ford.
rule-CO-46 = On the bridge you may jump into the river. You lose your load, land at the ford, and your move is over. Then roll for the bridge, and your turn is over too.
rule-CO-47 = At the hunter’s you may pay two carried tokens to free one prisoner a turn, who goes home.
rule-CO-48 = Cards: the wolf is coming, the threat climbs by 1; time flies, the day wheel turns on by 1; no hurry, it turns back by 1; bold wolves, every wolf walks one space. Threat from a card counts like any other.
rule-CO-49 = Full of energy: two spaces on, the way you were heading; forgotten bag: two spaces back. Without a heading you stay.
rule-CO-50 = Lucky day: gain a resource of your choice; a hole in the bag: lose one. If it cannot be, nothing happens.
rule-CO-51 = Night falls: the wheel goes to the first printed night. Winter time: the snowflakes are night from now on.
rule-CO-52 = Call of the wolves: one more wolf leaves.
rule-CO-53 = Earthquake: rocks fall on every unstable space.
rule-CO-54 = Thieving goblins: every pig, prisoners too, loses a token of its choice, in order from the player whose turn it is.
rule-CO-55 = Bad luck: from now on every roll counts one less, though never less than 1, except in the den.
rule-CO-56 = A wolf’s hunger: the threat climbs by 3.
rule-CO-57 = Sabotage: what was built last is destroyed, and its cost stays lost.
rule-CO-58 = As soon as the whole house is built, the pigs have won, wherever they are. A table may agree that everybody must be home as well.
rule-CO-61 = Lost tokens and the hunter’s price go back to the supply; drawn cards stay out until the deck is empty; prisoners draw no cards.
rule-CO-59 = A turn spent in the den, or lost to fright, counts as a turn: the next player goes on.
rule-CO-60 = The example game of the rulebook can be played again here, move by move.

## What a table may settle for itself

option-plan = Which house is built, from the easiest (1) to the hardest (5).
option-plan-1 = Very easy
option-plan-2 = Easy
option-plan-3 = Middling
option-plan-4 = Hard
option-plan-5 = Very hard
option-roles = Whether roles are dealt by chance or chosen, the first player first.
option-roles-dealt = Dealt
option-roles-chosen = Chosen
option-all_home = Whether every pig must also be at home to win.
option-all_home-false = House only
option-all_home-true = All at home
option-deposit_ends_turn = Whether putting tokens down when a turn begins is all of that turn, so that the pig does not build or move as well.
option-deposit_ends_turn-false = Put down and play
option-deposit_ends_turn-true = Putting down is the turn
option-picking_up = On a resource space, whether the token is always taken or you are asked.
option-picking_up-automatic = Always take
option-picking_up-chosen = Take or leave

## Colours, faces and things as they are written inside sentences

name-stone = stone
name-wood = wood
name-sand = sand
name-tile = roof tile
name-runner = the Runner
name-mason = the Mason
name-scout = the Scout
name-lucky = Lucky
name-yellow = yellow
name-red = red
name-special = special
name-day = It is day
name-night = It is night
name-home = home
name-den = the den
name-hunter = the hunter
name-ford = the ford
name-torrent = the torrent
name-bank = the bank
name-lane = the lane
name-wall-1 = the first wall
name-wall-2 = the second wall
name-wall-3 = the third wall
name-wall-4 = the fourth wall
name-door = the door
name-frame = the frame
name-roof = the roof
name-moving = to move
name-building = to build
name-digging = to clear the rocks
name-shaking = for the unstable ground
name-bridging = for the bridge
name-wading = for the torrent
name-escaping = to escape
name-wolf-comes = the wolf is coming
name-full-of-energy = full of energy
name-lucky-day = lucky day
name-time-flies = time flies
name-no-hurry = no hurry
name-bold-wolves = bold wolves
name-forgotten-bag = forgotten bag
name-holed-bag = a hole in the bag
name-nightfall = night falls
name-wolf-call = call of the wolves
name-earthquake = earthquake
name-goblins = thieving goblins
name-bad-luck = bad luck
name-winter-time = winter time
name-hunger = a wolf’s hunger
name-sabotage = sabotage

## What happened; an empty sentence is not told

event-begins = { $seat } begins.
event-tile-laid = Path { $path } leads to { $resource }.
event-role-taken = { $seat } is { $role }.
event-wheel-turned = { $night }.
event-threat-rose = The threat is at { $threat }.
event-wolf-left = A { $wolf } wolf leaves the den!
event-wolf-moved = { "" }
event-captured = The wolves catch { $seat }!
event-terrified = { $seat } is terrified of the dark and runs home.
event-rolled = { $seat } rolls a { $face } { $purpose }.
event-rolls-again = { $seat } rolls again.
event-stepped = { "" }
event-stayed = { $seat } cannot go on.
event-took = { $seat } takes { $resource }.
event-lost = { $seat } loses { $resource }.
event-lamp-burned =
    { $seat } lights the lamp. { $fuel ->
        [0] That was the last drop of oil.
        [one] One drop of oil is left.
       *[other] { $fuel } drops of oil are left.
    }
event-bridge-lowered = { $seat } lowers the bridge.
event-bridge-raised = The bridge goes up!
event-swept-off = The river carries { $seat } to the ford.
event-jumped = { $seat } jumps!
event-slide-fell = Rocks fall on space { $space }!
event-buried = { $seat } flees home from the rocks.
event-cleared = { $seat } clears space { $space }.
event-not-cleared = The rocks on space { $space } stay.
event-rescued = { $seat } takes { $prisoner } home from the den!
event-freed = The hunter frees { $prisoner }!
event-escaped = A double six! { $seat } escapes.
event-drew = { $seat } draws a card: { $card }.
event-drew-major = Major event: { $major }!
event-gained = { $seat } finds { $resource }.
event-put-down = { $seat } brings home: { $count } × { $resource }.
event-built = { $seat } builds { $element }!
event-not-built = It falls down: { $element } is not built.
event-sabotaged = Sabotage: { $element } is destroyed.
event-winter-came = Winter is here: the nights grow longer.
event-luck-turned = Bad luck: one less on every roll.
event-passed = It is { $seat }’s turn.
event-won = The house is built. The pigs are safe!
event-wolf-arrived = The Big Bad Wolf is here. All is lost!

## Why it ended

reason-built = The house is built in time.
reason-wolf = The Big Bad Wolf has come.

## Moves

move-move = roll and move
move-build = build
move-nothing = do nothing
move-try = try to escape
move-keep = keep this roll
move-reroll = roll again
move-jump = jump into the river
move-cross = walk on
move-draw = draw another card
move-no = no, thank you
move-go = go there
move-clear = clear the rocks
move-take = take this
move-lose = give this up
move-role = be this pig
move-free = pay the hunter
move-put = put down at home

## What a partner says it is up to; $word is what it chose, $need what the team misses most

aim-move = I set out, we still need { $need }.
aim-move-enough = I go on, we have nearly all we need.
aim-go = I go this way, we still need { $need }.
aim-go-enough = I go on, we have nearly all we need.
aim-go-home = I go home.
aim-go-den = I go to the den for our friend.
aim-go-hunter = I go to the hunter for help.
aim-build = I build, we have what it takes.
aim-nothing = I wait for you.
aim-try = I try to get out of here.
aim-keep = I keep this roll.
aim-reroll = I try my luck again.
aim-jump = I jump into the river.
aim-cross = I walk on.
aim-draw = I draw another card.
aim-no = I leave it at that.
aim-clear = I clear our way.
aim-take = I take { $word }, we still need it.
aim-lose = I give up { $word }, we miss it least.
aim-role = I will be { $word }.
aim-free = I pay the hunter to free our friend.
aim-put = I put this down for our house.
aim-put-nothing = I keep what I carry.

## The page: what the board says, and in which words a move is offered

board-ask-role = Which pig will you be?
board-ask-action = Touch the die to set off.
board-ask-build = Touch the house to build, or the die to set off.
board-ask-contextual = What will you do: set off, or act where you are?
board-ask-prisoner = You are in the den. Try for a double six?
board-ask-again = Keep this roll, or roll again? Lucky may, once a turn.
board-ask-way =
    { $steps ->
        [one] One step: where to? Touch a shining place.
       *[other] { $steps } steps: where to? Touch a shining place.
    }
board-ask-card-way =
    The card moves you { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }. Which way?
board-ask-jump-bridge = On the bridge: walk on, or jump into the river?
board-ask-jump = The torrent! Brave it, or jump in?
board-ask-put = Home! Touch what you want to keep, then put down the rest.
board-ask-hire = The hunter frees a friend for two of your resources.
board-ask-clear = Rocks beside you: try to clear them?
board-ask-another = Lucky! Another card?
board-ask-gain = Lucky day! Choose a resource for your bag.
board-ask-lose = A hole in the bag! What falls out?
board-ask-robbed = Goblins! What will they get from you?
board-ask-pick = Take it, or leave it here?
board-move = Roll the die and set off
board-build = Build { $element }: needs { $needs } or more
board-nothing = Stay here and do nothing
board-wait = Wait in the den
board-try = Try to escape with two dice
board-keep = Keep the { $face }
board-reroll = Roll again
board-jump = Jump into the river: to the ford, without your load
board-cross = Walk on
board-draw = Draw another card
board-no = No, thank you
board-go = Go { $to }
board-clear = Clear the rocks: needs { $needs } or more
board-take = Take { $resource }
board-lose = Give up { $resource }
board-role = Be { $role }: { $ability }
board-free = Free { $name } for { $price }
board-put = Put down { $load }
board-put-none = Keep everything
board-careful = Careful: { $dangers }
board-path-of = { $place }, { $resource } path
board-token = { $resource } in the bag: to be put down
# $which: stone, wood, sand or tile, for languages in which words agree.
board-token-kept = { $resource } in the bag: kept
board-bag-of = Bag of { $name }: { $load }
board-empty = empty
board-prisoner = Free { $name }
board-pig = { $name }, { $role }, { $place }, bag: { $load }
board-die = The die: { $face }
board-wolf = A { $kind } wolf
board-wheel-day =
    It is day; night falls in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
board-wheel-dusk = It is evening; night falls next round
board-wheel-night =
    It is night; day breaks in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
board-winter = It is winter: the nights are longer
board-unlucky = Bad luck: one less on every roll
board-gauge =
    Threat { $threat } of { $last }: { $left ->
        [0] this is the last round
        [one] one more round at most
       *[other] { $left } more rounds at most
    }
board-house = { $plan }: { $built } of { $all } parts built
board-next-part = Next: { $element }, for { $cost }, needs { $needs } or more
board-reserve = Reserve at home: { $load }
board-missing = Still missing: { $load }
board-missing-none = Everything has been fetched
board-danger = In danger: { $names }
board-prisoners = In the den: { $names }
board-map = Overview: see the whole valley, or come closer
board-closer = Closer
board-further = Further away
board-supply = Left in the supply: { $load }
board-card = Card: { $title }. { $what }
board-fuel =
    { $fuel ->
        [0] Lamp: no oil left
        [one] Lamp: one drop of oil left
       *[other] Lamp: { $fuel } drops of oil left
    }
board-team = How are we doing?
board-time = How long have we got?
board-lacks = What is missing?
board-who = Who is in danger?
board-nobody = Nobody
board-close = Close
board-tray-label = What you can do

## The page: a resource as it is taken

resource-stone = stone
resource-wood = wood
resource-sand = sand
resource-tile = a roof tile

## The page: whose path it is

path-stone = stone
path-wood = wood
path-sand = sand
path-tile = roof tile

## The page: where a resource lies

heap-stone = to the stone
heap-wood = to the wood
heap-sand = to the sand
heap-tile = to the roof tiles

## The page: “two stone” is said as a number and a noun

count-stone = { $count } stone
count-wood = { $count } wood
count-sand = { $count } sand
count-tile =
    { $count ->
        [one] { $count } roof tile
       *[other] { $count } roof tiles
    }

## The page: what a role is good at

ability-runner = one step more on every move.
ability-mason = one more for building and clearing rocks.
ability-scout = with the lamp the dark does not stop you.
ability-lucky = roll again once a turn, and draw a second card.

## The page: what to look out for on a way

danger-unstable = unstable ground
danger-torrent = torrent
danger-bridge = shaky bridge
danger-dark = dark wood
danger-wolf = a wolf

## The page: one or two words under a picture, for those who read

caption-move = Set off
caption-nothing = Stay
caption-try = Try
caption-keep = Keep
caption-reroll = Again
caption-jump = Jump
caption-cross = Go on
caption-draw = Card
caption-no = No
caption-put = Put down

## The page: under the picture of a role: who it is, and what it is good at

badge-runner = Runner: +1 step
badge-mason = Mason: +1 to build
badge-scout = Scout: a lamp at night
badge-lucky = Lucky: rolls again

## The page: beside the drawings on the sheet

sheet-roles = Builders and neighbours
sheet-valley = The valley
sheet-hunter = the hunter
sheet-goblin = a goblin

## The page: where a way leads, and where somebody stands

to-plain = to space { $name }
at-plain = on space { $name }
to-mystery = to the mystery space { $name }
at-mystery = on a mystery space
to-resource = { $resource }
at-resource = on a resource space
to-dark = to the dark wood
at-dark = in the dark wood
to-meeting = to where the wolves pass
at-meeting = where the wolves pass
to-lever = to the lever of the bridge
at-lever = at the lever
to-bridge = to the bridge
at-bridge = on the bridge
to-torrent = to the torrent
at-torrent = in the torrent
to-unstable = to the unstable ground
at-unstable = on unstable ground
to-home = home
at-home = at home
to-den = to the den
at-den = in the den
to-hunter = to the hunter
at-hunter = at the hunter’s
to-ford = to the ford
at-ford = at the ford

## The page: what a card does, in one sentence

card-wolf-comes = The threat climbs by { $count }.
card-full-of-energy =
    { $count ->
        [one] One space forward.
       *[other] { $count } spaces forward.
    }
card-lucky-day = Gain a resource of your choice.
card-time-flies = The day wheel turns on.
card-no-hurry = The day wheel turns back.
card-bold-wolves = The wolves walk on.
card-forgotten-bag =
    { $count ->
        [one] One space back.
       *[other] { $count } spaces back.
    }
card-holed-bag = Lose a resource of your choice.
card-nightfall = Night falls at once.
card-wolf-call = One more wolf leaves the den.
card-earthquake = Rocks fall on all unstable ground.
card-goblins = Everybody loses a resource from the bag.
card-bad-luck = From now on one less on every roll.
card-winter-time = The nights grow longer.
card-hunger = The threat climbs by { $count }.
card-sabotage = The part built last falls down.

## The page: what can be touched to learn the rules about it

topic-plain = Moving
topic-mystery = Mystery space
topic-resource = Resources
topic-dark = The dark wood
topic-meeting = Where the wolves pass
topic-lever = The lever
topic-bridge = The bridge
topic-torrent = The torrent
topic-unstable = Unstable ground
topic-landslide = A landslide
topic-home = Home
topic-den = The den
topic-hunter = The hunter
topic-ford = The ford
topic-wolf = The wolves
topic-wheel = Day and night
topic-gauge = The threat
topic-plan = Building the house
topic-bag = The bag
topic-die = The die
topic-card = Event cards
topic-major = Major events
topic-runner = The Runner
topic-mason = The Mason
topic-scout = The Scout
topic-lucky = Lucky
