"""What `import hotstove` gives: games, clubs, whole games, odds and seasons in a few calls."""
