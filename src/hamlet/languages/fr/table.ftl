### What is said at any table, whatever the game.

player = joueur { $number }
first-player = Qui commence ?
first-player-random = Au hasard
