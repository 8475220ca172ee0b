all-events = Tot ce s-a întâmplat și discuția
you-win = Ai câștigat
ahead-of = cu { $count } mai mult decât { $name }
your-place = Locul tău: { $place } din { $players }, cu { $points }.
skip-to-result = Direct la rezultat
share = Trimite
what-decided = Ce a decis partida
points-over-game = Punctele de-a lungul partidei
metro-end-leads = trece în frunte
metro-end-centre = ajunge în centru
metro-end-arrives = ajunge la { $name }
metro-end-see = Arată piesa { $tile } în reluare
metro-end-the-centre = centru
metro-end-tile = piesa
metro-end-line = linie
metro-end-length = lungime
metro-end-lines = Liniile fiecărui jucător
metro-end-no-lines = Nicio linie încheiată.
metro-end-reason = Piesa { $tile } a încheiat { $name }: { $points } din { $all } puncte.
metro-end-reason-centre = { $name } a ajuns în centru cu piesa { $tile }: { $length } × { $times } = { $points } din { $all } puncte.
metromania-week = Săptămâna
metromania-no-trip = fără călătorie
metromania-before-monday = Înainte de luni
metromania-kept-how = Punctele stațiilor se păstrează toate cu ambele linii terminate, jumătate (rotunjit în jos) cu una, deloc cu niciuna.
metromania-lost-how = −6: călătoria este imposibilă din cauza acestui jucător: o destinație neașezată, fără stație sau fără legătură.
metromania-trip-how = { $sections ->
    [one] { $sections } porțiune
    [few] { $sections } porțiuni
   *[other] { $sections } de porțiuni
}{ $changes ->
    [0] , fără schimbare.
    [one] {" "}și { $changes } schimbare de 3 minute.
   *[other] {" "}și { $changes } schimbări de câte 3 minute.
}
metromania-trip-ways = Sunt { $count } călătorii la fel de rapide.
metromania-trip-on = { $minutes } min pe { $lines }
metromania-impossible = Imposibil:
metromania-final-stations = Punctele stațiilor
metromania-final-lines = Linii terminate
metromania-kept-all = toate
metromania-kept-half = jumătate
metromania-kept-none = pierdute
metromania-total = Total
metromania-total-so-far = Până acum
metromania-end-reason = S-au păstrat { $kept } puncte din stații; săptămâna a adus { $week }.
day-long-Monday = Luni
day-long-Tuesday = Marți
day-long-Wednesday = Miercuri
day-long-Thursday = Joi
day-long-Friday = Vineri
day-long-Saturday = Sâmbătă
day-long-Sunday = Duminică
