all-events = Alle Ereignisse und Chat
you-win = Du gewinnst
ahead-of = { $count } vor { $name }
your-place = Du bist auf Platz { $place } von { $players }, mit { $points }.
skip-to-result = Zum Ergebnis
share = Teilen
what-decided = Was den Ausschlag gab
points-over-game = Punkte im Verlauf der Partie
metro-end-leads = übernimmt die Führung
metro-end-centre = erreicht das Zentrum
metro-end-arrives = endet in { $name }
metro-end-see = Plättchen { $tile } in der Wiedergabe zeigen
metro-end-the-centre = Zentrum
metro-end-tile = Plättchen
metro-end-line = Linie
metro-end-length = Länge
metro-end-lines = Linien der Spieler
metro-end-no-lines = Keine fertige Linie.
metro-end-reason = Plättchen { $tile } vollendete { $name }: { $points } von { $all } Punkten.
metro-end-reason-centre = { $name } erreichte mit Plättchen { $tile } das Zentrum: { $length } × { $times } = { $points } von { $all } Punkten.
metromania-week = Die Woche
metromania-no-trip = keine Fahrt
metromania-before-monday = Vor Montag
metromania-kept-how = Stationspunkte zählen ganz, wenn beide Linien fertig sind, halb (abgerundet) mit einer, gar nicht ohne fertige Linie.
metromania-lost-how = −6: Die Fahrt ist wegen dieses Spielers unmöglich: ein Ziel nicht gelegt, ohne Station oder ohne Verbindung.
metromania-trip-how = { $sections ->
    [one] { $sections } Abschnitt
   *[other] { $sections } Abschnitte
}{ $changes ->
    [0] , kein Umsteigen.
    [one] {" "}und einmal umsteigen (3 Minuten).
   *[other] {" "}und { $changes }-mal umsteigen (je 3 Minuten).
}
metromania-trip-ways = Es gibt { $count } schnellste Fahrten.
metromania-trip-on = { $minutes } min auf { $lines }
metromania-impossible = Unmöglich:
metromania-final-stations = Stationspunkte
metromania-final-lines = Fertige Linien
metromania-kept-all = alle
metromania-kept-half = halb
metromania-kept-none = verloren
metromania-total = Summe
metromania-total-so-far = Bisher
metromania-end-reason = { $kept } Stationspunkte blieben erhalten, die Woche brachte { $week }.
day-long-Monday = Montag
day-long-Tuesday = Dienstag
day-long-Wednesday = Mittwoch
day-long-Thursday = Donnerstag
day-long-Friday = Freitag
day-long-Saturday = Samstag
day-long-Sunday = Sonntag
