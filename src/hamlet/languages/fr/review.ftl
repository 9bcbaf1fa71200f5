### A match looked back upon, in sentences.

player = { $name } avait { $start } chances sur 100 au départ : hasard { $luck }, ses choix { $choice }, les autres { $others }.
roll-team = Les dés ont donné { $move } : l’équipe passe de { $before } à { $after } chances sur 100.
roll-alone = Les dés ont donné { $move } : { $whose } passe de { $before } à { $after } chances sur 100.
move-team = { $actor } a joué « { $move } » : l’équipe passe de { $before } à { $after } chances sur 100.
move-alone = { $actor } a joué « { $move } » : { $whose } passe de { $before } à { $after } chances sur 100.
better = { $actor } a joué « { $move } » ; « { $best } » aurait valu { $cost } chances de plus sur 100.
