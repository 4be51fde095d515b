"""The terminal face: no rules, no statistics."""
