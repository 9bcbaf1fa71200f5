### What Piggyback says. Sentences are spoken too: keep them short.

title = La course folle des petits cochons

## Every rule with its number, in our own words

rule-PB-E1 = Le dé porte deux fois un 1 noir, un 3 noir, et en rouge un 2, un 3 et un 4.
rule-PB-E2 = Le sentier compte huit plaques ; d’ordinaire de 3, 2, 3, 2, 3, 2, 3 et 2 cases.
rule-PB-E3 = Sept cochons, chacun de sa couleur, chacun avec son palet.
rule-PB-1 = Pose les plaques comme il te plaît, sans jamais fermer la boucle ; la forme ne change rien au jeu.
rule-PB-2 = De quatre à sept joueurs, un cochon chacun ; à deux ou trois, deux cochons chacun.
rule-PB-3 = Tous les cochons attendent côte à côte avant la première case. Ce n’est pas une pile : personne n’en part sur le dos d’un autre.
rule-PB-4 = La table dit qui commence, ou laisse faire le hasard.
rule-PB-5 = À ton tour, lance le dé : ton cochon avance d’exactement autant de cases.
rule-PB-6 = Un cochon qui arrive sur une case occupée grimpe tout en haut, et ses passagers restent sur lui dans le même ordre.
rule-PB-7 = Un cochon qui part emmène tous ceux du dessus et laisse tous ceux du dessous.
rule-PB-8 = Après un 1 noir, tu peux relancer, si tu veux.
rule-PB-9 = Après un 3 noir, tu peux relancer seulement si ton cochon était en dernière position ou dans une pile.
rule-PB-10 = Pour le 3 noir, on regarde où était le cochon au moment du lancer (ou, au choix de la table, où il est arrivé) ; à égalité avec le dernier, on est dernier.
rule-PB-11 = Les lancers en plus peuvent s’enchaîner sans limite, ne sont jamais obligatoires, et restent au même cochon.
rule-PB-12 = Une face rouge ne donne pas de lancer en plus.
rule-PB-13 = Une fois par course, à ton tour, tu peux prendre la première plaque et la poser à l’autre bout.
rule-PB-14 = Il faut pour cela que tous les cochons aient dépassé cette plaque ; un cochon dessus ou encore au départ l’interdit.
rule-PB-15 = Ton palet se pose à côté de la plaque déplacée : chacun voit que tu as usé de ce droit.
rule-PB-16 = Tu peux le faire avant chaque lancer de ton tour ou tout à la fin, mais pas entre le lancer et le saut, ni après la victoire.
rule-PB-17 = Avec deux cochons chacun, on peut déplacer deux plaques dans le même tour, si chaque fois c’est permis.
rule-PB-18 = Avec deux cochons, lance le dé et choisis lequel des tiens avance ; quand il a fini, lance pour l’autre.
rule-PB-19 = Avec deux cochons chacun, on peut déplacer une plaque deux fois par course.
rule-PB-20 = Le premier cochon au-delà de la dernière plaque gagne aussitôt ; le compte n’a pas à être exact.
rule-PB-21 = Les cochons portés au-delà gagnent aussi : leurs propriétaires partagent la victoire.

## What a table may settle for itself

option-black_three = Après un 3 noir, qui peut relancer : un cochon en dernière position ou dans une pile, ou seulement un cochon en dernière position.
option-black_three-last_or_stacked = Dernier ou empilé
option-black_three-last_only = Seulement le dernier
option-black_three_judged = Pour un 3 noir, quelle place du cochon compte : avant ou après son déplacement.
option-black_three_judged-before = Avant le saut
option-black_three_judged-after = Après le saut
option-shape = Comment le sentier est dessiné. Cela change l’image, jamais la course.
option-shape-winding = Sinueux
option-shape-straight = Droit
option-shape-zigzag = Zigzag
option-shape-stairs = Escalier
option-shape-random = Surprise

## Colours, faces and things as they are written inside sentences

name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune
name-pink = rose
name-white = blanc
name-black = noir
name-orange = orange
name-purple = violet
name-black-1 = un 1 noir
name-black-3 = un 3 noir
name-red-2 = un 2 rouge
name-red-3 = un 3 rouge
name-red-4 = un 4 rouge

## What happened; an empty sentence is not told

event-begins = { $seat } commence.
event-rolled = { $seat } lance le dé : { $face }.
event-hopped =
    Le cochon { $pig } saute { $from ->
        [0] du départ
       *[other] de la case { $from }
    } à la case { $to }.
event-carried = Le cochon { $pig } voyage sur le dos du cochon { $by }.
event-climbed = Le cochon { $pig } grimpe sur la pile.
event-may-roll-again = { $seat } peut relancer pour le cochon { $pig }.
event-extended =
    { $seat } pose la première plaque au bout. Le sentier s’allonge { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }.
event-passed = C’est à { $seat }.
event-crossed = La dernière plaque est franchie ! La course est gagnée par { $seats }.

## Why it ended

reason-crossed = Un cochon a franchi la dernière plaque.

## Moves

move-roll = lancer le dé
move-stop = s’arrêter là
move-extend = poser la première plaque au bout

## The page: what the board says, and in which words a move is offered

board-board = La course
board-choices = Ce que tu peux faire
board-pig = le cochon { $colour }
board-pig-of = Le cochon { $colour } { DE($name) }
board-on-start = au départ
board-on-space = case { $space }
board-on-back = sur le dos du cochon { $colour }
board-across-now = au-delà de la dernière plaque
board-stack = Case { $space }, de bas en haut : { $pigs }.
board-start-line = Au départ : { $pigs }.
board-finished = Au-delà de la dernière plaque : { $pigs }.
board-left =
    { $spaces ->
        [one] Encore une case jusqu’au bout.
       *[other] Encore { $spaces } cases jusqu’au bout.
    }
board-togo =
    { $spaces ->
        [0] de l’autre côté
        [one] encore une case
       *[other] encore { $spaces } cases
    }
board-standing = { $who } : { $togo }, { $discs }
board-discs =
    { $count ->
        [0] plus de palet
        [one] il reste un palet
       *[other] il reste { $count } palets
    }
board-die-shows = Le dé montre { $face }
board-die-waits = Le dé
board-face = un { $steps } { $colour }
board-plate =
    { $spaces ->
        [one] Une plaque d’une case
       *[other] Une plaque de { $spaces } cases
    }
board-disc-beside = Le palet { DE($name) } : cette plaque a été déplacée
board-start = Le départ
board-finish = L’arrivée
board-roll = Lancer le dé
board-roll-again = Relancer le dé
board-stop = S’arrêter là
board-extend = Poser la première plaque au bout
board-give = { $pig } saute à la case { $space }
board-give-climb = { $pig } saute à la case { $space } et grimpe
board-give-cross = { $pig } saute au-delà de la dernière plaque
board-fell = Le dé est tombé sur { $face }
board-begins = { $name } commence
board-ask-roll = Lance le dé !
board-ask-roll-other = Lance maintenant pour { $pig } !
board-ask-again = Tu relances, ou tu t’arrêtes ?
board-ask-pig = Quel cochon ?
board-ask-extend = Tu déplaces la première plaque, ou tu passes ?

## The page: what can be touched to learn the rules about it

topic-die = Le dé
topic-pig = Un cochon
topic-stack = Une pile de cochons
topic-two = Deux cochons chacun
topic-plate = Une plaque du sentier
topic-disc = Un palet
topic-start = Le départ
topic-finish = L’arrivée
