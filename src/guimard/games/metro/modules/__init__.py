"""The modules of Metro: a file each, one catalogue, and one file of compiled hooks."""
