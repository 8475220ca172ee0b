metro-central-points = Passing one of these tiles counts a point, as with any other.
metro-central-no-points = Passing these tiles counts nothing.
option-metro-modules-central-tracks = Central tracks
option-metro-modules-central-tracks-help = Four track tiles cover the centre: lines run through, nothing is doubled.
option-metro-central_points = With central tracks: passing a central tile counts a point
clash-metro-modules-stations-central-tracks = Central tracks cover the central stations, so these two modules cannot be played together.
option-metro-modules-central-tracks-note = Our reconstruction: the tracks on the eight tiles.
option-metro-central_points-note = Our ruling: the rulebook does not say.
