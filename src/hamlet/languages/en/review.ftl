### A match looked back upon, in sentences.

player = { $name } began with { $start } chances in 100: luck { $luck }, own choices { $choice }, the others { $others }.
roll-team = The dice gave { $move }: the team goes from { $before } to { $after } chances in 100.
roll-alone = The dice gave { $move }: { $whose } goes from { $before } to { $after } chances in 100.
move-team = { $actor } played “{ $move }”: the team goes from { $before } to { $after } chances in 100.
move-alone = { $actor } played “{ $move }”: { $whose } goes from { $before } to { $after } chances in 100.
better = { $actor } played “{ $move }”; “{ $best }” would have been worth { $cost } more chances in 100.
