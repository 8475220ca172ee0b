"""``python -m guimard``."""

from guimard.cli.main import main

main()
