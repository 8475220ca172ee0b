"""No test here asks the network for anything, nor opens a window."""

import os

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["MPLBACKEND"] = "Agg"
