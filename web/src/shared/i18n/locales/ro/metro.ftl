metro-board = Tabla Metro, 8 pe 8 spații, 32 de stații
metro-cells = Spații
metro-stations = Stațiile și liniile lor
metro-cell-laid = { $cell }, piesa { $tile }
metro-cell-free = { $cell }, liber
metro-cell-forbidden = { $cell }, liber, piesa ta nu poate sta aici: apasă Enter ca să afli de ce
metro-cell-legal = { $cell }, liber, piesa ta se potrivește, { $count ->
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
metro-hand = Piesele tale
metro-your-hand = Mâna ta
metro-tile = Piesa { $tile }
metro-turn = Rotește
metro-placement = Această așezare
metro-touches = { $lines ->
    [0] Nu atinge nicio linie
    [one] Atinge { $lines } linie
   *[other] Atinge { $lines } linii
} { $players ->
    [0] {""}
    [one] ({ $players } jucător)
   *[other] ({ $players } jucători)
}
metro-how = Trage piesa pe un spațiu marcat, apasă un spațiu sau scrie-i numele. Apoi confirmă.
metro-how-touch = Trage piesa pe un spațiu marcat sau atinge un spațiu. Apoi confirmă.
metro-lay-drawn = Ai tras această piesă: așaz-o.
metro-wait = Arată spre o stație ca să-i vezi linia.
metro-wait-touch = Atinge o stație ca să-i vezi linia.
metro-draw = Trage alta
metro-draw-ask = Tragi altă piesă și o așezi în locul acesteia? Nu se poate anula.
metro-draw-yes = Trage o piesă
metro-confirm = Confirmă { $cell }
metro-to-come = Piese care urmează
metro-unseen = nevăzute: { $count }
metro-line-open = rămâne deschisă, spațiul următor { $cell }
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
metro-may-lay = așază { $tile } pe { $cell }: { $count ->
    [0] nu atinge nicio linie
    [one] atinge { $count } linie
    [few] atinge { $count } linii
   *[other] atinge { $count } de linii
}
metro-event-draw = trage o piesă
metro-event-complete = linia { $station } { $name } ({ $owner }) încheiată, lungime { $count }
metro-event-complete-centre = linia { $station } { $name } ({ $owner }) încheiată în centru, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = în centru
metro-final-lines = Linii: { $points }
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
option-metro-modules = Module de extensie
