"""Replay Baseball for the batch engine: its diagram, its registers, its clubs as arrays, its part of the loop."""
