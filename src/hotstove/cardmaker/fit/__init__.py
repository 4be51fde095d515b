"""What all fitters share: rules run under every roll, whom a club meets, and one search."""
