metro-central-points = Passer sur l’une de ces tuiles compte un point, comme sur toute autre.
metro-central-no-points = Passer sur ces tuiles ne compte pas.
option-metro-modules-central-tracks = Voies centrales
option-metro-modules-central-tracks-help = Quatre tuiles couvrent le centre : les lignes le traversent, rien n’est doublé.
option-metro-central_points = Avec les voies centrales : une tuile centrale compte un point
clash-metro-modules-stations-central-tracks = Les voies centrales couvrent les stations centrales : ces deux modules ne vont pas ensemble.
option-metro-modules-central-tracks-note = Reconstitué par nous : les voies des huit tuiles.
option-metro-central_points-note = Notre décision : la règle ne le dit pas.
