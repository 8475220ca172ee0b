"""The command line. Knows games only through their protocol; each has a drawing of its own here."""
