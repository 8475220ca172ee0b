"""Views, actions, trips and fixed facts of Metromania as JSON."""
