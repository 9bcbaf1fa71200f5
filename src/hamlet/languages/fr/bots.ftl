### The bots: what each one is called, and what kind of player it is.

piglet = Porcelet
curly = Tire-Bouchon
truffle = Truffe
professor = Professeur Groin
piglet-long = un robot qui apprend encore
curly-long = un robot qui joue gentiment
truffle-long = un robot qui a du flair
professor-long = un robot qui sait tout
