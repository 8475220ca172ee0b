"""The arena: contests between bots, with every game kept, standings and a picture."""
