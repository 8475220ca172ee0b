"""Messages, bodies and refusals on the wire: shapes only."""
