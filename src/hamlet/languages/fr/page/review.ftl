### What the look back at a match says.

title = Hasard ou choix ?
thinks = La chouette repense à la partie…
away = La chouette ne répond pas.
try-again = Demander encore
back = Retour
luck = Hasard
choice = Choix
how = Chances de gagner, sur 100 : ce que les dés ont donné (+) ou pris (−), et ce que les choix ont coûté à côté des meilleurs.
turns = Les grands moments
better = Pour la prochaine fois
see = Voir ce moment
by-luck = Les dés ont gâté { $name }.
by-bad-luck = Les dés ont été durs avec { $name }.
by-choice = Bien choisi, { $name } !
by-slips = { $name } pouvait mieux choisir.
