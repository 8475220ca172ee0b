"""Games drawn in a terminal: a file for each game."""
