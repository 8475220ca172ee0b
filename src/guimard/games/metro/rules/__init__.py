"""The base game of Metro: network, laying tiles, unseen tiles. Knows no module."""
