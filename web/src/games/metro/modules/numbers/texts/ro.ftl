metro-numbers = Numerele tale de stație
metro-numbers-how = La sfârșit, fiecare linie ajunsă acolo îți dă și ție punctele ei. Nimeni altcineva nu-ți știe numerele.
metro-final-numbers = Numere de stație { $numbers }: { $points }
option-metro-modules-station-numbers = Numere de stație
option-metro-modules-station-numbers-help = Numere secrete îți aduc punctele liniilor care ajung acolo.
option-metro-numbers = Cu numere de stație: câte de fiecare culoare
clash-metro-modules-station-numbers-numbers = Sunt opt numere de fiecare culoare: câte două ajung pentru cel mult patru jucători.
