"""What the terminal table itself says, in every language."""

PHRASES = {
    "en": {
        "player": "Player {}",
        "turn": "{} to play",
        "prompt": "your move (number or word; ? for help) › ",
        "dice": "what do the dice show? {} › ",
        "help": "Type a number or a move. undo: take back · rules: the rules · log: the story "
        "so far · quit: save and leave.",
        "undone": "Taken back.",
        "nothing": "There is nothing to take back.",
        "saved": "Saved. Go on with: hamlet play {} --terminal",
        "kept": "The match is kept in {}; check its dice with: hamlet verify {}",
        "fair": "Fair dice: the promise is {}. The secret will be in the match file.",
        "preparing": "The bots are learning the game (once for an edition)",
        "again": "Going on where you left.",
    },
    "fr": {
        "player": "Joueur {}",
        "turn": "À {} de jouer",
        "prompt": "ton coup (numéro ou mot ; ? pour l'aide) › ",
        "dice": "que montrent les dés ? {} › ",
        "help": "Tape un numéro ou un coup. undo : reprendre · rules : les règles · log : "
        "l'histoire · quit : enregistrer et partir.",
        "undone": "Coup repris.",
        "nothing": "Il n'y a rien à reprendre.",
        "saved": "Enregistré. Pour continuer : hamlet play {} --terminal",
        "kept": "La partie est gardée dans {} ; pour vérifier les dés : hamlet verify {}",
        "fair": "Dés honnêtes : la promesse est {}. Le secret sera dans le fichier.",
        "preparing": "Les robots apprennent le jeu (une fois par édition)",
        "again": "On reprend où vous en étiez.",
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
