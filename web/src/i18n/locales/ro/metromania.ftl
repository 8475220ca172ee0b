mania-board = Orașul Metromania, un hexagon de triunghiuri
mania-solid = plină
mania-striped = dungată
mania-left = { $count ->
    [one] rămâne { $count }
   *[other] rămân { $count }
}
mania-side-left = partea stângă
mania-side-right = partea dreaptă
mania-start = început
mania-end = sfârșit
mania-station = stație
mania-type-R = locuință
mania-type-C = muncă
mania-type-E = timp liber
mania-type-lake = lac
mania-type-park = parc
mania-held = în mână
mania-finished = terminată
mania-blocked = blocată
mania-tunnels-left = { $count ->
    [one] rămâne { $count } tunel
    [few] rămân { $count } tuneluri
   *[other] rămân { $count } de tuneluri
}
mania-stations-left = { $count ->
    [one] rămâne { $count } stație
    [few] rămân { $count } stații
   *[other] rămân { $count } de stații
}
mania-turn = Rândul tău: sapă trei tuneluri
mania-tunnel-of = Tunelul { $number } din 3
mania-how = Alege o muchie punctată: inelul este în căsuța pe care ar ocupa-o tunelul.
mania-how-start = Începe o linie: alege o muchie punctată a unei căsuțe albe de început. Inelul este în căsuța pe care ar ocupa-o tunelul.
mania-only-station = Nu se poate săpa niciun tunel: construiește o stație pe un inel punctat.
mania-only-pass = Nu se poate nici săpa, nici construi: pasează.
mania-done = Confirmă rândul sau anulează un pas.
mania-forbidden = Tuneluri care nu sunt permise
mania-forbidden-way = { $line } spre { $to }: nu este permis, apasă Enter ca să afli de ce
mania-station-how = Sau construiește o stație pe un inel punctat, în loc să sapi.
mania-bonus-how = Linia e terminată: alege unde stă stația ei bonus.
mania-ways = Alte feluri de a săpa această muchie
mania-dig = Sapă tunelul { $number }
mania-build = Construiește stația
mania-confirm-turn = Confirmă rândul
mania-pass = Pasează
mania-step-start = pleacă spre { $to }
mania-step-dig = sapă până la { $to }
mania-step-end = este terminată
mania-step-station = primește o stație la { $to }
mania-step-bonus = primește stația bonus la { $to }
mania-places = se pune destinația { $marker }
mania-stations-built = { $count ->
    [one] { $count } stație
   *[other] { $count } stații
}
mania-why-meets = Întâlnește altă linie: aici apare o stație
mania-why-parts = Se desparte de altă linie: aici apare o stație
mania-why-chosen = Aici apare o stație
mania-blocks = Blochează linia { $line }
mania-hopeless = Linia { $line } nu mai poate fi terminată.
mania-trips = Călătoriile
mania-after-steps = după acești pași
mania-after-step = după acest pas
mania-cause-not-placed = { $type }: încă nepusă
mania-cause-not-served = { $type }: fără stație
mania-cause-not-connected = fără legătură
minutes = { $count } min
day-Monday = Lun
day-Tuesday = Mar
day-Wednesday = Mie
day-Thursday = Joi
day-Friday = Vin
day-Saturday = Sâm
day-Sunday = Dum
mania-ends-when = Lucrările se încheie când
mania-ends-stations = nu mai sunt stații
mania-ends-lines = { $count } linii sunt terminate sau blocate
mania-ends-both = un jucător își termină ambele linii
mania-last-turns = { $count ->
    [one] Lucrările se încheie: rămâne { $count } rând.
   *[other] Lucrările se încheie: rămân { $count } rânduri.
}
mania-event-pass = pasează
mania-event-ends = Lucrările se încheie: { $reasons }
mania-reason-both-lines-finished = un jucător și-a terminat ambele linii
mania-reason-no-stations-left = nu mai sunt stații
mania-reason-lines-finished-or-blocked = destule linii terminate sau blocate
mania-reason-everybody-passed = toți au pasat
mania-way = Drum: { $way }.
mania-stations-at = Stații: { $places }.
mania-destinations = Destinații puse
mania-final-how = Vezi fiecare călătorie pe hartă.
mania-final-built = În timpul lucrărilor
mania-final-kept = Puncte păstrate
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
clash-metromania-0 = Primăria riguroasă împarte numai pentru patru jucători.
clash-metromania-1 = În doi jucători sunt numai 4 linii.
clash-metromania-2 = În doi jucători sunt numai 4 linii.
clash-metromania-3 = În doi jucători sunt numai 4 linii.
clash-metromania-4 = În doi jucători sunt numai 4 linii.
clash-metromania-5 = În trei jucători sunt numai 6 linii.
clash-metromania-6 = În trei jucători sunt numai 6 linii.
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
