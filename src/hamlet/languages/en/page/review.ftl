### What the look back at a match says.

title = Luck or choice?
thinks = The owl is looking back at the match…
away = The owl does not answer.
try-again = Ask again
back = Back
luck = Luck
choice = Choices
how = Chances of winning, out of 100: what the dice gave (+) or took (−), and what choices cost beside the best ones.
turns = When it turned
better = For next time
see = See this moment
by-luck = The dice were kind to { $name }.
by-bad-luck = The dice were hard on { $name }.
by-choice = Well chosen, { $name }!
by-slips = { $name } could have chosen better.
