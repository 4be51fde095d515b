"""Long Tater! at the table."""
