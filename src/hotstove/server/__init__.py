"""The table in the browser: one process keeps every table, and each seat is sent what it may know."""
