"""Learn Metro's values by regression over games of self-play."""
