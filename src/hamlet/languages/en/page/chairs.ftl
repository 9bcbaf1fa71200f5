### What is said while the chairs are set out.

title = Who is playing { $title }?
players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
how-many = How many are playing
name = Name on chair { $number }
who = Chair { $number }: { $who }. Change
who-title = Who sits here?
pig = Chair { $number }: the pig { $pig }. Change
pig-title = Which pig?
here = Here
elsewhere = Far away
here-long = a person on this device
elsewhere-long = a person somewhere else, by a link
more = More choices
close = Close
dice-explained = The table rolls fair dice, or you roll your own and tap what they show. Tiles and cards are always shuffled by the table.
fair = The table’s dice
own = Our own dice
door-explained = Only those with the link come in, or everybody in the village finds the table; then all go by the names of their pigs.
closed = With the link
open = For everybody
edition = Edition: { $name }
edition-explained = Which edition lies on the table? A file of your own (TOML or JSON) can be dropped here.
edition-usual = The usual one
edition-choose = A file of your own
edition-save = The usual one as a file
edition-forget = Forget { $file }
edition-fault = This file cannot be played:
edition-large = { $file } is too large to be an edition.
edition-none = There is no edition { $file } here.
play = Play!
away = The village does not answer. Try again?
no-game = There is no game { $game } in the village.
refused = That did not work. Try again?
lonely = At least one person must play.
