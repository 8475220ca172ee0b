"""The modules of Metro: a file each, one catalogue, one file of compiled hooks."""
