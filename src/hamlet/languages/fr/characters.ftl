### The seven pigs that a person can be: their names, and how they are told apart.

straw-hat = Rosie
carpenter = Basile
mason = Margot
scarf = Félix
flower = Iris
glasses = Octave
bow-tie = Lulu
straw-hat-look = au chapeau de paille
carpenter-look = au crayon
mason-look = au casque
scarf-look = à l’écharpe
flower-look = à la fleur
glasses-look = aux lunettes
bow-tie-look = au nœud papillon
