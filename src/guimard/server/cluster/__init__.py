"""The tables of this process, its lease, and the way to other processes."""
