"""Settings, metrics, logs, limits and identity: what every part of a server uses."""
