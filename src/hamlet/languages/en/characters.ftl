### The seven pigs that a person can be: their names, and how they are told apart.

straw-hat = Rosie
carpenter = Basile
mason = Margot
scarf = Félix
flower = Iris
glasses = Octave
bow-tie = Lulu
straw-hat-look = with the straw hat
carpenter-look = with the pencil
mason-look = with the helmet
scarf-look = with the scarf
flower-look = with the flower
glasses-look = with the glasses
bow-tie-look = with the bow tie
