### What The Three Little Pigs says. Sentences are spoken too: keep them short.

title = Les Trois Petits Cochons

## Every rule with its number, in our own words

rule-TP-E1 = Il y a 36 tuiles : des portes, des fenêtres et des toits en paille, en bois et en brique, quatre de chaque.
rule-TP-E2 = Il y a cinq dés. Deux sont ordinaires, avec deux portes, deux fenêtres et deux toits. Sur les trois autres, un loup remplace l’un des toits.
rule-TP-E3 = La roue de souffle a six secteurs égaux : trois de paille, deux de bois, un de brique.
rule-TP-E4 = Certaines tuiles portent des pots de fleurs : d’ordinaire deux par pile de portes ou de fenêtres, et une par pile de toits.
rule-TP-E5 = Il y a six cartes Récompense : le plus de pots, le plus de maisons et la maison la plus haute donnent 3 points ; les premières maisons tout en paille, tout en bois et tout en brique en donnent 2.
rule-TP-E6 = Une tuile de paille porte deux têtes de cochon, une de bois trois, une de brique quatre : c’est son prix en dés et sa valeur en points.
rule-TP-1 = Les tuiles forment neuf piles mélangées, une par matériau et par élément. On ne voit que celle du dessus ; dès qu’elle est achetée, on retourne la suivante.
rule-TP-2 = Qui a vu un cochon ou un loup en dernier commence, ou bien la table ou le hasard choisit ; puis on joue tour à tour autour de la table. À la revanche, c’est au suivant de commencer.
rule-TP-3 = On lance les dés trois fois au plus par tour, la première fois tous ensemble.
rule-TP-4 = Avant le deuxième et le troisième lancer, choisis les dés à relancer : n’importe lesquels sauf les loups, même ceux que tu avais gardés. N’en choisir aucun, c’est s’arrêter.
rule-TP-5 = Un dé qui montre un loup est mis de côté et n’est plus relancé de tout le tour. Un loup tout seul ne fait pas de mal.
rule-TP-6 = On peut s’arrêter après chaque lancer. On s’arrête forcément après le troisième, et aussitôt que deux loups se montrent ; tous les dés d’un lancer tombent avant qu’on compte les loups.
rule-TP-7 = Une tuile coûte autant de dés montrant son élément qu’elle a de têtes de cochon : deux pour la paille, trois pour le bois, quatre pour la brique. Les dés en trop peuvent payer une seconde tuile.
rule-TP-8 = Si tu peux acheter une tuile, tu dois en acheter une, même sans en avoir envie. La seconde est au choix.
rule-TP-9 = On achète au plus deux tuiles par tour, chacune avec ses propres dés, et de deux piles différentes, sauf si la table en a décidé autrement.
rule-TP-10 = Une pile vide ne vend rien, et un toit sans maison à couvrir ne s’achète pas. Les tuiles se posent une à une : la première peut permettre de poser la seconde.
rule-TP-11 = Une maison commence par une porte ou par une fenêtre.
rule-TP-12 = Une fenêtre se pose sur une porte ou sur une fenêtre, ou commence une maison.
rule-TP-13 = Un toit se pose sur une porte ou sur une fenêtre, jamais dans le vide.
rule-TP-14 = Une maison n’a pas besoin d’être d’un seul matériau.
rule-TP-15 = Une maison peut avoir autant de fenêtres qu’on veut, mais une porte au plus et un toit au plus.
rule-TP-16 = On peut glisser une porte sous les fenêtres d’une maison qui n’a ni porte ni toit.
rule-TP-17 = Un toit achève la maison, même s’il n’y a pas de porte. On n’ajoute plus rien à une maison achevée.
rule-TP-18 = On peut avoir plusieurs maisons, achevées ou non. Tu choisis la maison, ou tu en commences une ; ce qui est posé ne bouge plus.
rule-TP-36 = On compte tes maisons dans l’ordre où tu les as commencées. Si deux d’entre elles ont les mêmes tuiles, peu importe laquelle tu montres.
rule-TP-19 = Avec deux loups ou plus, on ne lance plus et on n’achète rien : il faut choisir une maison d’un autre joueur, achevée ou non, puis faire tourner la roue.
rule-TP-20 = Toutes les tuiles du matériau indiqué par la roue quittent cette maison et le jeu. S’il n’y en a pas, il ne se passe rien.
rule-TP-21 = Un toit qui n’a plus rien sous lui quitte le jeu aussi, et la maison disparaît.
rule-TP-22 = Ce qui reste est toujours une maison : sans son toit on peut la continuer, avec son toit elle reste achevée.
rule-TP-23 = Si aucun autre joueur n’a de maison, le tour prend fin, voilà tout.
rule-TP-24 = La partie s’arrête après le tour où il y a au moins autant de piles vides que de joueurs ; la table peut convenir de finir le tour de table.
rule-TP-25 = Les maisons sans toit sont écartées : ni leurs tuiles ni leurs pots de fleurs ne comptent.
rule-TP-26 = Dans une maison achevée, une tuile de paille vaut 2 points, une de bois 3, une de brique 4.
rule-TP-27 = Chaque pot de fleurs rapporte 1 point de plus, et chaque maison achevée aussi.
rule-TP-28 = Celui qui a le plus de points gagne.
rule-TP-29 = À égalité, celui qui a le plus de maisons achevées l’emporte ; s’ils en ont autant, ils gagnent ensemble.
rule-TP-37 = On classe tous les joueurs par points, puis par maisons achevées ; à égalité parfaite, ils partagent leur rang.
rule-TP-30 = Avec les cartes Récompense, les pots de fleurs et les maisons ne rapportent rien par eux-mêmes ; les cartes gagnées, si, et toutes s’ajoutent.
rule-TP-31 = Le plus de pots de fleurs : à la fin, pour le seul joueur qui en a le plus dans ses maisons achevées ; à égalité, personne ne l’a.
rule-TP-32 = Le plus de maisons : à la fin, pour le seul joueur qui a le plus de maisons achevées, avec ou sans porte ; à égalité, personne ne l’a.
rule-TP-33 = La maison la plus haute : à la fin, pour le seul joueur dont une maison avec toit et porte compte le plus de tuiles ; à égalité, personne ne l’a.
rule-TP-34 = Le premier qui pose le toit d’une maison tout en paille, tout en bois ou tout en brique, avec porte et fenêtre, gagne la carte et la garde, quoi que fasse le loup.

## What a table may settle for itself

option-awards = Jouer pour les six cartes Récompense, au lieu de compter les pots de fleurs et les maisons.
option-awards-false = Points
option-awards-true = Récompenses
option-finish_round = Quand assez de piles sont vides, finir le tour de table pour que chacun ait joué autant de fois.
option-finish_round-false = Fin immédiate
option-finish_round-true = Finir le tour
option-second_tile = La seconde tuile du tour : d’une autre pile, un autre élément, ou n’importe laquelle.
option-second_tile-other_stack = Autre pile
option-second_tile-other_part = Autre élément
option-second_tile-any = N’importe

## Colours, faces and things as they are written inside sentences

name-straw = paille
name-wood = bois
name-brick = brique
name-door = une porte
name-window = une fenêtre
name-roof = un toit
name-wolf = le loup
name-white = dé sans loup
name-black = dé au loup
name-straw-door = une porte en paille
name-straw-window = une fenêtre en paille
name-straw-roof = un toit en paille
name-wood-door = une porte en bois
name-wood-window = une fenêtre en bois
name-wood-roof = un toit en bois
name-brick-door = une porte en brique
name-brick-window = une fenêtre en brique
name-brick-roof = un toit en brique

## What happened; an empty sentence is not told

event-uncovered = { "" }
event-turn-begins = { $seat }, lance tous les dés !
event-begins = { $seat } commence.
event-fell = Le dé montre { $face }.
event-wolf-aside = Un loup. Attention !
event-rolls-again =
    { $seat } relance { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }.
event-stopped = { $seat } s’arrête.
event-nothing-to-buy = Il n’y a rien à acheter.
event-bought = { $seat } achète { $tile } pour la maison { $house }.
event-completed = La maison { $house } est finie !
event-won-card = Première maison tout en { $material } : { $seat } gagne la carte !
event-wolf-comes = Deux loups : le loup arrive !
event-nobody-to-blow-on = Personne d’autre n’a de maison : le loup repart.
event-blows-on = Le loup souffle sur la maison { $house } { DE($seat) }.
event-spun = La roue dit : { $material }.
event-blown-away = Pfff ! Tout ce qui est en { $material } s’envole.
event-unharmed = Rien en { $material } : la maison tient bon.
event-roof-fell = Il ne restait que le toit : il s’effondre.
event-house-gone = La maison a disparu.
event-stacks-empty =
    { $stacks ->
        [one] Une pile est vide : la partie est finie.
       *[other] { $stacks } piles sont vides : la partie est finie.
    }
event-ended = Victoire pour { $seats } !

## Why it ended

reason-stacks = Assez de piles sont vides.

## Moves

move-roll = relancer ces dés
move-stop = ne plus lancer
move-buy = acheter cette tuile
move-new = commencer une maison
move-done = ne plus rien acheter
move-blow = souffler sur cette maison

## The page: what the board says, and in which words a move is offered

board-choosing = Touche les dés à relancer. Ou arrête-toi et achète.
board-buying = Choisis une tuile pour ta rue.
board-another = Encore une tuile ? Ou termine ton tour.
board-blowing = Le loup est là ! Sur quelle maison va-t-il souffler ?
board-roll =
    Relancer { $count ->
        [one] un dé
       *[other] { $count } dés
    }
board-roll-none = Relancer : touche d’abord des dés
board-stop = M’arrêter et acheter
board-done = Finir mon tour
board-buy = Acheter { $tile } : { $place }
board-pick =
    Acheter { $tile } pour { $price ->
        [one] un dé
       *[other] { $price } dés
    }
board-new = une nouvelle maison
board-place = sur la maison { $number }
board-blow = Souffler sur la maison { $number } { DE($name) }
board-die = Dé : { $face }
board-die-again = Dé : { $face }. Sera relancé
board-die-hand = Dé dans la main
board-wolf-die = Un loup : ce dé reste
board-stack =
    { $tile } : il en reste { $left }, { $price ->
        [one] un dé
       *[other] { $price } dés
    } { $part ->
        [roof] chacun
       *[other] chacune
    }
board-empty-stack = { $tile } : il n’en reste plus
board-neighbour = Rue { DE($name) } : voir de près
board-house = Maison { $number } { DE($name) } : { $tiles }
board-finished = finie
board-street = Rue { DE($name) }
board-no-house = Pas encore de maison
board-spinner = La roue de souffle
board-wolf = Le loup
board-market = Les tuiles à vendre
board-total =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-tiles = Tuiles
board-pots = Pots de fleurs
board-houses = Maisons
board-award-flowerpots = Le plus de pots de fleurs
board-award-houses = Le plus de maisons
board-award-tallest = La maison la plus haute
board-award-straw = Première maison tout en paille
board-award-wood = Première maison tout en bois
board-award-brick = Première maison tout en brique
board-won-by =
    { $award } : { $points ->
        [one] un point
       *[other] { $points } points
    }, gagnée par { $name }
board-not-won =
    { $award } : { $points ->
        [one] un point
       *[other] { $points } points
    }
board-finished-houses =
    { $name } : { $count ->
        [0] aucune maison finie
        [one] une maison finie
       *[other] { $count } maisons finies
    }
board-stacks-gone =
    { $gone ->
        [one] { $gone } pile vide sur { $end }
       *[other] { $gone } piles vides sur { $end }
    }
face-door = porte
face-window = fenêtre
face-roof = toit
face-wolf = loup

## The page: what can be touched to learn the rules about it

topic-stacks = Acheter des tuiles
topic-dice = Les dés
topic-wolf-die = Un loup sur un dé
topic-house = Bâtir une maison
topic-finished = Une maison finie
topic-wolf = Le loup
topic-spinner = La roue de souffle
topic-award-most = Récompenses de la fin
topic-award-first = Première maison d’un seul matériau
