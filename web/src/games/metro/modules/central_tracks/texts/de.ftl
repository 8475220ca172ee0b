metro-central-points = Über eines dieser Plättchen zu fahren zählt einen Punkt wie bei jedem anderen.
metro-central-no-points = Über diese Plättchen zu fahren zählt nichts.
option-metro-modules-central-tracks = Zentrale Gleise
option-metro-modules-central-tracks-help = Vier Gleisplättchen bedecken das Zentrum: Linien fahren hindurch, nichts zählt doppelt.
option-metro-central_points = Mit zentralen Gleisen: ein zentrales Plättchen zählt einen Punkt
clash-metro-modules-stations-central-tracks = Zentrale Gleise bedecken die zentralen Stationen: Beide Module zusammen gehen nicht.
option-metro-modules-central-tracks-note = Von uns rekonstruiert: die Gleise der acht Plättchen.
option-metro-central_points-note = Unsere Entscheidung: Die Regel sagt es nicht.
