"""The rules of Metromania piece by piece: digging, steps of a turn, trips, scoring."""
