"""Metromania: two lines each through a city of triangles, and seven test trips."""
