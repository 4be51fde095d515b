"""What a user may get wrong, said in one sentence."""


class Mistake(Exception):
    """A mistake by a user: names the file or argument, what was found there, and what is allowed."""
