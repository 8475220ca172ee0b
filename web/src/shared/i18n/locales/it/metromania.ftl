metromania-board = Città di Metromania, un esagono di triangoli
metromania-solid = piena
metromania-striped = rigata
metromania-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
metromania-side-left = lato sinistro
metromania-side-right = lato destro
metromania-start = inizio
metromania-end = fine
metromania-station = stazione
metromania-type-R = abitazione
metromania-type-C = lavoro
metromania-type-E = tempo libero
metromania-type-lake = lago
metromania-type-park = parco
metromania-held = in mano
metromania-finished = finita
metromania-blocked = bloccata
metromania-tunnels-left = { $count ->
    [one] resta { $count } galleria
   *[other] restano { $count } gallerie
}
metromania-stations-left = { $count ->
    [one] resta { $count } stazione
   *[other] restano { $count } stazioni
}
metromania-turn = Tocca a te: scava tre gallerie
metromania-tunnel-of = Galleria { $number } di 3
metromania-how = Scegli un lato punteggiato: l’anello è nella casella che la galleria occuperebbe.
metromania-how-start = Comincia una linea: scegli un lato punteggiato di una casella d’inizio bianca. L’anello è nella casella che la galleria occuperebbe.
metromania-only-station = Nessuna galleria può essere scavata: costruisci una stazione su un anello punteggiato.
metromania-only-pass = Non si può né scavare né costruire: passa.
metromania-done = Conferma il turno o annulla un passo.
metromania-forbidden = Gallerie non permesse
metromania-forbidden-way = { $line } { $direction }, { $side }: non permesso, premi Invio per sapere perché
metromania-station-how = Oppure costruisci una stazione su un anello punteggiato invece di scavare.
metromania-bonus-how = La linea è finita: scegli dove sta la sua stazione bonus.
metromania-ways = Altri modi di scavare questo lato
metromania-dig = Scava la galleria { $number }
metromania-build = Costruisci la stazione
metromania-confirm-turn = Conferma il turno
metromania-pass = Passa
metromania-direction-0 = verso est
metromania-direction-1 = verso sud-est
metromania-direction-2 = verso sud-ovest
metromania-direction-3 = verso ovest
metromania-direction-4 = verso nord-ovest
metromania-direction-5 = verso nord-est
metromania-step-start = parte { $direction }
metromania-step-dig = scava { $direction }
metromania-step-end = è finita
metromania-step-station = riceve una stazione
metromania-step-bonus = riceve la stazione bonus
metromania-places = destinazione { $marker } piazzata
metromania-stations-built = { $count ->
    [one] { $count } stazione
   *[other] { $count } stazioni
}
metromania-why-meets = Incontra un’altra linea: qui nasce una stazione
metromania-why-parts = Lascia un’altra linea: qui nasce una stazione
metromania-why-chosen = Qui nasce una stazione
metromania-blocks = Blocca la linea { $line }
metromania-hopeless = La linea { $line } non può più essere finita.
metromania-trips = Le corse
metromania-trips-final = Le corse della settimana
metromania-after-steps = dopo questi passi
metromania-after-step = dopo questo passo
metromania-cause-not-placed = { $type }: non ancora piazzata
metromania-cause-never-placed = { $type }: mai piazzata
metromania-cause-not-served = { $type }: senza stazione
metromania-cause-not-connected = nessun collegamento
metromania-guilty = La corsa è impossibile, e la colpa è di questo giocatore.
minutes = { $count } min
day-Monday = Lun
day-Tuesday = Mar
day-Wednesday = Mer
day-Thursday = Gio
day-Friday = Ven
day-Saturday = Sab
day-Sunday = Dom
metromania-ends-when = I lavori finiscono quando
metromania-ends-stations = finiscono le stazioni
metromania-ends-lines = { $count } linee sono finite o bloccate
metromania-ends-both = un giocatore finisce entrambe le linee
metromania-last-turns = { $count ->
    [one] I lavori finiscono: resta { $count } turno.
   *[other] I lavori finiscono: restano { $count } turni.
}
metromania-event-pass = passa
metromania-event-ends = Fine dei lavori: { $reasons }
metromania-reason-both-lines-finished = un giocatore ha finito entrambe le linee
metromania-reason-no-stations-left = non ci sono più stazioni
metromania-reason-lines-finished-or-blocked = abbastanza linee finite o bloccate
metromania-reason-everybody-passed = tutti hanno passato
metromania-way = Percorso: { $way }.
metromania-stations-at = Stazioni: { $places }.
metromania-destinations = Destinazioni piazzate
metromania-final-how = Vedi ogni corsa sulla mappa.
metromania-final-built = Durante i lavori
metromania-final-kept = Punti tenuti
option-metromania-town_hall = Municipio
option-metromania-town_hall-hidden = Nascosto
option-metromania-town_hall-hidden-help = Destinazioni a caso; lettere segrete finché non sono piazzate.
option-metromania-town_hall-transparent = Trasparente
option-metromania-town_hall-transparent-help = Destinazioni a caso; tutti vedono tutto.
option-metromania-town_hall-rigorous = Rigoroso
option-metromania-town_hall-rigorous-help = La distribuzione fissa del regolamento, scoperta; solo in quattro.
option-metromania-blocked_lines = Linee finite o bloccate che chiudono i lavori
option-metromania-blocked_lines-0 = da regola
option-metromania-blocked_lines-0-help = Secondo il regolamento: 5, in due giocatori 4.
clash-metromania-town_hall = Il municipio rigoroso distribuisce solo per quattro giocatori.
clash-metromania-blocked_lines =
    { $seats ->
        [2] In due giocatori ci sono solo 4 linee.
       *[other] In tre giocatori ci sono solo 6 linee.
    }
refused-metromania-viewer = Può giocare solo chi è di turno.
refused-metromania-must-confirm = In questo turno non si può fare altro: confermalo o annulla un passo.
refused-metromania-dug-three = Tre gallerie sono scavate: conferma il turno o annullane una.
refused-metromania-must-dig = C’è ancora una galleria che puoi scavare senza destinazione.
refused-metromania-must-build = C’è ancora una stazione che puoi costruire.
refused-metromania-nothing-done = Non c’è ancora niente da confermare.
refused-metromania-turn-begun = Il turno è cominciato: confermalo quando è finito.
refused-metromania-not-started = Questa linea non è ancora cominciata.
refused-metromania-started = Questa linea è già cominciata.
refused-metromania-finished = Questa linea è finita.
refused-metromania-first-line-first = Comincia prima la linea 1.
refused-metromania-one-start = Nel turno in cui comincia la prima linea non può cominciare la seconda.
refused-metromania-no-tunnels = Questa linea non ha più gallerie.
refused-metromania-not-neighbour = Una galleria va dall’estremità della linea a un vertice vicino.
refused-metromania-meets-itself = Una linea non torna mai su se stessa.
refused-metromania-acute = Niente angoli acuti, tranne in una stazione.
refused-metromania-no-cell = Da quel lato non c’è casella.
refused-metromania-cell-taken = In quella casella c’è già una galleria.
refused-metromania-lake-or-park = Non si scava nel lago né nel parco.
refused-metromania-no-stations = Servirebbero più stazioni di quante ne restano.
refused-metromania-needs-destination = Questa casella è un luogo: di’ quale destinazione ci metti.
refused-metromania-no-spot = Questa casella non è un luogo: niente destinazioni.
refused-metromania-one-destination = Una sola destinazione per turno.
refused-metromania-not-in-hand = Non hai quella destinazione per questo tipo di luogo.
refused-metromania-same-letter = L’altra destinazione di questa lettera la toccherebbe.
refused-metromania-no-start = In quella casella non può cominciare nessuna linea.
refused-metromania-no-end = In quella casella non può finire nessuna linea.
refused-metromania-end-not-here = L’estremità della linea non è accanto a quella casella.
refused-metromania-side = Né sul lato della città dove comincia né su un lato vicino.
refused-metromania-start-side = Né sul lato dove comincia la prima linea né su un lato vicino.
refused-metromania-not-on-line = La linea non passa da quel vertice.
refused-metromania-station-there = Lì c’è già una stazione.
refused-metromania-not-between = Una stazione intermedia sta fra due stazioni di una linea non finita.
refused-metromania-no-bonus = La stazione bonus viene subito dopo la galleria che finisce la linea.
refused-metromania-station-turn = Una stazione intermedia richiede tutto il turno.
