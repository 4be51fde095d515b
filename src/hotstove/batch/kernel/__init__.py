"""The loop of the batch engine: plain functions on arrays, compiled together for each game."""
