"""The base game of Metro: the network, laying tiles, unseen tiles. Knows no module."""
