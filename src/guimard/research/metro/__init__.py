"""Metro for researchers: its actions and observations as numbers, and a compiled batch of games."""
