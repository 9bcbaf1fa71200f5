### The bots: what each one is called, and what kind of player it is.

piglet = Piglet
curly = Curly
truffle = Truffle
professor = Professor Snout
piglet-long = a robot that is still learning
curly-long = a robot that plays nicely
truffle-long = a robot with a good nose
professor-long = a robot that knows it all
