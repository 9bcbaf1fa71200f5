### Names of the buttons by which this device is told how it should behave.

wishes = Comme vous aimez
sound = Sons
voice = Lire à voix haute
voice-none = Lire à voix haute : cet appareil n’a pas de voix
motion = Moins de mouvements
wordless = Jouer sans lire
