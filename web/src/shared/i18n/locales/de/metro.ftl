metro-board = Spielplan von Metro, 8 mal 8 Felder, 32 Stationen
metro-cells = Felder
metro-stations = Stationen und ihre Linien
metro-cell-laid = { $cell }, Plättchen { $tile }
metro-cell-free = { $cell }, frei
metro-cell-forbidden = { $cell }, frei, dein Plättchen darf nicht hierher: Enter sagt, warum
metro-cell-legal = { $cell }, frei, dein Plättchen passt, { $count ->
    [0] berührt keine Linie
    [one] berührt { $count } Linie
   *[other] berührt { $count } Linien
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] { $complete } fertig
   *[other] { $open } offen · längste { $longest } · { $complete } fertig
}
metro-to-lay = { $count ->
    [one] { $count } Plättchen übrig
   *[other] { $count } Plättchen übrig
}
metro-hand = Deine Plättchen
metro-your-hand = Deine Hand
metro-tile = Plättchen { $tile }
metro-turn = Drehen
metro-placement = Dieser Zug
metro-touches = { $lines ->
    [0] Berührt keine Linie
    [one] Berührt { $lines } Linie
   *[other] Berührt { $lines } Linien
} { $players ->
    [0] {""}
    [one] von { $players } Spieler
   *[other] von { $players } Spielern
}
metro-how = Zieh das Plättchen auf ein markiertes Feld, klick ein Feld an oder tippe seinen Namen. Dann bestätige.
metro-lay-drawn = Du hast dieses Plättchen gezogen: Lege es.
metro-wait = Zeig auf eine Station, um ihre Linie zu sehen.
metro-draw = Nachziehen
metro-draw-ask = Ein Plättchen ziehen und stattdessen das legen? Das lässt sich nicht zurücknehmen.
metro-draw-yes = Plättchen ziehen
metro-confirm = { $cell } bestätigen
metro-confirm-wagon = Auf { $station } stellen
metro-to-come = Noch im Spiel
metro-unseen = { $count } ungesehen
metro-line-open = bleibt offen, nächstes Feld { $cell }
metro-line-arrives = kommt an Station { $station } an: fertig
metro-line-centre = kommt im Zentrum an: fertig
metro-line-sentence = Linie { $station } { $name }, { $owner }, Länge { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } Punkt.
   *[other] , { $points } Punkte.
}
metro-lines-of = Linien ({ $colour }, { $letter })
metro-tiles-laid = Plättchen auf dem Plan
metro-nobody = niemand
metro-none = keine
metro-event-lay = legt { $tile } auf { $cell }
metro-may-lay = { $tile } auf { $cell } legen: { $count ->
    [0] berührt keine Linie
    [one] berührt { $count } Linie
   *[other] berührt { $count } Linien
}
metro-event-draw = zieht ein Plättchen
metro-event-complete = Linie { $station } { $name } ({ $owner }) fertig, Länge { $count }
metro-event-complete-centre = Linie { $station } { $name } ({ $owner }) im Zentrum fertig, { $count } × 2
metro-event-exchange-face-up = tauscht den Anteil von { $share } % gegen den offenen
metro-event-exchange-pile = tauscht den Anteil von { $share } % gegen einen verdeckten
metro-event-exchange-closed = Eine Gesellschaft hat 25 Punkte: Der Tausch ist vorbei.
metro-event-station = stellt den Wagen ({ $colour }) auf { $station }
metro-share = { $colour } { $share } %
metro-hidden = verdeckt
metro-hidden-count = { $count } verdeckt
metro-shares = Deine Anteile
metro-worth = jetzt { $count } wert
metro-exchange = Anteile zum Nehmen
metro-exchange-how = Wähle einen deiner Anteile oder einen zum Nehmen: Getauscht wird gegen den gleichen Prozentsatz, anstatt ein Plättchen zu legen.
metro-exchange-over = Tauschen geht jetzt nicht.
metro-exchange-effect = Deine Anteile wären { $after } statt { $before } wert.
metro-exchange-unknown = Du weißt nicht, was du bekommst.
metro-take = Anteil ({ $colour }) nehmen
metro-take-hidden = Verdeckten Anteil nehmen
metro-companies = Die Gesellschaften
metro-company = Gesellschaft
metro-value = Wert
metro-yours = dein Anteil
metro-majority = Größter bekannter Anteil: { $names }, +{ $points }
metro-companies-how = Wert: 8, weniger eins für jede Gesellschaft mit mehr Punkten. Ab 25 Punkten einer Gesellschaft wird nicht mehr getauscht.
metro-wagons = Wagen im Zentrum
metro-in-centre = im Zentrum
metro-wagons-how = Anstatt ein Plättchen zu legen, stell einen Wagen auf eine freie Station im Zentrum: eine Linie mehr. Sie muss mehr als ein Plättchen durchfahren und zählt nie doppelt.
metro-wagons-left = Im Vorrat:
metro-wagon-where = Welche Station
metro-wagon-here = Wagen auf { $station } stellen
metro-wagon-on = Der Wagen ({ $colour }) fährt von { $station } ab.
metro-wagon-share = Dein Anteil von { $share } % wird allen gezeigt, und du behältst ihn.
metro-numbers = Deine Stationsnummern
metro-numbers-how = Am Ende bringt jede Linie, die dort angekommen ist, auch dir ihre Punkte. Niemand sonst kennt deine Nummern.
metro-central-points = Über eines dieser Plättchen zu fahren zählt einen Punkt wie bei jedem anderen.
metro-central-no-points = Über diese Plättchen zu fahren zählt nichts.
metro-final-lines = Linien: { $points }
metro-final-share = { $share } % ({ $colour }): { $points }
metro-final-majority = Größter Anteil ({ $colour }): { $points }
metro-final-numbers = Stationsnummern { $numbers }: { $points }
metro-legend = Was die Zeichen bedeuten
metro-legend-open = Eine offene Linie und ihre Länge
metro-legend-complete = Eine fertige Linie; ihre Punkte stehen an der Station
metro-legend-bare = Gleis ohne Zug
metro-legend-last = Das zuletzt gelegte Plättchen
metro-legend-legal = Hier passt dein Plättchen
metro-legend-double = Eine Linie, die hier ankommt, zählt doppelt
option-metro-hand = Plättchen auf der Hand
option-metro-orientation = Ausrichtung der Plättchen
option-metro-orientation-fixed = Pfeil nach oben
option-metro-orientation-free = Frei
option-metro-orientation-fixed-help = Plättchen liegen wie gedruckt.
option-metro-orientation-free-help = Plättchen dürfen in alle vier Richtungen gelegt werden.
option-metro-modules = Erweiterungen
option-metro-modules-companies = Metrogesellschaften
option-metro-modules-companies-help = Acht Gesellschaften besitzen die Linien; du hältst Anteile, tauschst sie und gewinnst durch ihren Wert.
option-metro-modules-stations = Metrostationen
option-metro-modules-stations-help = Ein Wagen von dir darf im Zentrum abfahren: eine Linie mehr.
option-metro-modules-central-tracks = Zentrale Gleise
option-metro-modules-central-tracks-help = Vier Gleisplättchen bedecken das Zentrum: Linien fahren hindurch, nichts zählt doppelt.
option-metro-modules-station-numbers = Stationsnummern
option-metro-modules-station-numbers-help = Geheime Nummern bringen dir die Punkte der Linien, die dort ankommen.
option-metro-numbers = Mit Stationsnummern: wie viele jeder Farbe
option-metro-central_points = Mit zentralen Gleisen: ein zentrales Plättchen zählt einen Punkt
clash-metro-modules-stations-central-tracks = Zentrale Gleise bedecken die zentralen Stationen: Beide Module zusammen gehen nicht.
clash-metro-modules-station-numbers-numbers = Es gibt acht Nummern je Farbe: Je zwei reichen für höchstens vier Spieler.
