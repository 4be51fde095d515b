"""The games; each in its own folder, none importing another."""
