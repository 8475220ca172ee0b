metro-board = Tabla Metro, 8 pe 8 căsuțe, 32 de stații
metro-cells = Căsuțe
metro-stations = Stațiile și liniile lor
metro-cell-laid = { $cell }, piesa { $tile }
metro-cell-free = { $cell }, liberă
metro-cell-forbidden = { $cell }, liberă, piesa ta nu poate sta aici: apasă Enter ca să afli de ce
metro-cell-legal = { $cell }, liberă, piesa ta se potrivește, { $count ->
    [0] nu atinge nicio linie
    [one] atinge { $count } linie
   *[other] atinge { $count } linii
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] încheiate { $complete }
   *[other] deschise { $open } · max. { $longest } · încheiate { $complete }
}
metro-to-lay = { $count ->
    [one] { $count } piesă de așezat
    [few] { $count } piese de așezat
   *[other] { $count } de piese de așezat
}
metro-to-lay-short = { $count } de așezat
metro-hand = Piesele tale
metro-your-hand = Mâna ta
metro-tile = Piesa: { $tile }
metro-rail = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
} { $way ->
    [a] înainte
    [b] la stânga
    [c] la dreapta
   *[d] înapoi
}
metro-turn = Rotește
metro-placement = Această mutare
metro-cell = Căsuța { $cell }
metro-effect = Ce face această mutare
metro-kinds = Feluri de mutări
metro-kind-lay = Așază
metro-row-open = rămâne deschisă
metro-row-arrives = ajunge la { $station }
metro-row-centre = în centru
metro-touches = { $lines ->
    [0] Nu atinge nicio linie
    [one] Atinge { $lines } linie
   *[other] Atinge { $lines } linii
} { $players ->
    [0] {""}
    [one] ({ $players } jucător)
   *[other] ({ $players } jucători)
}
metro-how = Trage piesa pe o căsuță marcată, apasă o căsuță sau scrie-i numele. Apoi confirmă.
metro-how-touch = Trage piesa pe o căsuță marcată sau atinge o căsuță. Apoi confirmă.
metro-lay-drawn = Ai tras această piesă: așaz-o.
metro-wait = Arată spre o stație ca să-i vezi linia.
metro-wait-touch = Atinge o stație ca să-i vezi linia.
metro-draw = Trage alta
metro-draw-ask = Tragi altă piesă și o așezi în locul acesteia? Nu se poate anula.
metro-draw-yes = Trage o piesă
metro-confirm = Confirmă { $cell }
metro-to-come = Piese care urmează
metro-unseen = nevăzute: { $count }
metro-line-open = rămâne deschisă, căsuța următoare { $cell }
metro-line-arrives = ajunge la stația { $station }: încheiată
metro-line-centre = ajunge în centru: încheiată
metro-line-sentence = Linia { $station } { $name }, { $owner }, lungime { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } punct.
    [few] , { $points } puncte.
   *[other] , { $points } de puncte.
}
metro-lines-of = Linii, { $colour } ({ $letter })
metro-tiles-laid = Piese pe tablă
metro-nobody = nimeni
metro-none = niciuna
metro-event-lay = așază o piesă pe { $cell }
metro-may-lay = așază piesa pe { $cell }: { $count ->
    [0] nu atinge nicio linie
    [one] atinge { $count } linie
    [few] atinge { $count } linii
   *[other] atinge { $count } de linii
}
metro-why-draw-untouched = Piesa ta nu prelungește nicio linie de-a ta; una nouă poate că da.
metro-why-draw-nothing = Nicio căsuță nu-ți aduce puncte cu această piesă; poate una nouă se potrivește mai bine.
metro-why-draw-best = Cea mai bună căsuță pentru piesa ta, { $cell }, îți aduce { $points ->
    [one] doar { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; robotul așteaptă mai mult de la una nouă.
metro-why-draw = Robotul așteaptă mai mult de la o piesă nouă decât de la orice mutare cu a ta.
metro-event-draw = trage o piesă
metro-event-complete = linia { $station } { $name } ({ $owner }) încheiată, lungime { $count }
metro-event-complete-centre = linia { $station } { $name } ({ $owner }) încheiată în centru, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = în centru
metro-legend = Ce înseamnă semnele
metro-legend-open = O linie deschisă și lungimea ei
metro-legend-complete = O linie încheiată; punctele ei sunt la stație
metro-legend-bare = Șină fără tren
metro-legend-last = Ultima piesă așezată
metro-legend-legal = Piesa ta poate fi așezată aici
metro-legend-double = O linie care ajunge aici valorează dublu
option-metro-hand = Piese în mână
option-metro-orientation = Orientarea pieselor
option-metro-orientation-fixed = Săgeata în sus
option-metro-orientation-free = Liberă
option-metro-orientation-fixed-help = Piesele se așază așa cum sunt tipărite.
option-metro-orientation-free-help = Piesele se pot așeza în oricare din cele patru direcții.
option-metro-orientation-free-note = Decizia noastră: o piesă nu se potrivește nicăieri altundeva dacă e așa în toate cele patru direcții.
option-metro-modules = Module de extensie
option-metro-material = Materialul
option-metro-material-shipped = cel inclus
option-metro-material-shipped-help = Ce este tipărit pe piese: așa cum vin cu programul sau ca în cutia celui care ține serverul.
planned = plan
metro-planned-cell = Plan: căsuța { $cell }
metro-plan-how = Între timp îți poți încerca piesa pe tablă. Nu se trimite nimic.
metro-plan-lost = { $cell } nu mai este posibilă.
option-metro-begins-note = După regulament începe cel mai tânăr; cine unde stă hotărăște grupul.
game-metro-note = Ale noastre: numele stațiilor, în afară de cel al numărului 9; că lângă centru ajunge 1 piesă; că la egalitate victoria se împarte.
