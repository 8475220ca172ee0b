"""The handlers of HTTP routes."""
