### What is said in the village.

title = Hamlet
subtitle = Games about little pigs
welcome = Tap a place and play.
place = { $title }: { $ages }, { $players }, { $minutes }
minutes-between = { $from } to { $to } minutes
minutes-just =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
players-between = { $from } to { $to } players
players-just =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
ages-between = ages { $from } to { $to }
ages-from = from age { $from }
notices = Tables
go-on-with = Go on with { $title }: { $names }
your-turn = It is your turn
your-turn-at = Your turn at { $title }: { $names }
open = Open tables
free =
    { $count ->
        [0] no free chair
        [one] one free chair
       *[other] { $count } free chairs
    }
join = Sit down: { $title }, { $names }
watch = Watch: { $title }, { $names }
album = Our matches
album-none = No match has been played on this device yet.
album-see = See again: { $title }, { $names }
album-keep = Keep as a file: { $title }, { $names }
album-gone = That match is no longer here.
album-file = See a match file
away = The village is asleep: its server does not answer. We keep knocking.
astray = There is nothing at the end of that path, so here is the village.
close = Close
