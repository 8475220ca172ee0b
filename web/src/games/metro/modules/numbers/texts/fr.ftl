metro-numbers = Vos numéros de station
metro-numbers-how = À la fin, chaque ligne arrivée là vous rapporte aussi ses points. Personne d’autre ne connaît vos numéros.
metro-final-numbers = Numéros de station { $numbers } : { $points }
option-metro-modules-station-numbers = Numéros de station
option-metro-modules-station-numbers-help = Des numéros secrets vous rapportent les lignes qui y arrivent.
option-metro-numbers = Avec les numéros de station : combien de chaque couleur
clash-metro-modules-station-numbers-numbers = Il y a huit numéros par couleur : à deux par joueur, cela suffit pour quatre joueurs au plus.
