### What the terminal table itself says.

player = Player { $number }
turn = { $name } to play
prompt = your move (number or word; ? for help) ›
dice = what does the die show? { $choices } ›
help = Type a number or a move. undo: take back · rules: the rules · log: the story so far · quit: save and leave.
undone = Taken back.
nothing = There is nothing to take back.
saved = Saved. Go on with: hamlet play { $file } --terminal
kept = The match is kept in { $file }; check its dice with: hamlet verify { $file }
fair = Fair dice: the promise is { $promise }
fair-later = Once the match is over its file shows the secret.
preparing = The bots are learning the game (once for an edition)
again = Going on where you left.
words = words of your own for the dice (Enter for none) ›
unreadable = { $move } is not a move here.
impossible = { $roll } cannot fall here.
forbidden = { $move } is not allowed now: { $sentence } ({ $rule })
open = The match is not over.

## A match looked back upon, as a table

review-title = chances of winning
review-start = at the start
review-luck = luck
review-choice = own choices
review-others = others’ choices
review-result = at the end
review-turning = Turning points:
review-chance = the dice
review-better = better: { $move }
