metro-board = Piano di gioco di Metro, 8 per 8 caselle, 32 stazioni
metro-cells = Caselle
metro-stations = Stazioni e loro linee
metro-cell-laid = { $cell }, tessera { $tile }
metro-cell-free = { $cell }, libera
metro-cell-forbidden = { $cell }, libera, la tua tessera non può andare qui: premi Invio per sapere perché
metro-cell-legal = { $cell }, libera, la tua tessera ci sta, { $count ->
    [0] non tocca linee
    [one] tocca { $count } linea
   *[other] tocca { $count } linee
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] complete { $complete }
   *[other] aperte { $open } · max { $longest } · complete { $complete }
}
metro-to-lay = { $count ->
    [one] { $count } tessera da posare
   *[other] { $count } tessere da posare
}
metro-hand = Le tue tessere
metro-your-hand = La tua mano
metro-tile = Tessera { $tile }
metro-turn = Gira
metro-placement = Questa posa
metro-touches = { $lines ->
    [0] Non tocca linee
    [one] Tocca { $lines } linea
   *[other] Tocca { $lines } linee
} { $players ->
    [0] {""}
    [one] di { $players } giocatore
   *[other] di { $players } giocatori
}
metro-how = Trascina la tessera su una casella segnata, clicca una casella o scrivine il nome. Poi conferma.
metro-lay-drawn = Hai pescato questa tessera: posala.
metro-wait = Punta su una stazione per vederne la linea.
metro-draw = Pesca un’altra
metro-draw-ask = Pescare un’altra tessera e posarla al posto di questa? Non si può annullare.
metro-draw-yes = Pesca una tessera
metro-confirm = Conferma { $cell }
metro-confirm-wagon = Metti in { $station }
metro-to-come = Tessere in arrivo
metro-unseen = non viste: { $count }
metro-line-open = resta aperta, prossima casella { $cell }
metro-line-arrives = arriva alla stazione { $station }: completa
metro-line-centre = arriva al centro: completa
metro-line-sentence = Linea { $station } { $name }, { $owner }, lunghezza { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } punto.
   *[other] , { $points } punti.
}
metro-lines-of = Linee, { $colour } ({ $letter })
metro-tiles-laid = Tessere sul piano di gioco
metro-nobody = nessuno
metro-none = nessuna
metro-event-lay = posa { $tile } in { $cell }
metro-may-lay = posare { $tile } in { $cell }: { $count ->
    [0] non tocca nessuna linea
    [one] tocca { $count } linea
   *[other] tocca { $count } linee
}
metro-event-draw = pesca una tessera
metro-event-complete = linea { $station } { $name } ({ $owner }) completa, lunghezza { $count }
metro-event-complete-centre = linea { $station } { $name } ({ $owner }) completa al centro, { $count } × 2
metro-event-exchange-face-up = scambia l’azione del { $share }% con quella scoperta
metro-event-exchange-pile = scambia l’azione del { $share }% con una coperta
metro-event-exchange-closed = Una compagnia ha 25 punti: gli scambi sono finiti.
metro-event-station = mette il vagone { $colour } in { $station }
metro-share = { $colour } { $share }%
metro-hidden = coperta
metro-hidden-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
metro-shares = Le tue azioni
metro-worth = ora valgono { $count }
metro-exchange = Azioni da prendere
metro-exchange-how = Scegli una tua azione o una da prendere: si scambia con la stessa percentuale, invece di posare una tessera.
metro-exchange-over = Adesso non si può scambiare.
metro-exchange-effect = Le tue azioni varrebbero { $after } invece di { $before }.
metro-exchange-unknown = Non sai che cosa riceverai.
metro-take = Prendi ({ $colour })
metro-take-hidden = Prendi l’azione coperta
metro-companies = Le compagnie
metro-company = compagnia
metro-value = valore
metro-yours = tue
metro-majority = Maggior azionista noto: { $names }, +{ $points }
metro-companies-how = Valore: 8 meno uno per ogni compagnia con più punti. Gli scambi finiscono quando una compagnia ha 25 punti.
metro-wagons = Vagoni al centro
metro-in-centre = al centro
metro-wagons-how = Invece di posare una tessera, metti un vagone su una stazione centrale libera: una linea in più. Deve attraversare più di una tessera e non vale mai doppio.
metro-wagons-left = Disponibili:
metro-wagon-where = Quale stazione
metro-wagon-here = Metti un vagone in { $station }
metro-wagon-on = Il vagone { $colour } parte da { $station }.
metro-wagon-share = La tua azione del { $share }% è mostrata a tutti, e la tieni.
metro-numbers = I tuoi numeri di stazione
metro-numbers-how = Alla fine ogni linea arrivata lì dà anche a te i suoi punti. Nessun altro conosce i tuoi numeri.
metro-central-points = Passare su una di queste tessere vale un punto, come su ogni altra.
metro-central-no-points = Passare su queste tessere non vale nulla.
metro-final-lines = Linee: { $points }
metro-final-share = { $share }% ({ $colour }): { $points }
metro-final-majority = Maggior azionista ({ $colour }): { $points }
metro-final-numbers = Numeri di stazione { $numbers }: { $points }
metro-legend = Che cosa significano i segni
metro-legend-open = Una linea aperta e la sua lunghezza
metro-legend-complete = Una linea completa; i punti sono alla sua stazione
metro-legend-bare = Binario senza treno
metro-legend-last = L’ultima tessera posata
metro-legend-legal = Qui può andare la tua tessera
metro-legend-double = Una linea che arriva qui vale doppio
option-metro-hand = Tessere in mano
option-metro-orientation = Orientamento delle tessere
option-metro-orientation-fixed = Freccia in alto
option-metro-orientation-free = Libero
option-metro-orientation-fixed-help = Le tessere si posano come stampate.
option-metro-orientation-free-help = Le tessere si posano in tutte e quattro le direzioni.
option-metro-modules = Moduli di espansione
option-metro-modules-companies = Compagnie della metro
option-metro-modules-companies-help = Otto compagnie possiedono le linee; tu hai azioni, le scambi e vinci con il loro valore.
option-metro-modules-stations = Stazioni della metro
option-metro-modules-stations-help = Un tuo vagone può partire dal centro: una linea in più.
option-metro-modules-central-tracks = Binari centrali
option-metro-modules-central-tracks-help = Quattro tessere coprono il centro: le linee lo attraversano, niente vale doppio.
option-metro-modules-station-numbers = Numeri di stazione
option-metro-modules-station-numbers-help = Numeri segreti ti danno i punti delle linee che vi arrivano.
option-metro-numbers = Con i numeri di stazione: quanti per colore
option-metro-central_points = Con i binari centrali: una tessera centrale vale un punto
clash-metro-modules-stations-central-tracks = I binari centrali coprono le stazioni centrali: i due moduli non vanno insieme.
clash-metro-modules-station-numbers-numbers = Ci sono otto numeri per colore: due a testa bastano al massimo per quattro giocatori.
