"""WebSockets: framing, connections, sessions."""
