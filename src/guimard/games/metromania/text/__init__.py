"""Actions and positions of Metromania as text, and why an action is refused."""
