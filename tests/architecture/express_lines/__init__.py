"""A module of Metro that does not exist.

``test_modules.py`` adds it to a copy of the package and plays it.

Express lines: a completed line of at least 15 tiles counts 5 points more. Everybody holds a secret tile worth 1 to 6
points; instead of laying a tile, a seat may show it, once, and only tiles that were shown count at the end.
"""
