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
metromania-stations-left-short = restano { $count }
metromania-turn = Tocca a te: scava tre gallerie
metromania-plan-how = Intanto puoi preparare il tuo turno sulla mappa. Non si invia nulla.
metromania-plan-lost = Il tuo piano non è più possibile.
metromania-tunnel-of = Galleria { $number } di 3
metromania-how = Fai clic su un anello: la galleria viene scavata subito, nella casella dell’anello. Si può annullare.
metromania-how-start = Comincia una linea: fai clic su un anello in una casella di partenza bianca.
metromania-how-touch = Tocca una freccia, poi la casella che la galleria occupa. Viene scavata subito e si può annullare.
metromania-how-start-touch = Comincia una linea: tocca una casella di partenza bianca, poi dove va.
metromania-choose = Dove scavare: le frecce scelgono, Invio scava, Backspace annulla
metromania-cell-left = Sinistra
metromania-cell-right = Destra
metromania-which-line = Quale linea scavare
metromania-to-go = { $count ->
    [one] manca { $count } galleria
   *[other] mancano { $count } gallerie
}
metromania-loses = Dopo questa galleria { $line } non potrà più essere finita.
metromania-loses-short = poi la linea non potrà più essere finita
metromania-loses-sure = Sceglila di nuovo per scavarla lo stesso.
metromania-whole = Mostra tutta la città
metromania-near = Torna all’estremità della linea
metromania-all-trips = Tutte le corse
metromania-only-station = Nessuna galleria può essere scavata: costruisci una stazione su un anello punteggiato.
metromania-only-pass = Non si può né scavare né costruire: passa.
metromania-double-title = Scegli il tipo che vuoi doppio
metromania-double-how = Riceverai quattro destinazioni: una per tipo, più una del tipo che scegli. Le lettere si distribuiscono quando tutti hanno scelto.
metromania-double-type = due volte { $type }
metromania-double-taken = preso da { $name }
metromania-double-confirm = Prendi doppio: { $type }
metromania-double-none = Scegli un tipo
metromania-done = Conferma il turno o annulla un passo.
metromania-forbidden = Gallerie non permesse
metromania-forbidden-way = { $line } { $direction }, { $side }: non permessa, premi Invio per sapere perché
metromania-station-how = Oppure costruisci una stazione su un anello punteggiato invece di scavare.
metromania-bonus-how = La linea è finita: scegli dove mettere la sua stazione bonus.
metromania-facts = Che cosa fa questo passo
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
metromania-neither-not-placed = entrambe non ancora piazzate
metromania-neither-never-placed = entrambe mai piazzate
metromania-neither-not-served = entrambe senza stazione
metromania-short-not-placed = non piazzata
metromania-short-not-served = senza stazione
metromania-short-not-connected = non collegata
metromania-guilty = La corsa è impossibile per colpa di questo giocatore.
metromania-nobody-both_players = Nessuno segna quando le corse più rapide usano linee di entrambi i giocatori.
metromania-nobody-own_lines = Nessuno segna quando le corse più rapide usano entrambe le linee di un giocatore.
minutes = { $count } min
metromania-changes-trips = Cambia delle corse: { $trips }
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
metromania-event-double = vuole doppio: { $type }
metromania-event-left = prende ciò che resta, doppio: { $type }
metromania-event-ends = Fine dei lavori: { $reasons }
metromania-reason-both-lines-finished = un giocatore ha finito entrambe le linee
metromania-reason-no-stations-left = non ci sono più stazioni
metromania-reason-lines-finished-or-blocked = abbastanza linee finite o bloccate
metromania-reason-everybody-passed = tutti passano
metromania-way = Percorso: { $way }.
metromania-stations-at = Stazioni: { $places }.
metromania-after-tunnel = dopo la galleria { $number }
metromania-beside-tunnel = accanto alla galleria { $number } di { $line }
metromania-destinations = Destinazioni piazzate
metromania-final-kept = Punti tenuti
option-metromania-town_hall = Municipio
option-metromania-town_hall-hidden = Nascosto
option-metromania-town_hall-hidden-help = Destinazioni a caso; lettere segrete finché non sono piazzate.
option-metromania-town_hall-transparent = Trasparente
option-metromania-town_hall-transparent-help = Destinazioni a caso; tutti vedono tutto.
option-metromania-town_hall-rigorous = Rigoroso
option-metromania-town_hall-rigorous-help = La distribuzione fissa del regolamento, scoperta; solo in quattro.
option-metromania-blocked_lines = Linee finite o bloccate che chiudono i lavori
option-metromania-blocked_lines-0 = consueto
option-metromania-blocked_lines-0-help = 5 come stampato. In due giocatori 4: non è stampato nessun numero, questo è nostro.
option-metromania-blocked_lines-5-help = In due giocatori vuol dire mai: ci sono solo 4 linee.
option-metromania-blocked_lines-note = Nostra decisione: si controlla alla fine di un turno.
option-metromania-doubles = Destinazioni doppie (in tre)
option-metromania-doubles-chosen = A scelta
option-metromania-doubles-chosen-help = Ognuno sceglie un tipo a turno, prima che qualcuno veda una lettera.
option-metromania-doubles-chosen-note = Nostra decisione: si sceglie in ordine di turno.
option-metromania-doubles-dealt = A caso
option-metromania-doubles-dealt-help = Il caso decide chi ha quale tipo doppio.
option-metromania-nobody_scores = Corse che non danno punti a nessuno (in due)
option-metromania-nobody_scores-both_players = Su linee di entrambi i giocatori
option-metromania-nobody_scores-both_players-help = Così leggiamo la frase stampata, che non è chiara.
option-metromania-nobody_scores-own_lines = Su entrambe le linee di un giocatore
option-metromania-nobody_scores-own_lines-help = La frase stampata alla lettera.
option-metromania-material = Materiale
option-metromania-material-shipped = fornito
option-metromania-material-shipped-help = Che cosa è stampato sui pezzi: come forniti, o come nella scatola di chi gestisce questo server.
clash-metromania-town_hall = Il municipio rigoroso distribuisce solo per quattro giocatori.
clash-metromania-blocked_lines =
    { $seats ->
        [2] In due giocatori ci sono solo 4 linee; 5 vuol dire mai.
       *[other] In tre giocatori ci sono solo 6 linee.
    }
refused-metromania-viewer = Può giocare solo chi è di turno.
refused-metromania-choose-first = Prima scegli il tipo di destinazione che vuoi doppio.
refused-metromania-type-taken = Un altro giocatore ha scelto questo tipo.
refused-metromania-no-choice = Il tipo si sceglie solo in tre giocatori, prima del primo turno.
refused-metromania-must-confirm = In questo turno non si può fare altro: confermalo o annulla un passo.
refused-metromania-dug-three = Tre gallerie sono scavate: conferma il turno o annullane una.
refused-metromania-must-dig = C’è ancora una galleria che puoi scavare senza destinazione.
refused-metromania-must-build = Puoi ancora scavare una galleria senza destinazione o costruire una stazione.
refused-metromania-nothing-done = Non c’è ancora niente da confermare.
refused-metromania-turn-begun = Hai già cominciato questo turno: confermalo quando è finito.
refused-metromania-not-started = Questa linea non è ancora cominciata.
refused-metromania-started = Questa linea è già cominciata.
refused-metromania-finished = Questa linea è finita.
refused-metromania-first-line-first = Comincia prima la linea 1.
refused-metromania-one-start = La seconda linea non può cominciare nel turno in cui comincia la prima.
refused-metromania-no-tunnels = Questa linea non ha più gallerie.
refused-metromania-not-neighbour = Una galleria va dall’estremità della linea a un vertice vicino.
refused-metromania-meets-itself = Una linea non può mai incontrare se stessa.
refused-metromania-acute = Niente angoli acuti, tranne in una stazione.
refused-metromania-no-cell = Da quel lato non c’è casella.
refused-metromania-cell-taken = In quella casella c’è già una galleria.
refused-metromania-lake-or-park = Non si scava nel lago né nel parco.
refused-metromania-no-stations = Servirebbero più stazioni di quante ne restano.
refused-metromania-needs-destination = Questa casella è un luogo: scegli quale destinazione ci piazzi.
refused-metromania-no-spot = Questa casella non è un luogo: non si può piazzare nessuna destinazione.
refused-metromania-one-destination = Una sola destinazione per turno.
refused-metromania-not-in-hand = Non hai quella destinazione per questo tipo di luogo.
refused-metromania-same-letter = L’altra destinazione di questa lettera la toccherebbe.
refused-metromania-no-start = In quella casella non può cominciare nessuna linea.
refused-metromania-no-end = In quella casella non può finire nessuna linea.
refused-metromania-end-not-here = L’estremità della linea non è accanto a quella casella.
refused-metromania-side = Una linea non può finire sul lato della città dove comincia né su un lato vicino.
refused-metromania-start-side = La seconda linea non può cominciare sul lato dove comincia la prima né su un lato vicino.
refused-metromania-not-on-line = La linea non passa da quel vertice.
refused-metromania-station-there = Lì c’è già una stazione.
refused-metromania-not-between = Una stazione intermedia sta fra due stazioni di una linea non finita.
refused-metromania-no-bonus = La stazione bonus viene subito dopo la galleria che finisce la linea.
refused-metromania-station-turn = Una stazione intermedia richiede tutto il turno.
option-metromania-begins-note = Per il regolamento comincia il più urbano; chi siede dove lo decidete voi.
game-metromania-note = Nostro: i luoghi, e le frecce con la forma delle loro caselle; quale tipo sta a sinistra e quale a destra per D, E e F; che le destinazioni non collegate sono colpa di chi le ha piazzate. Da altre fonti: 18 gallerie per linea, 30 stazioni.
option-metromania-town_hall-hidden-note = Nostra decisione: tutte le distribuzioni sono ugualmente probabili.
option-metromania-town_hall-transparent-note = Nostra decisione: tutte le distribuzioni sono ugualmente probabili.
option-metromania-town_hall-rigorous-note = Nostra lettura: la città si dispone comunque a caso.
metromania-to-left = sinistra
metromania-to-right = destra
