"""OpenSpiel's deals; importing ``guimard.research.openspiel`` registers games."""
