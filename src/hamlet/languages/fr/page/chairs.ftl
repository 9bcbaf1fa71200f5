### What is said while the chairs are set out.

title = Qui joue à { $title } ?
players =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
how-many = Combien de joueurs
name = Nom sur la chaise { $number }
who = Chaise { $number } : { $who }. Changer
who-title = Qui s’assoit ici ?
pig = Chaise { $number } : le cochon { $pig }. Changer
pig-title = Quel cochon ?
here = Ici
elsewhere = Ailleurs
here-long = quelqu’un sur cet appareil
elsewhere-long = quelqu’un d’autre, ailleurs, grâce à un lien
more = Plus de choix
close = Fermer
dice-explained = La table lance des dés honnêtes, ou vous lancez les vôtres et touchez ce qu’ils montrent. C’est toujours la table qui mélange les tuiles et les cartes.
fair = Dés de la table
own = Nos dés
door-explained = On entre seulement avec le lien, ou tout le village trouve la table ; chacun porte alors le nom de son cochon.
closed = Avec le lien
open = Pour tous
edition = Édition : { $name }
edition-explained = Quelle édition met-on sur la table ? On peut déposer ici son propre fichier (TOML ou JSON).
edition-usual = L’édition habituelle
edition-choose = Un fichier à soi
edition-save = L’édition habituelle en fichier
edition-forget = Oublier { $file }
edition-fault = Ce fichier ne peut pas être joué :
edition-large = { $file } est trop grand pour une édition.
edition-none = Il n’y a pas d’édition { $file } ici.
play = On joue !
away = Le village ne répond pas. On réessaie ?
no-game = Il n’y a pas de jeu { $game } au village.
refused = Ça n’a pas marché. On réessaie ?
lonely = Il faut au moins une personne.
