"""Central tracks: lines that run through the centre have values of their own."""

from guimard.games.metro.modules.central_tracks import NUMBER

BIT = 1 << (NUMBER - 1)  # in a state's set of modules
