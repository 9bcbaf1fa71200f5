### What Piggyback says. Sentences are spoken too: keep them short.

title = Piggyback

## Every rule with its number, in our own words

rule-PB-E1 = The die shows a black 1 twice, a black 3, and a red 2, 3 and 4.
rule-PB-E2 = The path is made of eight plates; the usual ones have 3, 2, 3, 2, 3, 2, 3 and 2 spaces.
rule-PB-E3 = Seven pigs, each of its own colour, each with a disc to match.
rule-PB-1 = Lay the plates in any line you like, as long as it never closes into a ring; its shape changes nothing.
rule-PB-2 = With four to seven players everyone has one pig; with two or three, everyone has two.
rule-PB-3 = All pigs wait side by side before the first space. That is not a stack: nobody is carried from there.
rule-PB-4 = The table says who begins, or lets chance decide.
rule-PB-5 = On your turn you roll, and your pig goes forward by exactly that many spaces.
rule-PB-6 = A pig that comes to where others stand climbs on top of them, and its riders stay on it in their order.
rule-PB-7 = A pig that sets off takes along everyone above it and leaves everyone below it.
rule-PB-8 = After a black 1 you may roll once more, if you like.
rule-PB-9 = After a black 3 you may roll once more only if your pig was last or part of a stack.
rule-PB-10 = For the black 3 it counts where the pig was when the die was thrown (or, by an option, where it is after its move); level with the last is last too.
rule-PB-11 = Extra rolls may follow each other without end, are never a duty, and belong to the same pig.
rule-PB-12 = A red face gives no extra roll.
rule-PB-13 = Once a race, on your own turn, you may take the first plate and lay it at the far end.
rule-PB-14 = That needs every pig to be past that plate already; a pig on it, or still on the start line, forbids it.
rule-PB-15 = Your disc is put beside the plate you moved, so that everyone sees that you have used this right.
rule-PB-16 = You may do so before any roll of your turn, or at its very end, but not between a throw and its move, nor after a win.
rule-PB-17 = With two pigs each, both moves of a plate may come in one turn, if each of them is allowed.
rule-PB-18 = With two pigs, roll and choose which of yours takes it; when that pig is done, roll for your other one.
rule-PB-19 = With two pigs each, everyone may move a plate twice a race.
rule-PB-20 = The first pig beyond the last plate wins at once; it need not be an exact number.
rule-PB-21 = Pigs carried across win too: all their owners share the victory.

## What a table may settle for itself

option-black_three = After a black 3, who may roll again: a pig that was last or in a stack, or only a pig that was last.
option-black_three-last_or_stacked = Last or stacked
option-black_three-last_only = Only the last
option-black_three_judged = For a black 3, which place of the pig counts: before its move or after it.
option-black_three_judged-before = Before its move
option-black_three_judged-after = After its move
option-shape = How the path is drawn. It changes the picture, never the race.
option-shape-winding = Winding
option-shape-straight = Straight
option-shape-zigzag = Zigzag
option-shape-stairs = Stairs
option-shape-random = Surprise

## Colours, faces and things as they are written inside sentences

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-pink = pink
name-white = white
name-black = black
name-orange = orange
name-purple = purple
name-black-1 = a black one
name-black-3 = a black three
name-red-2 = a red two
name-red-3 = a red three
name-red-4 = a red four

## What happened; an empty sentence is not told

event-begins = { $seat } begins.
event-rolled = { $seat } rolls { $face }.
event-hopped =
    The { $pig } pig hops from { $from ->
        [0] the start
       *[other] space { $from }
    } to space { $to }.
event-carried = The { $pig } pig rides along on the { $by } pig.
event-climbed = The { $pig } pig climbs up.
event-may-roll-again = { $seat } may roll again for the { $pig } pig.
event-extended =
    { $seat } lays the first plate at the far end. The path is longer by { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
event-passed = It is { $seat }’s turn.
event-crossed = Across the last plate! The race is won by { $seats }.

## Why it ended

reason-crossed = A pig has crossed the last plate.

## Moves

move-roll = roll the die
move-stop = stop here
move-extend = lay the first plate at the far end

## The page: what the board says, and in which words a move is offered

board-board = The race
board-choices = What you can do
board-pig = the { $colour } pig
board-pig-of = The { $colour } pig of { $name }
board-on-start = on the start line
board-on-space = on space { $space }
board-on-back = on the back of the { $colour } pig
board-across-now = beyond the last plate
board-stack = Space { $space }, from the ground up: { $pigs }.
board-start-line = On the start line: { $pigs }.
board-finished = Beyond the last plate: { $pigs }.
board-left =
    { $spaces ->
        [one] One space to the end.
       *[other] { $spaces } spaces to the end.
    }
board-togo =
    { $spaces ->
        [0] across
        [one] one space to go
       *[other] { $spaces } spaces to go
    }
board-standing = { $who }: { $togo }, { $discs }
board-discs =
    { $count ->
        [0] no disc left
        [one] one disc left
       *[other] { $count } discs left
    }
board-die-shows = The die shows { $face }
board-die-waits = The die
board-face = { $colour } { $steps }
board-plate =
    { $spaces ->
        [one] A plate with one space
       *[other] A plate with { $spaces } spaces
    }
board-disc-beside = The disc of { $name }: this plate was moved
board-start = The start
board-finish = The finish
board-roll = Roll the die
board-roll-again = Roll again
board-stop = Stop here
board-extend = Lay the first plate at the far end
board-give = { $pig } hops to space { $space }
board-give-climb = { $pig } hops to space { $space } and climbs up
board-give-cross = { $pig } hops beyond the last plate
board-fell = The die fell on { $face }
board-begins = { $name } begins
board-ask-roll = Roll the die!
board-ask-roll-other = Now roll for { $pig }!
board-ask-again = Roll again, or stop?
board-ask-pig = Which pig?
board-ask-extend = Move the first plate, or pass on?

## The page: what can be touched to learn the rules about it

topic-die = The die
topic-pig = A pig
topic-stack = A stack of pigs
topic-two = Two pigs each
topic-plate = A plate of the path
topic-disc = A disc
topic-start = The start
topic-finish = The finish
