"""A slow model of Metromania, and positions for its tests."""
