### What the coach says: which move is best, and why.

only = { $best } est le seul coup possible.
equal-team = { $best } et { $second } se valent : l’équipe est sauvée { $chance } fois sur 100.
equal-alone = { $best } et { $second } se valent, avec { $chance } victoires sur 100.
better-team = { $best } sauve l’équipe { $chance } fois sur 100, { $more } de plus { QUE($second) }.
better-alone = { $best } apporte { $chance } victoires sur 100, { $more } de plus { QUE($second) }.

## A move, and what it is about

about = { $verb } ({ $things })
joined = { $first } : { $second }
times = { $thing } × { $times }
