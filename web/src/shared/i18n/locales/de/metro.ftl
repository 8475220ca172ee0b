metro-board = Spielplan von Metro, 8 mal 8 Felder, 32 Stationen
metro-cells = Felder
metro-stations = Stationen und ihre Linien
metro-cell-laid = { $cell }, Plättchen { $tile }
metro-cell-free = { $cell }, frei
metro-cell-forbidden = { $cell }, frei, dein Plättchen darf nicht hierher: Enter drücken, um zu hören, warum
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
metro-to-lay-short = { $count } übrig
metro-hand = Deine Plättchen
metro-your-hand = Deine Hand
metro-tile = Plättchen: { $tile }
metro-rail = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} { $way ->
    [a] geradeaus
    [b] links
    [c] rechts
   *[d] zurück
}
metro-turn = Drehen
metro-placement = Dieser Zug
metro-cell = Feld { $cell }
metro-effect = Was dieser Zug bewirkt
metro-kinds = Arten von Zügen
metro-kind-lay = Legen
metro-row-open = bleibt offen
metro-row-arrives = endet in { $station }
metro-row-centre = ins Zentrum
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
metro-how-touch = Zieh das Plättchen auf ein markiertes Feld oder tippe ein Feld an. Dann bestätige.
metro-lay-drawn = Du hast dieses Plättchen gezogen: Lege es.
metro-wait = Zeig auf eine Station, um ihre Linie zu sehen.
metro-wait-touch = Tippe eine Station an, um ihre Linie zu sehen.
metro-draw = Anderes Plättchen ziehen
metro-draw-ask = Ein Plättchen ziehen und stattdessen das legen? Das lässt sich nicht zurücknehmen.
metro-draw-yes = Plättchen ziehen
metro-confirm = { $cell } bestätigen
metro-to-come = Noch im Spiel
metro-unseen = noch { $count } nicht gesehen
metro-line-open = bleibt offen, nächstes Feld { $cell }
metro-line-arrives = kommt an Station { $station } an: fertig
metro-line-centre = kommt im Zentrum an: fertig
metro-line-sentence = Linie { $station } { $name }, { $owner }, Länge { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } Punkt.
   *[other] , { $points } Punkte.
}
metro-lines-of = Linien ({ $colour }, { $letter })
metro-tiles-laid = Plättchen auf dem Spielplan
metro-nobody = niemand
metro-none = keine
metro-event-lay = legt ein Plättchen auf { $cell }
metro-may-lay = das Plättchen auf { $cell } legen: { $count ->
    [0] berührt keine Linie
    [one] berührt { $count } Linie
   *[other] berührt { $count } Linien
}
metro-why-draw-untouched = Dein Plättchen verlängert keine deiner Linien; ein neues vielleicht.
metro-why-draw-nothing = Kein Feld für dein Plättchen bringt dir jetzt Punkte; ein neues passt vielleicht besser.
metro-why-draw-best = Das beste Feld für dein Plättchen, { $cell }, bringt dir { $points ->
    [one] nur { $points } Punkt
   *[other] { $points } Punkte
}; von einem neuen verspricht sich der Bot mehr.
metro-why-draw = Der Bot verspricht sich von einem neuen Plättchen mehr als von jedem Zug mit deinem.
metro-event-draw = zieht ein Plättchen
metro-event-complete = Linie { $station } { $name } ({ $owner }) fertig, Länge { $count }
metro-event-complete-centre = Linie { $station } { $name } ({ $owner }) im Zentrum fertig, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = im Zentrum
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
option-metro-orientation-free-note = Unsere Entscheidung: Ein Plättchen passt sonst nirgends, wenn das für alle vier Richtungen gilt.
option-metro-modules = Erweiterungen
option-metro-material = Spielmaterial
option-metro-material-shipped = mitgeliefert
option-metro-material-shipped-help = Was auf den Teilen gedruckt ist: wie mitgeliefert oder wie in einer Schachtel, die dem Betreiber dieses Servers gehört.
planned = Planung
metro-planned-cell = Planung: Feld { $cell }
metro-plan-how = Probier dein Plättchen inzwischen auf dem Spielplan aus. Nichts wird gesendet.
metro-plan-lost = { $cell } geht nicht mehr.
option-metro-begins-note = Nach der Regel beginnt, wer am jüngsten ist; wer wo sitzt, entscheidet ihr.
game-metro-note = Von uns: die Namen der Stationen außer Nummer 9; dass neben dem Zentrum 1 Plättchen genügt; dass der Sieg bei Gleichstand geteilt wird.
