### What the coach says: which move is best, and why.

only = { $best } is the only move there is.
equal-team = { $best } and { $second } are as good as equal: the team is saved { $chance } times in 100.
equal-alone = { $best } and { $second } are as good as equal, with { $chance } wins in 100.
better-team = { $best } saves the team { $chance } times in 100, { $more } more than { $second }.
better-alone = { $best } brings { $chance } wins in 100, { $more } more than { $second }.

## A move, and what it is about

about = { $verb } ({ $things })
joined = { $first }: { $second }
times = { $thing } ×{ $times }
