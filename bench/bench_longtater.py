"""How many games of Long Tater! play themselves in a second on one core, with the full scorebook.

The aim is 600; a core of 2026 gave 471.
"""

from automatic import measure

if __name__ == "__main__":
    measure("longtater", 600)
