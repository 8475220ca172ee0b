"""Bots for Metro: learned values of open lines, and what the search needs on top of them."""
