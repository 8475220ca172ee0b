"""Actions and positions of Metro as text, and why an action is refused."""
