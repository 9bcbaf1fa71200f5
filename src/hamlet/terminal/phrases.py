"""What the terminal table itself says, in every language."""

PHRASES = {
    "en": {
        "player": "Player {}",
        "turn": "{} to play",
        "prompt": "your move (number or word; ? for help) › ",
        "dice": "what does the die show? {} › ",
        "help": "Type a number or a move. undo: take back · rules: the rules · log: the story "
        "so far · quit: save and leave.",
        "undone": "Taken back.",
        "nothing": "There is nothing to take back.",
        "saved": "Saved. Go on with: hamlet play {} --terminal",
        "kept": "The match is kept in {}; check its dice with: hamlet verify {}",
        "fair": "Fair dice: the promise is {}\nOnce the match is over its file shows the secret.",
        "preparing": "The bots are learning the game (once for an edition)",
        "again": "Going on where you left.",
        "words": "words of your own for the dice (Enter for none) › ",
        "unreadable": "{} is not a move here.",
        "impossible": "{} cannot fall here.",
        "forbidden": "{} is not allowed now: {} ({})",
    },
    "fr": {
        "player": "Joueur {}",
        "turn": "Au tour de {}",
        "prompt": "ton coup (numéro ou mot ; ? pour l'aide) › ",
        "dice": "que montre le dé ? {} › ",
        "help": "Tape un numéro ou un coup. undo : annuler · rules : les règles · log : "
        "l'histoire · quit : enregistrer et partir.",
        "undone": "Coup annulé.",
        "nothing": "Il n'y a rien à annuler.",
        "saved": "Enregistré. Pour continuer : hamlet play {} --terminal",
        "kept": "La partie est gardée dans {} ; pour vérifier les dés : hamlet verify {}",
        "fair": "Dés honnêtes : l'engagement est {}\n"
        "À la fin, le fichier de la partie montre le secret.",
        "preparing": "Les robots apprennent le jeu (une fois par édition)",
        "again": "On continue là où vous en étiez.",
        "words": "vos propres mots pour les dés (Entrée si aucun) › ",
        "unreadable": "{} n'est pas un coup possible.",
        "impossible": "{} ne peut pas tomber ici.",
        "forbidden": "{} n'est pas permis maintenant : {} ({})",
    },
}

REVIEW = {
    "en": {
        "title": "chances of winning",
        "start": "at the start",
        "luck": "luck",
        "choice": "own choices",
        "others": "others' choices",
        "result": "at the end",
        "turning": "Turning points:",
        "chance": "the dice",
        "better": "better:",
    },
    "fr": {
        "title": "chances de gagner",
        "start": "au départ",
        "luck": "hasard",
        "choice": "ses choix",
        "others": "choix des autres",
        "result": "à la fin",
        "turning": "Les tournants :",
        "chance": "les dés",
        "better": "mieux :",
    },
}
