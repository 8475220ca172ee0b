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
metromania-turn = Rândul tău: sapă trei tuneluri
metromania-tunnel-of = Tunelul { $number } din 3
metromania-how = Alege o muchie punctată: inelul este în căsuța pe care ar ocupa-o tunelul.
metromania-how-start = Începe o linie: alege o muchie punctată a unei căsuțe albe de început. Inelul este în căsuța pe care ar ocupa-o tunelul.
metromania-only-station = Nu se poate săpa niciun tunel: construiește o stație pe un inel punctat.
metromania-only-pass = Nu se poate nici săpa, nici construi: pasează.
metromania-done = Confirmă rândul sau anulează un pas.
metromania-forbidden = Tuneluri care nu sunt permise
metromania-forbidden-way = { $line } { $direction }, { $side }: nu este permis, apasă Enter ca să afli de ce
metromania-station-how = Sau construiește o stație pe un inel punctat, în loc să sapi.
metromania-bonus-how = Linia e terminată: alege unde stă stația ei bonus.
metromania-ways = Alte feluri de a săpa această muchie
metromania-dig = Sapă tunelul { $number }
metromania-build = Construiește stația
metromania-confirm-turn = Confirmă rândul
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
metromania-places = se pune destinația { $marker }
metromania-stations-built = { $count ->
    [one] { $count } stație
   *[other] { $count } stații
}
metromania-why-meets = Întâlnește altă linie: aici apare o stație
metromania-why-parts = Se desparte de altă linie: aici apare o stație
metromania-why-chosen = Aici apare o stație
metromania-blocks = Blochează linia { $line }
metromania-hopeless = Linia { $line } nu mai poate fi terminată.
metromania-trips = Călătoriile
metromania-trips-final = Călătoriile săptămânii
metromania-after-steps = după acești pași
metromania-after-step = după acest pas
metromania-cause-not-placed = { $type }: încă nepusă
metromania-cause-never-placed = { $type }: nepusă
metromania-cause-not-served = { $type }: fără stație
metromania-cause-not-connected = fără legătură
metromania-guilty = Călătoria este imposibilă, iar vina este a acestui jucător.
minutes = { $count } min
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
    [one] Lucrările se încheie: rămâne { $count } rând.
   *[other] Lucrările se încheie: rămân { $count } rânduri.
}
metromania-event-pass = pasează
metromania-event-ends = Lucrările se încheie: { $reasons }
metromania-reason-both-lines-finished = un jucător și-a terminat ambele linii
metromania-reason-no-stations-left = nu mai sunt stații
metromania-reason-lines-finished-or-blocked = destule linii terminate sau blocate
metromania-reason-everybody-passed = toți au pasat
metromania-way = Drum: { $way }.
metromania-stations-at = Stații: { $places }.
metromania-destinations = Destinații puse
metromania-final-how = Vezi fiecare călătorie pe hartă.
metromania-final-built = În timpul lucrărilor
metromania-final-kept = Puncte păstrate
option-metromania-town_hall = Primăria
option-metromania-town_hall-hidden = Secretă
option-metromania-town_hall-hidden-help = Destinații la întâmplare; literele sunt secrete până la punere.
option-metromania-town_hall-transparent = Transparentă
option-metromania-town_hall-transparent-help = Destinații la întâmplare; toți văd tot.
option-metromania-town_hall-rigorous = Riguroasă
option-metromania-town_hall-rigorous-help = Împărțirea fixă din regulament, la vedere; numai patru jucători.
option-metromania-blocked_lines = Linii terminate sau blocate care încheie lucrările
option-metromania-blocked_lines-0 = după reguli
option-metromania-blocked_lines-0-help = După reguli: 5, în doi jucători 4.
clash-metromania-town_hall = Primăria riguroasă împarte numai pentru patru jucători.
clash-metromania-blocked_lines =
    { $seats ->
        [2] În doi jucători sunt numai 4 linii.
       *[other] În trei jucători sunt numai 6 linii.
    }
refused-metromania-viewer = Joacă numai cine e la rând.
refused-metromania-must-confirm = Nu se mai poate face nimic: confirmă rândul sau anulează un pas.
refused-metromania-dug-three = Trei tuneluri sunt săpate: confirmă rândul sau anulează unul.
refused-metromania-must-dig = Mai poți săpa un tunel fără să pui o destinație.
refused-metromania-must-build = Mai poți construi o stație.
refused-metromania-nothing-done = Nu e încă nimic de confirmat.
refused-metromania-turn-begun = Rândul a început: confirmă-l când e gata.
refused-metromania-not-started = Această linie nu a început încă.
refused-metromania-started = Această linie a început deja.
refused-metromania-finished = Această linie este terminată.
refused-metromania-first-line-first = Începe întâi linia 1.
refused-metromania-one-start = În rândul în care începe prima linie nu poate începe a doua.
refused-metromania-no-tunnels = Această linie nu mai are tuneluri.
refused-metromania-not-neighbour = Un tunel merge de la capătul liniei la un vârf vecin.
refused-metromania-meets-itself = O linie nu revine niciodată la ea însăși.
refused-metromania-acute = Fără unghiuri ascuțite, în afară de stații.
refused-metromania-no-cell = În partea aceea nu e căsuță.
refused-metromania-cell-taken = În căsuța aceea este deja un tunel.
refused-metromania-lake-or-park = Nu se sapă în lac sau în parc.
refused-metromania-no-stations = Ar trebui mai multe stații decât au rămas.
refused-metromania-needs-destination = Această căsuță este un loc: spune ce destinație pui.
refused-metromania-no-spot = Această căsuță nu e un loc: nu primește destinații.
refused-metromania-one-destination = O singură destinație într-un rând.
refused-metromania-not-in-hand = Nu ai acea destinație pentru acest fel de loc.
refused-metromania-same-letter = Cealaltă destinație cu această literă ar atinge-o.
refused-metromania-no-start = Nicio linie nu poate începe în căsuța aceea.
refused-metromania-no-end = Nicio linie nu se poate sfârși în căsuța aceea.
refused-metromania-end-not-here = Capătul liniei nu e lângă căsuța aceea.
refused-metromania-side = Nici pe latura orașului unde începe, nici pe una vecină.
refused-metromania-start-side = Nici pe latura unde începe prima linie, nici pe una vecină.
refused-metromania-not-on-line = Linia nu trece prin acel vârf.
refused-metromania-station-there = Acolo este deja o stație.
refused-metromania-not-between = O stație intermediară stă între două stații ale unei linii neterminate.
refused-metromania-no-bonus = Stația bonus vine imediat după tunelul care termină linia.
refused-metromania-station-turn = O stație intermediară ia tot rândul.
