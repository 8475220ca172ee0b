"""The rules of Metromania: digging, steps of a turn, trips, scoring."""
