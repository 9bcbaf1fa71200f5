### What Woofy says. Sentences are spoken too: keep them short.

title = Woofy

## Every rule with its number, in our own words

rule-WO-E1 = Three pigs, red, green and blue, each with a die of its colour: 1, 2, 3, two wolves and a house.
rule-WO-E2 = The spaces form a ring round the pot, counted clockwise from 0; every third one is a wolf space, and the wolf starts on 0. Usually there are 24.
rule-WO-E3 = The pigs wait on three dots beside space 12, which is the first one they step on.
rule-WO-E4 = The straw house is at space 7, the wooden one at 17, the brick one at 20, where the bricks lie; the pot opens from 4 and 16. No two of these share a space.
rule-WO-E5 = The brick house begins as a bare base and needs 4 parts, the roof last; or 3, if the base is counted as the first of the four.
rule-WO-1 = Turns go round clockwise, from the seat the table chooses. On your turn, choose a pig and roll its die.
rule-WO-2 = You may not roll the die that was rolled just before, unless both other pigs are in the pot, or both are in the brick house.
rule-WO-3 = If no other die could be chosen, the last one may be rolled again.
rule-WO-4 = If the die shows a number, the pig must go exactly that many spaces, all of them the same way round; you choose which way.
rule-WO-5 = If the die shows a wolf, the wolf moves and the pig does not.
rule-WO-6 = If the die shows a house, you choose: put the pig into a house with room, leave it where it is, or, while parts are missing, put it on the bricks and build one.
rule-WO-7 = A pig on its dot is safe. It leaves either way round, the start space being its first step, and never comes back.
rule-WO-8 = Pigs may share a space and pass one another.
rule-WO-9 = The wolf only goes clockwise, from one wolf space to the next.
rule-WO-10 = Every pig on a space that the wolf leaves, passes or lands on goes into the pot; pigs in houses, on dots or in the pot already do not count.
rule-WO-11 = A pig may pass the wolf, or even stop on his space: the wolf catches only when he moves.
rule-WO-12 = A pig in a house is safe; it is inside, not on the space in front.
rule-WO-13 = The straw house holds one pig, the wooden house two, the brick house three.
rule-WO-14 = With a number, a pig enters only by the exact count, the house being one step beyond the space in front; you may also walk past.
rule-WO-15 = A pig that leaves a house steps first on the space in front, and does not turn back into that house in the same move.
rule-WO-16 = Nobody enters the brick house before it is complete.
rule-WO-17 = A pig that stops on the bricks, or is put there by a house face, adds one part; walking over them adds none, and a complete house grows no more.
rule-WO-18 = A pig may leave the brick house again, to help a friend.
rule-WO-19 = A pig that stops exactly on a pot space opens the way out of the pot.
rule-WO-20 = The die of a pig in the pot may be chosen only while a free pig stands on a pot space.
rule-WO-21 = If the die shows a number, the pig comes out by either pot space and goes on from there, either way round; the first step is the next space.
rule-WO-22 = If the die shows a house, the pig in the pot comes out into a house with room, or onto the bricks while parts are missing; it stays only if neither is possible.
rule-WO-23 = If the die shows a wolf, nobody comes out and the wolf moves.
rule-WO-24 = Pigs come out one at a time; the next player may try for another one, with another die.
rule-WO-25 = Once all three pigs are in the brick house, everyone has won.
rule-WO-26 = Once all three pigs are in the pot, the wolf has won.

## What a table may settle for itself

option-brick_parts = How many parts complete the brick house: 4 on its base, or 3 if the base that lies there from the start is the first of four.
option-brick_parts-4 = 4 on the base
option-brick_parts-3 = 3, the base is one

## Colours, faces and things as they are written inside sentences

name-red = red
name-green = green
name-blue = blue
name-yellow = yellow
name-pink = pink
name-white = white
name-black = black
name-orange = orange
name-purple = purple
name-wolf = the wolf
name-house = a house
name-straw = straw house
name-wood = wooden house
name-brick = brick house
name-dot = the start
name-pot = the pot

## What happened; an empty sentence is not told

event-begins = { $seat } begins.
event-rolled = { $seat } rolls the { $pig } die: { $face }.
event-rescued = The { $pig } pig climbs out of the pot!
event-went = The { $pig } pig goes to space { $to }.
event-hid = The { $pig } pig slips into the { $house }.
event-stayed = The { $pig } pig stays where it is.
event-built = The brick house grows: part { $part } of { $parts }.
event-completed = The roof is on: the brick house is ready!
event-opened = The { $pig } pig holds the pot open.
event-prowled = The wolf walks to space { $to }.
event-caught = The { $pig } pig is in the pot!
event-passed = It is { $seat }’s turn.
event-saved = All three pigs are home. You have won together!
event-eaten = All three pigs are in the pot. The wolf has won!

## Why it ended

reason-home = All three pigs are in the brick house.
reason-pot = All three pigs are in the wolf’s pot.

## Moves

move-die = roll this pig’s die
move-to = go to this space
move-straw = into the straw house
move-wood = into the wooden house
move-brick = into the brick house
move-bricks = to the bricks, and build
move-stay = stay here

## What a partner says it is up to; $word is what it chose, $need what the team misses most

aim-die = I roll the { $word } die: that pig needs us most.
aim-to = I send the pig to space { $word }.
aim-straw = I hide the pig in the straw house.
aim-wood = I hide the pig in the wooden house.
aim-brick = I bring the pig home.
aim-bricks = I build our brick house.
aim-stay = I let the pig wait here.

## The page: what the board says, and in which words a move is offered

board-straw = the straw house
board-wood = the wooden house
board-brick = the brick house
board-board = The clearing: a ring of { $count } stones round the pot
board-die = Roll the { $pig } die
board-die-out = Roll the { $pig } die, to get out of the pot
board-to = The { $pig } pig goes to space { $space }
board-pot-space = opens the pot
board-bricks-space = builds a part
board-before-space = in front of { $house }
board-danger = the wolf is near
board-into = The { $pig } pig goes into { $house }
board-bricks = The { $pig } pig goes to the bricks and builds a part
board-stay = The { $pig } pig stays where it is
board-face-number = The die shows { $face }
board-face-wolf = The die shows the wolf
board-face-house = The die shows a house
board-begins = { $seat } begins
board-ask-die = Choose a pig: touch its die.
board-ask-only-die = Touch the { $pig } die.
board-ask-rescue = Choose a die. The { $pig } pig can get out of the pot!
board-ask-space = { $face }! Where does the { $pig } pig go?
board-ask-only-space = { $face }! Move the { $pig } pig.
board-ask-house = A house! Where does the { $pig } pig hide?
board-ask-build = A house! Hide the { $pig } pig, or build?
board-turn-of = It is { $seat }’s turn.
board-won = All three pigs are safe. You have won together!
board-lost = All three pigs are in the pot. The wolf has won!
board-number =
    { $number ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { $number }
    }
board-pig-at = The { $pig } pig: { $place }
board-on-dot = at the start
board-in-pot = in the pot
board-in-house = safe in { $house }
board-on-space = on space { $space }
board-wolf-at = The wolf is on space { $space } and goes to space { $next } next
board-built =
    { $needed ->
        [one] Brick house: { $parts } of { $needed } part
       *[other] Brick house: { $parts } of { $needed } parts
    }
board-ready = The brick house is ready
board-opened = The pot is open
board-safe = { $count } safe
board-caught = { $count } in the pot
board-wolf-near =
    { $count ->
        [one] the wolf one step away
       *[other] the wolf { $count } steps away
    }
board-wolf-here = the wolf is right here

## The page: what can be touched to learn the rules about it

topic-wolf = The wolf
topic-wolf-space = Wolf spaces
topic-pig = The pigs
topic-dice = The dice
topic-pot = The pot
topic-pot-space = Ladders to the pot
topic-straw = The straw house
topic-wood = The wooden house
topic-brick = The brick house
topic-bricks = The bricks
topic-start = The start
