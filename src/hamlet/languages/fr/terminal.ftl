### What the terminal table itself says.

player = Joueur { $number }
turn = Au tour { DE($name) }
prompt = ton coup (numéro ou mot ; ? pour l’aide) ›
dice = que montre le dé ? { $choices } ›
help = Tape un numéro ou un coup. undo : annuler · rules : les règles · log : l’histoire · quit : enregistrer et partir.
undone = Coup annulé.
nothing = Il n’y a rien à annuler.
saved = Enregistré. Pour continuer : hamlet play { $file } --terminal
kept = La partie est gardée dans { $file } ; pour vérifier les dés : hamlet verify { $file }
fair = Dés honnêtes : l’engagement est { $promise }
fair-later = À la fin, le fichier de la partie montre le secret.
preparing = Les robots apprennent le jeu (une fois par édition)
again = On continue là où vous en étiez.
words = vos propres mots pour les dés (Entrée si aucun) ›
unreadable = { $move } n’est pas un coup possible.
impossible = { $roll } ne peut pas tomber ici.
forbidden = { $move } n’est pas permis maintenant : { $sentence } ({ $rule })
open = La partie n’est pas finie.

## A match looked back upon, as a table

review-title = chances de gagner
review-start = au départ
review-luck = hasard
review-choice = ses choix
review-others = choix des autres
review-result = à la fin
review-turning = Les tournants :
review-chance = les dés
review-better = mieux : { $move }
