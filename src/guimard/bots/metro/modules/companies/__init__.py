"""Judge companies: what shares will be worth, who holds hidden ones (Metro 7)."""
