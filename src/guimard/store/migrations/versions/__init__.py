"""Migrations, oldest first. A released one is never changed."""
