"""Folds plays into line score, box score and statistics; writes Retrosheet event files."""
