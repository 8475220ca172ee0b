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
metro-lay-drawn = Ai tras această piesă: așaz-o.
metro-wait = Arată spre o stație ca să-i vezi linia.
metro-draw = Trage alta
metro-draw-ask = Tragi altă piesă și o așezi în locul acesteia? Nu se poate anula.
metro-draw-yes = Trage o piesă
metro-confirm = Confirmă { $cell }
metro-confirm-wagon = Pune pe { $station }
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
metro-event-lay = așază { $tile } pe { $cell }
metro-may-lay = așază { $tile } pe { $cell }: { $count ->
    [0] nu atinge nicio linie
    [one] atinge { $count } linie
    [few] atinge { $count } linii
   *[other] atinge { $count } de linii
}
metro-event-draw = trage o piesă
metro-event-complete = linia { $station } { $name } ({ $owner }) încheiată, lungime { $count }
metro-event-complete-centre = linia { $station } { $name } ({ $owner }) încheiată în centru, { $count } × 2
metro-event-exchange-face-up = schimbă acțiunea de { $share } % cu cea descoperită
metro-event-exchange-pile = schimbă acțiunea de { $share } % cu una ascunsă
metro-event-exchange-closed = O companie are 25 de puncte: schimburile s-au încheiat.
metro-event-station = pune vagonul { $colour } pe { $station }
metro-share = { $colour } { $share } %
metro-hidden = ascunsă
metro-hidden-count = { $count ->
    [one] { $count } ascunsă
   *[other] { $count } ascunse
}
metro-shares = Acțiunile tale
metro-worth = valorează { $count }
metro-exchange = Acțiuni de luat
metro-exchange-how = Alege o acțiune a ta sau una de luat: se schimbă la același procent, în loc de a așeza o piesă.
metro-exchange-over = Acum nu se poate schimba.
metro-exchange-effect = Acțiunile tale ar valora { $after } în loc de { $before }.
metro-exchange-unknown = Nu știi ce vei primi.
metro-take = Ia ({ $colour })
metro-take-hidden = Ia acțiunea ascunsă
metro-companies = Companiile
metro-company = companie
metro-value = valoare
metro-yours = ale tale
metro-majority = Cel mai mare acționar cunoscut: { $names }, +{ $points }
metro-companies-how = Valoare: 8 minus unu pentru fiecare companie cu mai multe puncte. Schimburile se încheie când o companie are 25 de puncte.
metro-wagons = Vagoane în centru
metro-in-centre = în centru
metro-wagons-how = În loc de a așeza o piesă, pune un vagon pe o stație centrală liberă: încă o linie. Trebuie să traverseze mai mult de o piesă și nu valorează niciodată dublu.
metro-wagons-left = În rezervă:
metro-wagon-where = Ce stație
metro-wagon-here = Pune un vagon pe { $station }
metro-wagon-on = Vagonul { $colour } pleacă de pe { $station }.
metro-wagon-share = Acțiunea ta de { $share } % este arătată tuturor, și o păstrezi.
metro-numbers = Numerele tale de stație
metro-numbers-how = La sfârșit, fiecare linie ajunsă acolo îți dă și ție punctele ei. Nimeni altcineva nu-ți știe numerele.
metro-central-points = Trecerea peste una dintre aceste piese aduce un punct, ca peste oricare alta.
metro-central-no-points = Trecerea peste aceste piese nu aduce nimic.
metro-final-lines = Linii: { $points }
metro-final-share = { $share } % ({ $colour }): { $points }
metro-final-majority = Cel mai mare acționar ({ $colour }): { $points }
metro-final-numbers = Numere de stație { $numbers }: { $points }
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
option-metro-modules-companies = Companii de metrou
option-metro-modules-companies-help = Liniile aparțin celor opt companii; tu ai acțiuni, le schimbi și câștigi prin valoarea lor.
option-metro-modules-stations = Stații de metrou
option-metro-modules-stations-help = Un vagon al tău poate pleca din centru: încă o linie.
option-metro-modules-central-tracks = Șine centrale
option-metro-modules-central-tracks-help = Patru piese acoperă centrul: liniile trec prin el, nimic nu valorează dublu.
option-metro-modules-station-numbers = Numere de stație
option-metro-modules-station-numbers-help = Numere secrete îți aduc punctele liniilor care ajung acolo.
option-metro-numbers = Cu numere de stație: câte de fiecare culoare
option-metro-central_points = Cu șine centrale: o piesă centrală valorează un punct
clash-metro-modules-stations-central-tracks = Șinele centrale acoperă stațiile centrale: cele două module nu merg împreună.
clash-metro-modules-station-numbers-numbers = Sunt opt numere de fiecare culoare: câte două ajung pentru cel mult patru jucători.
