"""Both games in the libraries that researchers use (docs/research.md).

PettingZoo, Gymnasium, OpenSpiel and Parquet.

Each module imports its library itself, so that what is not installed is not needed. Nothing of this is compiled
before it is used.
"""
