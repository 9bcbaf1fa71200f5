### What is said at any table, whatever the game.

player = player { $number }
first-player = Who begins?
first-player-random = By chance
