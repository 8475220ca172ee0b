"""Takeaway: take counters from a heap; everybody holds a secret bonus."""
