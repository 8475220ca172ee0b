metro-hint-line = Segui questa linea fino all’estremità.
metro-hint-cell = La tua tessera va qui.
metro-not-longer = Nessuna delle tue linee è cresciuta. Guarda dove proseguono le linee arancioni.

metro-aim = Lo scopo
metro-aim-about = Le linee lunghe sono punti
metro-aim-1 = Vincono le linee lunghe: ogni tessera attraversata vale un punto. Sei arancione: posa la tessera in modo da allungare una tua linea.
metro-aim-1-blue = Hai allungato la linea del blu. Le tue partono dai vagoni arancioni.
metro-aim-1-solved = La tua linea è partita. All’arrivo ogni tessera attraversata varrà un punto.
metro-aim-2 = Una linea può attraversare più volte una tessera, e ogni volta conta. Porta la linea 21 a cinque.
metro-aim-2-beside = La linea 21 non passa di qui. Prosegue dalla sua estremità.
metro-aim-2-solved = Una tessera, tre punti: la linea ci passa più volte.

metro-follow = Seguire una linea
metro-follow-about = Dove prosegue?
metro-follow-1 = Le linee fanno dei giri. Segui la linea 21 fino all’estremità e posa lì la tua tessera.
metro-follow-1-beside = Accanto alla linea, ma non all’estremità: non è cresciuta.
metro-follow-1-other = La linea 21 non è cresciuta. Seguila dal suo vagone.
metro-follow-1-solved = È lì che prosegue. Indica un vagone per vedere tutta la sua linea.
metro-follow-2 = Due tue linee si avvicinano. Allungale entrambe con una sola tessera.
metro-follow-2-beside = Nessuna delle due linee entra qui.
metro-follow-2-other = Non basta: devono crescere sia la 18 sia la 21.
metro-follow-2-solved = Sono cresciute entrambe. Una buona tessera serve due volte.

metro-finish = Completare una linea
metro-finish-about = Un punto per tessera
metro-finish-1 = Una linea che raggiunge una stazione è completa e segna subito. Completane una tua.
metro-finish-1-open = La linea 21 è più lunga, ma ancora aperta. La 18 poteva arrivare.
metro-finish-other = Nessuna tua linea ha segnato abbastanza. Quale estremità è accanto a una stazione?
metro-finish-1-solved = La linea 18 è arrivata: cinque tessere, cinque punti. Di chi sia la stazione non importa.
metro-finish-2 = Puoi completare una di due linee. Fai dieci punti.
metro-finish-2-short = Due tessere, due punti, e la linea 18 è finita. La 21 ne vale dieci.
metro-finish-2-solved = Dieci punti. Prima di completare una linea, cercane una più lunga.

metro-centre = Doppio al centro
metro-centre-about = Chi finisce lì vale doppio
metro-centre-1 = Una linea che finisce al centro vale doppio. Posa la tessera dove rende di più.
metro-centre-1-short = La linea 18 finisce al bordo con 3 punti. L’altra tua linea poteva arrivare al centro.
metro-centre-other = Non bastano i punti. Quale tua linea può finire al centro?
metro-centre-1-solved = Sette tessere, doppie grazie al centro: 14 punti.
metro-centre-2 = Sei tessere fino al bordo o cinque fino al centro? Scegli ciò che rende di più.
metro-centre-2-edge = Sei tessere fino al bordo fanno 6 punti. La linea più corta, al centro, ne dà 10.
metro-centre-2-solved = Cinque tessere per due: 10 punti. Il centro batte una strada più lunga.

metro-ban = Niente linee di una tessera
metro-ban-about = L’unica cosa vietata
metro-ban-1 = Una tessera da sola non può mai unire stazione e stazione. Allunga la linea 21 senza farlo.
metro-ban-1-own = Vietato: qui la tua linea tornerebbe subito in una stazione.
metro-ban-1-others = Vietato anche questo: le stazioni degli altri sono protette allo stesso modo.
metro-ban-1-solved = Lontano dalle stazioni la tessera è permessa, e la tua linea prosegue.

metro-exception = Se non va da nessun’altra parte
metro-exception-about = L’eccezione
metro-exception-1 = Questa tessera rimanda indietro ogni linea, ovunque la posi: per questo è permessa. Sei giallo: chiudi la linea di un altro.
metro-exception-1-own = Hai rimandato a casa la tua linea per un punto. Scegli una casella senza vagone giallo.
metro-exception-1-hint = I vagoni gialli sono tuoi. Gli altri sono degli avversari.
metro-exception-1-solved = La sua linea è finita dopo una tessera. Si poteva, perché non andava da nessun’altra parte.

metro-draw = Quando pescare
metro-draw-about = Tenere una tessera per dopo
metro-draw-1 = La tua tessera va male? Pescane un’altra e posa quella. Fai 15 punti.
metro-draw-1-short = Due punti, e la linea è finita. Potevi pescare.
metro-draw-1-other = Non sono 15 punti. Prima pesca, poi guarda la linea 21.
metro-draw-1-hint = La tua tessera ora non serve. Pesca.
metro-draw-1-solved = 15 punti, e la prima tessera è ancora nella tua mano.

metro-short = Finire presto fa perdere
metro-short-about = Manda a casa gli altri, non te
metro-short-1 = La linea 19 del blu va verso il centro. Chiudila adesso che è corta.
metro-short-1-own = Hai chiuso la tua linea per quattro punti, e il blu prosegue verso il centro.
metro-short-1-other = La linea blu è ancora aperta, e il centro è vicino.
metro-short-1-solved = Il blu prende 5 punti. Al centro sarebbero stati più del doppio.

metro-open = Tenere aperta una linea
metro-open-about = Costruire perché continui
metro-open-1 = Niente fretta. Porta la linea 21 almeno a sette e lascia aperte tutte le tue linee.
metro-open-1-short = La linea 18 è finita per due punti. Poteva crescere per tutta la partita.
metro-open-other = La linea 21 è ancora corta, oppure una tua linea è finita.
metro-open-1-solved = Più lunga e ancora aperta: ogni tessera che verrà è un punto in più.
metro-open-2 = Ancora: la linea 21 a sei o più, senza finire nessuna delle tue.
metro-open-2-short = Tre punti e basta. Cerca l’estremità della linea 21.
metro-open-2-solved = Ben tenuta aperta. La partita finisce con l’ultima tessera; per allora ogni linea sarà arrivata.

metro-companies = Compagnie
metro-companies-about = Azioni, non linee
metro-companies-1 = Le linee sono delle compagnie e tu hai azioni. Il rosso sta per segnare: scambia il tuo 40% giallo con il rosso.
metro-companies-1-pile = Hai preso un’azione sconosciuta dalla pila. Il 40% rosso era scoperto.
metro-companies-1-other = Ti serve l’azione rossa del 40%.
metro-companies-1-hint = Scegli Scambiare, la tua azione del 40%, e prendi quella scoperta.
metro-companies-1-solved = Ora hai il 40% del rosso: quattro volte il suo valore alla fine.
metro-companies-2 = Hai il 40% del rosso. Posa la tessera perché il rosso segni il più possibile.
metro-companies-2-green = Cinque punti al verde, e tu non hai azioni verdi.
metro-companies-2-other = Il rosso non ha segnato. La linea 21 è rossa.
metro-companies-2-solved = 18 punti al rosso. Più punti ha una compagnia, più valgono le sue azioni.

metro-stations = Stazioni
metro-stations-about = Un tuo vagone al centro
metro-stations-1 = Invece di posare puoi mettere il tuo vagone centrale. Mettilo dove parte il binario più lungo.
metro-stations-1-short = Da qui partono solo due tessere. Accanto ne aspettano cinque.
metro-stations-1-other = Da qui non parte un binario lungo. Metti il vagone su una stazione del centro.
metro-stations-1-hint = Scegli Vagone, poi segui i binari in basso al centro.
metro-stations-1-solved = Una linea in più, già lunga cinque. Non vale mai doppio.
metro-stations-2 = Qui un binario esce dal centro e ci torna. Metti il vagone in modo che segni subito.
metro-stations-2-empty = Nessuna tessera tocca questa stazione: ancora niente punti.
metro-stations-2-other = Nessun punto. Una stazione centrale ha già un binario completo.
metro-stations-2-solved = Il binario era completo: cinque punti subito.

metro-central-tracks = Binari centrali
metro-central-tracks-about = Le linee attraversano il centro
metro-central-tracks-1 = Binari coprono il centro e niente vale doppio. Fai passare la linea 18 nel mezzo per dodici punti.
metro-central-tracks-1-short = Due punti per la linea 21. La 18 poteva attraversare il centro.
metro-central-tracks-1-other = La linea 18 non ha ancora attraversato il centro.
metro-central-tracks-1-solved = Dodici tessere, comprese quelle del centro.

metro-station-numbers = Numeri di stazione
metro-station-numbers-about = Numeri segreti che pagano alla fine
metro-station-numbers-1 = Hai il numero 19: la linea che ci arriva paga anche te. Porta la lunga linea blu alla stazione 19.
metro-station-numbers-1-own = Due punti per te. La linea blu, al tuo numero, ne avrebbe pagati nove.
metro-station-numbers-1-other = Nessuna linea lunga è arrivata alla stazione 19.
metro-station-numbers-1-solved = Nove punti al blu adesso, e nove a te alla fine.
