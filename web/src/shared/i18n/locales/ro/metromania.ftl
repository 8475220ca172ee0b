metromania-board = Orașul Metromania, un hexagon de triunghiuri
metromania-solid = plină
metromania-striped = dungată
metromania-left = { $count ->
    [one] rămâne { $count }
   *[other] rămân { $count }
}
metromania-side-left = partea stângă
metromania-side-right = partea dreaptă
metromania-start = început
metromania-end = sfârșit
metromania-station = stație
metromania-type-R = locuință
metromania-type-C = muncă
metromania-type-E = timp liber
metromania-type-lake = lac
metromania-type-park = parc
metromania-held = în mână
metromania-finished = terminată
metromania-blocked = blocată
metromania-tunnels-left = { $count ->
    [one] rămâne { $count } tunel
    [few] rămân { $count } tuneluri
   *[other] rămân { $count } de tuneluri
}
metromania-stations-left = { $count ->
    [one] rămâne { $count } stație
    [few] rămân { $count } stații
   *[other] rămân { $count } de stații
}
metromania-stations-left-short = rămân { $count }
metromania-turn = Rândul tău: sapă trei tuneluri
metromania-plan-how = Între timp îți poți plănui tura pe hartă. Nu se trimite nimic.
metromania-plan-lost = Planul tău nu mai este posibil.
metromania-tunnel-of = Tunelul { $number } din 3
metromania-how = Dă clic pe un inel: tunelul se sapă imediat, în căsuța inelului. Se poate anula.
metromania-how-start = Începe o linie: dă clic pe un inel dintr-o căsuță albă de plecare.
metromania-how-touch = Atinge o săgeată, apoi căsuța pe care o ocupă tunelul. Se sapă imediat și se poate anula.
metromania-how-start-touch = Începe o linie: atinge o căsuță albă de plecare, apoi încotro merge.
metromania-choose = Unde sapi: săgețile aleg, Enter sapă, Backspace anulează
metromania-cell-left = Stânga
metromania-cell-right = Dreapta
metromania-which-line = Ce linie sapi
metromania-to-go = { $count ->
    [one] mai e { $count } tunel
    [few] mai sunt { $count } tuneluri
   *[other] mai sunt { $count } de tuneluri
}
metromania-loses = După acest tunel, { $line } nu mai poate fi terminată.
metromania-loses-short = apoi linia nu mai poate fi terminată
metromania-loses-sure = Alege-l din nou ca să-l sapi totuși.
metromania-whole = Arată tot orașul
metromania-near = Înapoi la capătul liniei
metromania-all-trips = Toate călătoriile
metromania-only-station = Nu se poate săpa niciun tunel: construiește o stație pe un inel punctat.
metromania-only-pass = Nu se poate nici săpa, nici construi: pasează.
metromania-double-title = Alege felul pe care îl vrei de două ori
metromania-double-how = Vei primi patru destinații: una de fiecare fel și încă una de felul ales. Literele se împart după ce au ales toți.
metromania-double-type = de două ori { $type }
metromania-double-taken = luat de { $name }
metromania-double-confirm = Ia { $type } de două ori
metromania-double-none = Alege un fel
metromania-done = Confirmă tura sau anulează un pas.
metromania-forbidden = Tuneluri care nu sunt permise
metromania-forbidden-way = { $line } { $direction }, { $side }: nu este permis, apasă Enter ca să afli de ce
metromania-station-how = Sau construiește o stație pe un inel punctat, în loc să sapi.
metromania-bonus-how = Linia e terminată: alege unde stă stația ei bonus.
metromania-facts = Ce face acest pas
metromania-dig = Sapă tunelul { $number }
metromania-build = Construiește stația
metromania-confirm-turn = Confirmă tura
metromania-pass = Pasează
metromania-direction-0 = spre est
metromania-direction-1 = spre sud-est
metromania-direction-2 = spre sud-vest
metromania-direction-3 = spre vest
metromania-direction-4 = spre nord-vest
metromania-direction-5 = spre nord-est
metromania-step-start = pleacă { $direction }
metromania-step-dig = sapă { $direction }
metromania-step-end = este terminată
metromania-step-station = primește o stație
metromania-step-bonus = primește stația bonus
metromania-places = se așază destinația { $marker }
metromania-stations-built = { $count ->
    [one] { $count } stație
   *[other] { $count } stații
}
metromania-why-meets = Întâlnește altă linie: aici apare o stație
metromania-why-parts = Se desparte de altă linie: aici apare o stație
metromania-why-chosen = Aici apare o stație
metromania-blocks = Blochează linia { $line }
metromania-hopeless = Linia { $line } nu mai poate fi terminată.
metromania-trips = Călătoriile deocamdată
metromania-trips-final = Călătoriile săptămânii
metromania-after-steps = după acești pași
metromania-after-step = după acest pas
metromania-cause-not-placed = { $type }: încă neașezată
metromania-cause-never-placed = { $type }: neașezată
metromania-cause-not-served = { $type }: fără stație
metromania-cause-not-connected = fără legătură
metromania-neither-not-placed = ambele încă neașezate
metromania-neither-never-placed = ambele neașezate
metromania-neither-not-served = ambele fără stație
metromania-short-not-placed = neașezată
metromania-short-not-served = fără stație
metromania-short-not-connected = fără legătură
metromania-guilty = Călătoria este imposibilă din cauza acestui jucător.
metromania-nobody-both_players = Nimeni nu primește puncte când cele mai rapide călătorii folosesc liniile ambilor jucători.
metromania-nobody-own_lines = Nimeni nu primește puncte când cele mai rapide călătorii folosesc ambele linii ale unui jucător.
minutes = { $count } min
metromania-changes-trips = Schimbă călătorii: { $trips }
day-Monday = Lun
day-Tuesday = Mar
day-Wednesday = Mie
day-Thursday = Joi
day-Friday = Vin
day-Saturday = Sâm
day-Sunday = Dum
metromania-ends-when = Lucrările se încheie când
metromania-ends-stations = nu mai sunt stații
metromania-ends-lines = { $count } linii sunt terminate sau blocate
metromania-ends-both = un jucător își termină ambele linii
metromania-last-turns = { $count ->
    [one] Lucrările se încheie: rămâne { $count } tură.
   *[other] Lucrările se încheie: rămân { $count } ture.
}
metromania-event-pass = pasează
metromania-event-double = vrea { $type } de două ori
metromania-event-left = ia ce a rămas: { $type } de două ori
metromania-event-ends = Lucrările se încheie: { $reasons }
metromania-reason-both-lines-finished = un jucător și-a terminat ambele linii
metromania-reason-no-stations-left = nu mai sunt stații
metromania-reason-lines-finished-or-blocked = destule linii terminate sau blocate
metromania-reason-everybody-passed = toți au pasat
metromania-way = Traseu: { $way }.
metromania-stations-at = Stații: { $places }.
metromania-after-tunnel = după tunelul { $number }
metromania-beside-tunnel = lângă tunelul { $number } al liniei { $line }
metromania-destinations = Destinații așezate
metromania-final-kept = Puncte păstrate
option-metromania-town_hall = Primăria
option-metromania-town_hall-hidden = Secretă
option-metromania-town_hall-hidden-help = Destinații la întâmplare; literele sunt secrete până sunt așezate.
option-metromania-town_hall-transparent = Transparentă
option-metromania-town_hall-transparent-help = Destinații la întâmplare; toți văd tot.
option-metromania-town_hall-rigorous = Riguroasă
option-metromania-town_hall-rigorous-help = Împărțirea fixă din regulament, la vedere; numai patru jucători.
option-metromania-blocked_lines = Linii terminate sau blocate care încheie lucrările
option-metromania-blocked_lines-0 = obișnuit
option-metromania-blocked_lines-0-help = 5, ca în regulament. Cu doi jucători 4: nu este tipărit niciun număr, acesta e al nostru.
option-metromania-blocked_lines-5-help = Cu doi jucători înseamnă niciodată: sunt numai 4 linii.
option-metromania-blocked_lines-note = Decizia noastră: se verifică la sfârșitul unei ture.
option-metromania-doubles = Destinații duble (în trei)
option-metromania-doubles-chosen = La alegere
option-metromania-doubles-chosen-help = Fiecare alege pe rând un fel, înainte să vadă cineva vreo literă.
option-metromania-doubles-chosen-note = Decizia noastră: se alege în ordinea jocului.
option-metromania-doubles-dealt = La întâmplare
option-metromania-doubles-dealt-help = Întâmplarea hotărăște cine are ce fel de două ori.
option-metromania-nobody_scores = Călătorii care nu aduc puncte nimănui (în doi)
option-metromania-nobody_scores-both_players = Pe liniile ambilor jucători
option-metromania-nobody_scores-both_players-help = Așa citim noi fraza tipărită, care nu este limpede.
option-metromania-nobody_scores-own_lines = Pe ambele linii ale unui jucător
option-metromania-nobody_scores-own_lines-help = Fraza tipărită, cuvânt cu cuvânt.
option-metromania-material = Materialul
option-metromania-material-shipped = cel inclus
option-metromania-material-shipped-help = Ce este tipărit pe piese: așa cum vin cu programul sau ca în cutia celui care ține serverul.
clash-metromania-town_hall = Primăria riguroasă împarte numai pentru patru jucători.
clash-metromania-blocked_lines =
    { $seats ->
        [2] În doi jucători sunt numai 4 linii; 5 înseamnă niciodată.
       *[other] În trei jucători sunt numai 6 linii.
    }
refused-metromania-viewer = Joacă numai cine e la rând.
refused-metromania-choose-first = Alege întâi felul de destinație pe care îl vrei de două ori.
refused-metromania-type-taken = Alt jucător a ales acest fel.
refused-metromania-no-choice = Felul se alege numai în trei jucători, înainte de prima tură.
refused-metromania-must-confirm = În această tură nu se mai poate face nimic: confirm-o sau anulează un pas.
refused-metromania-dug-three = Trei tuneluri sunt săpate: confirmă tura sau anulează unul.
refused-metromania-must-dig = Mai poți săpa un tunel fără să pui o destinație.
refused-metromania-must-build = Mai poți săpa un tunel fără să pui o destinație sau construi o stație.
refused-metromania-nothing-done = Nu e încă nimic de confirmat.
refused-metromania-turn-begun = Ai început deja această tură: confirm-o când e gata.
refused-metromania-not-started = Această linie nu a început încă.
refused-metromania-started = Această linie a început deja.
refused-metromania-finished = Această linie este terminată.
refused-metromania-first-line-first = Începe întâi linia 1.
refused-metromania-one-start = A doua linie nu poate începe în tura în care începe prima.
refused-metromania-no-tunnels = Această linie nu mai are tuneluri.
refused-metromania-not-neighbour = Un tunel merge de la capătul liniei la un vârf vecin.
refused-metromania-meets-itself = O linie nu se poate întâlni niciodată cu ea însăși.
refused-metromania-acute = Fără unghiuri ascuțite, în afară de stații.
refused-metromania-no-cell = În partea aceea nu e căsuță.
refused-metromania-cell-taken = În căsuța aceea este deja un tunel.
refused-metromania-lake-or-park = Nu se sapă în lac sau în parc.
refused-metromania-no-stations = Ar trebui mai multe stații decât au rămas.
refused-metromania-needs-destination = Această căsuță este un loc: alege ce destinație așezi pe ea.
refused-metromania-no-spot = Această căsuță nu este un loc: nu se poate așeza nicio destinație pe ea.
refused-metromania-one-destination = O singură destinație într-o tură.
refused-metromania-not-in-hand = Nu ai acea destinație pentru acest fel de loc.
refused-metromania-same-letter = Cealaltă destinație cu această literă ar atinge-o.
refused-metromania-no-start = Nicio linie nu poate începe în căsuța aceea.
refused-metromania-no-end = Nicio linie nu se poate sfârși în căsuța aceea.
refused-metromania-end-not-here = Capătul liniei nu e lângă căsuța aceea.
refused-metromania-side = O linie nu se poate termina pe latura orașului unde începe, nici pe una vecină.
refused-metromania-start-side = A doua linie nu poate începe pe latura unde începe prima, nici pe una vecină.
refused-metromania-not-on-line = Linia nu trece prin acel vârf.
refused-metromania-station-there = Acolo este deja o stație.
refused-metromania-not-between = O stație intermediară stă între două stații ale unei linii neterminate.
refused-metromania-no-bonus = Stația bonus vine imediat după tunelul care termină linia.
refused-metromania-station-turn = O stație intermediară ia toată tura.
option-metromania-begins-note = După regulament începe cel mai citadin; cine unde stă hotărăște grupul.
game-metromania-note = Ale noastre: locurile, precum și săgețile și forma căsuțelor lor; care fel stă în stânga și care în dreapta la D, E și F; că destinațiile nelegate sunt din vina celor care le-au așezat. Din alte izvoare: 18 tuneluri pentru fiecare linie, 30 de stații.
option-metromania-town_hall-hidden-note = Decizia noastră: toate împărțirile sunt la fel de probabile.
option-metromania-town_hall-transparent-note = Decizia noastră: toate împărțirile sunt la fel de probabile.
option-metromania-town_hall-rigorous-note = Lectura noastră: și atunci orașul se așază la întâmplare.
metromania-to-left = stânga
metromania-to-right = dreapta
