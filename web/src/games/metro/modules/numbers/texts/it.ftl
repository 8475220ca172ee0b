metro-numbers = I tuoi numeri di stazione
metro-numbers-how = Alla fine ogni linea arrivata lì dà anche a te i suoi punti. Nessun altro conosce i tuoi numeri.
metro-final-numbers = Numeri di stazione { $numbers }: { $points }
option-metro-modules-station-numbers = Numeri di stazione
option-metro-modules-station-numbers-help = Numeri segreti ti danno i punti delle linee che vi arrivano.
option-metro-numbers = Con i numeri di stazione: quanti per colore
clash-metro-modules-station-numbers-numbers = Ci sono otto numeri per colore: due a testa bastano al massimo per quattro giocatori.
