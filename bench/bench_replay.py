"""How many games of Replay Baseball play themselves in a second on one core, with all books kept.

The aim is 500; a core of 2026 gave 384.
"""

from automatic import measure

if __name__ == "__main__":
    measure("replay", 500)
