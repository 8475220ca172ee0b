"""Bots for Metro: learned values of open lines, and a search that uses them."""
