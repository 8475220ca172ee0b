"""Both games in OpenSpiel: importing ``guimard.research.openspiel`` registers them."""
