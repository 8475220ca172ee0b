all-events = Tutti gli eventi e la chat
you-win = Hai vinto
ahead-of = { $count } più di { $name }
your-place = Il tuo posto: { $place }° su { $players }, con { $points }.
skip-to-result = Vai al risultato
share = Condividi
what-decided = Che cosa ha deciso la partita
points-over-game = Punti durante la partita
metro-end-leads = passa in testa
metro-end-centre = arriva al centro
metro-end-arrives = arriva a { $name }
metro-end-see = Mostra la tessera { $tile } nella partita rivista
metro-end-the-centre = centro
metro-end-tile = tessera
metro-end-line = linea
metro-end-length = lunghezza
metro-end-lines = Linee di ognuno
metro-end-no-lines = Nessuna linea completa.
metro-end-reason = La tessera { $tile } ha completato { $name }: { $points } dei { $all } punti.
metro-end-reason-centre = { $name } è arrivata al centro con la tessera { $tile }: { $length } × { $times } = { $points } dei { $all } punti.
metromania-week = La settimana
metromania-no-trip = nessuna corsa
metromania-before-monday = Prima di lunedì
metromania-kept-how = I punti delle stazioni valgono per intero con due linee finite, a metà (per difetto) con una, niente con nessuna.
metromania-lost-how = −6: la corsa è impossibile per colpa di questo giocatore: una destinazione non piazzata, senza stazione o non collegata.
metromania-trip-how = { $sections ->
    [one] { $sections } tratta
   *[other] { $sections } tratte
}{ $changes ->
    [0] , nessun cambio.
    [one] {" "}e { $changes } cambio di 3 minuti.
   *[other] {" "}e { $changes } cambi di 3 minuti.
}
metromania-trip-ways = Ci sono { $count } corse ugualmente rapide.
metromania-trip-on = { $minutes } min su { $lines }
metromania-impossible = Impossibile:
metromania-final-stations = Punti delle stazioni
metromania-final-lines = Linee finite
metromania-kept-all = tutti
metromania-kept-half = metà
metromania-kept-none = persi
metromania-total = Totale
metromania-total-so-far = Finora
metromania-end-reason = Restano { $kept } punti delle stazioni; la settimana ne ha portati { $week }.
day-long-Monday = Lunedì
day-long-Tuesday = Martedì
day-long-Wednesday = Mercoledì
day-long-Thursday = Giovedì
day-long-Friday = Venerdì
day-long-Saturday = Sabato
day-long-Sunday = Domenica
