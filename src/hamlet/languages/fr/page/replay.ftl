### What the replay says.

title = Revoir la partie
choose = Choisir un fichier de partie
drop = Un fichier de partie se termine par .hamlet. Dépose-le ici ou choisis-le.
other = Un autre fichier de partie
opening = On cherche la partie…
moment = Moment { $at } sur { $all }
slider = Moment de la partie
start = Au début
back = Un pas en arrière
on = Un pas en avant
end = À la fin
play = Lecture
pause = Pause
link = Copier un lien vers ce moment
copied = Lien copié !
save = Garder le fichier de partie
begins = La partie commence.
dice = Les dés sont-ils honnêtes ?
fair =
    Oui. Ce navigateur a refait { $rolls ->
        [one] le seul lancer : c’est exactement celui que les dés avaient promis.
       *[other] les { $rolls } lancers : ce sont exactement ceux que les dés avaient promis avant le premier.
    }
unproven-kind = Impossible à dire : ce n’étaient pas les dés honnêtes de la table.
unproven-secret = Pas encore : le secret est montré quand la partie est finie.
broken-commitment = Non ! Le secret n’est pas celui qui était promis avant le premier lancer.
broken-changed = Non ! Les promesses de ce fichier ne sont pas celles qui ont été faites à cet appareil avant la partie.
broken-left-out = Non ! Les mots de cet appareil ont été montrés à temps, puis laissés hors des dés.
broken-words = Non ! Les mots { DE($names) } ne sont pas ceux qui étaient promis avant la partie.
words-in = Tes propres mots étaient dedans.
words-late = Tes propres mots sont arrivés trop tard.
words-withheld = Des mots promis par { $names } n’ont jamais été montrés : la partie a commencé sans eux.
broken-roll = Non ! Le lancer { $number } est noté « { $said } », mais les dés étaient tombés sur « { $fell } ».
unsealed = Ce fichier a été modifié depuis son écriture.
broken = À la ligne { $line }, le fichier ne suit plus les règles ; on le voit jusque-là.
not-a-match = Ce n’est pas un fichier de partie.
too-big = Ce fichier est trop gros pour une partie.
not-over = Cette partie n’est pas finie. On pourra la revoir après.
gone = Cette partie n’est plus ici.
away = La table ne répond pas. Réessaie dans un instant.
