"""What every game shares: the Game protocol, matches, records. Knows no game."""
