"""Both games in the libraries researchers use: PettingZoo, Gymnasium, OpenSpiel, Parquet (docs/research.md).

Each module imports its library itself, so that what is not installed is not needed. Nothing of this is compiled
before it is used.
"""
