"""Metromania for researchers: actions and observations as numbers, batches."""
