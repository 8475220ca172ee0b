"""What every game shares: the Game protocol, matches, records, random numbers. Knows no game."""
