"""Views, actions and fixed facts of Metro as JSON, written by compiled code."""
