"""By the book: a sound manager of the old school, who has a reason for everything he does."""

from hotstove.managers.book.manager import ByTheBook

__all__ = ["ByTheBook"]
