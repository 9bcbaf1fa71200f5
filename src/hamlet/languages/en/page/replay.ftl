### What the replay says.

title = See it again
choose = Choose a match file
drop = A match file ends in .hamlet. Drop it here, or choose it.
other = Another match file
opening = Looking for the match…
moment = Moment { $at } of { $all }
slider = Moment of the match
start = To the start
back = One step back
on = One step on
end = To the end
play = Play
pause = Pause
link = Copy a link to this moment
copied = Link copied!
save = Keep the match file
begins = The match begins.
dice = Are the dice fair?
fair =
    Yes. This browser has rolled { $rolls ->
        [one] the one roll
       *[other] all { $rolls } rolls
    } again: { $rolls ->
        [one] it is just what the dice promised before it fell.
       *[other] they are just what the dice promised before the first one fell.
    }
unproven-kind = Nobody can tell: these were not the table’s own fair dice.
unproven-secret = Not yet: the secret is shown when the match is over.
broken-commitment = No! The secret is not the one that was promised before the first roll.
broken-changed = No! The promises in this file are not those that were made to this device before the match.
broken-left-out = No! This device’s own words were shown in time, and then left out of the dice.
broken-words = No! The words of { $names } are not those that were promised before the match.
words-in = Your own words were in.
words-late = Your own words came too late to be in.
words-withheld = { $names } promised words and never showed them: the match began without.
broken-roll = No! Roll { $number } was written down as “{ $said }”, but the dice fell on “{ $fell }”.
unsealed = This file has been changed since it was written.
broken = At line { $line } the file no longer obeys the rules; it is shown up to there.
not-a-match = This is not a match file.
too-big = This file is too big for a match.
not-over = This match is not over yet. It can be seen again when it is.
gone = This match is no longer here.
away = The table does not answer. Try again in a moment.
