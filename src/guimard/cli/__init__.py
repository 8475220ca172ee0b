"""The command line. Knows games only through their protocol.

Each has a drawing of its own here.
"""
