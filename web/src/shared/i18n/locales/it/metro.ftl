metro-board = Tabellone di Metro, 8 per 8 caselle, 32 stazioni
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
metro-to-lay-short = { $count } da posare
metro-hand = Le tue tessere
metro-your-hand = La tua mano
metro-tile = Tessera: { $tile }
metro-rail = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
} { $way ->
    [a] dritto
    [b] a sinistra
    [c] a destra
   *[d] indietro
}
metro-turn = Gira
metro-placement = Questa mossa
metro-cell = Casella { $cell }
metro-effect = Che cosa fa questa mossa
metro-kinds = Tipi di mossa
metro-kind-lay = Posare
metro-row-open = resta aperta
metro-row-arrives = arriva a { $station }
metro-row-centre = al centro
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
metro-how-touch = Trascina la tessera su una casella segnata o tocca una casella. Poi conferma.
metro-lay-drawn = Hai pescato questa tessera: posala.
metro-wait = Punta su una stazione per vederne la linea.
metro-wait-touch = Tocca una stazione per vederne la linea.
metro-draw = Pescane un’altra
metro-draw-ask = Pescare un’altra tessera e posarla al posto di questa? Non si può annullare.
metro-draw-yes = Pesca una tessera
metro-confirm = Conferma { $cell }
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
metro-tiles-laid = Tessere sul tabellone
metro-nobody = nessuno
metro-none = nessuna
metro-event-lay = posa una tessera in { $cell }
metro-may-lay = posare la tessera in { $cell }: { $count ->
    [0] non tocca nessuna linea
    [one] tocca { $count } linea
   *[other] tocca { $count } linee
}
metro-why-draw-untouched = La tua tessera non allunga nessuna delle tue linee; una nuova forse sì.
metro-why-draw-nothing = Nessuna casella ti porta punti con questa tessera; una nuova forse si adatta meglio.
metro-why-draw-best = La casella migliore per la tua tessera, { $cell }, ti porta { $points ->
    [one] solo { $points } punto
   *[other] { $points } punti
}; il bot si aspetta di più da una nuova.
metro-why-draw = Il bot si aspetta più da una nuova tessera che da qualsiasi mossa con la tua.
metro-event-draw = pesca una tessera
metro-event-complete = linea { $station } { $name } ({ $owner }) completa, lunghezza { $count }
metro-event-complete-centre = linea { $station } { $name } ({ $owner }) completa al centro, { $count } × 2
metro-share = { $colour } { $share }%
metro-in-centre = al centro
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
option-metro-orientation-free-note = Nostra decisione: una tessera non va in nessun altro posto se è così in tutte e quattro le direzioni.
option-metro-modules = Moduli di espansione
option-metro-material = Materiale
option-metro-material-shipped = fornito
option-metro-material-shipped-help = Che cosa è stampato sui pezzi: come forniti, o come nella scatola di chi gestisce questo server.
planned = piano
metro-planned-cell = Piano: casella { $cell }
metro-plan-how = Intanto puoi provare la tua tessera sul tabellone. Non si invia nulla.
metro-plan-lost = { $cell } non è più possibile.
option-metro-begins-note = Per il regolamento comincia il più giovane; chi siede dove lo decidete voi.
game-metro-note = Nostro: i nomi delle stazioni, tranne quello del numero 9; che accanto al centro basta 1 tessera; che a parità la vittoria è condivisa.
