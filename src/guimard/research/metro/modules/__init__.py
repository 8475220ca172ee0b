"""Metro's modules as numbers for researchers: a file for each, and the hooks."""
