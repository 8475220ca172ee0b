"""The HTTP interface and the web application."""
