"""Cards from the record, and how true they play."""
