"""How bots judge Metro: learned values of open lines, and a search on top of them."""
