### What is said in the village.

title = Hamlet
subtitle = Des jeux de petits cochons
welcome = Touche un endroit et joue.
place = { $title } : { $ages }, { $players }, { $minutes }
minutes-between = de { $from } à { $to } minutes
minutes-just =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
players-between = de { $from } à { $to } joueurs
players-just =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
ages-between = de { $from } à { $to } ans
ages-from = à partir de { $from } ans
notices = Les tables
go-on-with = Continuer { $title } : { $names }
your-turn = C’est à toi de jouer
your-turn-at = À toi de jouer à { $title } : { $names }
open = Tables ouvertes
free =
    { $count ->
        [0] aucune chaise libre
        [one] une chaise libre
       *[other] { $count } chaises libres
    }
join = S’asseoir : { $title }, { $names }
watch = Regarder : { $title }, { $names }
album = Nos parties
album-none = On n’a pas encore joué sur cet appareil.
album-see = Revoir : { $title }, { $names }
album-keep = Garder en fichier : { $title }, { $names }
album-gone = Cette partie n’est plus là.
album-file = Voir un fichier de partie
away = Le village dort : son serveur ne répond pas. On frappe encore à la porte.
astray = Ce chemin ne mène nulle part ; te revoilà au village.
close = Fermer
