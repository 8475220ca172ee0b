"""The games. Each knows ``core`` and nothing else."""
