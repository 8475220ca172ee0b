"""Slow models of Metro, and positions for its tests."""
