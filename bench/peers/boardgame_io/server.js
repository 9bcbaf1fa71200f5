// boardgame.io's own server with its own storage in memory, as its documentation starts it.
const { Server } = require("boardgame.io/server");
const { Piggyback } = require("./game.js");

Server({ games: [Piggyback], origins: [/.*/] }).run(Number(process.argv[2]));
