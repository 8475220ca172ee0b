metro-numbers = Deine Stationsnummern
metro-numbers-how = Am Ende bringt jede Linie, die dort angekommen ist, auch dir ihre Punkte. Niemand sonst kennt deine Nummern.
metro-final-numbers = Stationsnummern { $numbers }: { $points }
option-metro-modules-station-numbers = Stationsnummern
option-metro-modules-station-numbers-help = Geheime Nummern bringen dir die Punkte der Linien, die dort ankommen.
option-metro-numbers = Mit Stationsnummern: wie viele jeder Farbe
clash-metro-modules-station-numbers-numbers = Es gibt acht Nummern je Farbe: Je zwei reichen für höchstens vier Spieler.
