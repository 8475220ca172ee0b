"""How the values of Metro's modules are learned: a file for each, and the hooks."""
