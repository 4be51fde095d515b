"""A mistake by a user, told in one sentence."""


class Mistake(Exception):
    """Says what was found, where, and what is allowed there; faces print it and exit with code 2."""


class Refused(Mistake):
    """A call that the rules do not allow in this situation; names the call."""
