metromania-board = Stadt von Metromania, ein Sechseck aus Dreiecken
metromania-solid = durchgezogen
metromania-striped = gestreift
metromania-left = noch { $count }
metromania-side-left = linke Seite
metromania-side-right = rechte Seite
metromania-start = Anfang
metromania-end = Ende
metromania-station = Station
metromania-type-R = Wohnen
metromania-type-C = Arbeit
metromania-type-E = Freizeit
metromania-type-lake = See
metromania-type-park = Park
metromania-held = auf der Hand
metromania-finished = fertig
metromania-blocked = blockiert
metromania-tunnels-left = { $count ->
    [one] noch { $count } Tunnel
   *[other] noch { $count } Tunnel
}
metromania-stations-left = { $count ->
    [one] noch { $count } Station
   *[other] noch { $count } Stationen
}
metromania-turn = Du bist dran: Grabe drei Tunnel
metromania-tunnel-of = Tunnel { $number } von 3
metromania-how = Wähle eine gepunktete Kante: Der Ring liegt in dem Feld, das der Tunnel belegt.
metromania-how-start = Beginne eine Linie: Wähle eine gepunktete Kante eines weißen Anfangsfelds. Der Ring liegt in dem Feld, das der Tunnel belegt.
metromania-only-station = Kein Tunnel kann gegraben werden: Baue an einem gepunkteten Ring eine Station.
metromania-only-pass = Nichts kann gegraben oder gebaut werden: Passe.
metromania-done = Bestätige den Zug oder nimm einen Schritt zurück.
metromania-forbidden = Tunnel, die nicht erlaubt sind
metromania-forbidden-way = { $line } { $direction }, { $side }: nicht erlaubt, Enter sagt, warum
metromania-station-how = Oder baue an einem gepunkteten Ring eine Station, statt zu graben.
metromania-bonus-how = Die Linie ist fertig: Wähle, wo ihre Bonusstation steht.
metromania-ways = Andere Möglichkeiten, an dieser Kante zu graben
metromania-dig = Tunnel { $number } graben
metromania-build = Station bauen
metromania-confirm-turn = Zug bestätigen
metromania-pass = Passen
metromania-direction-0 = nach Osten
metromania-direction-1 = nach Südosten
metromania-direction-2 = nach Südwesten
metromania-direction-3 = nach Westen
metromania-direction-4 = nach Nordwesten
metromania-direction-5 = nach Nordosten
metromania-step-start = beginnt { $direction }
metromania-step-dig = gräbt { $direction }
metromania-step-end = ist fertig
metromania-step-station = bekommt eine Station
metromania-step-bonus = bekommt die Bonusstation
metromania-places = Ziel { $marker } wird gelegt
metromania-stations-built = { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}
metromania-why-meets = Trifft eine andere Linie: Hier entsteht eine Station
metromania-why-parts = Trennt sich von einer anderen Linie: Hier entsteht eine Station
metromania-why-chosen = Hier entsteht eine Station
metromania-blocks = Blockiert Linie { $line }
metromania-hopeless = Linie { $line } kann nicht mehr fertig werden.
metromania-trips = Die Fahrten
metromania-trips-final = Die Fahrten der Woche
metromania-after-steps = nach diesen Schritten
metromania-after-step = nach diesem Schritt
metromania-cause-not-placed = { $type }: noch nicht gelegt
metromania-cause-never-placed = { $type }: nicht gelegt
metromania-cause-not-served = { $type }: ohne Station
metromania-cause-not-connected = nicht verbunden
metromania-guilty = Die Fahrt ist nicht möglich, und daran ist dieser Spieler schuld.
minutes = { $count } min
day-Monday = Mo
day-Tuesday = Di
day-Wednesday = Mi
day-Thursday = Do
day-Friday = Fr
day-Saturday = Sa
day-Sunday = So
metromania-ends-when = Der Bau endet, wenn
metromania-ends-stations = keine Stationen mehr da sind
metromania-ends-lines = { $count } Linien fertig oder blockiert sind
metromania-ends-both = jemand beide Linien fertig hat
metromania-last-turns = { $count ->
    [one] Der Bau endet: noch { $count } Zug.
   *[other] Der Bau endet: noch { $count } Züge.
}
metromania-event-pass = passt
metromania-event-ends = Der Bau endet: { $reasons }
metromania-reason-both-lines-finished = jemand hat beide Linien fertig
metromania-reason-no-stations-left = keine Stationen mehr
metromania-reason-lines-finished-or-blocked = genug Linien sind fertig oder blockiert
metromania-reason-everybody-passed = alle haben gepasst
metromania-way = Weg: { $way }.
metromania-stations-at = Stationen: { $places }.
metromania-destinations = Gelegte Ziele
metromania-final-how = Jede Fahrt auf der Karte ansehen.
metromania-final-built = Beim Bau
metromania-final-kept = Behaltene Punkte
option-metromania-town_hall = Rathaus
option-metromania-town_hall-hidden = Geheim
option-metromania-town_hall-hidden-help = Ziele werden gemischt; Buchstaben sind bis zum Legen geheim.
option-metromania-town_hall-transparent = Offen
option-metromania-town_hall-transparent-help = Ziele werden gemischt; alle sehen alles.
option-metromania-town_hall-rigorous = Streng
option-metromania-town_hall-rigorous-help = Die feste Verteilung der Regel, offen für alle; nur zu viert.
option-metromania-blocked_lines = Fertige oder blockierte Linien, die den Bau beenden
option-metromania-blocked_lines-0 = Regel
option-metromania-blocked_lines-0-help = Nach der Regel: 5, zu zweit 4.
clash-metromania-town_hall = Das strenge Rathaus verteilt nur für vier Spieler.
clash-metromania-blocked_lines =
    { $seats ->
        [2] Zu zweit gibt es nur 4 Linien.
       *[other] Zu dritt gibt es nur 6 Linien.
    }
refused-metromania-viewer = Nur wer dran ist, kann spielen.
refused-metromania-must-confirm = In diesem Zug geht nichts mehr: Bestätige ihn oder nimm einen Schritt zurück.
refused-metromania-dug-three = Drei Tunnel sind gegraben: Bestätige den Zug oder nimm einen zurück.
refused-metromania-must-dig = Es gibt noch einen Tunnel, den du ohne Ziel graben kannst.
refused-metromania-must-build = Es gibt noch eine Station, die du bauen kannst.
refused-metromania-nothing-done = Es gibt noch nichts zu bestätigen.
refused-metromania-turn-begun = Der Zug hat begonnen: Bestätige ihn, wenn er fertig ist.
refused-metromania-not-started = Diese Linie ist noch nicht begonnen.
refused-metromania-started = Diese Linie ist schon begonnen.
refused-metromania-finished = Diese Linie ist fertig.
refused-metromania-first-line-first = Beginne zuerst Linie 1.
refused-metromania-one-start = In dem Zug, in dem die erste Linie beginnt, kann die zweite nicht beginnen.
refused-metromania-no-tunnels = Diese Linie hat keine Tunnel mehr.
refused-metromania-not-neighbour = Ein Tunnel führt von der Spitze der Linie zu einer Ecke daneben.
refused-metromania-meets-itself = Eine Linie kommt nie auf sich selbst zurück.
refused-metromania-acute = Keine spitzen Winkel, außer an einer Station.
refused-metromania-no-cell = Auf dieser Seite ist kein Feld.
refused-metromania-cell-taken = In diesem Feld liegt schon ein Tunnel.
refused-metromania-lake-or-park = Im See und im Park wird nicht gegraben.
refused-metromania-no-stations = Dafür reichen die Stationen nicht.
refused-metromania-needs-destination = Dieses Feld ist ein Ort: Sag, welches Ziel du darauf legst.
refused-metromania-no-spot = Dieses Feld ist kein Ort: Hierher gehört kein Ziel.
refused-metromania-one-destination = Nur ein Ziel pro Zug.
refused-metromania-not-in-hand = Dieses Ziel für diese Art von Ort hast du nicht.
refused-metromania-same-letter = Das andere Ziel dieses Buchstabens würde es berühren.
refused-metromania-no-start = In diesem Feld kann keine Linie beginnen.
refused-metromania-no-end = In diesem Feld kann keine Linie enden.
refused-metromania-end-not-here = Die Spitze der Linie liegt nicht neben diesem Feld.
refused-metromania-side = Nicht auf der Seite ihres Anfangs und nicht auf einer Seite daneben.
refused-metromania-start-side = Nicht auf der Seite, wo die erste Linie beginnt, und nicht daneben.
refused-metromania-not-on-line = Die Linie führt nicht durch diese Ecke.
refused-metromania-station-there = Dort steht schon eine Station.
refused-metromania-not-between = Eine Zwischenstation steht zwischen zwei Stationen einer unfertigen Linie.
refused-metromania-no-bonus = Die Bonusstation kommt gleich nach dem Tunnel, der die Linie beendet.
refused-metromania-station-turn = Eine Zwischenstation kostet den ganzen Zug.
