### What The Three Little Pigs says. Sentences are spoken too: keep them short.

title = The Three Little Pigs

## Every rule with its number, in our own words

rule-TP-E1 = There are 36 tiles: doors, windows and roofs of straw, of wood and of brick, four of each.
rule-TP-E2 = There are five dice. Two are plain, with two doors, two windows and two roofs. Three have a wolf in place of one of the roofs.
rule-TP-E3 = The breath spinner has six equal sectors: three of straw, two of wood, one of brick.
rule-TP-E4 = Some tiles show flowerpots: usually two tiles of each door and window stack, and one of each roof stack.
rule-TP-E5 = There are six award cards: most flowerpots, most houses and tallest house give 3 points; the first all-straw, all-wood and all-brick houses give 2.
rule-TP-E6 = A straw tile shows two pig heads, a wooden one three, a brick one four: that is its price in dice and its worth in points.
rule-TP-1 = The tiles lie in nine shuffled stacks, one for each material and part. Only the top tile is seen; when it is bought the next one is turned up at once.
rule-TP-2 = Who saw a pig or a wolf last begins, or whom the table or chance chooses; then the turn goes round the table. In a rematch the next one begins.
rule-TP-3 = You roll at most three times a turn, the first time with all the dice.
rule-TP-4 = Before the second and third roll, choose the dice to roll again: any but wolves, even ones you kept before. Choosing none is stopping.
rule-TP-5 = A die that shows a wolf is set aside and is not rolled again this turn. One wolf alone does no harm.
rule-TP-6 = You may stop after any roll. You must stop after the third, and at once when two wolves show; all the dice of a roll fall before wolves are counted.
rule-TP-7 = A tile costs as many dice showing its part as it has pig heads: two for straw, three for wood, four for brick. Dice left over may pay for a second tile.
rule-TP-8 = If you can buy a tile you must buy one, even one you do not want. A second one is up to you.
rule-TP-9 = You buy at most two tiles a turn, each with its own dice, and from two different stacks unless the table has agreed otherwise.
rule-TP-10 = An empty stack sells nothing, and a roof without a house to go on cannot be bought. Tiles are placed one by one, so the first may make the second possible.
rule-TP-11 = A house starts with a door or a window.
rule-TP-12 = A window goes on a door or on a window, or starts a house.
rule-TP-13 = A roof goes on a door or on a window, never on nothing.
rule-TP-14 = A house need not be all of one material.
rule-TP-15 = A house may have any number of windows, but at most one door and at most one roof.
rule-TP-16 = A door may be slid under the windows of a house that has no door and no roof.
rule-TP-17 = A roof finishes a house, even one without a door. Nothing more is added to a finished house.
rule-TP-18 = You may have several houses, finished or not. You choose the house, or start a new one; what is placed stays where it is.
rule-TP-36 = Your houses are counted in the order you started them. When two of them have the same tiles, it does not matter which one you point at.
rule-TP-19 = With two wolves or more you roll and buy no more: you must choose a house of another player, finished or not, and then turn the spinner.
rule-TP-20 = All tiles of the material that the spinner shows leave that house and the game. If there are none, nothing happens.
rule-TP-21 = A roof with nothing under it leaves the game too, and the house is gone.
rule-TP-22 = What is left stays a house: without its roof it can be built on again, with its roof it stays finished.
rule-TP-23 = If no other player has a house, the turn simply ends.
rule-TP-24 = The game ends after the turn in which at least as many stacks are empty as there are players; the table may agree to finish the round.
rule-TP-25 = Houses without a roof are set aside: neither their tiles nor their flowerpots count.
rule-TP-26 = In a finished house a straw tile gives 2 points, a wooden one 3, a brick one 4.
rule-TP-27 = Each flowerpot gives 1 point more, and so does each finished house.
rule-TP-28 = Whoever has the most points wins.
rule-TP-29 = In a tie, the one with more finished houses wins; if that is a tie too, they win together.
rule-TP-37 = All players are ranked by points, then by finished houses; equal players share a rank.
rule-TP-30 = With the award cards, flowerpots and houses give no points of their own; the cards that you win do, all of them.
rule-TP-31 = Most flowerpots: at the end, for the one player with the most in finished houses; in a tie nobody gets it.
rule-TP-32 = Most houses: at the end, for the one player with the most finished houses, with a door or not; in a tie nobody gets it.
rule-TP-33 = Tallest house: at the end, for the one player with the most tiles in a house that has a roof and a door; in a tie nobody gets it.
rule-TP-34 = The first player to put the roof on a house all of straw, all of wood or all of brick, with a door and a window, wins that card and keeps it, whatever the wolf does.

## What a table may settle for itself

option-awards = Play for the six award cards instead of points for flowerpots and houses.
option-awards-false = Points
option-awards-true = Awards
option-finish_round = When enough stacks are empty, finish the round so that all have as many turns.
option-finish_round-false = Stop at once
option-finish_round-true = Finish the round
option-second_tile = The second tile of a turn: from another stack, another part, or any tile.
option-second_tile-other_stack = Another stack
option-second_tile-other_part = Another part
option-second_tile-any = Any tile

## Colours, faces and things as they are written inside sentences

name-straw = straw
name-wood = wood
name-brick = brick
name-door = a door
name-window = a window
name-roof = a roof
name-wolf = the wolf
name-white = plain die
name-black = wolf die
name-straw-door = a straw door
name-straw-window = a straw window
name-straw-roof = a straw roof
name-wood-door = a wooden door
name-wood-window = a wooden window
name-wood-roof = a wooden roof
name-brick-door = a brick door
name-brick-window = a brick window
name-brick-roof = a brick roof

## What happened; an empty sentence is not told

event-uncovered = { "" }
event-turn-begins = { $seat }, roll all the dice!
event-begins = { $seat } begins.
event-fell = The die shows { $face }.
event-wolf-aside = One wolf. Careful!
event-rolls-again =
    { $seat } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again.
event-stopped = { $seat } stops.
event-nothing-to-buy = There is nothing to buy.
event-bought = { $seat } buys { $tile } for house { $house }.
event-completed = House { $house } is finished!
event-won-card = The first house all of { $material }: { $seat } wins the card!
event-wolf-comes = Two wolves: the wolf is coming!
event-nobody-to-blow-on = Nobody else has a house: the wolf goes home.
event-blows-on = The wolf blows on house { $house } of { $seat }.
event-spun = The spinner says { $material }.
event-blown-away = Whoosh! The { $material } flies away.
event-unharmed = No { $material } there: the house stands.
event-roof-fell = Only the roof was left: it falls down.
event-house-gone = The house is gone.
event-stacks-empty =
    { $stacks ->
        [one] One stack is empty: the game is over.
       *[other] { $stacks } stacks are empty: the game is over.
    }
event-ended = The game is won by { $seats }!

## Why it ended

reason-stacks = Enough stacks are empty.

## Moves

move-roll = roll these dice again
move-stop = stop rolling
move-buy = buy this tile
move-new = start a new house
move-done = buy no more
move-blow = blow on this house

## The page: what the board says, and in which words a move is offered

board-choosing = Touch the dice you want to roll again. Or stop and buy.
board-buying = Choose a tile for your street.
board-another = One more tile? Or finish your turn.
board-blowing = The wolf is here! Which house shall he blow on?
board-roll =
    Roll { $count ->
        [one] one die
       *[other] { $count } dice
    } again
board-roll-none = Roll again: touch dice first
board-stop = Stop and buy
board-done = Finish my turn
board-buy = Buy { $tile }: { $place }
board-pick =
    Buy { $tile } for { $price ->
        [one] one die
       *[other] { $price } dice
    }
board-new = a new house
board-place = on house { $number }
board-blow = Blow on house { $number } of { $name }
board-die = Die: { $face }
board-die-again = Die: { $face }. Will be rolled again
board-die-hand = Die in the hand
board-wolf-die = A wolf: this die stays
# $part: door, window or roof, for languages in which words agree.
board-stack =
    { $tile }: { $left } left, { $price ->
        [one] one die each
       *[other] { $price } dice each
    }
board-empty-stack = { $tile }: none left
board-neighbour = Street of { $name }: look closer
board-house = House { $number } of { $name }: { $tiles }
board-finished = finished
board-street = Street of { $name }
board-no-house = No house yet
board-spinner = The breath spinner
board-wolf = The wolf
board-market = The tiles for sale
board-total =
    { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
board-tiles = Tiles
board-pots = Flowerpots
board-houses = Houses
board-award-flowerpots = Most flowerpots
board-award-houses = Most houses
board-award-tallest = Tallest house
board-award-straw = First all-straw house
board-award-wood = First all-wood house
board-award-brick = First all-brick house
board-won-by =
    { $award }: { $points ->
        [one] one point
       *[other] { $points } points
    }, won by { $name }
board-not-won =
    { $award }: { $points ->
        [one] one point
       *[other] { $points } points
    }
board-finished-houses =
    { $name }: { $count ->
        [0] no finished house
        [one] one finished house
       *[other] { $count } finished houses
    }
board-stacks-gone =
    { $gone } of { $end } stacks { $gone ->
        [one] is empty
       *[other] are empty
    }
face-door = door
face-window = window
face-roof = roof
face-wolf = wolf

## The page: what can be touched to learn the rules about it

topic-stacks = Buying tiles
topic-dice = The dice
topic-wolf-die = A wolf on a die
topic-house = Building a house
topic-finished = A finished house
topic-wolf = The wolf
topic-spinner = The breath spinner
topic-award-most = Awards at the end
topic-award-first = First house of one material
