### What Woofy says. Sentences are spoken too: keep them short.

title = Woofy

## Every rule with its number, in our own words

rule-WO-E1 = Trois cochons, un rouge, un vert, un bleu, chacun avec un dé de sa couleur : 1, 2, 3, deux loups et une maison.
rule-WO-E2 = Les cases font le tour de la marmite, numérotées dans le sens des aiguilles d’une montre à partir de 0 ; une sur trois est une case loup, et le loup part de la case 0. D’ordinaire il y en a 24.
rule-WO-E3 = Les cochons attendent sur trois points à côté de la case 12, la première où ils posent la patte.
rule-WO-E4 = La maison de paille est à la case 7, celle de bois à la 17, celle de briques à la 20, où sont les briques ; la marmite s’ouvre depuis la 4 et la 16. Jamais deux sur la même case.
rule-WO-E5 = La maison de briques n’est d’abord qu’une base ; il lui faut 4 morceaux, le toit en dernier ; ou 3, si la base compte comme le premier des quatre.
rule-WO-1 = On joue chacun son tour, dans le sens des aiguilles d’une montre ; la table choisit qui commence. À ton tour, choisis un cochon et lance son dé.
rule-WO-2 = Tu ne peux pas prendre le dé qui vient d’être lancé, sauf si les deux autres cochons sont dans la marmite, ou tous deux dans la maison de briques.
rule-WO-3 = Si aucun autre dé ne peut être choisi, on peut relancer le dernier.
rule-WO-4 = Si le dé montre un chiffre, le cochon avance d’exactement autant de cases, toutes dans le même sens ; tu choisis le sens.
rule-WO-5 = Si le dé montre un loup, c’est le loup qui avance, pas le cochon.
rule-WO-6 = Si le dé montre une maison, tu as le choix : mets le cochon dans une maison où il y a de la place, laisse-le où il est ou, tant qu’il manque des morceaux, pose-le sur les briques et construis.
rule-WO-7 = Sur son point, un cochon ne craint rien. Il en part dans un sens ou dans l’autre, la case d’à côté étant son premier pas, et ne revient jamais sur son point.
rule-WO-8 = Plusieurs cochons peuvent être sur la même case, et se dépasser.
rule-WO-9 = Le loup ne va que dans le sens des aiguilles d’une montre, d’une case loup à la suivante.
rule-WO-10 = Tout cochon sur une case que le loup quitte, traverse ou atteint va dans la marmite ; ceux qui sont dans une maison, sur leur point ou déjà dans la marmite ne comptent pas.
rule-WO-11 = Un cochon peut dépasser le loup, ou même s’arrêter sur sa case : le loup n’attrape qu’en avançant.
rule-WO-12 = Dans une maison, un cochon est à l’abri ; il est dedans, pas sur la case de devant.
rule-WO-13 = La maison de paille abrite un cochon, celle de bois deux, celle de briques trois.
rule-WO-14 = Avec un chiffre, il faut le compte exact pour entrer, la maison étant un pas après la case de devant ; tu peux aussi passer sans entrer.
rule-WO-15 = Un cochon qui sort d’une maison pose d’abord la patte sur la case de devant, et n’y rentre pas dans le même coup.
rule-WO-16 = Personne n’entre dans la maison de briques avant qu’elle soit finie.
rule-WO-17 = Un cochon qui s’arrête sur les briques, ou qu’une face maison y amène, ajoute un morceau ; passer dessus n’ajoute rien, et une maison finie ne grandit plus.
rule-WO-18 = Un cochon peut ressortir de la maison de briques pour aider un ami.
rule-WO-19 = Un cochon qui s’arrête pile sur une case marmite ouvre la sortie.
rule-WO-20 = On ne peut choisir le dé d’un cochon enfermé dans la marmite que si un cochon libre se tient sur une case marmite.
rule-WO-21 = Si le dé montre un chiffre, le cochon sort par l’une des deux cases marmite et avance à partir de là, dans un sens ou dans l’autre ; le premier pas est la case d’à côté.
rule-WO-22 = Si le dé montre une maison, le cochon sort de la marmite et va dans une maison où il y a de la place, ou sur les briques s’il manque des morceaux ; il ne reste que si rien n’est possible.
rule-WO-23 = Si le dé montre un loup, personne ne sort et le loup avance.
rule-WO-24 = On sort un seul cochon à la fois ; le joueur suivant peut tenter d’en sortir un autre, avec un autre dé.
rule-WO-25 = Quand les trois cochons sont dans la maison de briques, tout le monde a gagné.
rule-WO-26 = Quand les trois cochons sont dans la marmite, le loup a gagné.

## What a table may settle for itself

option-brick_parts = En combien de morceaux la maison est achevée : 4 sur sa base, ou 3 si la base posée au départ est le premier des quatre.
option-brick_parts-4 = 4 sur la base
option-brick_parts-3 = 3, base comprise

## Colours, faces and things as they are written inside sentences

name-red = rouge
name-green = vert
name-blue = bleu
name-yellow = jaune
name-pink = rose
name-white = blanc
name-black = noir
name-orange = orange
name-purple = violet
name-wolf = le loup
name-house = une maison
name-straw = maison de paille
name-wood = maison de bois
name-brick = maison de briques
name-dot = départ
name-pot = la marmite

## What happened; an empty sentence is not told

event-begins = { $seat } commence.
event-rolled = { $seat } lance le dé { $pig } : { $face }.
event-rescued = Le cochon { $pig } sort de la marmite !
event-went = Le cochon { $pig } va sur la case { $to }.
event-hid = Le cochon { $pig } se glisse dans la { $house }.
event-stayed = Le cochon { $pig } reste où il est.
event-built = La maison de briques grandit : morceau { $part } sur { $parts }.
event-completed = Le toit est posé : la maison de briques est prête !
event-opened = Le cochon { $pig } ouvre la marmite.
event-prowled = Le loup avance jusqu’à la case { $to }.
event-caught = Le cochon { $pig } est dans la marmite !
event-passed = C’est à { $seat }.
event-saved = Les trois cochons sont à la maison. Vous avez gagné ensemble !
event-eaten = Les trois cochons sont dans la marmite. Le loup a gagné !

## Why it ended

reason-home = Les trois cochons sont dans la maison de briques.
reason-pot = Les trois cochons sont dans la marmite du loup.

## Moves

move-die = lancer le dé de ce cochon
move-to = aller sur cette case
move-straw = dans la maison de paille
move-wood = dans la maison de bois
move-brick = dans la maison de briques
move-bricks = aux briques, pour construire
move-stay = rester là

## What a partner says it is up to; $word is what it chose, $need what the team misses most

aim-die = Je lance le dé { $word } : c’est ce cochon qui a le plus besoin de nous.
aim-to = J’envoie le cochon sur la case { $word }.
aim-straw = Je cache le cochon dans la maison de paille.
aim-wood = Je cache le cochon dans la maison de bois.
aim-brick = Je ramène le cochon à la maison.
aim-bricks = Je construis notre maison de briques.
aim-stay = Je laisse le cochon attendre ici.

## The page: what the board says, and in which words a move is offered

board-straw = la maison de paille
board-wood = la maison de bois
board-brick = la maison de briques
board-board = La clairière : un cercle de { $count } pierres autour de la marmite
board-die = Lancer le dé { $pig }
board-die-out = Lancer le dé { $pig }, pour sortir de la marmite
board-to = Le cochon { $pig } va sur la case { $space }
board-pot-space = ouvre la marmite
board-bricks-space = construit un morceau
board-before-space = devant { $house }
board-danger = le loup est tout près
board-into = Le cochon { $pig } va dans { $house }
board-bricks = Le cochon { $pig } va aux briques et construit un morceau
board-stay = Le cochon { $pig } reste où il est
board-face-number = Le dé montre { $face }
board-face-wolf = Le dé montre le loup
board-face-house = Le dé montre une maison
board-begins = { $seat } commence
board-ask-die = Choisis un cochon : touche son dé.
board-ask-only-die = Touche le dé { $pig }.
board-ask-rescue = Choisis un dé. Le cochon { $pig } peut sortir de la marmite !
board-ask-space = { $face } ! Où va le cochon { $pig } ?
board-ask-only-space = { $face } ! Fais avancer le cochon { $pig }.
board-ask-house = Une maison ! Où se cache le cochon { $pig } ?
board-ask-build = Une maison ! Cacher le cochon { $pig }, ou construire ?
board-turn-of = C’est à { $seat } de jouer.
board-won = Les trois cochons sont à l’abri. Vous avez gagné ensemble !
board-lost = Les trois cochons sont dans la marmite. Le loup a gagné !
board-number =
    { $number ->
        [1] Un
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
       *[other] { $number }
    }
board-pig-at = Le cochon { $pig } : { $place }
board-on-dot = au départ
board-in-pot = dans la marmite
board-in-house = à l’abri dans { $house }
board-on-space = sur la case { $space }
board-wolf-at = Le loup est sur la case { $space } et ira ensuite à la case { $next }
board-built =
    { $parts ->
        [one] Maison de briques : { $parts } morceau sur { $needed }
       *[other] Maison de briques : { $parts } morceaux sur { $needed }
    }
board-ready = La maison de briques est prête
board-opened = La marmite est ouverte
board-safe = { $count } à l’abri
board-caught = { $count } dans la marmite
board-wolf-near =
    { $count ->
        [one] le loup à un pas
       *[other] le loup à { $count } pas
    }
board-wolf-here = le loup est juste là

## The page: what can be touched to learn the rules about it

topic-wolf = Le loup
topic-wolf-space = Les cases loup
topic-pig = Les cochons
topic-dice = Les dés
topic-pot = La marmite
topic-pot-space = Les échelles de la marmite
topic-straw = La maison de paille
topic-wood = La maison de bois
topic-brick = La maison de briques
topic-bricks = Les briques
topic-start = Le départ
