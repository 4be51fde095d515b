"""The rules under every roll: exact distributions."""
