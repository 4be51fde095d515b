"""Numbers that are measured, not chosen: each stands in a file with the command, the date and the seasons it came from.

``hotstove fit calibrate`` makes the file again. Managers and fitters read it.
"""

from hotstove.measured.kept import Measured, kept, measured

__all__ = ["Measured", "kept", "measured"]
