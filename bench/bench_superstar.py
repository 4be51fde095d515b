"""How many games of Superstar Baseball play themselves in a second on one core, with the full scorebook.

The aim is 800; a core of 2026 gave 577. Two fifths of the time go to the rules and the loop (four questions a plate
appearance, two more to the benches), as much to the managers, a fifth to the book.
"""

from automatic import measure

if __name__ == "__main__":
    measure("superstar", 800)
