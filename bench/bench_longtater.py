"""How many games of Long Tater! play themselves in a second on one core, with the full scorebook; the aim is 600, 471 were had."""

from automatic import measure

if __name__ == "__main__":
    measure("longtater", 600)
