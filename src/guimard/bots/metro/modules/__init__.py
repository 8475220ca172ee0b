"""What the bots know of Metro's modules: a file for each, and the hooks."""
