### What Cochonstructeurs says. Sentences are spoken too: keep them short.

title = Cochonstructeurs

## Every rule with its number, in our own words

rule-CO-E1 = Le plateau : la maison au centre, quatre chemins aux cases particulières, un détour vers la tanière, un autre vers le chasseur, et un gué qui ramène au chemin 4.
rule-CO-E2 = L’anneau des loups compte 16 cases et croise chaque chemin à sa case de rencontre ; il commence à la tanière.
rule-CO-E3 = La jauge de menace finit à 30 pour quatre cochons, 40 pour trois, 60 pour deux, avec quatre cases rouges.
rule-CO-E4 = La roue compte huit périodes : cinq de jour, dont deux à flocon, et trois de nuit.
rule-CO-E5 = Il y a 22 cartes événement, de huit sortes.
rule-CO-E6 = Il y a 9 événements majeurs, de huit sortes.
rule-CO-E7 = Il y a dix jetons de chaque ressource : pierre, bois, sable et tuile.
rule-CO-E8 = Quatre loups sortent dans cet ordre : jaune, rouge, jaune, spécial.
rule-CO-E9 = Cinq plans disent ce que coûtent murs, porte, charpente et toit, et quel jet il faut.
rule-CO-E10 = Les rôles : le Coureur, le Maçon, l’Éclaireur, dont la lampe contient trois gouttes de pétrole, et le Chanceux.
rule-CO-1 = Les quatre tuiles ressource sont mélangées et posées au bout des chemins ; un chemin donne la ressource de sa tuile.
rule-CO-2 = La table choisit le plan qu’elle veut construire.
rule-CO-3 = Chacun a un rôle différent, choisi ou tiré au sort.
rule-CO-4 = Au départ, les cochons sont à la maison, la menace est à 0, c’est le premier jour, les loups sont dans la tanière, et le hasard tire dans les paquets.
rule-CO-5 = La table dit qui commence ; on joue dans le sens des aiguilles d’une montre.
rule-CO-6 = Chaque fois que le premier joueur commence son tour, dès la première manche, la roue du jour tourne d’un cran, la menace monte d’un cran, puis chaque loup sorti de la tanière avance d’une case.
rule-CO-7 = La nuit ferme les cases obscures, le jour les rouvre.
rule-CO-8 = Un cochon qui commence son tour la nuit sur une case obscure est terrifié : il perd sa charge, file à la maison, et son tour est fini.
rule-CO-9 = Chaque case rouge que la menace atteint ou saute amène un événement majeur, une seule fois.
rule-CO-10 = Après chaque événement majeur, le loup suivant sort de la tanière, s’il en reste un.
rule-CO-11 = Les loups jaunes tournent dans le sens des aiguilles, le rouge et le spécial dans l’autre, toujours ; ils passent sur la tanière sans y rentrer.
rule-CO-12 = Quand la menace dépasse sa dernière case, le Grand Méchant Loup arrive et tout est perdu.
rule-CO-13 = Un tour, c’est une seule chose : avancer, construire, agir là où l’on est, ou rien.
rule-CO-14 = Pour avancer, lance le dé, choisis ton chemin et fais tout le compte sans demi-tour.
rule-CO-15 = Choisis tout ton chemin avant le premier pas. Une impasse t’arrête sur sa dernière case, une case fermée sur celle d’avant. Si tous les chemins sont fermés dès le premier pas, tu restes où tu es.
rule-CO-16 = Arriver à la maison met fin au déplacement.
rule-CO-17 = À la maison, en commençant ou en finissant ton tour, dépose ce que tu veux de ta charge ; cela ne coûte pas le tour, sauf si la table en décide autrement.
rule-CO-18 = Pour construire, commence ton tour à la maison, avec dans la réserve le prix de l’élément suivant : quatre murs, porte, charpente, toit, dans cet ordre.
rule-CO-19 = Fais le nombre demandé ou plus, et c’est construit ; dans tous les cas le prix est dépensé.
rule-CO-20 = Quand une pile est vide, ses jetons dépensés redeviennent la pile.
rule-CO-21 = On peut ne rien faire.
rule-CO-22 = Le Coureur ajoute 1 à son jet quand il avance, avant tout ce qui pourrait le réduire.
rule-CO-23 = Le Maçon ajoute 1 à son jet quand il construit ou déblaie.
rule-CO-24 = Les cases obscures n’arrêtent pas l’Éclaireur tant que sa lampe a du pétrole ; un tour qui en touche une la nuit en brûle une goutte.
rule-CO-25 = Après une case mystère, le Chanceux peut aussitôt tirer et jouer une carte de plus, avant toute autre action.
rule-CO-26 = Une fois par tour, le Chanceux peut relancer, sauf pour construire, et garde le second jet ; dans la tanière, les deux dés.
rule-CO-27 = Passer ou s’arrêter sur une case ressource donne une ressource du chemin, s’il y a de la place et s’il en reste ; la table peut permettre de la laisser.
rule-CO-28 = Chaque case ressource donne une fois, jusqu’à ton retour à la maison.
rule-CO-29 = Un cochon porte quatre jetons au plus.
rule-CO-30 = Terminer sur une case mystère fait tirer une carte, sauf si c’est une carte qui t’y a mené. D’abord les jets de terrain, les loups, le chasseur ou les rochers ; le dépôt vient en dernier.
rule-CO-31 = Les cases obscures sont fermées la nuit.
rule-CO-32 = L’anneau des loups est fermé aux cochons.
rule-CO-33 = Tant qu’un loup est sur une case de rencontre, tout cochon de là jusqu’au bout du chemin est capturé avec sa charge et va dans la tanière.
rule-CO-34 = Un prisonnier attend ou tente deux dés : un double six le ramène à la maison. Rien ne s’ajoute ni ne se retire.
rule-CO-35 = Un cochon libre qui atteint la tanière ramène tous les prisonniers avec lui ; sans prisonnier, elle est fermée.
rule-CO-36 = Passer ou s’arrêter sur un terrain instable demande un jet après le déplacement ; en dessous du nombre, les rochers tombent.
rule-CO-37 = Un cochon sous l’éboulement rentre à la maison et perd sa charge.
rule-CO-38 = On n’entre pas sur un éboulement et on ne le traverse pas ; on s’arrête à côté.
rule-CO-39 = À côté d’un éboulement, au lieu d’avancer ou une fois après y être arrivé, un 4 ou plus le déblaie.
rule-CO-40 = Dans le torrent, lance le dé : moins de 4, tu es emporté au gué sans ta charge ; sinon tu continues.
rule-CO-41 = Au torrent, tu peux sauter sans lancer le dé : la rivière t’emporte au gué, et ta charge est perdue.
rule-CO-42 = Le gué est l’endroit où la rivière te dépose ; on en repart, on n’y entre pas.
rule-CO-43 = Passer ou s’arrêter au levier abaisse le pont.
rule-CO-44 = Le pont est fermé tant qu’il n’est pas abaissé ; qui y passe ou s’y arrête lance le dé après son déplacement, et un 1 ou un 2 le relève.
rule-CO-45 = Un cochon sur le pont qui se relève perd sa charge et finit au gué.
rule-CO-46 = Sur le pont, tu peux sauter dans la rivière. Tu perds ta charge, tu arrives au gué, et ton déplacement est fini. Lance ensuite le dé pour le pont ; ton tour est fini aussi.
rule-CO-47 = Chez le chasseur, tu peux payer deux jetons portés pour libérer un prisonnier par tour, qui rentre à la maison.
rule-CO-48 = Cartes : le loup arrive, la menace monte de 1 ; le temps presse, la roue du jour avance de 1 ; rien ne presse, elle recule de 1 ; loups téméraires, chaque loup avance d’une case. La menace d’une carte compte comme une autre.
rule-CO-49 = En pleine forme : deux cases dans ta direction ; sac oublié : deux cases en arrière. Sans direction, tu restes.
rule-CO-50 = Jour de chance : gagne une ressource de ton choix ; sac percé : perds-en une. Si c’est impossible, il ne se passe rien.
rule-CO-51 = La nuit tombe : la roue va à la première nuit imprimée. Heure d’hiver : les flocons sont désormais des nuits.
rule-CO-52 = Appel des loups : un loup de plus sort.
rule-CO-53 = Tremblement de terre : les rochers tombent sur toutes les cases instables.
rule-CO-54 = Vol des gobelins : chaque cochon, prisonniers compris, perd un jeton de son choix, en partant du joueur dont c’est le tour.
rule-CO-55 = Malchance : désormais, chaque jet compte un de moins, mais jamais moins de 1 ; sauf dans la tanière.
rule-CO-56 = Appétit féroce : la menace monte de 3.
rule-CO-57 = Sabotage : le dernier élément construit est détruit, et son prix reste perdu.
rule-CO-58 = Dès que toute la maison est construite, les cochons ont gagné, où qu’ils soient. Une table peut décider que tout le monde doit aussi être rentré.
rule-CO-61 = Les jetons perdus et le prix du chasseur retournent à la pile ; les cartes tirées restent de côté jusqu’à ce que le paquet soit vide ; un prisonnier ne tire pas de carte.
rule-CO-59 = Un tour passé dans la tanière, ou perdu par peur, compte comme un tour : c’est au joueur suivant.
rule-CO-60 = La partie d’exemple du livret peut se rejouer ici, coup par coup.

## What a table may settle for itself

option-plan = Quelle maison on construit, de la plus facile (1) à la plus difficile (5).
option-plan-1 = Très facile
option-plan-2 = Facile
option-plan-3 = Moyen
option-plan-4 = Difficile
option-plan-5 = Très difficile
option-roles = Les rôles sont tirés au hasard, ou choisis en commençant par le premier joueur.
option-roles-dealt = Au hasard
option-roles-chosen = Au choix
option-all_home = Faut-il aussi que tous les cochons soient rentrés à la maison pour gagner ?
option-all_home-false = Juste la maison
option-all_home-true = Tous rentrés
option-deposit_ends_turn = Déposer des ressources au début de son tour met-il fin au tour, sans construire ni avancer ?
option-deposit_ends_turn-false = Déposer et jouer
option-deposit_ends_turn-true = Déposer, c’est le tour
option-picking_up = Sur une case ressource, on ramasse toujours, ou bien on choisit.
option-picking_up-automatic = Toujours ramasser
option-picking_up-chosen = Prendre ou laisser

## Colours, faces and things as they are written inside sentences

name-stone = pierre
name-wood = bois
name-sand = sable
name-tile = tuile
name-runner = le Coureur
name-mason = le Maçon
name-scout = l’Éclaireur
name-lucky = le Chanceux
name-yellow = jaune
name-red = rouge
name-special = spécial
name-day = Il fait jour
name-night = Il fait nuit
name-home = la maison
name-den = la tanière
name-hunter = le chasseur
name-ford = le gué
name-torrent = le torrent
name-bank = la berge
name-lane = le sentier
name-wall-1 = le premier mur
name-wall-2 = le deuxième mur
name-wall-3 = le troisième mur
name-wall-4 = le quatrième mur
name-door = la porte
name-frame = la charpente
name-roof = le toit
name-moving = pour avancer
name-building = pour construire
name-digging = pour déblayer
name-shaking = pour le terrain instable
name-bridging = pour le pont
name-wading = pour le torrent
name-escaping = pour s’évader
name-wolf-comes = le loup arrive
name-full-of-energy = en pleine forme
name-lucky-day = jour de chance
name-time-flies = le temps presse
name-no-hurry = rien ne presse
name-bold-wolves = loups téméraires
name-forgotten-bag = sac oublié
name-holed-bag = sac percé
name-nightfall = la nuit tombe
name-wolf-call = appel des loups
name-earthquake = tremblement de terre
name-goblins = vol des gobelins
name-bad-luck = malchance
name-winter-time = heure d’hiver
name-hunger = appétit féroce
name-sabotage = sabotage

## What happened; an empty sentence is not told

event-begins = { $seat } commence.
event-tile-laid = Au bout du chemin { $path } : { $resource }.
event-role-taken = { $seat } est { $role }.
event-wheel-turned = { $night }.
event-threat-rose = La menace est à { $threat }.
event-wolf-left = Un loup { $wolf } sort de la tanière !
event-wolf-moved = { "" }
event-captured = Les loups attrapent { $seat } !
event-terrified = { $seat } prend peur dans le noir et rentre à la maison.
event-rolled = { $seat } lance le dé { $purpose } : { $face }.
event-rolls-again = { $seat } relance.
event-stepped = { "" }
event-stayed = { $seat } ne peut pas avancer.
event-took = { $seat } ramasse : { $resource }.
event-lost = { $seat } perd : { $resource }.
event-lamp-burned =
    { $seat } allume sa lampe. { $fuel ->
        [0] C’était la dernière goutte de pétrole.
        [one] Il reste une goutte de pétrole.
       *[other] Il reste { $fuel } gouttes de pétrole.
    }
event-bridge-lowered = { $seat } abaisse le pont.
event-bridge-raised = Le pont se relève !
event-swept-off = La rivière emporte { $seat } jusqu’au gué.
event-jumped = { $seat } saute !
event-slide-fell = Des rochers bloquent la case { $space } !
event-buried = { $seat } fuit les rochers et rentre à la maison.
event-cleared = { $seat } déblaie la case { $space }.
event-not-cleared = Les rochers restent sur la case { $space }.
event-rescued = { $seat } ramène { $prisoner } de la tanière !
event-freed = Le chasseur libère { $prisoner } !
event-escaped = Double six ! { $seat } s’évade.
event-drew = { $seat } tire une carte : { $card }.
event-drew-major = Événement majeur : { $major } !
event-gained = { $seat } trouve : { $resource }.
event-put-down = { $seat } rapporte à la maison : { $count } × { $resource }.
event-built = { $seat } construit { $element } !
event-not-built = Raté ! Il faudra recommencer : { $element }.
event-sabotaged = Sabotage ! Il faut refaire { $element }.
event-winter-came = C’est l’hiver : les nuits s’allongent.
event-luck-turned = Malchance : un de moins à chaque jet.
event-passed = C’est à { $seat }.
event-won = La maison est construite. Les cochons sont à l’abri !
event-wolf-arrived = Le Grand Méchant Loup est là. Tout est perdu !

## Why it ended

reason-built = La maison est construite à temps.
reason-wolf = Le Grand Méchant Loup est arrivé.

## Moves

move-move = lancer le dé et avancer
move-build = construire
move-nothing = ne rien faire
move-try = tenter de s’évader
move-keep = garder ce jet
move-reroll = relancer
move-jump = sauter dans la rivière
move-cross = continuer
move-draw = tirer une autre carte
move-no = non merci
move-go = aller là
move-clear = déblayer les rochers
move-take = prendre ceci
move-lose = perdre ceci
move-role = être ce cochon
move-free = payer le chasseur
move-put = déposer à la maison

## What a partner says it is up to; $word is what it chose, $need what the team misses most

aim-move = Je pars, il nous manque : { $need }.
aim-move-enough = Je continue, nous avons presque tout.
aim-go = Je vais par là, il nous manque : { $need }.
aim-go-enough = Je continue, nous avons presque tout.
aim-go-home = Je rentre à la maison.
aim-go-den = Je vais à la tanière chercher notre ami.
aim-go-hunter = Je vais demander de l’aide au chasseur.
aim-build = Je construis, nous avons ce qu’il faut.
aim-nothing = Je vous attends.
aim-try = J’essaie de sortir d’ici.
aim-keep = Je garde ce jet.
aim-reroll = Je retente ma chance.
aim-jump = Je saute dans la rivière.
aim-cross = Je continue à pied.
aim-draw = Je tire une autre carte.
aim-no = J’en reste là.
aim-clear = Je dégage notre chemin.
aim-take = Je prends : { $word }, il nous en manque.
aim-lose = Je laisse : { $word }, c’est ce qui manque le moins.
aim-role = Je serai { $word }.
aim-free = Je paie le chasseur pour libérer notre ami.
aim-put = Je dépose ceci pour notre maison.
aim-put-nothing = Je garde ce que je porte.

## The page: what the board says, and in which words a move is offered

board-ask-role = Quel cochon veux-tu être ?
board-ask-action = Touche le dé pour partir.
board-ask-build = Touche la maison pour construire, ou le dé pour partir.
board-ask-contextual = Que fais-tu : partir, ou agir sur place ?
board-ask-prisoner = Te voilà dans la tanière. Tenter un double six ?
board-ask-again = Garder ce jet, ou relancer ? Le Chanceux le peut une fois par tour.
board-ask-way =
    { $steps ->
        [one] Un pas : où vas-tu ? Touche une case qui brille.
       *[other] { $steps } pas : où vas-tu ? Touche une case qui brille.
    }
board-ask-card-way =
    La carte te déplace { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }. Par où ?
board-ask-jump-bridge = Sur le pont : continuer, ou sauter dans la rivière ?
board-ask-jump = Le torrent ! L’affronter, ou sauter ?
board-ask-put = À la maison ! Touche ce que tu gardes, puis dépose le reste.
board-ask-hire = Le chasseur libère un ami contre deux de tes ressources.
board-ask-clear = Des rochers à côté de toi : tenter de déblayer ?
board-ask-another = Chanceux ! Encore une carte ?
board-ask-gain = Jour de chance ! Choisis une ressource pour ton sac.
board-ask-lose = Sac percé ! Qu’est-ce qui tombe ?
board-ask-robbed = Les gobelins ! Que leur laisses-tu ?
board-ask-pick = Tu le prends, ou tu le laisses ?
board-move = Lancer le dé et partir
board-build = Construire { $element } : il faut { $needs } ou plus
board-nothing = Rester ici sans rien faire
board-wait = Attendre dans la tanière
board-try = Tenter de s’évader avec deux dés
board-keep = Garder le { $face }
board-reroll = Relancer
board-jump = Sauter dans la rivière : au gué, sans ta charge
board-cross = Continuer
board-draw = Tirer une autre carte
board-no = Non merci
board-go = Aller { $to }
board-clear = Déblayer les rochers : il faut { $needs } ou plus
board-take = Prendre { $resource }
board-lose = Perdre { $resource }
board-role = Être { $role } : { $ability }
board-free = Libérer { $name } contre { $price }
board-put = Déposer { $load }
board-put-none = Tout garder
board-careful = Attention : { $dangers }
board-path-of = { $place }, chemin { $resource }
board-token = { $resource } dans le sac : à déposer
board-token-kept =
    { $resource } dans le sac : { $which ->
        [stone] gardée
        [tile] gardée
       *[other] gardé
    }
board-bag-of = Sac { DE($name) } : { $load }
board-empty = vide
board-prisoner = Libérer { $name }
board-pig = { $name }, { $role }, { $place }, sac : { $load }
board-die = Le dé : { $face }
board-wolf = Un loup { $kind }
board-wheel-day =
    Il fait jour ; la nuit tombe dans { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
board-wheel-dusk = C’est le soir ; la nuit tombe à la prochaine manche
board-wheel-night =
    Il fait nuit ; le jour se lève dans { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
board-winter = C’est l’hiver : les nuits sont plus longues
board-unlucky = Malchance : un de moins à chaque jet
board-gauge =
    Menace { $threat } sur { $last } : { $left ->
        [0] c’est la dernière manche
        [one] encore une manche au plus
       *[other] encore { $left } manches au plus
    }
board-house =
    { $plan } : { $built ->
        [one] { $built } élément construit
       *[other] { $built } éléments construits
    } sur { $all }
board-next-part = À construire : { $element }, pour { $cost }, il faut { $needs } ou plus
board-reserve = Réserve à la maison : { $load }
board-missing = Il manque encore : { $load }
board-missing-none = Tout est rassemblé
board-danger = En danger : { $names }
board-prisoners = Dans la tanière : { $names }
board-map = Vue d’ensemble : voir toute la vallée, ou se rapprocher
board-closer = Plus près
board-further = Plus loin
board-supply = Il reste dans les piles : { $load }
board-card = Carte : { $title }. { $what }
board-fuel =
    { $fuel ->
        [0] Lampe : plus de pétrole
        [one] Lampe : il reste une goutte de pétrole
       *[other] Lampe : il reste { $fuel } gouttes de pétrole
    }
board-team = Où en sommes-nous ?
board-time = Combien de temps avons-nous ?
board-lacks = Que manque-t-il ?
board-who = Qui est en danger ?
board-nobody = Personne
board-close = Fermer
board-tray-label = Ce que tu peux faire

## The page: a resource as it is taken

resource-stone = de la pierre
resource-wood = du bois
resource-sand = du sable
resource-tile = une tuile

## The page: whose path it is

path-stone = de la pierre
path-wood = du bois
path-sand = du sable
path-tile = des tuiles

## The page: where a resource lies

heap-stone = à la pierre
heap-wood = au bois
heap-sand = au sable
heap-tile = aux tuiles

## The page: “two stone” is said as a number and a noun

count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
count-wood = { $count } bois
count-sand = { $count } sable
count-tile =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## The page: what a role is good at

ability-runner = un pas de plus à chaque déplacement.
ability-mason = un de plus pour construire et déblayer.
ability-scout = avec la lampe, le noir ne t’arrête pas.
ability-lucky = relance une fois par tour, et tire une deuxième carte.

## The page: what to look out for on a way

danger-unstable = terrain instable
danger-torrent = torrent
danger-bridge = pont branlant
danger-dark = bois obscur
danger-wolf = un loup

## The page: one or two words under a picture, for those who read

caption-move = Partir
caption-nothing = Rester
caption-try = Tenter
caption-keep = Garder
caption-reroll = Relancer
caption-jump = Sauter
caption-cross = Continuer
caption-draw = Carte
caption-no = Non
caption-put = Déposer

## The page: under the picture of a role: who it is, and what it is good at

badge-runner = Coureur : +1 pas
badge-mason = Maçon : +1 pour bâtir
badge-scout = Éclaireur : une lampe la nuit
badge-lucky = Chanceux : relance le dé

## The page: beside the drawings on the sheet

sheet-roles = Bâtisseurs et voisins
sheet-valley = La vallée
sheet-hunter = le chasseur
sheet-goblin = un gobelin

## The page: where a way leads, and where somebody stands

to-plain = à la case { $name }
at-plain = sur la case { $name }
to-mystery = à la case mystère { $name }
at-mystery = sur une case mystère
to-resource = { $resource }
at-resource = sur une case ressource
to-dark = au bois obscur
at-dark = dans le bois obscur
to-meeting = là où passent les loups
at-meeting = là où passent les loups
to-lever = au levier du pont
at-lever = près du levier
to-bridge = au pont
at-bridge = sur le pont
to-torrent = au torrent
at-torrent = dans le torrent
to-unstable = au terrain instable
at-unstable = sur un terrain instable
to-home = à la maison
at-home = à la maison
to-den = à la tanière
at-den = dans la tanière
to-hunter = chez le chasseur
at-hunter = chez le chasseur
to-ford = au gué
at-ford = au gué

## The page: what a card does, in one sentence

card-wolf-comes = La menace monte de { $count }.
card-full-of-energy =
    { $count ->
        [one] Avance d’une case.
       *[other] Avance de { $count } cases.
    }
card-lucky-day = Gagne une ressource de ton choix.
card-time-flies = La roue du jour avance.
card-no-hurry = La roue du jour recule.
card-bold-wolves = Les loups avancent.
card-forgotten-bag =
    { $count ->
        [one] Recule d’une case.
       *[other] Recule de { $count } cases.
    }
card-holed-bag = Perds une ressource de ton choix.
card-nightfall = La nuit tombe tout de suite.
card-wolf-call = Un loup de plus sort de la tanière.
card-earthquake = Des rochers tombent sur les terrains instables.
card-goblins = Chacun perd une ressource de son sac.
card-bad-luck = Désormais, un de moins à chaque jet.
card-winter-time = Les nuits s’allongent.
card-hunger = La menace monte de { $count }.
card-sabotage = Le dernier élément construit s’écroule.

## The page: what can be touched to learn the rules about it

topic-plain = Se déplacer
topic-mystery = Case mystère
topic-resource = Ressources
topic-dark = Le bois obscur
topic-meeting = Là où passent les loups
topic-lever = Le levier
topic-bridge = Le pont
topic-torrent = Le torrent
topic-unstable = Terrain instable
topic-landslide = Un éboulement
topic-home = La maison
topic-den = La tanière
topic-hunter = Le chasseur
topic-ford = Le gué
topic-wolf = Les loups
topic-wheel = Le jour et la nuit
topic-gauge = La menace
topic-plan = Construire la maison
topic-bag = Le sac
topic-die = Le dé
topic-card = Cartes événement
topic-major = Événements majeurs
topic-runner = Le Coureur
topic-mason = Le Maçon
topic-scout = L’Éclaireur
topic-lucky = Le Chanceux
