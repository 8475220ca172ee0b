metro-central-points = Passare su una di queste tessere vale un punto, come su ogni altra.
metro-central-no-points = Passare su queste tessere non vale nulla.
option-metro-modules-central-tracks = Binari centrali
option-metro-modules-central-tracks-help = Quattro tessere coprono il centro: le linee lo attraversano, niente vale doppio.
option-metro-central_points = Con i binari centrali: una tessera centrale vale un punto
clash-metro-modules-stations-central-tracks = I binari centrali coprono le stazioni centrali: i due moduli non vanno insieme.
option-metro-modules-central-tracks-note = Ricostruito da noi: i binari delle otto tessere.
option-metro-central_points-note = Nostra decisione: il regolamento non lo dice.
