"""How many games of Replay Baseball play themselves in a second on one core, with all books kept; the aim is 500, 384 were had."""

from automatic import measure

if __name__ == "__main__":
    measure("replay", 500)
