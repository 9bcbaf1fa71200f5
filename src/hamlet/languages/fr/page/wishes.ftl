### Names of the buttons by which this device is told how it should behave.

wishes = Comme vous aimez
sound = Sons
voice = Lire à voix haute
motion = Moins de mouvements
wordless = Jouer sans lire
