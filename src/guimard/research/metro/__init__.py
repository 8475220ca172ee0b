"""Metro for researchers: actions and observations as numbers, compiled batches."""
